import { paths, wellKnownPaths } from '../paths/paths.ts'
import { site } from '../company/site.ts'

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

/** The elements by which a page tells what a record says, by property: those of the record, and what its image shows. */
export function openGraphProperties(
  record: OpenGraphRecord,
): readonly (readonly [property: string, content: string])[] {
  const { 'og:title': title, 'og:site_name': name } = record
  return [...Object.entries(record), ['og:image:alt', title === name ? name : `${title}, ${name}`]]
}

/** The path without slashes at its end; the home page's is kept. */
function trimmed(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

const pathOf = (record: OpenGraphRecord) => trimmed(URL.parse(record['og:url'])?.pathname ?? '')

/** Maximum number of segments of a path that holds others. No page lies deeper. */
const DEEPEST = 8

/**
 * Paths under which a page may have a record, its own first, then those that hold it, longest first; never the home page's. Paths of more
 * than eight segments hold no page: a caller may send thousands of segments.
 */
export function recordPaths(pathname: string): readonly string[] {
  const own = trimmed(pathname)
  const parts = own.split('/', DEEPEST + 2).slice(1)
  const holders = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return [`/${own.split('/').slice(1).join('/')}`, ...holders.toReversed()]
}

/**
 * The record of the page at `pathname`: its own, else that of the longest path that holds it, counted in whole segments
 * and never the home page's; undefined when there is neither.
 */
export function matchOpenGraph(
  records: readonly OpenGraphRecord[],
  pathname: string,
): OpenGraphRecord | undefined {
  const known = new Map(records.map((record) => [pathOf(record), record]))
  for (const path of recordPaths(pathname)) {
    const record = known.get(path)
    if (record !== undefined) return record
  }
  return undefined
}
