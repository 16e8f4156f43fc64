import { paths } from './paths.ts'

/** Formats of feeds with their media types and the names of their files. */
export const FEED_FORMATS = {
  rss: { file: 'feed.xml', mediaType: 'application/rss+xml', label: 'RSS' },
  atom: { file: 'atom.xml', mediaType: 'application/atom+xml', label: 'Atom' },
} as const

/** One of {@link FEED_FORMATS}. */
export type FeedFormat = keyof typeof FEED_FORMATS

/** Formats of feeds, the preferred one first. */
export const feedFormats: readonly FeedFormat[] = ['rss', 'atom']

/** Path of the feed of a list, below the path of the list. */
export const feedPath = (list: string, format: FeedFormat) => `${list}/${FEED_FORMATS[format].file}`

/** List whose articles a feed contains. */
export type FeedList =
  | { readonly type: 'blog'; readonly category?: string }
  | { readonly type: 'caseStudy' }

/** Pattern of the path of a feed: the path of its list, and the name of the file. */
const FEED = /^(?<list>\/.+)\/(?<file>feed|atom)\.xml$/

/** Returns list and format of the feed at a path. Undefined if the path is not that of a feed. */
export function feedAt(
  pathname: string,
): { readonly list: FeedList; readonly format: FeedFormat } | undefined {
  const { list, file } = FEED.exec(pathname)?.groups ?? {}
  if (list === undefined) return undefined
  const format = file === 'atom' ? 'atom' : 'rss'
  if (list === paths.caseStudies()) return { list: { type: 'caseStudy' }, format }
  if (list === paths.blogs()) return { list: { type: 'blog' }, format }
  const category = categoryAt(list)
  return category === undefined ? undefined : { list: { type: 'blog', category }, format }
}

/** Returns the slug in the path of a category. Undefined for other paths, and for a path that is not in canonical form. */
function categoryAt(path: string): string | undefined {
  const base = paths.blogCategory('')
  if (!path.startsWith(base)) return undefined
  try {
    const slug = decodeURIComponent(path.slice(base.length))
    return slug !== '' && paths.blogCategory(slug) === path ? slug : undefined
  } catch {
    return undefined
  }
}
