import type { HeldLock } from '#server/http/guards/held-lock.ts'
import type { Log } from '#server/http/logging.ts'
import type { Tracer } from '#server/http/tracer.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { Copies } from '../editing/article-plan.ts'
import type { ArticleWrite, ArticleWriter } from '../editing/ports.ts'
import type { OutboxStore, WaitingWrite } from './outbox.store.ts'

/** Functions of the lake that the writer needs. */
export interface WritableLake {
  /** Runs one transaction. @throws HttpError: `conflict`, `unavailable` if the lake cannot be reached, and errors for other rejections */
  write(write: ArticleWrite): Promise<void>
  /** Returns those documents among `ids` that exist, drafts included. @throws if the lake cannot be reached */
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
  /** Returns false while the circuit breaker of the CMS reports that the lake is unreachable. */
  readonly isUp: () => boolean
}

/** Stored copies, by their ids. */
interface WrittenStore {
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
  drafts(ids: readonly string[]): Promise<readonly LakeDocument[]>
}

/** Functions of the mirror that the writer needs. */
export interface WrittenMirror {
  /** Reads from the mirror once it contains all changes so far. @throws HttpError `unavailable` while the mirror is being filled */
  read<T>(work: (store: WrittenStore) => Promise<T>): Promise<T>
  note(
    documents: readonly {
      readonly id: string
      readonly after: LakeDocument | undefined
    }[],
  ): Promise<void>
  /** Resolves when the mirror contains a transaction of the lake. @throws if the lake cannot be reached */
  reach(made: {
    readonly transactionId: string
    readonly written: readonly string[]
    readonly deleted: readonly string[]
    readonly others?: readonly string[]
  }): Promise<void>
  previewResult(
    id: string,
    copy: LakeDocument | undefined,
    assertHeld: HeldLock['assertHeld'],
  ): Promise<void>
  assertRoom(): void
  hide(id: string, type: string): void
  unhide(id: string, type: string): void
}

/** Functions of the trash that the writer calls for removals. */
export interface Removals {
  /** Called before a removal is sent to the lake. */
  expect(write: ArticleWrite): void
  /** Called when a removal is queued. From this moment on the article is in the trash. */
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
  /** Runs the work on an article while no other work on it is running. @default a mutex within this process */
  readonly serialize?:
    | (<T>(id: string, work: (lock: HeldLock) => Promise<T>) => Promise<T>)
    | undefined
  readonly log: Log
  /** Tracer of the sent writes. Default: none. */
  readonly tracer?: Tracer | undefined
  /** Delay before failed writes are sent again, in milliseconds. */
  readonly retryMs?: number
}

/** An {@link ArticleWriter} that queues writes in an outbox. */
export interface OutboxWriter extends ArticleWriter {
  /**
   * Applies the queued writes to the mirror: hides unpublished content, and shows changes to staff. Must be called before the server
   * accepts requests.
   */
  start(): Promise<void>
  /** Sends the queued writes in order, until all are sent or the lake is unreachable. */
  flush(): Promise<void>
  /** Reads draft and published copy from the lake without changing the mirror. @throws if the lake cannot be reached */
  copies(id: string): Promise<Copies>
  /**
   * Resolves a conflict: makes the write that `plan` returns, then removes the rejected write and all writes based on it. `plan` gets the
   * newest of these writes, and the draft and published copy in the lake.
   * @throws HttpError `conflict` if the article has changed again, `not_found` if the rejected write is no longer queued, `unavailable`
   */
  settleConflict(
    refused: Pick<WaitingWrite, 'id' | 'type' | 'transactionId'>,
    plan: (mine: WaitingWrite, current: Copies) => ArticleWrite | undefined,
  ): Promise<void>
  /** Withdraws a removal. Returns false if the removal may have been sent, or if another write is based on it. */
  withdraw(id: string, transactionId: string): Promise<boolean>
  stop(): Promise<void>
}
