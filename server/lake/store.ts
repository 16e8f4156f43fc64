import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { isLakeDocument, isRecord } from './json.ts'
import type { Effects, LakeDocument, Mutation, MutationResult } from './types.ts'
import { LakeError } from './types.ts'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS datasets (
    name TEXT PRIMARY KEY, acl_mode TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS documents (
    dataset TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (dataset, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS transactions (
    dataset TEXT NOT NULL, sequence INTEGER NOT NULL, id TEXT NOT NULL, author TEXT NOT NULL,
    timestamp TEXT NOT NULL, mutations TEXT NOT NULL, request TEXT NOT NULL, results TEXT NOT NULL,
    PRIMARY KEY (dataset, sequence)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS transactions_by_id ON transactions (dataset, id);
  CREATE TABLE IF NOT EXISTS changes (
    dataset TEXT NOT NULL, document_id TEXT NOT NULL, sequence INTEGER NOT NULL, previous_rev TEXT,
    kind TEXT NOT NULL, apply TEXT NOT NULL, revert TEXT NOT NULL,
    PRIMARY KEY (dataset, document_id, sequence)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS changes_by_sequence ON changes (dataset, sequence);
  CREATE TABLE IF NOT EXISTS snapshots (
    dataset TEXT NOT NULL, document_id TEXT NOT NULL, sequence INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (dataset, document_id, sequence)
  ) WITHOUT ROWID;
`

export type ChangeKind = 'create' | 'update' | 'delete'

export interface StoredChange {
  readonly documentId: string
  readonly sequence: number
  readonly previousRev: string | undefined
  readonly kind: ChangeKind
  readonly effects: Effects
}

/** A transaction as it lies in the store. */
export interface TransactionRow {
  readonly sequence: number
  readonly id: string
  readonly author: string
  readonly timestamp: string
  readonly mutations: readonly Mutation[]
  /** Digest of what the client sent: tells a retry from a clash. */
  readonly request: string
  readonly results: readonly Omit<MutationResult, 'document'>[]
}

export interface NewTransaction extends TransactionRow {
  readonly changes: readonly (StoredChange & {
    readonly body: string | undefined
    /** The body is also kept as a snapshot, so that history need not be played from its start. */
    readonly snapshot: boolean
  })[]
}

export interface StoreOptions {
  readonly directory: string
  /** Upper bound of the file in bytes; the store refuses writes with `storageFull` beyond it. @default none */
  readonly maxBytes?: number
}

export type Store = ReturnType<typeof openStore>

/**
 * Opens the lake's file `lake.sqlite` in `directory` (made when missing). One process at a time: a second one is refused.
 * Each commit is on the disk when the call returns (WAL, synchronous=FULL).
 */
export function openStore({ directory, maxBytes }: StoreOptions) {
  mkdirSync(directory, { recursive: true })
  const database = new Sqlite(join(directory, 'lake.sqlite'), { timeout: 2_000 })
  database.pragma('locking_mode = EXCLUSIVE')
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec(SCHEMA)
  if (maxBytes !== undefined) {
    const pageSize = Number(database.pragma('page_size', { simple: true }))
    database.pragma(`max_page_count = ${Math.max(1, Math.floor(maxBytes / pageSize))}`)
  }

  const insertTransaction = database.prepare(
    `INSERT INTO transactions (dataset, sequence, id, author, timestamp, mutations, request, results)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const insertChange = database.prepare(
    `INSERT INTO changes (dataset, document_id, sequence, previous_rev, kind, apply, revert)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  const insertSnapshot = database.prepare(
    'INSERT INTO snapshots (dataset, document_id, sequence, body) VALUES (?, ?, ?, ?)',
  )
  const putDocument = database.prepare(
    `INSERT INTO documents (dataset, id, body) VALUES (?, ?, ?)
     ON CONFLICT (dataset, id) DO UPDATE SET body = excluded.body`,
  )
  const removeDocument = database.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?')
  const latestSequence = database
    .prepare('SELECT max(sequence) FROM transactions WHERE dataset = ?')
    .pluck()
  const latestTimestamp = database
    .prepare('SELECT max(timestamp) FROM transactions WHERE dataset = ?')
    .pluck()
  const transactionById = database.prepare(
    'SELECT * FROM transactions WHERE dataset = ? AND id = ?',
  )
  const changesSinceSnapshot = database
    .prepare(
      `SELECT count(*) FROM changes WHERE dataset = @dataset AND document_id = @id AND sequence >
         max(coalesce((SELECT max(sequence) FROM snapshots WHERE dataset = @dataset AND document_id = @id), 0),
             coalesce((SELECT max(sequence) FROM changes WHERE dataset = @dataset AND document_id = @id AND kind = 'create'), 0))`,
    )
    .pluck()

  const write = database.transaction((dataset: string, transaction: NewTransaction) => {
    const { sequence, id, author, timestamp, mutations, request, results } = transaction
    insertTransaction.run(
      dataset,
      sequence,
      id,
      author,
      timestamp,
      JSON.stringify(mutations),
      request,
      JSON.stringify(results),
    )
    for (const { documentId, previousRev, kind, effects, body, snapshot } of transaction.changes) {
      insertChange.run(
        dataset,
        documentId,
        sequence,
        previousRev ?? null,
        kind,
        JSON.stringify(effects.apply),
        JSON.stringify(effects.revert),
      )
      if (body === undefined) {
        removeDocument.run(dataset, documentId)
      } else {
        putDocument.run(dataset, documentId, body)
        if (snapshot) insertSnapshot.run(dataset, documentId, sequence, body)
      }
    }
  })

  const dropDataset = database.transaction((name: string) => {
    for (const table of ['documents', 'transactions', 'changes', 'snapshots']) {
      database.prepare(`DELETE FROM ${table} WHERE dataset = ?`).run(name)
    }
    database.prepare('DELETE FROM datasets WHERE name = ?').run(name)
  })

  return {
    /** For the readers of history, which bring their own statements. */
    database,
    datasets: () =>
      database.prepare('SELECT name, acl_mode FROM datasets ORDER BY name').all().map(datasetOf),
    addDataset(name: string, aclMode: 'public' | 'private'): void {
      guarded(() =>
        database.prepare('INSERT INTO datasets (name, acl_mode) VALUES (?, ?)').run(name, aclMode),
      )
    },
    dropDataset(name: string): void {
      guarded(() => dropDataset(name))
    },
    /** Documents of a dataset in `_id` order. */
    *documents(dataset: string): Generator<LakeDocument> {
      const rows = database
        .prepare('SELECT body FROM documents WHERE dataset = ? ORDER BY id')
        .pluck()
        .iterate(dataset)
      for (const body of rows) yield documentOf(String(body))
    },
    latestSequence: (dataset: string): number => Number(latestSequence.get(dataset) ?? 0),
    latestTimestamp(dataset: string): string {
      const timestamp = latestTimestamp.get(dataset)
      return typeof timestamp === 'string' ? timestamp : ''
    },
    transaction(dataset: string, id: string): TransactionRow | undefined {
      const row = transactionById.get(dataset, id)
      return row === undefined ? undefined : transactionOf(row)
    },
    /** How many changes of a document lie after its newest snapshot or creation. */
    changesSinceSnapshot: (dataset: string, id: string): number =>
      Number(changesSinceSnapshot.get({ dataset, id })),
    /** All or nothing, on the disk when it returns. @throws LakeError `storageFull` */
    append(dataset: string, transaction: NewTransaction): void {
      guarded(() => write.immediate(dataset, transaction))
    },
    close(): void {
      database.close()
    },
  }
}

const FULL = new Set(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_FSYNC'])

function guarded(work: () => unknown): void {
  try {
    work()
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && FULL.has(error.code)) {
      throw new LakeError(
        'storageFull',
        'The disk is full: nothing was stored',
        {},
        { cause: error },
      )
    }
    throw error
  }
}

function datasetOf(row: unknown): { name: string; aclMode: 'public' | 'private' } {
  const { name, acl_mode } = columns(row)
  return { name: String(name), aclMode: acl_mode === 'private' ? 'private' : 'public' }
}

/** A row of `transactions`, read. */
export function transactionOf(row: unknown): TransactionRow {
  const { sequence, id, author, timestamp, mutations, request, results } = columns(row)
  return {
    sequence: Number(sequence),
    id: String(id),
    author: String(author),
    timestamp: String(timestamp),
    mutations: JSON.parse(String(mutations)),
    request: String(request),
    results: JSON.parse(String(results)),
  }
}

/** A row of `changes`, read. */
export function changeOf(row: unknown): StoredChange {
  const { document_id, sequence, previous_rev, kind, apply, revert } = columns(row)
  return {
    documentId: String(document_id),
    sequence: Number(sequence),
    previousRev: typeof previous_rev === 'string' ? previous_rev : undefined,
    kind: kind === 'create' || kind === 'delete' ? kind : 'update',
    effects: { apply: JSON.parse(String(apply)), revert: JSON.parse(String(revert)) },
  }
}

/** A document of its stored text. */
export function documentOf(body: string): LakeDocument {
  const document: unknown = JSON.parse(body)
  if (!isLakeDocument(document)) throw new Error('The store holds what is no document')
  return document
}

function columns(row: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(row)) throw new Error('A row of the store is missing')
  return row
}
