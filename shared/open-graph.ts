import { paths, wellKnownPaths } from './paths.ts'
import { site } from './site.ts'

/** What social networks are told of a page; one entry of `/OpenGraph_Info.json`. Addresses are absolute. */
export interface OpenGraphRecord {
  readonly 'og:title': string
  readonly 'og:description': string
  readonly 'og:image': string
  readonly 'og:type': string
  readonly 'og:url': string
  readonly 'og:site_name': string
}

/** What is told of a page that no record fits: the site as a whole. @param origin scheme and host, no trailing slash */
export const defaultOpenGraph = (origin: string): OpenGraphRecord => ({
  'og:title': site.product,
  'og:description': site.description,
  'og:image': origin + wellKnownPaths.social(paths.home),
  'og:type': 'website',
  'og:url': origin + paths.home,
  'og:site_name': site.product,
})

const trimmed = (path: string) => (path === '/' ? path : path.replace(/\/+$/, ''))

const pathOf = (record: OpenGraphRecord) => trimmed(URL.parse(record['og:url'])?.pathname ?? '')

/**
 * The record of the page at `pathname`: its own, else that of the longest path that holds it, counted in whole segments
 * and never the home page's; undefined when there is neither.
 */
export function matchOpenGraph(
  records: readonly OpenGraphRecord[],
  pathname: string,
): OpenGraphRecord | undefined {
  const path = trimmed(pathname)
  let best: { readonly length: number; readonly record: OpenGraphRecord } | undefined
  for (const record of records) {
    const own = pathOf(record)
    if (own === path) return record
    const holds = own !== '' && own !== '/' && path.startsWith(`${own}/`)
    if (holds && own.length > (best?.length ?? 0)) best = { length: own.length, record }
  }
  return best?.record
}
