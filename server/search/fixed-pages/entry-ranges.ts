import { fixedPages } from '#shared/content/pages/fixed-pages.ts'

/** Id of the document that contains all passages of the pages without a document of their own. */
export const SITE_ID = 'site'

/** Number of the first search entry of articles and job openings. Smaller numbers are those of the pages of the site. */
export const FIRST_DOCUMENT_ENTRY = 2 ** 20

/**
 * Number of entries reserved for a fixed page: one for the page and one for each of its questions. The document `SITE_ID` has four times as
 * many.
 */
const PER_PAGE = 1_024
const FIRST_PAGE_ENTRY = 4 * PER_PAGE

const places: ReadonlyMap<string, number> = new Map(
  fixedPages.map(({ id }, place) => [id, FIRST_PAGE_ENTRY + place * PER_PAGE]),
)

/** Range of the entry numbers that are reserved for a document: the first number, and the number after the last one. */
export function entryRangeOf(document: string): readonly [from: number, to: number] {
  if (document === SITE_ID) return [1, FIRST_PAGE_ENTRY]
  const from = places.get(document)
  return from === undefined
    ? [FIRST_DOCUMENT_ENTRY, Number.MAX_SAFE_INTEGER]
    : [from, from + PER_PAGE]
}
