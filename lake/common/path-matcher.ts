import { TrieRouter } from 'hono/router/trie-router'

/** Route that matches a path, and the values of the path parameters, in the encoding of the address. */
export interface PathMatch<Route> {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/**
 * Returns a function that finds all routes of a path, in the order of the list. In the path of a route, `:name` is one segment that is not
 * empty. `*name`, allowed only at the end, is all remaining segments; there may be none.
 */
export function createPathMatcher<Route extends { readonly path: string }>(
  routes: readonly Route[],
): (segments: readonly string[]) => readonly PathMatch<Route>[] {
  const router = new TrieRouter<{ readonly route: Route; readonly rest: number }>()
  for (const route of routes) {
    const parts = route.path.split('/').slice(1)
    const rest = parts.findIndex((part) => part.startsWith('*'))
    router.add('ALL', route.path.replace(/\*\w+$/, '*'), { route, rest })
  }
  return (segments) => {
    // Encodes the segments, so that they neither contain a slash nor look like a pattern.
    const [found] = router.match('ALL', `/${segments.map(encodeURIComponent).join('/')}`)
    return found.map(([{ route, rest }, params]) => {
      const named = Object.entries(params).map(([name, value]) => [
        name,
        decodeURIComponent(String(value)),
      ])
      const name = route.path.split('/')[rest + 1]
      if (rest >= 0 && name !== undefined)
        named.push([name.slice(1), segments.slice(rest).join('/')])
      return { route, params: Object.fromEntries(named) }
    })
  }
}
