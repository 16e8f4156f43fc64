import type { MirrorFeed } from './mirror-feed.ts'
import type { Log } from '#server/http/logging.ts'
import type { Tracer } from '#server/http/tracer.ts'
import type { ArticleNews } from './deletion-tracker.ts'
import type { MirrorChange, MirrorFeedChange } from './mirror-change.ts'
import type { Publication } from './publications.ts'
import type { MirrorStore } from './mirror.store.ts'
import type { PictureUse } from './picture-uses.ts'
import type { MadeTransaction } from './reached-revisions.ts'
import type { PublicStore } from './public.store.ts'

export interface MirrorOptions {
  readonly store: MirrorStore
  readonly feed: MirrorFeed
  /** Identifies the lake. A copy made from another lake is discarded. */
  readonly source: string
  readonly log: Log
  /** Tracer of the mirror's work. Default: records nothing. */
  readonly tracer?: Tracer | undefined
  /** Called with each change of public content. In embedded mode it is called before the response to the write. */
  readonly onChange: (change: MirrorChange) => void
  /**
   * Called before a change is written, with the articles that the change deletes and the affected articles that exist. Also called for
   * changes found by comparing with the lake. If the promise rejects, the change is not written.
   */
  readonly onArticles?: ((news: ArticleNews) => Promise<void>) | undefined
  /** Called with articles that were published, changed, moved or unpublished, after the write. */
  readonly onPublications?: ((made: readonly Publication[]) => void) | undefined
  /** Pause between reconciliations in milliseconds. Default: 60,000. */
  readonly reconcileEveryMs?: number
  /** Pause before a failed reconciliation is retried, in milliseconds. Default: 2,000. */
  readonly retryMs?: number
}

/** The local copy of the lake, which REST reads. */
export interface Mirror {
  /** Follows the lake. Resolves when the first reconciliation has ended, successful or not. */
  start(): Promise<void>
  stop(): Promise<void>
  /** Follows the lake again and compares everything, after the lake has become reachable again. */
  catchUp(): void
  /** Reads after all reported changes are written. @throws HttpError `unavailable` until the copy was complete once */
  read<T>(work: (store: MirrorStore) => Promise<T>): Promise<T>
  /** {@link Mirror.read} for visitors. Excludes hidden documents, and documents whose last change could not be written yet. */
  readPublic<T>(work: (store: PublicStore) => Promise<T>): Promise<T>
  /** `_rev` by `_id` of every document in the copy, after all reported changes are written. */
  revisions(): Promise<ReadonlyMap<string, string>>
  /** Adds documents just read from the lake, which the feed may report later. */
  note(documents: readonly MirrorFeedChange[]): Promise<void>
  /**
   * Resolves when the copy has an acknowledged transaction. If the feed does not report it in time, reads the documents from the lake.
   * @throws if the lake cannot be reached
   */
  reach(made: MadeTransaction): Promise<void>
  /**
   * Shows staff the expected state of an article until the lake reports a newer state. `copy` is the expected editing copy, undefined for a
   * deletion. Visitors are unaffected.
   */
  previewResult: MirrorStore['previewResult']
  /** Hides a published document from visitors before the lake has been updated, until {@link Mirror.unhide}. */
  hide(id: string, type: string): void
  unhide(id: string, type: string): void
  /** True if {@link Mirror.readPublic} excludes a published document because its last change could not be written yet. */
  withholds(id: string): boolean
  /** True if an asset is used by a public document. @throws HttpError as {@link Mirror.read} */
  isPublicAsset(assetId: string): Promise<boolean>
  /** All crops of an image asset in public documents. @throws HttpError as {@link Mirror.read} */
  picturesOf(assetId: string): Promise<readonly PictureUse[]>
  /** True if any document is hidden from visitors although the lake still shows it. */
  readonly hides: boolean
  /** Rejects writes while the database has no space for the copy. @throws HttpError `insufficient_storage` */
  assertRoom(): void
  readonly status: {
    /** True after the copy has been complete once. */
    readonly filled: boolean
    /** True while the feed reports changes without a gap. */
    readonly current: boolean
    /** True after the first comparison with the lake since startup. */
    readonly compared: boolean
    /** True while the database has no space for the copy. Until there is space, changed documents are hidden from visitors. */
    readonly isFull: boolean
  }
}
