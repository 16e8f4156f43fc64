/** The query parameters that change what a public page shows, in their canonical order. All others are ignored. */
const KNOWN_PARAMETERS = ['category', 'industry', 'page'] as const

/**
 * The name under which a page is cached: its path and the known parameters. Tracking parameters and their like share the
 * page without them, so they can neither fill the cache nor pass it by.
 */
export function pageKey(url: URL): string {
  const known = new URLSearchParams()
  for (const name of KNOWN_PARAMETERS) {
    const value = url.searchParams.get(name)
    if (value !== null) known.set(name, value)
  }
  const search = known.toString()
  return search === '' ? url.pathname : `${url.pathname}?${search}`
}
