import type {
  LoggedTransaction,
  NewTransaction,
  TimelineRow,
  TransactionRow,
} from './stored-transaction.ts'
import type { LakeDocument, TransactionFilter } from '#lake/documents/types.ts'

/** Result of a store. SQLite runs in this thread and returns it at once; PostgreSQL returns a promise. */
export type Awaitable<T> = T | Promise<T>

/** Position of a process in the log of a dataset. */
export interface LogPosition {
  /** Sequence of the newest transaction that the process has applied, or 0 without one. */
  readonly sequence: number
  /**
   * Id of that transaction. If the log has another id for this sequence, the database has lost transactions. Undefined if the id is not
   * known.
   */
  readonly transactionId: string | undefined
}

/** Turn of a process: the exclusive right to append to the log of a dataset. A turn ends with `append` or `release`. */
export interface LogTurn {
  /** Sequence of the newest transaction in the log. */
  readonly head: number
  /**
   * Transactions of other processes that this process has not applied yet, oldest first. Their number may be limited. A process that has
   * missed more transactions must release the turn, apply the missed ones and take another turn.
   */
  readonly missed: readonly LoggedTransaction[]
  /** Rows of the requested transactions that are already stored, by transaction id. */
  readonly stored: ReadonlyMap<string, TransactionRow>
  /** Appends transactions in order, atomically and durably, and ends the turn. @throws LakeError `storageFull`, `unavailable` */
  append(group: readonly NewTransaction[]): Awaitable<void>
  /** Ends the turn without storing anything. Has no effect after `append`. */
  release(): Awaitable<void>
}

/** Data from which a document at a sequence is rebuilt: its newest snapshot, and the patches after it. */
export interface Lineage {
  /** Transaction id of the newest change up to the sequence. */
  readonly revision: string
  /** Newest snapshot, or undefined if the patches begin with the creation of the document. */
  readonly base: LakeDocument | undefined
  /** Mendoza patches after `base`, oldest first. */
  readonly patches: readonly (readonly unknown[])[]
}

/** First and last sequence of a part of the log. Both are included. */
export type SequenceRange = readonly [first: number, last: number]

/** Log of one dataset. SQLite and PostgreSQL each implement it. */
export interface DatasetLog {
  /**
   * Waits until this process may append, and reads the transactions that others have appended after `reached`.
   * @param transactionIds ids that clients have chosen for their transactions, which may be stored already
   * @throws LakeError `unavailable`
   */
  begin(reached: LogPosition, transactionIds: readonly string[]): Awaitable<LogTurn>
  /** Sequence of the transaction with this id, or undefined if there is none. */
  sequenceOf(transactionId: string): Awaitable<number | undefined>
  /** Sequence of the newest transaction up to a time, or undefined if there is none. @param timestamp in the stored format */
  sequenceAt(timestamp: string): Awaitable<number | undefined>
  /** Sequence of the newest change of a document, or undefined if it has never been changed. */
  newestChangeOf(documentId: string): Awaitable<number | undefined>
  /**
   * Data to rebuild a document after its newest change up to a sequence. Undefined if there is no such change, or if that change deleted
   * the document.
   */
  lineage(documentId: string, sequence: number): Awaitable<Lineage | undefined>
  /** Revision of a document at a sequence, or undefined if it did not exist then. */
  revisionAt(documentId: string, sequence: number): Awaitable<string | undefined>
  /** Transactions that change some documents. `range` replaces `from` and `to` of the filter. */
  transactionsOf(
    filter: Omit<TransactionFilter, 'from' | 'to'>,
    range: SequenceRange,
  ): Awaitable<readonly LoggedTransaction[]>
  /** Transactions of a range, oldest first. @param mostChanges number of changes after which reading stops. Default: no limit */
  transactionsIn(
    range: SequenceRange,
    mostChanges?: number,
  ): Awaitable<readonly LoggedTransaction[]>
  /** Changes of a published document, and creations and deletions of its draft or version, before a sequence; newest first. */
  timeline(
    ids: { readonly publishedId: string; readonly versionId: string },
    before: number,
    limit: number,
  ): Awaitable<readonly TimelineRow[]>
}
