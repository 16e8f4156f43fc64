import { fullTitle } from '../text/full-title.ts'
import { shorten } from '../text/portable-text.ts'

/** Where search engines cut, characters. */
export const SEO_LENGTHS = { title: 60, description: 160 } as const

/** A result as a search engine shows it. */
export interface SearchResult {
  /** Host and path, as the line above the title has them. */
  readonly place: string
  readonly title: string
  readonly description: string
}

/** How a page of this site stands among search results. `origin` without a slash at its end, `path` with one at its beginning. */
export function searchResultOf(page: {
  readonly origin: string
  readonly path: string
  readonly title: string
  readonly description: string
}): SearchResult {
  const place = [new URL(page.origin).host, ...page.path.split('/').slice(1)].join(' › ')
  return {
    place,
    // The product's name behind the title is cut with it.
    title: shorten(fullTitle(page.title), SEO_LENGTHS.title + 12),
    description: shorten(page.description, SEO_LENGTHS.description),
  }
}
