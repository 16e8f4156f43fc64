import { DAY, MINUTE } from '#shared/time/units.ts'
import {
  BOOKING_DAYS_AHEAD,
  BOOKING_NOTICE_HOURS,
  MEETING_MINUTES,
} from '#shared/contracts/booking/booking-times.ts'

/** Opening hours for meetings, in the company's time zone. Dates have the form `2026-12-24`, times the form `09:00`. */
export interface OpenHours {
  /** Name of the time zone, such as `Europe/London`. */
  readonly timeZone: string
  /** Weekdays with meetings; 1 is Monday. */
  readonly days: readonly number[]
  readonly opens: string
  readonly closes: string
  /** Returns true if there are no meetings on a date. */
  readonly isClosed: (date: string) => boolean
}

/** Length of a meeting, in milliseconds. */
export const MEETING = MEETING_MINUTES * MINUTE

/** Minimum time between booking and meeting, in milliseconds. */
export const NOTICE = BOOKING_NOTICE_HOURS * 60 * MINUTE

/**
 * Date of a moment in a time zone.
 * @param at milliseconds since 1970
 */
export const dayOf = (at: number, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate()

/** Start of a date in a time zone, in milliseconds since 1970. */
export const startOfDay = (date: Temporal.PlainDate, timeZone: string): number =>
  date.toZonedDateTime(timeZone).epochMilliseconds

/**
 * First and last bookable day.
 * @param now milliseconds since 1970
 */
export function bookableDays(now: number, timeZone: string) {
  const first = dayOf(now, timeZone)
  return { first, last: first.add({ days: BOOKING_DAYS_AHEAD }) }
}

const minuteOf = (time: string): number => {
  const { hour, minute } = Temporal.PlainTime.from(time)
  return hour * 60 + minute
}

/** True if the local time is between `opens` and `closes` on one date during the complete meeting. */
function isOpenDuring(start: Temporal.ZonedDateTime, opens: number, closes: number): boolean {
  const end = start.add({ milliseconds: MEETING })
  const change = start.getTimeZoneTransition('next')
  const isChanged = change !== null && Temporal.ZonedDateTime.compare(change, end) < 0
  const edges = isChanged ? [start, change, end] : [start, end]
  return edges.slice(0, -1).every((from, index) => {
    const length = ((edges[index + 1]?.epochMilliseconds ?? 0) - from.epochMilliseconds) / MINUTE
    const minute = from.hour * 60 + from.minute
    const isSameDate = from.toPlainDate().equals(start.toPlainDate())
    return isSameDate && minute >= opens && minute + length <= closes
  })
}

/** Moments that have the given local time on a date: none if clocks skip that time, two if clocks repeat it, otherwise one. */
function momentsOf(
  date: Temporal.PlainDate,
  minute: number,
  timeZone: string,
): Temporal.ZonedDateTime[] {
  const shown = date.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 })
  const earlier = shown.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  const later = shown.toZonedDateTime(timeZone, { disambiguation: 'later' })
  return (earlier.equals(later) ? [earlier] : [earlier, later]).filter((moment) =>
    moment.toPlainDateTime().equals(shown),
  )
}

/**
 * Starts of all meetings that fit into a day. The starts follow the opening time in steps of a meeting's length in local time. On a day
 * with a clock change, skipped local times have no meeting and repeated local times have two. A meeting is offered only if the local time
 * is within opening hours during the complete meeting.
 * @returns milliseconds since 1970, ascending
 */
export function startsOn(date: Temporal.PlainDate, hours: OpenHours): number[] {
  if (!hours.days.includes(date.dayOfWeek) || hours.isClosed(date.toString())) return []
  const { timeZone } = hours
  const opens = minuteOf(hours.opens)
  const closes = minuteOf(hours.closes)
  const length = Math.max(0, closes - opens) / MEETING_MINUTES
  const begins = startOfDay(date, timeZone)
  const isOfOneOffset = startOfDay(date.add({ days: 1 }), timeZone) - begins === DAY
  if (isOfOneOffset) {
    const first = begins + opens * MINUTE
    return Array.from({ length: Math.floor(length) }, (_, index) => first + index * MEETING)
  }
  // If clocks are set back during a meeting, the last start can be later than closing time minus a meeting's length. Starts that do not
  // fit are filtered out below.
  return Array.from({ length: Math.ceil(length) }, (_, index) => opens + index * MEETING_MINUTES)
    .flatMap((minute) => momentsOf(date, minute, timeZone))
    .filter((moment) => isOpenDuring(moment, opens, closes))
    .map((moment) => moment.epochMilliseconds)
    .toSorted((a, b) => a - b)
}

/** Starts of all meetings between two days, both included, in milliseconds since 1970. */
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

/** Starts whose meeting would not overlap a meeting that begins at one of the taken times. All times in milliseconds since 1970. */
export const without = (starts: readonly number[], taken: readonly number[]): number[] =>
  starts.filter((at) => !taken.some((other) => Math.abs(other - at) < MEETING))

/** The starts that are nearest to a moment, nearest first. */
export const nearest = (starts: readonly number[], to: number, most: number): number[] =>
  starts.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to) || a - b).slice(0, most)
