import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Text that is longer than the free space in the pages that a test database has already allocated. */
export const LONG = 'long '.repeat(20_000)

/** Prevents a database from growing. @returns a function that lifts the limit */
export async function fillUp({
  kysely,
  engine,
}: Pick<Database, 'kysely' | 'engine'>): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(kysely)
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 1)}`.execute(kysely)
    return async () => {
      await sql`pragma max_page_count = 1000000`.execute(kysely)
    }
  }
  // The trigger raises the error that PostgreSQL raises when it cannot extend a file.
  await sql`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''could not extend file'' using errcode = ''53100''; end'`.execute(
    kysely,
  )
  for (const table of ['mirror_documents', 'mirror_state']) {
    await sql`create trigger full_disk before insert on ${sql.ref(table)}
      execute function refuse()`.execute(kysely)
  }
  return async () => {
    await sql`drop function refuse cascade`.execute(kysely)
  }
}
