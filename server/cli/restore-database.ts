import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { allMigrations } from '#server/database/all-migrations.ts'
import { BackupError } from '#server/backup/backup-error.ts'
import { fillTables } from '#server/backup/fill-tables.ts'
import { TABLE_FOLDER, type Manifest, type OnStep } from '#server/backup/manifest.ts'
import {
  applicationName,
  migrateWithin,
  openDatabase,
  type Database,
} from '#server/database/database.ts'
import { restoredBy } from '#server/process/use-data-folder.ts'
import { allTables } from './kept-tables.ts'

/** Data that a restore writes into the relational store. */
export interface Rows {
  readonly manifest: Manifest
  /** Folder of the unpacked backup. */
  readonly folder: string
  readonly onStep: OnStep
}

/**
 * Migrations that had been applied to the tables of the backup.
 * @throws BackupError for a migration that this version of the program does not know
 */
function stepsOf({ migrations }: Manifest) {
  const known = new Set(allMigrations.map(({ name }) => name))
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown !== undefined) {
    throw new BackupError(
      `Bring this backup back with the version of the product that made it, or a later one: this one does not know the step “${unknown}” of its tables. Nothing was changed.`,
    )
  }
  const wanted = new Set(migrations)
  return allMigrations.filter(({ name }) => wanted.has(name))
}

async function makeAndFill(
  transaction: Kysely<object>,
  engine: Database['engine'],
  { manifest, folder, onStep }: Rows,
) {
  await migrateWithin(transaction, engine, stepsOf(manifest))
  const from = join(folder, TABLE_FOLDER)
  await fillTables(transaction, { engine, tables: manifest.tables, folder: from, onStep })
}

/** Creates `site.db` in a folder and fills it with the rows of the backup. */
export async function fillSqlite(folder: string, rows: Rows): Promise<void> {
  const database = await openDatabase({ dataDir: folder })
  try {
    await database.kysely
      .transaction()
      .execute((transaction) => makeAndFill(transaction, database.engine, rows))
  } finally {
    await database.close()
  }
}

/** Reads the state of a PostgreSQL database before a restore. */
export async function lookAtPostgres(
  databaseUrl: string,
): Promise<{ readonly hasData: boolean; readonly inUse: boolean }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tables = await client.query("select to_regclass('migrations') as found")
    const others = await client.query(
      'select count(*)::int as number from pg_stat_activity where datname = current_database() and application_name = $1',
      [applicationName(databaseUrl)],
    )
    return { hasData: tables.rows[0]?.found !== null, inUse: others.rows[0]?.number > 0 }
  } finally {
    await client.end()
  }
}

/** Moves the existing tables into a separate schema, which the operator may delete later. */
async function moveAway(transaction: Kysely<object>, schema: string) {
  const ours = new Set([...(await allTables()), 'migrations'])
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(transaction)
  const present = rows.map(({ table_name: name }) => name).filter((name) => ours.has(name))
  if (present.length === 0) return
  await sql`create schema ${sql.id(schema)}`.execute(transaction)
  for (const name of present) {
    await sql`alter table ${sql.table(name)} set schema ${sql.id(schema)}`.execute(transaction)
  }
}

/**
 * Writes the rows of the backup into a PostgreSQL database, in one transaction.
 * @param id id of this restore; stored in the database, so that {@link finishSwap} can check if the transaction was committed
 * @param before schema that receives the replaced tables
 */
export async function fillPostgres(
  databaseUrl: string,
  rows: Rows,
  { id, before }: { readonly id: string; readonly before: string },
): Promise<void> {
  // The data folder may be empty, because only SQLite uses it.
  const database = await openDatabase({ dataDir: '', databaseUrl })
  try {
    await database.kysely.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = '5s'`.execute(transaction)
      await moveAway(transaction, before)
      await makeAndFill(transaction, database.engine, rows)
      await sql`insert into migrations (name, applied_at) values (${restoredBy(id)}, ${new Date().toISOString()})`.execute(
        transaction,
      )
    })
  } finally {
    await database.close()
  }
}
