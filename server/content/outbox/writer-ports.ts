import type { Log } from '#server/http/logging.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { Copies } from '../editing/article-plan.ts'
import type { ArticleWrite, ArticleWriter } from '../editing/ports.ts'
import type { OutboxStore, WaitingWrite } from './outbox.store.ts'

/** The lake as writes need it. */
export interface WritableLake {
  /** Makes one transaction. @throws HttpError: `conflict`, `unavailable` when it could not be asked, other refusals */
  write(write: ArticleWrite): Promise<void>
  /** The documents among `ids` that there are, drafts included. @throws when the lake cannot be asked */
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
  /** Whether asking makes sense. */
  readonly isUp: () => boolean
}

/** The copy of the lake as writes need it. */
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

/** Those who keep what is removed. */
export interface Removals {
  /** The lake is about to be asked to make a removal. */
  expect(write: ArticleWrite): void
  /** A removal waits for the lake and counts as made. */
  stand(write: ArticleWrite): Promise<void>
  /** The lake has made a removal that waited. */
  settled(write: ArticleWrite): Promise<void>
  /** A removal that waited is not made. */
  withdrawn(write: ArticleWrite): Promise<void>
}

export interface WriterOptions {
  readonly lake: WritableLake
  readonly mirror: WrittenMirror
  readonly store: OutboxStore
  readonly removals: Removals
  /** Runs work of one article after the other. @default a queue of this process */
  readonly serialize?: (<T>(id: string, work: () => Promise<T>) => Promise<T>) | undefined
  readonly log: Log
  /** Pause between tries while something waits, milliseconds. */
  readonly retryMs?: number
}

/** {@link ArticleWriter} with the outbox behind it. */
export interface OutboxWriter extends ArticleWriter {
  /** Hides what waits to be taken off and shows staff what waits; to be called before anybody is answered. */
  start(): Promise<void>
  /** Sends what waits, in order, until the lake cannot be reached. */
  flush(): Promise<void>
  /** Brings the copy of an article in step with the lake. @throws when the lake cannot be asked */
  refresh(id: string): Promise<Copies>
  /**
   * Ends a conflict: the refused change and those made on top of it are dropped, after `plan` has made of the newest of
   * them and of the copies in the lake what is to be written instead. @throws HttpError `conflict` when the article has
   * moved on again, `not_found` when it waits no longer, `unavailable`
   */
  settleConflict(
    refused: Pick<WaitingWrite, 'id' | 'type' | 'transactionId'>,
    plan: (mine: WaitingWrite, current: Copies) => ArticleWrite | undefined,
  ): Promise<void>
  /** Takes a removal back that the lake was never sent. Gives false where it may have been sent, or something was made on top of it. */
  withdraw(id: string, transactionId: string): Promise<boolean>
  stop(): Promise<void>
}
