import { paths, wellKnownPaths } from '../paths/paths.ts'
import { site } from '../company/site.ts'

/** Open Graph properties of a page: an entry of `/OpenGraph_Info.json`. URLs are absolute. */
export interface OpenGraphRecord {
  readonly 'og:title': string
  readonly 'og:description': string
  readonly 'og:image': string
  readonly 'og:type': string
  readonly 'og:url': string
  readonly 'og:site_name': string
}

/**
 * Record that describes the site, for pages without a record.
 * @param origin scheme and host, no trailing slash
 * @param description published description of the site; default: the shipped one
 */
export const defaultOpenGraph = (
  origin: string,
  description: string = site.description,
): OpenGraphRecord => ({
  'og:title': site.product,
  'og:description': description,
  'og:image': origin + wellKnownPaths.social(paths.home),
  'og:type': 'website',
  'og:url': origin + paths.home,
  'og:site_name': site.product,
})

/** Names and contents of the meta elements for a record. They include the alternative text of its image. */
export function openGraphProperties(
  record: OpenGraphRecord,
): readonly (readonly [property: string, content: string])[] {
  const { 'og:title': title, 'og:site_name': name } = record
  return [...Object.entries(record), ['og:image:alt', title === name ? name : `${title}, ${name}`]]
}

/** Path without trailing slashes, except for the home page. */
function trimmed(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

const pathOf = (record: OpenGraphRecord) => trimmed(URL.parse(record['og:url'])?.pathname ?? '')

/** Maximum depth of pages, in path segments. */
const DEEPEST = 8

/**
 * Paths whose records a page can use: its own path, then those of its ancestors, longest first. The home page is not included. A request
 * may have thousands of path segments, so ancestors with more than eight segments are left out.
 */
export function recordPaths(pathname: string): readonly string[] {
  const own = trimmed(pathname)
  const parts = own.split('/', DEEPEST + 2).slice(1)
  const holders = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return [`/${own.split('/').slice(1).join('/')}`, ...holders.toReversed()]
}

/**
 * Record for the page at `pathname`: the one with this path, otherwise the one with the longest ancestor path. Paths are compared segment
 * by segment. The record of the home page is not used for other pages. Undefined if no record matches.
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
