import { dayInWords } from '#shared/time/days.ts'
import { identity } from '#shared/company/identity.ts'
import { inZone, isZone, offsetIn, offsetInWords } from '#shared/time/zone-time.ts'

/** A zone that can be reckoned with: the company's where the given one is not known. */
export const knownZone = (zone: string): string => (isZone(zone) ? zone : identity.timeZone)

/** A day as a list has room for it: `Tue 24 Nov`. */
export function shortDayName(day: string): string {
  const { weekday, date, month } = dayInWords(day)
  return `${weekday.slice(0, 3)} ${date} ${month.slice(0, 3)}`
}

/** When something is by the company's clocks: `Tue 24 Nov, 14:30`, with the year where it is another than now. @param now milliseconds since 1970 */
export function meetingMoment(iso: string, now: number): string {
  const { day, time } = inZone(iso, identity.timeZone)
  const { year } = dayInWords(day)
  const thisYear = dayInWords(inZone(new Date(now).toISOString(), identity.timeZone).day).year
  return `${shortDayName(day)}${year === thisYear ? '' : ` ${year}`}, ${time}`
}

/** When something is by the clocks of a zone, in full: `Tuesday 24 November 2026, 14:30`. */
export function fullMoment(iso: string, zone: string): string {
  const { day, time } = inZone(iso, knownZone(zone))
  return `${dayInWords(day).long}, ${time}`
}

/** A zone with how far ahead it is at a moment: `Berlin (UTC+1)`. */
export function zoneAt(iso: string, zone: string): string {
  const place = knownZone(zone).split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  const offset = offsetInWords(offsetIn(iso, knownZone(zone)))
  return place === offset ? place : `${place} (${offset})`
}

/** Whether the clocks of a zone show another time than the company's at a moment. */
export const isElsewhere = (iso: string, zone: string): boolean =>
  offsetIn(iso, knownZone(zone)) !== offsetIn(iso, identity.timeZone)
