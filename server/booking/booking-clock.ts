import { DAY, MINUTE } from '#shared/time/units.ts'
import type { Kysely } from 'kysely'
import type { Log } from '#server/http/logging.ts'
import { createSteadyWork, onceADay } from '#server/http/interval-task.ts'
import type { BookingHoursStore } from './booking-hours.ts'
import type { BookingTables } from './booking.tables.ts'
import type { MeetingTellings } from './mails/meeting-tellings.ts'
import type { Messenger } from './ports.ts'
import { dayOf } from './slots.ts'
import type { UnconfirmedStore } from './unconfirmed/unconfirmed-store.ts'

export interface BookingClockOptions {
  readonly db: Kysely<object>
  readonly messenger: Pick<Messenger, 'hasMail' | 'nudge'>
  readonly tellings: Pick<MeetingTellings, 'reminded' | 'lapsed'>
  readonly unconfirmed: Pick<UnconfirmedStore, 'deleteLapsed'>
  readonly hours: Pick<BookingHoursStore, 'forgetBefore'>
  /** Time zone of the company. */
  readonly timeZone: string
  readonly now: () => number
  readonly log: Log
}

/**
 * Minimum time before a meeting at which a reminder is still sent, in milliseconds. It is slightly less than a day, because the job runs
 * only once per minute, and the server may be restarting when a reminder is due.
 */
const TOO_LATE = DAY - 15 * MINUTE

/** Periodic job for meetings: sends reminders and deletes expired data. */
export function createBookingClock(options: BookingClockOptions) {
  const { db, messenger, tellings, unconfirmed, hours, timeZone, now, log } = options
  const bookings = db.withTables<BookingTables>()

  const remind = async () => {
    if (!messenger.hasMail) return
    const at = now()
    const due = await bookings
      .selectFrom('bookings')
      .select('id')
      .where('remind_at', '<=', at)
      .where('state', '=', 'booked')
      .where('starts_at', '>', at + TOO_LATE)
      .execute()
    for (const { id } of due) {
      await db.transaction().execute(async (transaction) => {
        const row = await transaction
          .withTables<BookingTables>()
          .updateTable('bookings')
          .set({ remind_at: null })
          .where('id', '=', id)
          .where('remind_at', '<=', at)
          .where('state', '=', 'booked')
          .returningAll()
          .executeTakeFirst()
        if (row !== undefined) await tellings.reminded(transaction, row, at)
      })
    }
    if (due.length > 0) messenger.nudge()
  }

  const lapse = async () => {
    await db.transaction().execute(async (transaction) => {
      const ids = await unconfirmed.deleteLapsed(transaction.withTables<BookingTables>())
      await tellings.lapsed(transaction, ids)
    })
  }

  const sweep = onceADay(now, async (at) => {
    const yesterday = at - DAY
    await bookings.deleteFrom('booking_submissions').where('created_at', '<=', yesterday).execute()
    await bookings.deleteFrom('booking_marks').where('sent_at', '<=', yesterday).execute()
    await hours.forgetBefore(dayOf(at, timeZone).subtract({ years: 1 }).toString())
  })

  const failed = 'The regular work on meetings failed'
  return createSteadyWork({ jobs: [lapse, sweep, remind], failed, log })
}
