import { fullTitle } from '../text/full-title.ts'
import { shorten } from '../text/portable-text.ts'

/** Number of characters after which search engines truncate titles and descriptions. */
export const SEO_LENGTHS = { title: 60, description: 160 } as const

/** A search result as a search engine shows it. */
export interface SearchResult {
  /** Line above the title: host and path, as search engines show them. */
  readonly place: string
  readonly title: string
  readonly description: string
}

/** Returns the search result for a page. `origin` has no trailing slash, `path` has a leading slash. */
export function searchResultOf(page: {
  readonly origin: string
  readonly path: string
  readonly title: string
  readonly description: string
}): SearchResult {
  const place = [new URL(page.origin).host, ...page.path.split('/').slice(1)].join(' › ')
  return {
    place,
    // Adds the 12 characters of the separator and the product name, which follow the title.
    title: shorten(fullTitle(page.title), SEO_LENGTHS.title + 12),
    description: shorten(page.description, SEO_LENGTHS.description),
  }
}
