import { counted } from '#shared/text/count.ts'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import type { BookingHours, DayOff } from '#shared/contracts/booking/booking-settings.ts'
import { WEEKDAYS } from '#shared/time/day-names.ts'
import { addDays, dayInWords } from '#shared/time/days.ts'
import { identity } from '#shared/company/identity.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { shortDayName } from '#web/lib/staff/meeting-labels.ts'
import type { View } from './url-state.ts'

/** Labels of the views of the list of meetings. */
export const viewWords: Readonly<Record<View, string>> = {
  coming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
  all: 'All',
}

/** Number of meetings as text. */
export const countOf = (count: number) => counted(count, 'meeting')

/** State of a meeting as text. Undefined if the meeting has not changed since it was booked. */
export function stateWords({ state, cancelled_by: by, moved_from: from }: Booking) {
  if (state === 'cancelled') return by === 'visitor' ? 'Cancelled by visitor' : 'Cancelled by us'
  if (from === null) return undefined
  return `Moved from ${shortDayName(inZone(from, identity.timeZone).day)}`
}

/** State of a meeting in short form. For a moved meeting, the original day is given by its weekday only. */
export function stateInShort(booking: Booking) {
  const { state, moved_from: from } = booking
  if (state === 'cancelled' || from === null) return stateWords(booking)
  return `Moved from ${dayInWords(inZone(from, identity.timeZone).day).weekday.slice(0, 3)}`
}

const nameOf = (day: number) => WEEKDAYS[day - 1]?.slice(0, 3) ?? ''

/** Formats days of the week, 1 to 7: `Mon to Fri`, or `Mon, Wed to Fri`. */
export function daysInWords(days: readonly number[]): string {
  const runs: number[][] = []
  for (const day of [...new Set(days)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
    .flatMap((run) => {
      const [first = 0] = run
      const last = run.at(-1) ?? first
      return run.length > 2 ? [`${nameOf(first)} to ${nameOf(last)}`] : run.map(nameOf)
    })
    .join(', ')
}

/** Formats the meeting hours: `Mon to Fri, 09:00 to 17:00`. */
export const hoursInWords = ({ days, opens, closes }: BookingHours) =>
  `${daysInWords(days)}, ${opens} to ${closes}`

/** Formats days off: `Fri 27 Nov`, `Thu 24 Dec to Fri 1 Jan`. */
export const dayOffInWords = ({ from, to }: Pick<DayOff, 'from' | 'to'>) =>
  from === to ? shortDayName(from) : `${shortDayName(from)} to ${shortDayName(to)}`

/** Formats a span of days for headings: `23 to 27 November 2026`, `30 November to 4 December 2026`. */
export function spanInWords(first: string, last: string): string {
  const [from, to] = [dayInWords(first), dayInWords(last)]
  const year = from.year === to.year ? '' : ` ${from.year}`
  const month = from.month === to.month && year === '' ? '' : ` ${from.month}`
  const begin = first === last ? '' : `${from.date}${month}${year} to `
  return `${begin}${to.date} ${to.month} ${to.year}`
}

/** First and last working day of a week. @param days of the week, 1 is Monday */
export function workingSpan(monday: string, days: readonly number[]): readonly [string, string] {
  const [first = 1, last = first] = [Math.min(...days), Math.max(...days)].filter(Number.isFinite)
  return [addDays(monday, first - 1), addDays(monday, last - 1)]
}

/** Formats the working days of a week without the year: `23 to 27 November`. */
export const weekInWords = (monday: string, days: readonly number[]): string =>
  spanInWords(...workingSpan(monday, days)).replace(/ \d{4}$/u, '')

/** True if a meeting can still be moved or cancelled. @param now milliseconds since 1970 */
export const canChange = ({ state, starts_at: startsAt }: Booking, now: number) =>
  state === 'booked' && Date.parse(startsAt) > now
