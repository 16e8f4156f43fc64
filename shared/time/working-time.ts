import { HOUR } from '#shared/time/units.ts'

/** Working time of the company, for response deadlines and meetings. */

/** Calendar and time zone of working days. */
export interface WorkingDays {
  /** IANA time zone of the working days. */
  readonly timeZone: string
  /** True if a date, `2026-12-25`, is a public holiday. Saturdays and Sundays are never working days. */
  readonly isHoliday: (date: string) => boolean
}

/** Maximum number of consecutive days off. A calendar with more counts as invalid. */
const MOST_DAYS_OFF = 60

const SATURDAY = 6

/** True if the company works on a date. */
export function isWorkingDay(
  date: Temporal.PlainDate,
  { isHoliday }: Pick<WorkingDays, 'isHoliday'>,
): boolean {
  return date.dayOfWeek < SATURDAY && !isHoliday(date.toString())
}

/**
 * Adds working hours to a time. Saturdays, Sundays and holidays do not count: from Friday 18:00, 24 hours end on Monday 18:00.
 * @param from milliseconds since 1970
 * @returns milliseconds since 1970
 */
export function addWorkingHours(from: number, hours: number, days: WorkingDays): number {
  let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(days.timeZone)
  let left = hours * HOUR
  for (let off = 0; off < MOST_DAYS_OFF;) {
    // A day does not always have 24 hours, because the clock may change.
    const tomorrow = at.toPlainDate().add({ days: 1 }).toZonedDateTime(days.timeZone)
    if (isWorkingDay(at.toPlainDate(), days)) {
      const here = tomorrow.epochMilliseconds - at.epochMilliseconds
      if (left <= here) return at.epochMilliseconds + left
      left -= here
      off = 0
    } else off += 1
    at = tomorrow
  }
  return at.epochMilliseconds + left
}
