import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { BookingTables } from './booking.tables.ts'

/**
 * Default of the maximum wait for a locked row in PostgreSQL, in milliseconds. It exceeds the time for which a suspended process can have
 * the lock.
 */
export const PATIENCE = 10_000

/** Thrown if another booking has reserved the time. */
export class Taken extends Error {}

/**
 * Reserves a time for a booking, in the booking's transaction.
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

/** True if a transaction waits for locked rows (PostgreSQL), false if it waits for any other write transaction (SQLite). */
export const waitsForRows = (db: Pick<Kysely<object>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/** Sets the lock timeout of a PostgreSQL transaction, in milliseconds. */
export async function waitAtMost(transaction: Kysely<object>, patience: number): Promise<void> {
  if (!waitsForRows(transaction)) return
  await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(transaction)
}
