import { createPathMatcher, type PathMatch } from '#lake/common/path-matcher.ts'
import type { Route } from './route.ts'

/** What a method and path lead to: a route with its parameters, the methods there are instead, or nothing. */
export type Match =
  | ({ readonly kind: 'route' } & PathMatch<Route>)
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

/**
 * Finds the route of a request by its decoded path. A guard cannot be walked round by another spelling, because the
 * guard belongs to the route that is found and not to a path prefix. Throws when two routes have one method and path.
 */
export function createRouteTable(routes: readonly Route[]) {
  const seen = new Set<string>()
  for (const { method, path } of routes) {
    const key = `${method} ${path.replaceAll(/:[^/]+/g, ':')}`
    if (seen.has(key)) throw new Error(`two routes answer ${method} ${path}`)
    if (!/^(?:\/(?::\w+|[\w-]+(?:\.(?:json|csv))?))+$/.test(path))
      throw new Error(`not a route path: ${path}`)
    seen.add(key)
  }
  // Literal segments win over parameters, whatever the order of the list.
  const weight = ({ path }: Route) =>
    path.replaceAll(/\/(:?)[^/]+/g, (_, colon) => (colon ? '1' : '0'))
  const match = createPathMatcher(routes.toSorted((a, b) => weight(a).localeCompare(weight(b))))

  return (method: string, pathname: string): Match => {
    const segments = segmentsOf(pathname)
    const found = segments === undefined ? [] : match(segments)
    const wanted = method === 'HEAD' ? 'GET' : method
    const chosen = found.find(({ route }) => route.method === wanted)
    if (chosen !== undefined) return { kind: 'route', ...chosen }
    if (found.length === 0) return { kind: 'none' }
    const methods = found.flatMap(({ route }) =>
      route.method === 'GET' ? ['GET', 'HEAD'] : [route.method],
    )
    return { kind: 'method', allow: [...new Set([...methods, 'OPTIONS'])].toSorted() }
  }
}
