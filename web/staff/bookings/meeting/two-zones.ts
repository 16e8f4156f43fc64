/** Formats the time of a meeting in two zones. `yours` is the time in the company's zone, `theirs` the time in the visitor's zone. */
import { MEETING_MINUTES } from '#shared/contracts/booking/booking-times.ts'
import { dayInWords } from '#shared/time/days.ts'
import { identity } from '#shared/company/identity.ts'
import { inZone } from '#shared/time/zone-time.ts'
import { isElsewhere, knownZone, shortDayName, zoneAt } from '#web/lib/staff/meeting-labels.ts'

/** Usual hours of meetings, in minutes from midnight. A meeting that starts before EARLIEST or ends after LATEST gets a warning. */
const EARLIEST = 8 * 60
const LATEST = 20 * 60
const NIGHT_BEGINS = 22 * 60
const NIGHT_ENDS = 5 * 60

/** Name of the time of day in the visitor's zone, for meetings outside 08:00 to 20:00. */
export type OddHours = 'early morning' | 'evening' | 'night'

/** A free time in both zones. */
export interface TimeRow {
  /** Start time, ISO 8601. */
  readonly at: string
  /** Time in the company's zone, such as `09:30`. */
  readonly yours: string
  /**
   * Time in the visitor's zone, such as `15:00`. Includes the day if it differs from the company's, and the UTC offset if the clocks change
   * during the day.
   */
  readonly theirs: string
  readonly odd: OddHours | undefined
}

/** The free times of a day. */
export interface DayTimes {
  /** Company's zone, such as `London (UTC)`. */
  readonly yours: string
  /** Visitor's zone, such as `Mumbai (UTC+5:30)`. Undefined if both zones have the same times. */
  readonly theirs: string | undefined
  readonly rows: readonly TimeRow[]
}

/**
 * Name of an unusual time of day in the visitor's zone, or undefined for usual hours.
 * @param time time of day, such as `21:00`
 */
export function oddHours(time: string): OddHours | undefined {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const start = hours * 60 + minutes
  if (start >= NIGHT_BEGINS || start < NIGHT_ENDS) return 'night'
  if (start < EARLIEST) return 'early morning'
  return start + MEETING_MINUTES > LATEST ? 'evening' : undefined
}

/** Time in the visitor's zone, with the day if it differs from the company's. */
function theirTime(iso: string, zone: string): string {
  const theirs = inZone(iso, knownZone(zone))
  const isSameDay = theirs.day === inZone(iso, identity.timeZone).day
  return isSameDay ? theirs.time : `${shortDayName(theirs.day)}, ${theirs.time}`
}

/**
 * Free times of one day in the zones of company and visitor.
 * @param times ISO 8601, all on one day in the company's zone
 */
export function dayTimes(times: readonly string[], zone: string): DayTimes {
  const zones = [...new Set(times.map((at) => zoneAt(at, zone)))]
  const [one = zoneAt(new Date(0).toISOString(), zone)] = zones
  const place = zones.length > 1 ? one.replace(/ \(.*$/u, '') : one
  return {
    yours: zoneAt(times[0] ?? new Date(0).toISOString(), identity.timeZone),
    theirs: times.some((at) => isElsewhere(at, zone)) ? place : undefined,
    rows: times.map((at) => {
      const offset = zones.length > 1 ? ` ${/\(.*\)$/u.exec(zoneAt(at, zone))?.[0] ?? ''}` : ''
      return {
        at,
        yours: inZone(at, identity.timeZone).time,
        theirs: `${theirTime(at, zone)}${offset}`,
        odd: oddHours(inZone(at, knownZone(zone)).time),
      }
    }),
  }
}

/** A moment in the zones of company and visitor. `theirs` is undefined if both zones have the same time. */
export function inBothZones(iso: string, zone: string) {
  const { day, time } = inZone(iso, identity.timeZone)
  const there = inZone(iso, knownZone(zone))
  return {
    /** Day such as `Wednesday 2 December 2026`. */
    day: dayInWords(day).long,
    /** Time such as `14:00 in London (UTC)`. */
    yours: `${time} in ${zoneAt(iso, identity.timeZone)}`,
    /** Time such as `19:30 in Mumbai (UTC+5:30)`. */
    theirs: isElsewhere(iso, zone) ? `${theirTime(iso, zone)} in ${zoneAt(iso, zone)}` : undefined,
    /** Company's and visitor's time in short form, such as `Wed 2 Dec, 14:00` and `Wed 2 Dec, 19:30`. */
    short: [
      `${shortDayName(day)}, ${time}`,
      `${shortDayName(there.day)}, ${there.time}`,
    ] satisfies readonly [string, string],
  }
}

/** The visitor's time for a list, such as `10:00 in Prague`. Undefined if both zones have the same time. */
export const theirTimeInWords = (iso: string, zone: string): string | undefined =>
  isElsewhere(iso, zone)
    ? `${theirTime(iso, zone)} in ${zoneAt(iso, zone).replace(/ \(.*$/u, '')}`
    : undefined
