import { applyPatch } from 'mendoza'
import { createEvents } from './history-events.ts'
import { isRecord } from '#lake/access/guards.ts'
import { importJson, isLakeDocument } from '#lake/documents/json.ts'
import { withoutRev } from '#lake/documents/mendoza.ts'
import type { Store } from '#lake/store/store.ts'
import { changeOf, documentOf, mutationsOf, transactionOf } from '#lake/store/stored-transaction.ts'
import { tagsOfCommit } from '#lake/query/sync-tags.ts'
import type {
  Commit,
  DocumentChange,
  History,
  LakeDocument,
  StoredTransaction,
  TransactionFilter,
} from '#lake/documents/types.ts'

const MAX_TRANSACTIONS = 10_000

export interface HistoryPorts {
  readonly datasetName: string
  readonly store: Store
  readonly current: (id: string) => LakeDocument | undefined
}

/** Prepares the statements that read the log. */
function prepareReads(database: Store['database']) {
  return {
    sequenceOf: database
      .prepare('SELECT sequence FROM transactions WHERE dataset = ? AND id = ?')
      .pluck(),
    sequenceAt: database
      .prepare('SELECT max(sequence) FROM transactions WHERE dataset = ? AND timestamp <= ?')
      .pluck(),
    changesUpTo: database.prepare(
      `SELECT * FROM changes WHERE dataset = ? AND document_id = ? AND sequence <= ? ORDER BY sequence DESC`,
    ),
    snapshotAt: database
      .prepare('SELECT body FROM snapshots WHERE dataset = ? AND document_id = ? AND sequence = ?')
      .pluck(),
    newestChange: database.prepare(
      `SELECT changes.kind, transactions.id FROM changes JOIN transactions USING (dataset, sequence)
       WHERE dataset = ? AND document_id = ? AND sequence <= ? ORDER BY sequence DESC LIMIT 1`,
    ),
    transactionsAfter: database.prepare(
      'SELECT * FROM transactions WHERE dataset = ? AND sequence > ? AND sequence <= ? ORDER BY sequence DESC',
    ),
    changesOfTransaction: database.prepare(
      'SELECT * FROM changes WHERE dataset = ? AND sequence = ? ORDER BY document_id',
    ),
  }
}

/** Reads the transactions of documents between two sequences. */
function selectTransactions(
  database: Store['database'],
  dataset: string,
  { documentIds, fromTime, toTime, reverse = false, limit = MAX_TRANSACTIONS }: TransactionFilter,
  [first, last]: readonly [first: unknown, last: unknown],
): unknown[] {
  const marks = documentIds.map(() => '?').join()
  return database
    .prepare(
      `SELECT * FROM transactions WHERE dataset = ? AND sequence BETWEEN ? AND ?
         AND timestamp >= ? AND timestamp <= ? AND sequence IN
           (SELECT sequence FROM changes WHERE dataset = ? AND document_id IN (${marks}))
       ORDER BY sequence ${reverse ? 'DESC' : 'ASC'} LIMIT ?`,
    )
    .all(
      dataset,
      first,
      last,
      fromTime ?? '',
      toTime ?? '9999',
      dataset,
      ...documentIds,
      Math.max(0, Math.min(limit, MAX_TRANSACTIONS)),
    )
}

