import { fixedPageOf } from '#shared/content/pages/fixed-pages.ts'
import type { PublishedDocument } from './article-passages.ts'

/** Documents with their revisions, as visitors can see them now. */
interface Documents {
  /** Returns the revisions of all documents, by document id. */
  readonly revisions: () => Promise<ReadonlyMap<string, string>>
  /** Reads documents by id. Documents that visitors may not see are missing in the result. */
  readonly documents: (ids: readonly string[]) => Promise<readonly PublishedDocument[]>
}

/** Published articles and job openings of the CMS, and the texts of the fixed pages. */
export interface PublishedSource extends Documents {
  /** Texts of the fixed pages. If neither the CMS nor a saved copy is available, they are the shipped texts. Never rejects. */
  readonly pages: Documents
}

/** True if a document is the text of a fixed page. */
export const isPage = (id: string): boolean => fixedPageOf(id) !== undefined

/** Reads pages and articles by document id. Pages are first in the result. */
export async function readDocuments(
  { pages, documents }: PublishedSource,
  ids: readonly string[],
): Promise<readonly PublishedDocument[]> {
  const ofPages = ids.filter(isPage)
  const others = ids.filter((id) => !isPage(id))
  return [
    ...(ofPages.length === 0 ? [] : await pages.documents(ofPages)),
    ...(others.length === 0 ? [] : await documents(others)),
  ]
}

/**
 * Current revisions of documents, by id. The result lacks documents that visitors may not see. Rejects if the source of articles cannot be
 * read.
 */
export async function currentRevisions(
  source: PublishedSource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ...(ids.some(isPage) ? await source.pages.revisions() : []),
    ...(ids.every(isPage) ? [] : await source.revisions()),
  ])
}
