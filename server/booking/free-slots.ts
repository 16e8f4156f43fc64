import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import { MOST_OTHER_SLOTS } from '#shared/contracts/booking/bookings.ts'
import { site } from '#shared/company/site.ts'
import type { BookingHoursStore } from './booking-hours.ts'
import type { BookingTables } from './booking.tables.ts'
import { iso } from './booking-view.ts'
import type { Holidays } from './ports.ts'
import {
  bookableDays,
  MEETING,
  nearest,
  NOTICE,
  startOfDay,
  startsBetween,
  without,
} from './slots.ts'

export interface FreeSlotsOptions {
  readonly db: Kysely<BookingTables>
  readonly hours: BookingHoursStore
  /** Time zone of the company. */
  readonly timeZone: string
  /** Returns the holiday calendar for a year. */
  readonly holidays: (year: number) => Promise<Holidays>
  readonly now: () => number
  readonly log: Log
}

/**
 * Number of years before and after the current year whose holidays can be requested. More years would need too many worker threads and too
 * much cache.
 */
const NEAR_YEARS = { before: 1, after: 2 } as const

const NO_HOLIDAYS: Holidays = { isHoliday: () => false, between: () => [] }

/** Free times of the shared calendar. */
export function createFreeSlots(options: FreeSlotsOptions) {
  const { db, hours, timeZone, now, log } = options

  const holidaysOf = async (year: number): Promise<Holidays> =>
    options.holidays(year).catch((error: unknown) => {
      log.error('api', 'The calendar of holidays could not be read', { error })
      return NO_HOLIDAYS
    })

  /** Holidays between two dates (`2026-12-25`). Returns none if both years are outside {@link NEAR_YEARS}. */
  const holidaysBetween = async (from: string, to: string) => {
    const { year: thisYear } = bookableDays(now(), timeZone).first
    const near = [from, to]
      .map((date) => Number(date.slice(0, 4)))
      .find((year) => year >= thisYear - NEAR_YEARS.before && year <= thisYear + NEAR_YEARS.after)
    return near === undefined ? [] : (await holidaysOf(near)).between(from, to)
  }

  /** Starts of the free times from a moment on, in ascending order. */
  const freeFrom = async (from: number, of = db): Promise<number[]> => {
    const { first, last } = bookableDays(now(), timeZone)
    const stored = await hours.read(of)
    const daysOff = await hours.daysOff(of)
    const { isHoliday } = await holidaysOf(first.year)
    const starts = startsBetween(first, last, {
      ...stored.hours,
      timeZone,
      isClosed: (date) =>
        isHoliday(date) || daysOff.some((off) => off.from <= date && date <= off.to),
    }).filter((at) => at >= from)
    const taken = await of
      .selectFrom('booking_slots')
      .select('starts_at')
      .where('starts_at', '>', from - MEETING)
      .where('starts_at', '<', startOfDay(last.add({ days: 1 }), timeZone) + MEETING)
      .execute()
    return without(
      starts,
      taken.map((slot) => slot.starts_at),
    )
  }

  return {
    holidaysBetween,
    /** Starts that visitors can book now, in milliseconds since 1970. */
    forVisitors: async () => freeFrom(now() + NOTICE),
    /**
     * Starts that staff can choose, in milliseconds since 1970.
     * @param of transaction of the caller, if the caller has opened one
     */
    forStaff: async (of?: Kysely<BookingTables>) => freeFrom(now(), of),
    days: () => bookableDays(now(), timeZone),
  }
}

export type FreeSlots = ReturnType<typeof createFreeSlots>

/**
 * Sentence for every visitor who is refused a taken time: an earlier click of the same visitor may have booked it. The sentence is always
 * the same, so it does not reveal the owner of the meeting.
 */
export const ownMeetingHint = (hasMail: boolean): string =>
  hasMail
    ? '. If you have just booked it, it is yours: we sent the link to change it by email'
    : `. If you have just booked it, it is yours: to change it, write to ${site.contactEmail}`

/**
 * Error for a time that is not free.
 * @param free starts of free times, milliseconds since 1970
 * @param hint appended to the message
 */
export const notFree = (wanted: number, free: readonly number[], hint = ''): HttpError =>
  new HttpError(
    'conflict',
    (free.length === 0
      ? 'Write to us and we’ll find a time. This one isn’t free any more, and no other is at the moment'
      : 'Choose another time. This one isn’t free any more') + hint,
    { otherSlots: nearest(free, wanted, MOST_OTHER_SLOTS).map(iso) },
  )
