import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import type { Manifest, OnStep } from './manifest.ts'

type Row = Record<string, string | number | null>
type AnyTables = Record<string, Row>

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/** Maximum number of values per statement, below the parameter limits of both engines. */
const VALUES_AT_ONCE = 10_000

async function* batches(file: string): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })
  for await (const line of lines) {
    const read = row.parse(JSON.parse(line))
    batch.push(read)
    if (batch.length * Object.keys(read).length >= VALUES_AT_ONCE) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

/** Advances the PostgreSQL sequences of a table, so that new rows get higher ids than the restored rows. */
async function advanceCounters(db: Kysely<object>, table: string) {
  const columns = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and column_default like 'nextval(%'`.execute(
    db,
  )
  for (const { column_name: column } of columns.rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      greatest((select coalesce(max(${sql.ref(column)}), 0) from ${sql.table(table)}), 1))`.execute(
      db,
    )
  }
}

/**
 * Inserts the rows of a backup into new tables, in the given transaction.
 * @throws BackupError if the number of rows differs from the manifest
 */
export async function fillTables(
  db: Kysely<object>,
  options: {
    readonly engine: 'sqlite' | 'postgres'
    readonly tables: Manifest['tables']
    /** Folder with the files of the tables. */
    readonly folder: string
    readonly onStep: OnStep
  },
): Promise<void> {
  const { engine, tables, folder, onStep } = options
  const any = db.withTables<AnyTables>()
  for (const [index, { name, rows }] of tables.entries()) {
    onStep('Filling tables', index, tables.length)
    await any.deleteFrom(name).execute()
    let filled = 0
    for await (const batch of batches(join(folder, `${name}.ndjson`))) {
      await any.insertInto(name).values(batch).execute()
      filled += batch.length
    }
    if (filled !== rows) {
      throw new BackupError(
        `Take another backup: its table ${name} has ${filled} rows instead of ${rows}.`,
      )
    }
    if (engine === 'postgres') await advanceCounters(db, name)
  }
  onStep('Filling tables', tables.length, tables.length)
}
