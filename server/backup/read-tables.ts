import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { z } from 'zod'
import type { Manifest, OnStep } from './manifest.ts'

/** Number of rows per fetch from PostgreSQL. */
const ROWS_AT_ONCE = 500

/** Snapshot of a relational store, independent of concurrent writes. */
export interface TableReader {
  tables(): Promise<readonly string[]>
  rows(table: string): AsyncIterable<unknown>
  close(): Promise<void>
}

/**
 * Reads an SQLite file while another process may write to it.
 * @throws the SQLite error if it cannot be opened
 */
export function readSqlite(file: string): TableReader {
  const database = new Sqlite(file, { fileMustExist: true })
  // Begins the snapshot, which SQLite fixes at the first query of the transaction. A snapshot does not block writers.
  database.exec('BEGIN')
  const names = z
    .array(z.string())
    .parse(database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all())
  return {
    tables: () => Promise.resolve(names),
    async *rows(table) {
      yield* database.prepare(`SELECT * FROM "${table}"`).iterate()
    },
    close: () => {
      database.close()
      return Promise.resolve()
    },
  }
}

/**
 * Reads a PostgreSQL database without the `pg_dump` command.
 * @throws the driver's error if the database cannot be reached
 */
export async function readPostgres(connectionString: string): Promise<TableReader> {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const client = new pg.Client({ connectionString, types })
  await client.connect()
  client.on('error', () => undefined)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  const found = await client.query(
    'SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()',
  )
  const names = z.array(z.object({ table_name: z.string() })).parse(found.rows)
  return {
    tables: () => Promise.resolve(names.map(({ table_name }) => table_name)),
    async *rows(table) {
      await client.query(`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT * FROM "${table}"`)
      for (;;) {
        const { rows } = await client.query(`FETCH ${ROWS_AT_ONCE} FROM backup_rows`)
        if (rows.length === 0) break
        yield* rows
      }
      await client.query('CLOSE backup_rows')
    },
    close: () => client.end(),
  }
}

const migrationRow = z.object({ name: z.string() })

/** Names of the migrations applied to a store; empty for an empty store. */
export async function migrationsOf(reader: TableReader): Promise<string[]> {
  if (!(await reader.tables()).includes('migrations')) return []
  const names: string[] = []
  for await (const row of reader.rows('migrations')) names.push(migrationRow.parse(row).name)
  return names
}

/** Writes the rows of tables into a folder: one file per table, one line per row. Skips missing tables. */
export async function dumpTables(
  reader: TableReader,
  options: { readonly names: readonly string[]; readonly folder: string; readonly onStep: OnStep },
): Promise<Manifest['tables']> {
  const { names, folder, onStep } = options
  const present = new Set(await reader.tables())
  const tables: Manifest['tables'] = []
  for (const [index, name] of names.entries()) {
    onStep('Reading tables', index, names.length)
    if (!present.has(name)) continue
    let rows = 0
    const lines = async function* () {
      for await (const row of reader.rows(name)) {
        rows += 1
        yield `${JSON.stringify(row)}\n`
      }
    }
    await pipeline(lines, createWriteStream(join(folder, `${name}.ndjson`), { mode: 0o600 }))
    tables.push({ name, rows })
  }
  onStep('Reading tables', names.length, names.length)
  return tables
}