/** Reads the past of a dataset from its transaction log. */
export function createHistory({ datasetName: dataset, store, current }: HistoryPorts) {
  const { database } = store
  const {
    sequenceOf,
    sequenceAt,
    changesUpTo,
    snapshotAt,
    newestChange,
    transactionsAfter,
    changesOfTransaction,
  } = prepareReads(database)

  /** Revision of a document at a sequence, or undefined if it did not exist then. */
  function revisionAt(id: string, sequence: number): string | undefined {
    const row = newestChange.get(dataset, id, sequence)
    return isRecord(row) && row['kind'] !== 'delete' ? String(row['id']) : undefined
  }

  /** State of a document after its newest change up to `sequence`. Undefined if there is no such change or it deleted the document. */
  function stateAt(id: string, sequence: number): LakeDocument | undefined {
    const revision = revisionAt(id, sequence)
    if (revision === undefined) return undefined
    const patches: (readonly unknown[])[] = []
    let state: unknown = null
    for (const row of changesUpTo.iterate(dataset, id, sequence)) {
      const { sequence: at, kind, effects } = changeOf(row)
      const snapshot = snapshotAt.get(dataset, id, at)
      if (snapshot !== undefined) {
        state = withoutRev(documentOf(snapshot))
        break
      }
      patches.push(effects.apply)
      // The patch of a creation is the complete document.
      if (kind !== 'update') break
    }
    for (const patch of patches.toReversed()) state = applyPatch(state, [...patch])
    return isRecord(state) ? withRev(state, revision) : undefined
  }

  function lastState(id: string): LakeDocument | undefined {
    const now = current(id)
    if (now !== undefined) return now
    const row = changesUpTo.get(dataset, id, Number.MAX_SAFE_INTEGER)
    return row === undefined ? undefined : stateAt(id, changeOf(row).sequence - 1)
  }

  function stored(raw: unknown): StoredTransaction {
    const row = transactionOf(raw)
    const changes = changesOfTransaction.all(dataset, row.sequence).map(changeOf)
    return {
      id: row.id,
      sequence: row.sequence,
      author: row.author,
      timestamp: row.timestamp,
      documentIds: changes.map(({ documentId }) => documentId),
      effects: Object.fromEntries(changes.map(({ documentId, effects }) => [documentId, effects])),
      mutations: mutationsOf(raw, changes),
    }
  }

  function transactions(filter: TransactionFilter): StoredTransaction[] {
    const { documentIds, from, to } = filter
    const first = from === undefined ? 0 : sequenceOf.get(dataset, from)
    const last = to === undefined ? Number.MAX_SAFE_INTEGER : sequenceOf.get(dataset, to)
    if (documentIds.length === 0 || first === undefined || last === undefined) return []
    return selectTransactions(database, dataset, filter, [first, last]).map(stored)
  }

  /**
   * Commits after `sequence` up to `last`. Their states are rebuilt backwards from the current documents, so `last` must be the newest
   * commit.
   */
  function commitsSince(sequence: number, last: number): Commit[] {
    const states = new Map<string, LakeDocument | undefined>()
    const commits = transactionsAfter.all(dataset, sequence, last).map((raw): Commit => {
      const row = transactionOf(raw)
      const kept = changesOfTransaction.all(dataset, row.sequence).map(changeOf)
      const changes = kept.map(({ documentId, previousRev, effects }): DocumentChange => {
        const after = states.has(documentId) ? states.get(documentId) : current(documentId)
        const left = after === undefined ? null : withoutRev(after)
        const earlier: unknown = applyPatch(left, [...effects.revert])
        const before =
          isRecord(earlier) && previousRev !== undefined ? withRev(earlier, previousRev) : undefined
        states.set(documentId, before)
        return { documentId, before, after, previousRev, resultRev: row.id, effects }
      })
      return {
        sequence: row.sequence,
        transactionId: row.id,
        author: row.author,
        timestamp: row.timestamp,
        changes,
        mutations: mutationsOf(raw, kept),
        syncTags: tagsOfCommit(dataset, changes),
      }
    })
    return commits.toReversed()
  }

  const history: History = {
    transactions,
    documentAt(id, at) {
      if ('last' in at) return lastState(id)
      const sequence =
        'revision' in at
          ? sequenceOf.get(dataset, at.revision)
          : sequenceAt.get(dataset, normalizedTime(at.time))
      return typeof sequence === 'number' ? stateAt(id, sequence) : undefined
    },
    events: createEvents({ datasetName: dataset, database, revisionAt }),
  }
  return { ...history, commitsSince }
}

/** Converts an ISO time to the stored format, because stored timestamps are compared as text. */
function normalizedTime(time: string): string {
  const parsed = Date.parse(time)
  return Number.isNaN(parsed) ? time : new Date(parsed).toISOString()
}

function withRev(state: Readonly<Record<string, unknown>>, revision: string): LakeDocument {
  const document = importJson({ ...state, _rev: revision })
  if (!isLakeDocument(document)) throw new Error('The log gives what is no document')
  return document
}
