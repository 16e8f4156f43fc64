import type { LakeDocument } from '#lake/documents/types.ts'
import { fixedPageOf } from '#shared/content/pages/fixed-pages.ts'
import { DRAFTED_TYPES } from '#shared/content/status.ts'

/** Effect of one transaction on one document. */
export interface FeedChange {
  readonly id: string
  /** Previous state of the document, if the feed knows it. `null` if the document did not exist before. */
  readonly before?: LakeDocument | null
  readonly after: LakeDocument | undefined
  /** Id and author of the transaction. The author is the id of a staff account if the lake knows the accounts. */
  readonly transactionId?: string
  readonly author?: string
}

/** Subscriber to the change feed of a lake. */
export interface FeedListener {
  /** Called with the changes of each commit, in the order of the commits. */
  changed(changes: readonly FeedChange[]): void
  /** Called when the feed is connected. `complete` is true if no change was missed since the last connection. */
  live(complete: boolean): void
  /** Called when the feed is disconnected. No changes are reported until `live` is called. */
  lost(): void
}

/** Change feed of a lake with access to its documents, for replication. */
export interface LakeFeed {
  follow(listener: FeedListener): { readonly close: () => void; readonly restart: () => void }
  /** Returns `_rev` by `_id` of the followed documents of the given types, see {@link isFollowed}. */
  revisions(types: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Returns those documents among `ids` that exist. */
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
}

const draftedTypes: ReadonlySet<string> = new Set(DRAFTED_TYPES)

/**
 * True if the feed reports changes of the document: documents with an id without a dot, fixed pages, and drafts (`drafts.<id>`) of
 * articles and landing pages.
 */
export function isFollowed(id: string, type: string): boolean {
  if (!id.includes('.') || fixedPageOf(id)?.type === type) return true
  return draftedTypes.has(type) && /^drafts\.[^.]+$/.test(id)
}
