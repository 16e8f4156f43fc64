import { MINUTE } from '#shared/time/units.ts'
import { dayInWords } from '#shared/time/days.ts'
import { inZone } from '#shared/time/zone-time.ts'

/** Time at which a meeting can be booked. */
export interface FreeTime {
  /** Start time, ISO 8601, UTC. */
  readonly at: string
  /** Time of day such as `11:30`, in the displayed time zone. */
  readonly label: string
}

/** Groups free times by day in a time zone. Days and times are in chronological order. */
export function freeDays(
  slots: readonly string[],
  zone: string,
): ReadonlyMap<string, readonly FreeTime[]> {
  const days = new Map<string, FreeTime[]>()
  for (const at of slots) {
    const { day, time } = inZone(at, zone)
    const times = days.get(day) ?? []
    times.push({ at, label: time })
    days.set(day, times)
  }
  return days
}

/** First day after `day` with a free time. If there is none, the last day with a free time. */
export function nextFreeDay(days: ReadonlyMap<string, unknown>, day: string): string | undefined {
  const all = [...days.keys()]
  return all.find((free) => free > day) ?? all.at(-1)
}

const HALF_AN_HOUR = 30 * MINUTE

/**
 * Day and times of a meeting in a time zone.
 * @param start ISO 8601
 */
export function meetingIn(
  start: string,
  zone: string,
): {
  /** Day such as `2026-11-26`. */
  readonly day: string
  /** Day as text, such as `Thursday 26 November`. */
  readonly short: string
  /** Day with its year, such as `Thursday 26 November 2026`. */
  readonly long: string
  /** Start time such as `11:30`. */
  readonly from: string
  /** End time such as `12:00`. */
  readonly to: string
} {
  const { day, time } = inZone(start, zone)
  const { short, long } = dayInWords(day)
  const end = new Date(Date.parse(start) + HALF_AN_HOUR).toISOString()
  return { day, short, long, from: time, to: inZone(end, zone).time }
}
