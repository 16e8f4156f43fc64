import type { PublishedDocument } from './article-passages.ts'

/** Published documents of the CMS, as visitors can see them now. */
export interface PublishedSource {
  /** Returns the revisions of all published documents, by document id. */
  readonly revisions: () => Promise<ReadonlyMap<string, string>>
  /** Reads documents by id. Documents that visitors may not see are missing in the result. */
  readonly documents: (ids: readonly string[]) => Promise<readonly PublishedDocument[]>
}
