import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { BookingTables } from './booking.tables.ts'

/** How long a row that another transaction holds is waited for, milliseconds: SQLite's driver waits as long. */
export const PATIENCE = 5_000

/** Another booking has taken the time in between. */
export class Taken extends Error {}

/** Takes a time for a booking, in its transaction. @throws Taken */
export async function takeSlot(
  of: Kysely<BookingTables>,
  startsAt: number,
  bookingId: string,
): Promise<void> {
  const taken = await of
    .insertInto('booking_slots')
    .values({ starts_at: startsAt, booking_id: bookingId })
    .onConflict((conflict) => conflict.column('starts_at').doNothing())
    .returning('starts_at')
    .executeTakeFirst()
  if (taken === undefined) throw new Taken()
}

/** Whether transactions of a database wait for each other's rows, rather than for each other. */
export const waitsForRows = (db: Pick<Kysely<object>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/** Has a transaction of PostgreSQL give up on a row that it has waited for as long, milliseconds. */
export async function waitAtMost(transaction: Kysely<object>, patience: number): Promise<void> {
  if (!waitsForRows(transaction)) return
  await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(transaction)
}
