import { sql } from 'kysely'
import { allMigrations } from '#server/database/all-migrations.ts'
import { MOMENTARY_TABLES } from '#server/auth/auth.tables.ts'
import { UNCONFIRMED_TABLE } from '#server/booking/booking.tables.ts'
import { openMemoryDatabase } from '#server/database/database.ts'
import { FLOOD_TABLES } from '#server/floods/floods.tables.ts'
import { RUN_TABLES } from '#server/content/runs/run.tables.ts'
import { LOCK_TABLES } from '#server/locks/locks.tables.ts'
import { PROCESS_TABLES } from '#server/processes/processes.tables.ts'
import { SELECTION_TABLES } from '#server/selections/selections.tables.ts'

/** Tables that a backup leaves out, because their rows are deleted after minutes or days. */
const SHORT_LIVED: ReadonlySet<string> = new Set([
  ...FLOOD_TABLES,
  UNCONFIRMED_TABLE,
  ...RUN_TABLES,
  ...SELECTION_TABLES,
  ...PROCESS_TABLES,
])

/** Names of all tables of this version. Each table comes after the tables that it references. */
export async function allTables(): Promise<string[]> {
  const database = await openMemoryDatabase()
  try {
    await database.migrate(allMigrations)
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master
      where type = 'table' and name not like 'sqlite%' and name <> 'migrations' order by rowid`.execute(
      database.kysely,
    )
    return rows.map(({ name }) => name)
  } finally {
    await database.close()
  }
}

/** Names of the tables that a backup contains. */
export const keptTables = async (): Promise<string[]> =>
  (await allTables()).filter(
    (name) => !MOMENTARY_TABLES.has(name) && !LOCK_TABLES.has(name) && !SHORT_LIVED.has(name),
  )
