import { DAY, MINUTE } from '#shared/time/units.ts'
import { MONTHS } from '#shared/time/day-names.ts'
import { inZone, isZone, offsetIn, offsetInWords } from '#shared/time/zone-time.ts'

const months = MONTHS.map((name) => name.slice(0, 3))

const isMoment = (date: Date) => !Number.isNaN(date.getTime())

/** Day and time of a moment in a zone, or undefined for a text that is no moment. */
const placeOf = (iso: string | null, zone: string) => {
  const date = new Date(iso ?? Number.NaN)
  return isMoment(date) ? inZone(date.toISOString(), zone) : undefined
}

/** Cache lifetime of the browser's time zone, milliseconds. Each cell of a list needs it, and reading it is slow. */
const ZONE_KNOWN_FOR = 1_000
let known = { zone: 'UTC', at: Number.NEGATIVE_INFINITY }

/** Zone of the browser, in which staff read and enter times; UTC if it has none that can be calculated with. */
export function ownZone(): string {
  const now = performance.now()
  if (now - known.at > ZONE_KNOWN_FOR) {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    known = { zone: isZone(timeZone) ? timeZone : 'UTC', at: now }
  }
  return known.zone
}

/** A zone by its city, for the head of a column of times: `Berlin`. */
export const zoneName = (zone = ownZone()): string =>
  zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone

/** A zone with how far ahead of UTC it is at a moment: `Berlin (UTC+1)`. */
export function zoneInWords(iso: string, zone = ownZone()): string {
  const offset = offsetInWords(offsetIn(iso, zone))
  return zoneName(zone) === offset ? offset : `${zoneName(zone)} (${offset})`
}

/** A moment to the minute, `3 Mar 2026 08:00`; a dash if there is none. */
export function exactMoment(iso: string | null, zone = ownZone()): string {
  const place = placeOf(iso, zone)
  return place === undefined ? '–' : `${dayAndYear(place.day)} ${place.time}`
}

/** Time of day of a moment, `08:00`; empty for a text that is no moment. */
export const clockTime = (iso: string, zone = ownZone()): string => placeOf(iso, zone)?.time ?? ''

/** A moment in the form of a `datetime-local` field, `2026-03-03T08:00`; empty for a text that is no moment. */
export function fieldMoment(iso: string, zone = ownZone()): string {
  const place = placeOf(iso, zone)
  return place === undefined ? '' : `${place.day}T${place.time}`
}

/** A moment to the minute with its zone: `3 Mar 2026 09:00, Berlin (UTC+1)`. */
export const namedMoment = (iso: string, zone = ownZone()): string =>
  isMoment(new Date(iso)) ? `${exactMoment(iso, zone)}, ${zoneInWords(iso, zone)}` : '–'

/** The same with the moment in UTC on a line beneath, unless that says nothing new. For `title` of a time that is shown in short. */
export function momentAndUtc(iso: string, zone = ownZone()): string {
  const own = namedMoment(iso, zone)
  return own === '–' || zone === 'UTC' ? own : `${own}\n${exactMoment(iso, 'UTC')} UTC`
}

/** The day of an ISO date in UTC: `3 Mar 2026`. Empty when it is none. */
export function shortDay(iso: string): string {
  const date = new Date(iso)
  return isMoment(date) ? dayAndYear(date.toISOString().slice(0, 10)) : ''
}

/** `3 Mar`, from `2026-03-03`. */
function dayAndMonth(day: string): string {
  const [, month = '', date = ''] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1] ?? ''}`
}

/** `3 Mar 2026`, from `2026-03-03`. */
const dayAndYear = (day: string): string => `${dayAndMonth(day)} ${day.slice(0, 4)}`

/** `3 Mar`, with the year if it is not this year. */
const dayWords = (day: string, today: string): string =>
  today.startsWith(day.slice(0, 5)) ? dayAndMonth(day) : dayAndYear(day)

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY

/** How long ago a moment was, the more exact the nearer; days begin at midnight where the person is. `now` in milliseconds since 1970. */
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

/** A moment to the minute as a list has room for it, `3 Mar 08:00`, with the year where it is another. */
export function shortMoment(iso: string, now: number, zone = ownZone()): string {
  const date = new Date(iso)
  if (!isMoment(date)) return '–'
  const { day, time } = inZone(date.toISOString(), zone)
  return `${dayWords(day, inZone(new Date(now).toISOString(), zone).day)} ${time}`
}

/** A deadline after the word "by": `3 Mar 08:00`; `the end of 2 Mar` for midnight of the third. */
export function shortDeadline(iso: string, now: number, zone = ownZone()): string {
  const moment = shortMoment(iso, now, zone)
  if (!moment.endsWith(' 00:00')) return moment
  const dayBefore = shortMoment(new Date(Date.parse(iso) - 1).toISOString(), now, zone)
  return `the end of ${dayBefore.replace(/ \S+$/u, '')}`
}

/** A moment to the second, `3 Mar 08:00:59`, with the year where it is another. */
export function secondMoment(iso: string, now: number, zone = ownZone()): string {
  const date = new Date(iso)
  // Zones differ by whole minutes.
  return isMoment(date) ? `${shortMoment(iso, now, zone)}:${date.toISOString().slice(17, 19)}` : '–'
}

/** How long ago something was brought, in seconds up to a minute. */
export function age(time: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - time) / 1000))
  return seconds < 60 ? `${seconds} s ago` : `${Math.floor(seconds / 60)} min ago`
}
