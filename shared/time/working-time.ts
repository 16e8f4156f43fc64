import { HOUR } from '#shared/time/units.ts'

/** Time in which the company works: promises of a reply, and later meetings, are counted by it. */

/** Which days count, and where a day begins and ends. */
export interface WorkingDays {
  /** An IANA time zone. */
  readonly timeZone: string
  /** Whether nobody works on a date, `2026-12-25`; Saturdays and Sundays need no word. */
  readonly isHoliday: (date: string) => boolean
}

/** Beyond this many days off in a row the calendar must be wrong. */
const MOST_DAYS_OFF = 60

const SATURDAY = 6

/** Whether the company works on a date. */
export function isWorkingDay(
  date: Temporal.PlainDate,
  { isHoliday }: Pick<WorkingDays, 'isHoliday'>,
): boolean {
  return date.dayOfWeek < SATURDAY && !isHoliday(date.toString())
}

/**
 * The moment at which so many hours of working days have gone by. They are hours of a clock that stands still on
 * Saturdays, Sundays and holidays: what comes on a Friday at 18:00 has had 24 of them on Monday at 18:00.
 * @param from milliseconds since 1970
 * @returns milliseconds since 1970
 */
export function addWorkingHours(from: number, hours: number, days: WorkingDays): number {
  let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(days.timeZone)
  let left = hours * HOUR
  for (let off = 0; off < MOST_DAYS_OFF;) {
    // The length of a day differs where clocks change.
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
