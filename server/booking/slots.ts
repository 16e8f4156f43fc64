import {
  BOOKING_DAYS_AHEAD,
  BOOKING_NOTICE_HOURS,
  MEETING_MINUTES,
} from '#shared/contracts/booking-times.ts'

/** When meetings can be. Dates are written `2026-12-24`, times `09:00`, in the company's zone. */
export interface OpenHours {
  /** An IANA time zone. */
  readonly timeZone: string
  /** Days of the week, 1 is Monday. */
  readonly days: readonly number[]
  readonly opens: string
  readonly closes: string
  /** Whether nobody takes meetings on a date. */
  readonly isClosed: (date: string) => boolean
}

const MINUTE = 60_000

/** Length of a meeting, milliseconds. */
export const MEETING = MEETING_MINUTES * MINUTE

/** How long before a meeting it can be booked at the latest, milliseconds. */
export const NOTICE = BOOKING_NOTICE_HOURS * 60 * MINUTE

/** The moment at which the clocks of a zone show a time on a date. Milliseconds since 1970. */
const momentOf = (date: Temporal.PlainDate, time: string, timeZone: string) =>
  date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds

/** The date of a moment in a zone. @param at milliseconds since 1970 */
export const dayOf = (at: number, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate()

/** When a date begins in a zone. Milliseconds since 1970. */
export const startOfDay = (date: Temporal.PlainDate, timeZone: string): number =>
  date.toZonedDateTime(timeZone).epochMilliseconds

/** The first and the last day that can be booked. @param now milliseconds since 1970 */
export function bookableDays(now: number, timeZone: string) {
  const first = dayOf(now, timeZone)
  return { first, last: first.add({ days: BOOKING_DAYS_AHEAD }) }
}

/**
 * The starts of all meetings that a day has room for, one after the other from opening time on. Where clocks change, an hour that comes
 * twice has its meetings twice, and one that does not come has none.
 * @returns milliseconds since 1970
 */
export function startsOn(date: Temporal.PlainDate, hours: OpenHours): number[] {
  if (!hours.days.includes(date.dayOfWeek) || hours.isClosed(date.toString())) return []
  const opens = momentOf(date, hours.opens, hours.timeZone)
  const closes = momentOf(date, hours.closes, hours.timeZone)
  const count = Math.max(0, Math.floor((closes - opens) / MEETING))
  return Array.from({ length: count }, (_, index) => opens + index * MEETING)
}

/** The starts of all meetings from one day to another, both included. Milliseconds since 1970. */
export function startsBetween(
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
  hours: OpenHours,
): number[] {
  const starts: number[] = []
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    starts.push(...startsOn(day, hours))
  }
  return starts
}

/** Those of some starts that no other meeting overlaps. All are milliseconds since 1970. */
export const without = (starts: readonly number[], taken: readonly number[]): number[] =>
  starts.filter((at) => !taken.some((other) => Math.abs(other - at) < MEETING))

/** Those nearest to a moment, nearest first. */
export const nearest = (starts: readonly number[], to: number, most: number): number[] =>
  starts.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to) || a - b).slice(0, most)
