import { dayInWords } from '#shared/time/days.ts'
import { inZone } from '#shared/time/zone-time.ts'

/** Formats a moment in `zone`. @param iso ISO 8601 */
export function momentIn(
  iso: string,
  zone: string,
): {
  /** Day, such as `Tuesday 24 November`. */
  readonly day: string
  readonly year: string
  /** Time of day, such as `15:32`. */
  readonly time: string
} {
  const { day, time } = inZone(iso, zone)
  const { short, year } = dayInWords(day)
  return { day: short, year, time }
}
