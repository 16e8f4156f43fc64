import type { LakeDocument } from '#lake/documents/types.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'

/** Effect of one transaction on one document. */
export interface FeedChange {
  readonly id: string
  /** Previous state, if the feed knows it. `null` if the document did not exist. */
  readonly before?: LakeDocument | null
  readonly after: LakeDocument | undefined
  /** Id and author of the transaction. The author is an account id if the lake knows our accounts. */
  readonly transactionId?: string
  readonly author?: string
}

/** Subscriber of a lake's feed. */
export interface FeedListener {
  /** Called in the order of the commits. */
  changed(changes: readonly FeedChange[]): void
  /** The feed is connected. `complete` is true if no change was missed since it was last connected. */
  live(complete: boolean): void
  /** The feed is disconnected. No changes are reported until `live` is called. */
  lost(): void
}

/** Change feed and documents of a lake, for replication. */
export interface LakeFeed {
  follow(listener: FeedListener): { readonly close: () => void; readonly restart: () => void }
  /** `_rev` by `_id` of the followed documents of the given types, see {@link isFollowed}. */
  revisions(types: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The existing documents among `ids`. */
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
}

const articleTypes: ReadonlySet<string> = new Set(ARTICLE_TYPES)

/** True if the feed includes the document: ids without a dot of any type, and drafts (`drafts.<id>`) of articles. */
export function isFollowed(id: string, type: string): boolean {
  if (!id.includes('.')) return true
  return articleTypes.has(type) && /^drafts\.[^.]+$/.test(id)
}
