import { fullTitle } from '../text/full-title.ts'
import { shorten } from '../text/portable-text.ts'

/** Lengths at which search engines truncate, in characters. */
export const SEO_LENGTHS = { title: 60, description: 160 } as const

/** A search result as a search engine shows it. */
export interface SearchResult {
  /** Line above the title: host and path, in the format of search engines. */
  readonly place: string
  readonly title: string
  readonly description: string
}

/** Returns the search result of a page. `origin` without a trailing slash, `path` with a leading one. */
export function searchResultOf(page: {
  readonly origin: string
  readonly path: string
  readonly title: string
  readonly description: string
}): SearchResult {
  const place = [new URL(page.origin).host, ...page.path.split('/').slice(1)].join(' › ')
  return {
    place,
    // The limit includes the 12 characters of the separator and the product name after the title.
    title: shorten(fullTitle(page.title), SEO_LENGTHS.title + 12),
    description: shorten(page.description, SEO_LENGTHS.description),
  }
}
