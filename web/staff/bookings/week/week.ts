import type { Booking } from '#shared/contracts/booking/bookings.ts'
import type { BookingSettings } from '#shared/contracts/booking/booking-settings.ts'
import { addDays, dayInWords, weekday } from '#shared/time/days.ts'
import { identity } from '#shared/company/identity.ts'
import { inZone } from '#shared/time/zone-time.ts'

/** Meetings that start at the same time, and the index of their row in the grid. */
interface Slot {
  readonly row: number
  readonly time: string
  readonly bookings: readonly Booking[]
}

/** A day of the displayed week. */
export interface WeekDay {
  /** ISO date, such as `2026-11-24`. */
  readonly day: string
  /** Column heading, such as `Tue 24`. */
  readonly name: string
  readonly isToday: boolean
  /** Reason why no meetings are possible on this day. Undefined if meetings are possible. */
  readonly closed: string | undefined
  readonly slots: readonly Slot[]
}

/** A week as a grid. */
export interface Week {
  readonly days: readonly WeekDay[]
  /** Labels of the full hours, such as `09:00`. The last label marks the end of the grid. */
  readonly hours: readonly string[]
  /** Position of the current time in rows from the top. Undefined if the time is outside the grid. */
  readonly now: number | undefined
}

interface WeekInput {
  readonly monday: string
  readonly settings: Pick<BookingSettings, 'hours' | 'days_off' | 'holidays'>
  /** Meetings in any order. Meetings of other weeks are ignored. */
  readonly bookings: readonly Booking[]
  /** Current time in milliseconds since 1970. */
  readonly now: number
}

/** Number of grid rows per hour. */
const ROWS_IN_HOUR = 2

/** Number of half hours from midnight to a time of day, with fractions. */
function rowOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * ROWS_IN_HOUR + (minutes * ROWS_IN_HOUR) / 60
}

function closedOn(day: string, settings: WeekInput['settings']): string | undefined {
  const off = settings.days_off.find(({ from, to }) => from <= day && day <= to)
  if (off !== undefined) return off.note === '' ? 'Day off' : off.note
  const holiday = settings.holidays.find(({ date }) => date === day)
  if (holiday !== undefined) return holiday.name
  return settings.hours.days.includes(weekday(day)) ? undefined : 'No meetings'
}

const hourName = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Days of a week that have meetings or allow meetings, in the company's zone. The grid covers the hours of all meetings. */
export function weekOf({ monday, settings, bookings, now }: WeekInput): Week {
  const placed = bookings.map((booking) => ({
    booking,
    ...inZone(booking.starts_at, identity.timeZone),
  }))
  const all = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  const days = all.filter(
    (day) => settings.hours.days.includes(weekday(day)) || placed.some((at) => at.day === day),
  )
  const shown = placed.filter(({ day }) => days.includes(day))
  const rows = shown.map(({ time }) => rowOf(time))
  const first = Math.floor(Math.min(rowOf(settings.hours.opens), ...rows) / ROWS_IN_HOUR)
  const end = Math.max(rowOf(settings.hours.closes), ...rows.map((row) => row + 1))
  const last = Math.ceil(end / ROWS_IN_HOUR)
  const top = first * ROWS_IN_HOUR
  const today = inZone(new Date(now).toISOString(), identity.timeZone)
  const passed = rowOf(today.time) - top
  const inGrid = days.includes(today.day) && passed >= 0 && passed <= last * ROWS_IN_HOUR - top

  const slotsOf = (day: string): Slot[] => {
    const here = shown.filter((at) => at.day === day)
    const times = [...new Set(here.map(({ time }) => time))].toSorted()
    return times.map((time) => ({
      row: Math.floor(rowOf(time)) - top,
      time,
      bookings: here
        .filter((at) => at.time === time)
        .map(({ booking }) => booking)
        // Sorts booked meetings before cancelled meetings.
        .toSorted((a, b) => a.state.localeCompare(b.state)),
    }))
  }
  return {
    days: days.map((day) => {
      const { weekday: name, date } = dayInWords(day)
      return {
        day,
        name: `${name.slice(0, 3)} ${date}`,
        isToday: day === today.day,
        closed: closedOn(day, settings),
        slots: slotsOf(day),
      }
    }),
    hours: Array.from({ length: last - first + 1 }, (_, index) => hourName(first + index)),
    now: inGrid ? passed : undefined,
  }
}
