/** Calendar days as `2026-12-24`. They are independent of time zones and clock changes. */

import { DAY } from '#shared/time/units.ts'
import { MONTHS, WEEKDAYS } from './day-names.ts'

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Adds days. A negative count subtracts days. */
export const addDays = (day: string, count: number): string => dayAt(at(day) + count * DAY)

/** Number of days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((at(to) - at(from)) / DAY)

/** Adds months. The result is the same day of the month, or the last day of the month if it is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate()
  return dayAt(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** Number of the weekday: 1 for Monday to 7 for Sunday. */
export const weekday = (day: string): number => new Date(at(day)).getUTCDay() || 7

/** Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekday(day))

/** A day in words. @throws RangeError for an invalid day */
export function dayInWords(day: string): {
  /** Weekday such as `Thursday`. */
  readonly weekday: string
  /** Day of the month, such as `26`. */
  readonly date: string
  /** Month such as `November`. */
  readonly month: string
  readonly year: string
  /** Day without its year, such as `Thursday 26 November`. */
  readonly short: string
  /** Day with its year, such as `Thursday 26 November 2026`. */
  readonly long: string
} {
  const [year = '', month = '', date = ''] = dayAt(at(day)).split('-')
  const words = {
    weekday: WEEKDAYS[weekday(day) - 1] ?? '',
    date: String(Number(date)),
    month: MONTHS[Number(month) - 1] ?? '',
    year,
  }
  const short = `${words.weekday} ${words.date} ${words.month}`
  return { ...words, short, long: `${short} ${words.year}` }
}
