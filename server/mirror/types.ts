import type { MirrorFeed } from './mirror-feed.ts'
import type { Log } from '#server/http/logging.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { ArticleNews } from './deletion-tracker.ts'
import type { MirrorChange, MirrorFeedChange } from './mirror-change.ts'
import type { Publication } from './publications.ts'
import type { MirrorStore } from './mirror.store.ts'
import type { PictureUse } from './picture-uses.ts'
import type { PublicStore } from './public.store.ts'

export interface MirrorOptions {
  readonly store: MirrorStore
  readonly feed: MirrorFeed
  /** Tells one lake from another: a copy of another lake is thrown away. */
  readonly source: string
  readonly log: Log
  /**
   * Told, before it is written, which articles go with a change and which are there; also of what a comparison finds. The change is not
   * written while this fails.
   */
  readonly onArticles?: ((news: ArticleNews) => Promise<void>) | undefined
  /** Called with articles that were published, changed, moved or unpublished, after that is written. */
  readonly onPublications?: ((made: readonly Publication[]) => void) | undefined
  /** Pause between reconciles, milliseconds; 60,000 unless told. */
  readonly reconcileEveryMs?: number
  /** Pause before a failed reconcile is tried again, milliseconds; 2,000 unless told. */
  readonly retryMs?: number
}

/** The copy of the lake that REST reads. */
export interface Mirror {
  /** Follows the lake; settles when the first reconcile has ended, well or not. */
  start(): Promise<void>
  stop(): Promise<void>
  /** Begins to follow anew and compares everything: for when the lake comes back. */
  catchUp(): void
  /** In embedded mode told before the write that made the change is answered. Gives the function that ends it. */
  onChange(listener: (change: MirrorChange) => void): () => void
  /** Reads after everything told so far is written. @throws HttpError `unavailable` while the copy was never complete */
  read<T>(work: (store: MirrorStore) => Promise<T>): Promise<T>
  /** {@link Mirror.read} for visitors: leaves out what is hidden, and what could not be written yet. */
  readPublic<T>(work: (store: PublicStore) => Promise<T>): Promise<T>
  /** `_rev` by `_id` of every document in the copy, once what was told so far is written and passed on. */
  revisions(): Promise<ReadonlyMap<string, string>>
  /** Takes note of documents that somebody has just read from the lake: its listener may tell of them later. */
  note(documents: readonly MirrorFeedChange[]): Promise<void>
  /**
   * Shows staff, until the lake tells otherwise, an article as it will be: `copy` is its editing copy, undefined once it
   * is gone. Visitors notice nothing.
   */
  foresee(id: string, copy: LakeDocument | undefined): Promise<void>
  /** Hides a published document from visitors, before the lake can be told, until {@link Mirror.unhide}. */
  hide(id: string, type: string): void
  unhide(id: string, type: string): void
  /** Tells whether visitors may see an asset: a document that they see uses it. @throws HttpError as {@link Mirror.read} */
  isPublicAsset(assetId: string): Promise<boolean>
  /** Every way in which documents that visitors see cut an image asset. @throws HttpError as {@link Mirror.read} */
  picturesOf(assetId: string): Promise<readonly PictureUse[]>
  /** Whether anything is hidden from visitors that the lake would still show. */
  readonly hides: boolean
  /** Refuses writes while the database has no room for the copy. @throws HttpError `insufficient_storage` */
  assertRoom(): void
  readonly status: {
    /** It has been complete at least once. */
    readonly filled: boolean
    /** Changes are being told and none was missed. */
    readonly current: boolean
    /** It has been compared with the lake since the start. */
    readonly compared: boolean
    /** The database has no room for the copy: what changes is not public until there is. */
    readonly isFull: boolean
  }
}
