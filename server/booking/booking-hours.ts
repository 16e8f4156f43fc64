import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import * as z from 'zod/mini'
import { HttpError } from '#server/http/http-error.ts'
import { hashOf, uuidOf } from '#server/http/guards/idempotency-key.ts'
import type { BookingHours, DayOff } from '#shared/contracts/booking/booking-settings.ts'
import { site } from '#shared/company/site.ts'
import type { BookingTables } from './booking.tables.ts'
import { waitsForRows } from './taken-slot.ts'

/** Opening hours with their revision. */
export interface StoredHours {
  readonly hours: BookingHours
  readonly revision: number
}

/** Id of the only row of `booking_hours`. */
const ONLY = 'hours'

/** Maximum number of days-off entries. The calendar compares every offered day with every entry. */
const MOST_DAYS_OFF = 300

/** Number of an advisory lock of PostgreSQL. No other lock of the product may have this number. */
const DAYS_OFF_LOCK = 7_246_130

/** Opening hours that apply until staff change them. */
const USUAL: StoredHours = {
  hours: {
    days: [1, 2, 3, 4, 5],
    opens: site.hours.opens,
    closes: site.hours.closes,
    host: 'a member of our sales team',
  },
  revision: 1,
}

const storedDays = z.array(z.number())

const stale = () =>
  new HttpError('conflict', 'Load the hours again. Someone has changed them since you opened them')

/** Opening hours for meetings, as set by staff. */
export function createBookingHours(db: Kysely<BookingTables>) {
  const read = async (of: Kysely<BookingTables> = db): Promise<StoredHours> => {
    const row = await of.selectFrom('booking_hours').selectAll().executeTakeFirst()
    if (row === undefined) return USUAL
    const { days, opens, closes, host, revision } = row
    return { hours: { days: storedDays.parse(JSON.parse(days)), opens, closes, host }, revision }
  }

  return {
    /**
     * Reads the opening hours.
     * @param of transaction of the caller, if the caller has opened one
     */
    read,
    /**
     * Replaces the opening hours.
     * @param revision revision that the staff member edited; undefined replaces any revision
     * @throws HttpError `conflict` if the hours have another revision
     */
    change: async (given: BookingHours, revision: number | undefined): Promise<void> => {
      const now = await read()
      if (revision !== undefined && revision !== now.revision) throw stale()
      const values = {
        ...given,
        days: JSON.stringify([...new Set(given.days)].toSorted((a, b) => a - b)),
        revision: now.revision + 1,
      }
      const changed = await db
        .insertInto('booking_hours')
        .values({ id: ONLY, ...values })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet(values)
            .where('booking_hours.revision', '=', now.revision),
        )
        .returning('id')
        .executeTakeFirst()
      if (changed === undefined) throw stale()
    },
    /** Days off, in order of their dates. */
    daysOff: async (of: Kysely<BookingTables> = db): Promise<DayOff[]> => {
      const rows = await of
        .selectFrom('booking_days_off')
        .selectAll()
        .orderBy('first_day')
        .orderBy('id')
        .execute()
      return rows.map(({ id, first_day: from, last_day: to, note }) => ({ id, from, to, note }))
    },
    /**
     * Adds days off. A repeated request with the same Idempotency-Key `key` adds nothing.
     * @throws HttpError `validation_failed` if the list is full
     */
    addDaysOff: async ({ from, to, note }: Omit<DayOff, 'id'>, key: string | undefined) => {
      const id = key === undefined ? randomUUID() : uuidOf(hashOf('days-off', key, from, to, note))
      await db.transaction().execute(async (transaction) => {
        // PostgreSQL needs a lock, so that two processes cannot both count before one of them inserts. An SQLite transaction has the
        // write lock from its start.
        if (waitsForRows(transaction))
          await sql`select pg_advisory_xact_lock(${sql.lit(DAYS_OFF_LOCK)})`.execute(transaction)
        const { total } = await transaction
          .selectFrom('booking_days_off')
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .where('id', '!=', id)
          .executeTakeFirstOrThrow()
        if (Number(total) >= MOST_DAYS_OFF) {
          throw new HttpError('validation_failed', 'Check the marked fields. Validation failed', {
            fields: { from: 'Remove some days off first. The list is full' },
          })
        }
        await transaction
          .insertInto('booking_days_off')
          .values({ id, first_day: from, last_day: to, note })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute()
      })
    },
    /**
     * Removes an entry of days off.
     * @returns the removed days
     * @throws HttpError `not_found`
     */
    removeDaysOff: async (id: string): Promise<Pick<DayOff, 'from' | 'to'>> => {
      const removed = await db
        .deleteFrom('booking_days_off')
        .where('id', '=', id)
        .returning(['first_day as from', 'last_day as to'])
        .executeTakeFirst()
      if (removed === undefined) {
        throw new HttpError('not_found', 'Reload the page. These days off were removed already')
      }
      return removed
    },
    /** Deletes days off that ended before a date. */
    forgetBefore: async (date: string): Promise<void> => {
      await db.deleteFrom('booking_days_off').where('last_day', '<', date).execute()
    },
  }
}

export type BookingHoursStore = ReturnType<typeof createBookingHours>
