import { dayInWords } from '#shared/time/days.ts'
import { identity } from '#shared/company/identity.ts'
import { inZone, isZone, offsetIn, offsetInWords } from '#shared/time/zone-time.ts'

/** The given zone if it is valid, otherwise the company's zone. */
export const knownZone = (zone: string): string => (isZone(zone) ? zone : identity.timeZone)

/** Short name of a day for lists: `Tue 24 Nov`. */
export function shortDayName(day: string): string {
  const { weekday, date, month } = dayInWords(day)
  return `${weekday.slice(0, 3)} ${date} ${month.slice(0, 3)}`
}

/**
 * Moment in the company's zone, such as `Tue 24 Nov, 14:30`. Includes the year if it is not the current one. @param now milliseconds since
 * 1970
 */
export function meetingMoment(iso: string, now: number): string {
  const { day, time } = inZone(iso, identity.timeZone)
  const { year } = dayInWords(day)
  const thisYear = dayInWords(inZone(new Date(now).toISOString(), identity.timeZone).day).year
  return `${shortDayName(day)}${year === thisYear ? '' : ` ${year}`}, ${time}`
}

/** Moment in a zone in long form: `Tuesday 24 November 2026, 14:30`. */
export function fullMoment(iso: string, zone: string): string {
  const { day, time } = inZone(iso, knownZone(zone))
  return `${dayInWords(day).long}, ${time}`
}

/** Zone with its UTC offset at a moment: `Berlin (UTC+1)`. */
export function zoneAt(iso: string, zone: string): string {
  const place = knownZone(zone).split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  const offset = offsetInWords(offsetIn(iso, knownZone(zone)))
  return place === offset ? place : `${place} (${offset})`
}

/** True if a zone's offset at a moment differs from that of the company's zone. */
export const isElsewhere = (iso: string, zone: string): boolean =>
  offsetIn(iso, knownZone(zone)) !== offsetIn(iso, identity.timeZone)
