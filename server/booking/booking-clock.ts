import type { Kysely } from 'kysely'
import type { Log } from '#server/http/logging.ts'
import type { BookingHoursStore } from './booking-hours.ts'
import type { BookingTables } from './booking.tables.ts'
import type { MeetingTellings } from './meeting-tellings.ts'
import type { Messenger } from './ports.ts'
import { dayOf } from './slots.ts'

export interface BookingClockOptions {
  readonly db: Kysely<object>
  readonly messenger: Pick<Messenger, 'hasMail' | 'nudge'>
  readonly tellings: Pick<MeetingTellings, 'reminded'>
  readonly hours: Pick<BookingHoursStore, 'forgetBefore'>
  /** The company's. */
  readonly timeZone: string
  readonly now: () => number
  readonly log: Log
}

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** With less to go nobody needs a reminder any more that the server missed to send in time, milliseconds. */
const TOO_LATE = HOUR

const LOOK_EVERY = 60_000
const SWEEP_EVERY = DAY

/** What happens to meetings by the clock: visitors are reminded, and what serves no more is forgotten. */
export function createBookingClock(options: BookingClockOptions) {
  const { db, messenger, tellings, hours, timeZone, now, log } = options
  const bookings = db.withTables<BookingTables>()
  let stopped = false
  let running: Promise<unknown> = Promise.resolve()
  let swept: number | undefined

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

  const sweep = async () => {
    const at = now()
    if (swept !== undefined && at - swept < SWEEP_EVERY) return
    swept = at
    const yesterday = at - DAY
    await bookings.deleteFrom('booking_submissions').where('created_at', '<=', yesterday).execute()
    await bookings.deleteFrom('booking_marks').where('sent_at', '<=', yesterday).execute()
    await hours.forgetBefore(dayOf(at, timeZone).subtract({ years: 1 }).toString())
  }

  const look = async () => {
    for (const work of [sweep, remind]) {
      try {
        await work()
      } catch (error) {
        log.error('database', 'Meetings could not be looked after', { error })
      }
    }
  }

  let timer: NodeJS.Timeout | undefined
  const next = () => {
    if (stopped) return
    running = look().then(() => {
      timer = setTimeout(next, LOOK_EVERY)
      timer.unref()
    })
  }

  return {
    /** Looks once, for tests that turn the clock themselves. */
    look,
    start: next,
    stop: async () => {
      stopped = true
      await running
      clearTimeout(timer)
    },
  }
}
