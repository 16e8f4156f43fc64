import type { Route } from './route.ts'

/** What a method and path lead to: a route with its parameters, the methods there are instead, or nothing. */
export type Match =
  | { readonly kind: 'route'; readonly route: Route; readonly params: Record<string, string> }
  | { readonly kind: 'method'; readonly allow: readonly string[] }
  | { readonly kind: 'none' }

/** The segments of a path, decoded once. Undefined when it cannot be decoded, or holds what no path of ours does. */
function segmentsOf(pathname: string): string[] | undefined {
  try {
    const segments = pathname.replace(/\/$/, '').split('/').slice(1).map(decodeURIComponent)
    // oxlint-disable-next-line no-control-regex -- control characters are what must not pass
    return segments.some((segment) => segment === '' || /[\u0000-\u001f\u007f]/.test(segment))
      ? undefined
      : segments
  } catch {
    return undefined
  }
}

interface Entry {
  readonly route: Route
  readonly pattern: readonly string[]
}

function paramsOf(pattern: readonly string[], segments: readonly string[]) {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = segment
    else if (part !== segment) return undefined
  }
  return params
}

/**
 * Finds the route of a request by its decoded path. A guard cannot be walked round by another spelling, because the
 * guard belongs to the route that is found and not to a path prefix. Throws when two routes have one method and path.
 */
export function createRouteTable(routes: readonly Route[]) {
  const seen = new Set<string>()
  const entries: Entry[] = routes.map((route) => {
    const key = `${route.method} ${route.path.replaceAll(/:[^/]+/g, ':')}`
    if (seen.has(key)) throw new Error(`two routes answer ${route.method} ${route.path}`)
    if (!/^(?:\/(?::\w+|[\w-]+(?:\.(?:json|csv))?))+$/.test(route.path))
      throw new Error(`not a route path: ${route.path}`)
    seen.add(key)
    return { route, pattern: route.path.split('/').slice(1) }
  })
  // Literal segments win over parameters, whatever the order of the list.
  const weight = (entry: Entry) =>
    entry.pattern.map((part) => (part.startsWith(':') ? '1' : '0')).join('')
  const ordered = entries.toSorted((a, b) => weight(a).localeCompare(weight(b)))

  return (method: string, pathname: string): Match => {
    const segments = segmentsOf(pathname)
    if (segments === undefined) return { kind: 'none' }
    const wanted = method === 'HEAD' ? 'GET' : method
    const allow = new Set<string>()
    for (const { route, pattern } of ordered) {
      const params = paramsOf(pattern, segments)
      if (params === undefined) continue
      if (route.method === wanted) return { kind: 'route', route, params }
      allow.add(route.method)
      if (route.method === 'GET') allow.add('HEAD')
    }
    return allow.size === 0
      ? { kind: 'none' }
      : { kind: 'method', allow: [...allow, 'OPTIONS'].toSorted() }
  }
}
