import type { Log } from '#server/http/logging.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { Copies } from '../editing/article-plan.ts'
import type { ArticleWrite, ArticleWriter } from '../editing/ports.ts'
import type { OutboxStore, WaitingWrite } from './outbox.store.ts'

/** The part of the lake that writes use. */
export interface WritableLake {
  /** Makes one transaction. @throws HttpError: `conflict`, `unavailable` if the lake cannot be reached, other rejections */
  write(write: ArticleWrite): Promise<void>
  /** Returns the existing documents among `ids`, drafts included. @throws if the lake cannot be reached */
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
  /** True if the lake is believed to be reachable. */
  readonly isUp: () => boolean
}

/** The part of the mirror that writes use. */
export interface WrittenMirror {
  note(
    documents: readonly {
      readonly id: string
      readonly after: LakeDocument | undefined
      readonly transactionId?: string
    }[],
  ): Promise<void>
  previewResult(id: string, copy: LakeDocument | undefined): Promise<void>
  assertRoom(): void
  hide(id: string, type: string): void
  unhide(id: string, type: string): void
}

/** Hooks of the trash for removals. */
export interface Removals {
  /** Called before the lake is asked to make a removal. */
  expect(write: ArticleWrite): void
  /** Called when a removal is queued and counts as made. */
  stand(write: ArticleWrite): Promise<void>
  /** Called when the lake has made a queued removal. */
  settled(write: ArticleWrite): Promise<void>
  /** Called when a queued removal is cancelled. */
  withdrawn(write: ArticleWrite): Promise<void>
}

export interface WriterOptions {
  readonly lake: WritableLake
  readonly mirror: WrittenMirror
  readonly store: OutboxStore
  readonly removals: Removals
  /** Serializes work per article. @default a queue in this process */
  readonly serialize?: (<T>(id: string, work: () => Promise<T>) => Promise<T>) | undefined
  readonly log: Log
  /** Delay between retries, in milliseconds. */
  readonly retryMs?: number
}

/** {@link ArticleWriter} with an outbox. */
export interface OutboxWriter extends ArticleWriter {
  /** Applies the queued writes to the mirror: hides unpublished content and shows changes to staff. Must be called before any request. */
  start(): Promise<void>
  /** Sends queued writes in order until the lake is unreachable. */
  flush(): Promise<void>
  /** Updates an article in the mirror from the lake. @throws if the lake cannot be reached */
  refresh(id: string): Promise<Copies>
  /**
   * Resolves a conflict: removes the rejected change and those based on it, after writing the result of `plan`. That gets the
   * newest of them and the copies in the lake. @throws HttpError `conflict` if the article has changed again, `not_found` if the
   * change is no longer queued, `unavailable`
   */
  settleConflict(
    refused: Pick<WaitingWrite, 'id' | 'type' | 'transactionId'>,
    plan: (mine: WaitingWrite, current: Copies) => ArticleWrite | undefined,
  ): Promise<void>
  /** Withdraws a removal that was not sent. Returns false if it may have been sent or another write is based on it. */
  withdraw(id: string, transactionId: string): Promise<boolean>
  stop(): Promise<void>
}
