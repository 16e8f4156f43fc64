import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { BookingTables } from './booking.tables.ts'

/** Maximum wait for a locked row, in milliseconds. The same as in SQLite's driver. */
export const PATIENCE = 5_000

/** Another booking has reserved the time in the meantime. */
export class Taken extends Error {}

/**
 * Reserves a time for a booking, in its transaction.
 * @throws Taken
 */
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

/** True if transactions of the database wait for locked rows (PostgreSQL) rather than for each other (SQLite). */
export const waitsForRows = (db: Pick<Kysely<object>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/** Sets the lock timeout of a PostgreSQL transaction, in milliseconds. */
export async function waitAtMost(transaction: Kysely<object>, patience: number): Promise<void> {
  if (!waitsForRows(transaction)) return
  await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(transaction)
}
