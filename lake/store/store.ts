import type {
  LoggedTransaction,
  NewTransaction,
  TimelineRow,
  TransactionRow,
} from './stored-transaction.ts'
import type { LakeDocument, TransactionFilter } from '#lake/documents/types.ts'

/** Result of an engine that may answer at once: SQLite runs in this thread, PostgreSQL does not. */
export type Awaitable<T> = T | Promise<T>

/** Position of a process in a log. */
export interface LogPosition {
  /** Sequence of the newest transaction that the process has; 0 if it has none. */
  readonly sequence: number
  /** Id of that transaction, by which a log that has lost it is recognized. Undefined if it is not known. */
  readonly transactionId: string | undefined
}

/** Exclusive right to append to the log of a dataset, until `append` or `release`. */
export interface LogTurn {
  /** Sequence of the newest transaction of the log. */
  readonly head: number
  /** First transactions of other processes after the position of this process, oldest first. A process that misses more must release the turn. */
  readonly missed: readonly LoggedTransaction[]
  /** Requested transaction ids that are already stored. */
  readonly stored: ReadonlyMap<string, TransactionRow>
  /**
   * Appends transactions in order, atomically and durably, and ends the turn.
   * @throws LakeError `storageFull`, `unavailable`
   */
  append(group: readonly NewTransaction[]): Awaitable<void>
  /** Ends the turn without storing anything. No effect after `append`. */
  release(): Awaitable<void>
}

/** State of a document at a sequence: the newest complete state and the patches after it. */
export interface Lineage {
  /** Transaction id of the newest change. */
  readonly revision: string
  /** Newest stored state; undefined if the patches begin with the creation. */
  readonly base: LakeDocument | undefined
  /** Mendoza patches after `base`, oldest first. */
  readonly patches: readonly (readonly unknown[])[]
}

/** Range of a log. Both ends are inclusive. */
export type SequenceRange = readonly [first: number, last: number]

/** Log of one dataset. Each engine of the store implements it. */
export interface DatasetLog {
  /**
   * Takes the next turn to append, and reads what other processes have appended after `reached`.
   * @param transactionIds ids chosen by clients, which may be stored already
   * @throws LakeError `unavailable`
   */
  begin(reached: LogPosition, transactionIds: readonly string[]): Awaitable<LogTurn>
  /** Sequence of a transaction, or undefined if there is none with this id. */
  sequenceOf(transactionId: string): Awaitable<number | undefined>
  /** Sequence of the newest transaction at a time in the stored format, or undefined if there is none. */
  sequenceAt(timestamp: string): Awaitable<number | undefined>
  /** Sequence of the newest change of a document, or undefined if it has never existed. */
  newestChangeOf(documentId: string): Awaitable<number | undefined>
  /** State of a document after its newest change up to a sequence. Undefined without a change, or if that change deleted it. */
  lineage(documentId: string, sequence: number): Awaitable<Lineage | undefined>
  /** Revision of a document at a sequence, or undefined if it did not exist then. */
  revisionAt(documentId: string, sequence: number): Awaitable<string | undefined>
  /** Transactions of some documents. `from` and `to` of the filter are given as `range`. */
  transactionsOf(
    filter: Omit<TransactionFilter, 'from' | 'to'>,
    range: SequenceRange,
  ): Awaitable<readonly LoggedTransaction[]>
  /**
   * Transactions of a range, oldest first.
   * @param mostChanges number of changes after which no further transaction is read. Default: no limit
   */
  transactionsIn(
    range: SequenceRange,
    mostChanges?: number,
  ): Awaitable<readonly LoggedTransaction[]>
  /** Changes of a published document, and creations and deletions of a version, before a sequence, newest first. */
  timeline(
    ids: { readonly publishedId: string; readonly versionId: string },
    before: number,
    limit: number,
  ): Awaitable<readonly TimelineRow[]>
}
