import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { keepPrivate } from '#lake/common/private-file.ts'
import { isStoreFull } from '#lake/common/store-errors.ts'
import { columns, documentOf } from '#lake/store/stored-transaction.ts'
import type { DatasetLog } from '#lake/store/store.ts'
import { createAppend } from './sqlite-append.ts'
import { prepareReads, sqliteLog } from './sqlite-log.ts'
import { sqliteMove } from './sqlite-move.ts'
import type { MoveTarget } from '#lake/store/move.ts'
import type { AclMode, LakeDocument } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

/** Version of the file layout. Must be raised with every change after which earlier versions of this program cannot read the file. */
const LAYOUT = 1

// Long texts in BLOB columns are compressed (see stored-json.ts), except `documents.body`. Tables that an earlier version created are
// `WITHOUT ROWID` and contain plain text; this version can use them unchanged.
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS datasets (
    name TEXT PRIMARY KEY, acl_mode TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS documents (
    dataset TEXT NOT NULL, id TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (dataset, id)
  );
  CREATE TABLE IF NOT EXISTS transactions (
    dataset TEXT NOT NULL, sequence INTEGER NOT NULL, id TEXT NOT NULL, author TEXT NOT NULL,
    timestamp TEXT NOT NULL, mutations BLOB NOT NULL, request TEXT NOT NULL, results BLOB NOT NULL,
    PRIMARY KEY (dataset, sequence)
  );
  CREATE UNIQUE INDEX IF NOT EXISTS transactions_by_id ON transactions (dataset, id);
  CREATE TABLE IF NOT EXISTS changes (
    dataset TEXT NOT NULL, document_id TEXT NOT NULL, sequence INTEGER NOT NULL, previous_rev TEXT,
    kind TEXT NOT NULL, apply BLOB NOT NULL, revert BLOB NOT NULL,
    PRIMARY KEY (dataset, document_id, sequence)
  );
  CREATE INDEX IF NOT EXISTS changes_by_sequence ON changes (dataset, sequence);
  CREATE TABLE IF NOT EXISTS snapshots (
    dataset TEXT NOT NULL, document_id TEXT NOT NULL, sequence INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (dataset, document_id, sequence)
  );
`

const PAGE_BYTES = 8_192
/** SQLite page cache, in KiB. It is small, because all documents are read at the start; later reads are mostly of history. */
const CACHE_KIB = 4_096
/** Size to which the write-ahead log shrinks after a large transaction, in bytes. */
const LOG_BYTES = 16 * 1024 * 1024

/** Number of pages in the write-ahead log after which SQLite makes a checkpoint. Equals SQLite's default. */
const CHECKPOINT_PAGES = 1_000

const checkpoint = z.object({ busy: z.number() })

export interface StoreOptions {
  readonly directory: string
  /** Maximum size of the file, in bytes. Writes beyond it fail with `storageFull`. @default none */
  readonly maxBytes?: number
}

/** Path of the lake's file in `directory`. */
export const lakeFile = (directory: string) => join(directory, 'lake.sqlite')

/** Opens the file, applies its settings and creates missing tables. */
function openFile({ directory, maxBytes }: StoreOptions): Database {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  keepPrivate(lakeFile(directory))
  const database = new Sqlite(lakeFile(directory), { timeout: 2_000 })
  try {
    // Affects only new files. With the default page size, a row of half a page would take a complete page.
    database.pragma(`page_size = ${PAGE_BYTES}`)
    database.pragma('locking_mode = EXCLUSIVE')
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma(`cache_size = -${CACHE_KIB}`)
    database.pragma(`journal_size_limit = ${LOG_BYTES}`)
    prepareLayout(database)
  } catch (error) {
    database.close()
    throw error
  }
  if (maxBytes !== undefined) {
    const pageSize = Number(database.pragma('page_size', { simple: true }))
    database.pragma(`max_page_count = ${Math.max(1, Math.floor(maxBytes / pageSize))}`)
  }
  return database
}

/**
 * Opens the lake's file `lake.sqlite` in `directory` (created if missing). Only one process can open it. A commit is durable when the call
 * returns (WAL, synchronous=FULL).
 */
export function openSqliteStore(options: StoreOptions) {
  const database = openFile(options)
  const write = createAppend(database)
  const reads = prepareReads(database)
  const latestSequence = database
    .prepare('SELECT max(sequence) FROM transactions WHERE dataset = ?')
    .pluck()
  const latestTimestamp = database
    .prepare('SELECT max(timestamp) FROM transactions WHERE dataset = ?')
    .pluck()
  const dropDataset = database.transaction((name: string) => {
    for (const table of ['documents', 'transactions', 'changes', 'snapshots']) {
      database.prepare(`DELETE FROM ${table} WHERE dataset = ?`).run(name)
    }
    database.prepare('DELETE FROM datasets WHERE name = ?').run(name)
  })

  let holds = 0

  return {
    /**
     * Freezes the file until the returned function is called, so that it can be copied. Meanwhile writes go to SQLite's write-ahead log.
     * @throws Error if that log cannot be checkpointed now
     */
    hold(): () => void {
      if (holds === 0) {
        // Disables checkpoints first, so that later writes stay in the write-ahead log.
        database.pragma('wal_autocheckpoint = 0')
        const [left] = z.array(checkpoint).parse(database.pragma('wal_checkpoint(TRUNCATE)'))
        if (left?.busy !== 0) {
          database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
          throw new Error('The store cannot be held at the moment')
        }
      }
      holds += 1
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        holds -= 1
        if (holds === 0 && database.open) {
          database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
        }
      }
    },
    datasets: () =>
      database.prepare('SELECT name, acl_mode FROM datasets ORDER BY name').all().map(datasetOf),
    addDataset(name: string, aclMode: AclMode): void {
      guarded(() =>
        database.prepare('INSERT INTO datasets (name, acl_mode) VALUES (?, ?)').run(name, aclMode),
      )
    },
    setAclMode(name: string, aclMode: AclMode): void {
      guarded(() =>
        database.prepare('UPDATE datasets SET acl_mode = ? WHERE name = ?').run(aclMode, name),
      )
    },
    dropDataset(name: string): void {
      guarded(() => dropDataset(name))
    },
    /** Reads the documents of a dataset, in `_id` order. */
    *documents(dataset: string): Generator<LakeDocument> {
      const rows = database
        .prepare('SELECT body FROM documents WHERE dataset = ? ORDER BY id')
        .pluck()
        .iterate(dataset)
      for (const body of rows) yield documentOf(body)
    },
    latestSequence: (dataset: string): number => Number(latestSequence.get(dataset) ?? 0),
    latestTimestamp(dataset: string): string {
      const timestamp = latestTimestamp.get(dataset)
      return typeof timestamp === 'string' ? timestamp : ''
    },
    /** Opens the log of a dataset. `append` throws LakeError `storageFull`. */
    log: (dataset: string): DatasetLog =>
      sqliteLog(reads, (group) => guarded(() => write(dataset, group)), dataset),
    /** Runs a copy from the file or to it in one transaction. If the copy fails, the file stays unchanged. */
    async move<T>(work: (rows: MoveTarget) => Promise<T>): Promise<T> {
      database.exec('BEGIN IMMEDIATE')
      try {
        const moved = await work(sqliteMove(database, this.datasets))
        database.exec('COMMIT')
        return moved
      } catch (error) {
        if (database.inTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
    close(): void {
      database.close()
    },
  }
}

/** Creates missing tables. @throws Error if a later version of this program has written the file */
function prepareLayout(database: Database): void {
  const layout = Number(database.pragma('user_version', { simple: true }))
  if (layout > LAYOUT) {
    throw new Error('A later version of this program has written this store: start that version')
  }
  database.exec(SCHEMA)
  if (layout < LAYOUT) database.pragma(`user_version = ${LAYOUT}`)
}

function guarded(work: () => unknown): void {
  try {
    work()
  } catch (error) {
    if (isStoreFull(error)) {
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

function datasetOf(row: unknown): { name: string; aclMode: AclMode } {
  const { name, acl_mode } = columns(row)
  return { name: String(name), aclMode: acl_mode === 'private' ? 'private' : 'public' }
}
