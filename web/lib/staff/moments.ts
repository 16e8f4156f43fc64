import { DAY, MINUTE } from '#shared/time/units.ts'
import { browserZone } from '#shared/time/browser-zone.ts'
import { MONTHS } from '#shared/time/day-names.ts'
import { inZone, isZone, offsetIn, offsetInWords } from '#shared/time/zone-time.ts'

const months = MONTHS.map((name) => name.slice(0, 3))

const isMoment = (date: Date) => !Number.isNaN(date.getTime())

/** Day and time of a moment in a zone, or undefined for an invalid ISO text. */
const placeOf = (iso: string | null, zone: string) => {
  const date = new Date(iso ?? Number.NaN)
  return isMoment(date) ? inZone(date.toISOString(), zone) : undefined
}

/**
 * Time in milliseconds for which the browser's time zone is cached. Every cell with a time needs the zone, and the browser's API is slow.
 */
const ZONE_KNOWN_FOR = 1_000
let known = { zone: 'UTC', at: Number.NEGATIVE_INFINITY }

/** Zone of the browser, in which staff read and enter times. UTC if the browser reports an invalid zone. */
export function ownZone(): string {
  const now = performance.now()
  if (now - known.at > ZONE_KNOWN_FOR) {
    const timeZone = browserZone()
    known = { zone: isZone(timeZone) ? timeZone : 'UTC', at: now }
  }
  return known.zone
}

/** City of a zone, for the heading of a column of times: `Berlin`. */
export const zoneName = (zone = ownZone()): string =>
  zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone

/** Zone with its UTC offset at a moment: `Berlin (UTC+1)`. */
export function zoneInWords(iso: string, zone = ownZone()): string {
  const offset = offsetInWords(offsetIn(iso, zone))
  return zoneName(zone) === offset ? offset : `${zoneName(zone)} (${offset})`
}

/** Moment to the minute, `3 Mar 2026 08:00`, or a dash if `iso` is null. */
export function exactMoment(iso: string | null, zone = ownZone()): string {
  const place = placeOf(iso, zone)
  return place === undefined ? '–' : `${dayAndYear(place.day)} ${place.time}`
}

/** Time of day of a moment, `08:00`. Empty for an invalid text. */
export const clockTime = (iso: string, zone = ownZone()): string => placeOf(iso, zone)?.time ?? ''

/** Value of a `datetime-local` field for a moment, `2026-03-03T08:00`. Empty for an invalid text. */
export function fieldMoment(iso: string, zone = ownZone()): string {
  const place = placeOf(iso, zone)
  return place === undefined ? '' : `${place.day}T${place.time}`
}

/** Moment to the minute with its zone: `3 Mar 2026 09:00, Berlin (UTC+1)`. */
export const namedMoment = (iso: string, zone = ownZone()): string =>
  isMoment(new Date(iso)) ? `${exactMoment(iso, zone)}, ${zoneInWords(iso, zone)}` : '–'

/**
 * Moment like {@link namedMoment}. If the zone is not UTC, the second line contains the moment in UTC. For the `title` attribute of a short
 * time.
 */
export function momentAndUtc(iso: string, zone = ownZone()): string {
  const own = namedMoment(iso, zone)
  return own === '–' || zone === 'UTC' ? own : `${own}\n${exactMoment(iso, 'UTC')} UTC`
}

/** Day of an ISO date in UTC: `3 Mar 2026`. Empty for an invalid date. */
export function shortDay(iso: string): string {
  const date = new Date(iso)
  return isMoment(date) ? dayAndYear(date.toISOString().slice(0, 10)) : ''
}

/** Formats `2026-03-03` as `3 Mar`. */
function dayAndMonth(day: string): string {
  const [, month = '', date = ''] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1] ?? ''}`
}

/** Formats `2026-03-03` as `3 Mar 2026`. */
const dayAndYear = (day: string): string => `${dayAndMonth(day)} ${day.slice(0, 4)}`

/** Formats a day as `3 Mar`. Includes the year if it is not the current one. */
const dayWords = (day: string, today: string): string =>
  today.startsWith(day.slice(0, 5)) ? dayAndMonth(day) : dayAndYear(day)

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY

/**
 * Time in relation to now, more precise for recent moments. Days start at midnight in `zone`.
 * @param now milliseconds since 1970
 */
export function nearMoment(iso: string, now: number, zone = ownZone()): string {
  const date = new Date(iso)
  if (!isMoment(date)) return '–'
  const { day, time } = inZone(date.toISOString(), zone)
  const { day: today } = inZone(new Date(now).toISOString(), zone)
  const ago = now - date.getTime()
  const days = dayNumber(today) - dayNumber(day)
  if (ago < MINUTE && ago > -MINUTE) return 'Just now'
  if (ago > 0 && ago < 60 * MINUTE) return `${Math.floor(ago / MINUTE)} min ago`
  if (days === 0) return `Today ${time}`
  if (days === 1) return 'Yesterday'
  return dayWords(day, today)
}

/** Moment to the minute for lists, `3 Mar 08:00`, with the year if it is not the current one. */
export function shortMoment(iso: string, now: number, zone = ownZone()): string {
  const date = new Date(iso)
  if (!isMoment(date)) return '–'
  const { day, time } = inZone(date.toISOString(), zone)
  return `${dayWords(day, inZone(new Date(now).toISOString(), zone).day)} ${time}`
}

/** Deadline as text after the word "by": `3 Mar 08:00`, or `the end of 2 Mar` for midnight of 3 March. */
export function shortDeadline(iso: string, now: number, zone = ownZone()): string {
  const moment = shortMoment(iso, now, zone)
  if (!moment.endsWith(' 00:00')) return moment
  const dayBefore = shortMoment(new Date(Date.parse(iso) - 1).toISOString(), now, zone)
  return `the end of ${dayBefore.replace(/ \S+$/u, '')}`
}

/** Moment to the second, `3 Mar 08:00:59`, with the year if it is not the current one. */
export function secondMoment(iso: string, now: number, zone = ownZone()): string {
  const date = new Date(iso)
  // Seconds are equal in all zones, because offsets are multiples of a minute.
  return isMoment(date) ? `${shortMoment(iso, now, zone)}:${date.toISOString().slice(17, 19)}` : '–'
}

/** Age of fetched data, in seconds if it is below a minute. */
export function age(time: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - time) / 1000))
  return seconds < 60 ? `${seconds} s ago` : `${Math.floor(seconds / 60)} min ago`
}
