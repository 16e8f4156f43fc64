import { createPathMatcher, type PathMatch } from '#lake/common/path-matcher.ts'
import type { Route } from './route.ts'

/** Result of matching a method and path: a route with its parameters, the allowed methods of the path, or no match. */
export type Match =
  | ({ readonly kind: 'route' } & PathMatch<Route>)
  | { readonly kind: 'method'; readonly allow: readonly string[] }
  | { readonly kind: 'none' }

/** Splits a path into segments, decoded once. Undefined if it cannot be decoded or contains empty segments or control characters. */
function segmentsOf(pathname: string): string[] | undefined {
  try {
    const segments = pathname.replace(/\/$/, '').split('/').slice(1).map(decodeURIComponent)
    // oxlint-disable-next-line no-control-regex -- the expression rejects control characters
    return segments.some((segment) => segment === '' || /[\u0000-\u001f\u007f]/.test(segment))
      ? undefined
      : segments
  } catch {
    return undefined
  }
}

/**
 * Creates the matcher of requests by their decoded path. A guard belongs to the matched route, not to a path prefix, so an equivalent
 * form of the path, such as a percent-encoded one, cannot bypass the guard. Throws if two routes have the same method and path.
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
  // Literal segments take precedence over parameters, regardless of the order of the list.
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
