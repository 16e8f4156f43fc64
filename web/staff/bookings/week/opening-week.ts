import type { Booking } from '#shared/contracts/booking/bookings.ts'
import type { BookingSettings } from '#shared/contracts/booking/booking-settings.ts'
import { addDays, mondayOf, weekday } from '#shared/time/days.ts'
import { identity } from '#shared/company/identity.ts'
import { inZone } from '#shared/time/zone-time.ts'

const DAYS_IN_WEEK = 7

/** Default week of the bookings, and the reason for its choice. */
export interface Opening {
  /** Monday of the week, such as `2026-11-30`. */
  readonly monday: string
  readonly why: 'this-week' | 'next-meeting' | 'no-meetings'
}

type Hours = Pick<BookingSettings, 'hours' | 'days_off' | 'holidays'>

interface OpeningInput {
  readonly settings: Hours
  /** Meetings that have not ended, earliest first. */
  readonly coming: readonly Booking[]
  /** Current time in milliseconds since 1970. */
  readonly now: number
}

/** First and last day of a week. @param monday ISO date, such as `2026-11-30` */
export const weekSpan = (monday: string) => ({
  from: monday,
  to: addDays(monday, DAYS_IN_WEEK - 1),
})

/** Monday of the current week in the company's zone. @param now milliseconds since 1970 */
export const thisMonday = (now: number): string =>
  mondayOf(inZone(new Date(now).toISOString(), identity.timeZone).day)

function isOpen(day: string, { hours, days_off: daysOff, holidays }: Hours): boolean {
  return (
    hours.days.includes(weekday(day)) &&
    !daysOff.some(({ from, to }) => from <= day && day <= to) &&
    !holidays.some(({ date }) => date === day)
  )
}

function hasWorkingTimeLeft(settings: Hours, now: number): boolean {
  const today = inZone(new Date(now).toISOString(), identity.timeZone)
  const sunday = addDays(mondayOf(today.day), DAYS_IN_WEEK - 1)
  for (let day = today.day; day <= sunday; day = addDays(day, 1)) {
    const isOver = day === today.day && today.time >= settings.hours.closes
    if (!isOver && isOpen(day, settings)) return true
  }
  return false
}

/**
 * Monday of the default week: the current week if a meeting or working time remains in it, otherwise the next week with a meeting,
 * otherwise next week.
 */
export function openingWeek({ settings, coming, now }: OpeningInput): Opening {
  const current = thisMonday(now)
  const next = coming.find(({ state }) => state === 'booked')
  const ofNext = next && mondayOf(inZone(next.starts_at, identity.timeZone).day)
  if (hasWorkingTimeLeft(settings, now) || (ofNext !== undefined && ofNext <= current)) {
    return { monday: current, why: 'this-week' }
  }
  if (ofNext !== undefined) return { monday: ofNext, why: 'next-meeting' }
  return { monday: addDays(current, DAYS_IN_WEEK), why: 'no-meetings' }
}
