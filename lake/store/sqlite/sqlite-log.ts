import type { Database, Statement } from 'better-sqlite3'
import {
  changeOf,
  columns,
  documentOf,
  loggedTransactionOf,
  timelineRowOf,
  transactionOf,
} from '#lake/store/stored-transaction.ts'
import type {
  LoggedTransaction,
  NewTransaction,
  TransactionRow,
} from '#lake/store/stored-transaction.ts'
import type { DatasetLog, Lineage } from '#lake/store/store.ts'

/** Statements that read the log. */
export type LogReads = { readonly database: Database } & Readonly<
  Record<
    | 'transactionById'
    | 'sequenceOf'
    | 'sequenceAt'
    | 'newestChangeOf'
    | 'changesUpTo'
    | 'snapshotAt'
    | 'newestChange'
    | 'transactionsIn'
    | 'changesOfTransaction'
    | 'timeline',
    Statement
  >
>

/** Prepares the statements that read the log. */
export function prepareReads(database: Database): LogReads {
  return {
    database,
    transactionById: database.prepare('SELECT * FROM transactions WHERE dataset = ? AND id = ?'),
    sequenceOf: database
      .prepare('SELECT sequence FROM transactions WHERE dataset = ? AND id = ?')
      .pluck(),
    sequenceAt: database
      .prepare('SELECT max(sequence) FROM transactions WHERE dataset = ? AND timestamp <= ?')
      .pluck(),
    newestChangeOf: database
      .prepare('SELECT max(sequence) FROM changes WHERE dataset = ? AND document_id = ?')
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
    transactionsIn: database.prepare(
      'SELECT * FROM transactions WHERE dataset = ? AND sequence BETWEEN ? AND ? ORDER BY sequence',
    ),
    changesOfTransaction: database.prepare(
      'SELECT * FROM changes WHERE dataset = ? AND sequence = ? ORDER BY document_id',
    ),
    timeline: database.prepare(
      `SELECT transactions.id, sequence, timestamp, author, document_id, kind, previous_rev
       FROM changes JOIN transactions USING (dataset, sequence)
       WHERE dataset = @dataset AND document_id IN (@publishedId, @versionId) AND sequence < @before
         AND (document_id = @publishedId OR kind <> 'update')
       ORDER BY sequence DESC LIMIT @limit`,
    ),
  }
}

const NONE: readonly LoggedTransaction[] = []

/** Log of a dataset in SQLite. Only this process writes to the file, so it never misses transactions. */
export function sqliteLog(
  reads: LogReads,
  append: (group: readonly NewTransaction[]) => void,
  dataset: string,
): DatasetLog {
  const sequenceFrom = (value: unknown) => (typeof value === 'number' ? value : undefined)

  function logged(row: unknown): LoggedTransaction {
    const changes = reads.changesOfTransaction.all(dataset, columns(row)['sequence'])
    return loggedTransactionOf(row, changes)
  }

  function revisionAt(id: string, sequence: number): string | undefined {
    const row = reads.newestChange.get(dataset, id, sequence)
    if (row === undefined) return undefined
    const { kind, id: revision } = columns(row)
    return kind === 'delete' ? undefined : String(revision)
  }

  function lineage(id: string, sequence: number): Lineage | undefined {
    const revision = revisionAt(id, sequence)
    if (revision === undefined) return undefined
    const patches: (readonly unknown[])[] = []
    let base: Lineage['base']
    for (const row of reads.changesUpTo.iterate(dataset, id, sequence)) {
      const { sequence: at, kind, effects } = changeOf(row)
      const snapshot = reads.snapshotAt.get(dataset, id, at)
      if (snapshot !== undefined) {
        base = documentOf(snapshot)
        break
      }
      patches.push(effects.apply)
      // Stops at a creation, whose patch contains the complete document.
      if (kind !== 'update') break
    }
    return { revision, base, patches: patches.toReversed() }
  }

  return {
    begin({ sequence }, transactionIds) {
      const stored = new Map<string, TransactionRow>()
      for (const id of transactionIds) {
        const row = reads.transactionById.get(dataset, id)
        if (row !== undefined) stored.set(id, transactionOf(row))
      }
      return { head: sequence, missed: NONE, stored, append, release: () => undefined }
    },
    sequenceOf: (id) => sequenceFrom(reads.sequenceOf.get(dataset, id)),
    sequenceAt: (timestamp) => sequenceFrom(reads.sequenceAt.get(dataset, timestamp)),
    newestChangeOf: (id) => sequenceFrom(reads.newestChangeOf.get(dataset, id)),
    lineage,
    revisionAt,
    transactionsOf({ documentIds, fromTime, toTime, reverse = false, limit }, [first, last]) {
      const marks = documentIds.map(() => '?').join()
      return reads.database
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
          limit ?? -1,
        )
        .map(logged)
    },
    transactionsIn: ([first, last]) => reads.transactionsIn.all(dataset, first, last).map(logged),
    timeline: (ids, before, limit) =>
      reads.timeline.all({ dataset, ...ids, before, limit }).map(timelineRowOf),
  }
}
