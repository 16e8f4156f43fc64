import { addDays, dayInWords } from './days.ts'
import { writtenIn } from './written-time.ts'
import { zoneCity } from './zone-city.ts'
import { inZone } from './zone-time.ts'
import { clockWithZone } from './zoned-moment.ts'

const MIDNIGHT = '00:00'

/** Deadline in the local time of a zone. Midnight counts as the end of the previous day. */
export interface Deadline {
  /** Day such as `Monday 30 November`. */
  readonly day: string
  /** Time such as `15:32`. Undefined for the end of the day. */
  readonly time: string | undefined
}

/**
 * Deadline for a moment, in the local time of a zone.
 * @param iso ISO 8601
 * @param zone IANA name
 * @throws RangeError for an unknown zone
 */
export function deadlineIn(iso: string, zone: string): Deadline {
  const { day, time } = inZone(iso, zone)
  const isEnd = time === MIDNIGHT
  return {
    day: dayInWords(isEnd ? addDays(day, -1) : day).short,
    time: isEnd ? undefined : time,
  }
}

/** Deadline as text after the word "by": `the end of Monday 30 November (London)`, `Tuesday 1 December, 15:32 London time`. */
export function deadlineInWords(iso: string, zone: string): string {
  const { day, time } = deadlineIn(iso, zone)
  return time === undefined
    ? `the end of ${day} (${zoneCity(zone)})`
    : `${day}, ${clockWithZone(time, zone)}`
}

/**
 * Deadline in an email: `the end of Monday 30 November 2026 (GMT)`, `Tuesday 1 December 2026 at 15:32 GMT`.
 * @param time milliseconds since 1970
 */
export function writtenDeadline(time: number, zone: string): string {
  if (inZone(new Date(time).toISOString(), zone).time !== MIDNIGHT) return writtenIn(time, zone)
  const [day = '', clock = ''] = writtenIn(time - 1, zone).split(' at ')
  return `the end of ${day} (${clock.replace(/^\S+ /u, '')})`
}
