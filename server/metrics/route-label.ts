import { LRUCache } from 'lru-cache'

export interface RouteLabelOptions {
  /** The pattern of a REST operation; undefined when there is none at the path. */
  readonly apiRoute: (method: string, pathname: string) => string | undefined
  /** The pattern of the page at a path; undefined when there is none. */
  readonly pageRoute: (pathname: string) => string | undefined
  /** Paths that stand for themselves. */
  readonly known: readonly string[]
  /** What REST and the lake begin with. */
  readonly apiBase: string
  readonly lakeBase: string
}

/** Second parts of the lake's addresses that say what is asked of it. */
const LAKE_WORDS = new Set(
  'data/query data/doc data/mutate data/actions data/listen data/export data/live data/channel data/history images files assets users projects auth'.split(
    ' ',
  ),
)

function lakeLabel(rest: string, base: string): string {
  const parts = rest.split('/').filter((part) => part !== '' && !/^v(?:\d[\d-]*|X)$/.test(part))
  const [first = '', second = ''] = parts
  const found = [`${first}/${second}`, first].find((word) => LAKE_WORDS.has(word))
  return found === undefined ? `${base}/*` : `${base}/${found}`
}

/** Names the route of a request by one of finitely many patterns, whatever stands in its address. */
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
