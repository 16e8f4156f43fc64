import { LRUCache } from 'lru-cache'

export interface RouteLabelOptions {
  /** Pattern of the REST operation at a path, or undefined. */
  readonly apiRoute: (method: string, pathname: string) => string | undefined
  /** Pattern of the page at a path, or undefined. */
  readonly pageRoute: (pathname: string) => string | undefined
  /** Paths that are used as labels unchanged. */
  readonly known: readonly string[]
  /** Path prefixes of the REST API and the lake. */
  readonly apiBase: string
  readonly lakeBase: string
}

/** Path segments of the lake's API that name an operation. */
const LAKE_WORDS = new Set(
  'data/query data/doc data/mutate data/actions data/listen data/export data/live data/channel data/history images files assets users projects auth'.split(
    ' ',
  ),
)

/**
 * Returns the label of a request to the lake's API.
 * @param rest path below `base`
 */
export function lakeLabel(rest: string, base: string): string {
  const parts = rest.split('/').filter((part) => part !== '' && !/^v(?:\d[\d-]*|X)$/.test(part))
  const [first = '', second = ''] = parts
  const found = [`${first}/${second}`, first].find((word) => LAKE_WORDS.has(word))
  return found === undefined ? `${base}/*` : `${base}/${found}`
}

/** Creates the function that maps a request to its route pattern. The number of labels is finite for any URL. */
export function createRouteLabel(options: RouteLabelOptions) {
  const { apiRoute, pageRoute, apiBase, lakeBase } = options
  const known = new Set(options.known)
  const pages = new LRUCache<string, string>({ max: 1_000 })

  function pageLabel(pathname: string): string {
    const kept = pages.get(pathname)
    if (kept !== undefined) return kept
    const label = pageRoute(pathname) ?? 'other'
    pages.set(pathname, label)
    return label
  }

  return (method: string, pathname: string): string => {
    if (known.has(pathname)) return pathname
    if (pathname.startsWith(`${apiBase}/`)) return apiRoute(method, pathname) ?? `${apiBase}/*`
    if (pathname.startsWith(`${lakeBase}/`))
      return lakeLabel(pathname.slice(lakeBase.length), lakeBase)
    const file = /^\/(assets|studio|social|engravings|media)\//.exec(pathname)?.[1]
    return file === undefined ? pageLabel(pathname) : `/${file}/*`
  }
}
