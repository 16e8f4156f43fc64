import type { LakeDocument } from '#lake/documents/types.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'

/** What one transaction did to one document. */
export interface FeedChange {
  readonly id: string
  /** Its state before, where the feed knows it; `null` when there was none. */
  readonly before?: LakeDocument | null
  readonly after: LakeDocument | undefined
  /** The transaction that made it, and whose that was: an account's id where the lake knows our accounts. */
  readonly transactionId?: string
  readonly author?: string
}

/** Who follows a lake. */
export interface FeedListener {
  /** In the order of the commits. */
  changed(changes: readonly FeedChange[]): void
  /** The feed runs. `complete` tells that nothing was missed since it last did. */
  live(complete: boolean): void
  /** The feed has stopped; changes are not told until it is live again. */
  lost(): void
}

/** A lake as something that can be copied: what changes in it, and what is in it. */
export interface LakeFeed {
  follow(listener: FeedListener): { readonly close: () => void; readonly restart: () => void }
  /** `_rev` by `_id` of the documents of the given types that are followed, see {@link isFollowed}. */
  revisions(types: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The documents among `ids` that there are. */
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
}

const articleTypes: ReadonlySet<string> = new Set(ARTICLE_TYPES)

/** Tells which documents are followed: undotted ids of any type, and of articles the editing copies (`drafts.<id>`). */
export function isFollowed(id: string, type: string): boolean {
  if (!id.includes('.')) return true
  return articleTypes.has(type) && /^drafts\.[^.]+$/.test(id)
}
