/** State in the URLs of booking pages besides the path: the selected time and how it is shown. */
import { embedNames, isEmbedded } from '../browser/embedded.ts'
import { SUBJECT_PARAMETER } from './paths.ts'
import { isZone } from '../time/zone-time.ts'

/** Selection during a booking. */
export interface BookingPlace {
  /** Subject of the meeting from a link; may be unknown to the contact form. */
  readonly service?: string | undefined
  /** Selected day, `2026-12-24` in `zone`. */
  readonly day?: string | undefined
  /** Selected time: ISO 8601, UTC. */
  readonly time?: string | undefined
  /** IANA time zone, if it differs from the company's. */
  readonly zone?: string | undefined
  /** Page of five weeks each; 0 starts with the current week. */
  readonly weeks?: number | undefined
  /** True if embedded in another page: without navigation bar, footer and floating elements. */
  readonly isEmbedded?: boolean | undefined
  /** True if the embedding page describes the meeting. */
  readonly hidesDetails?: boolean | undefined
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u
const MOST_SHEETS = 20

/** Syntax of the contact form's subjects. Existing subjects are checked where they are listed. */
const SUBJECT = /^[a-z:-]{2,60}$/u

/** Parameter names. The last one is the one that embedding services use. */
const placeNames = {
  day: 'day',
  time: 'time',
  zone: 'zone',
  weeks: 'weeks',
  embed: embedNames.embed,
  hideDetails: 'hide_landing_page_details',
} as const

const dayIn = (text: string | null) =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
    ? text
    : undefined

function timeIn(text: string | null): string | undefined {
  const at = text === null || text.length > 40 ? Number.NaN : Date.parse(text)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

/** Parses the parameters of a URL; invalid ones are ignored. */
export function readPlace(search: URLSearchParams): BookingPlace {
  const zone = search.get(placeNames.zone) ?? ''
  const subject = search.get(SUBJECT_PARAMETER) ?? ''
  const weeks = Number(search.get(placeNames.weeks) ?? Number.NaN)
  return {
    service: SUBJECT.test(subject) ? subject : undefined,
    day: dayIn(search.get(placeNames.day)),
    time: timeIn(search.get(placeNames.time)),
    zone: isZone(zone) ? zone : undefined,
    weeks: Number.isInteger(weeks) && weeks >= 0 && weeks <= MOST_SHEETS ? weeks : undefined,
    isEmbedded: isEmbedded(search),
    hidesDetails: search.get(placeNames.hideDetails) === '1',
  }
}

/** Parameters of a selection, by name. */
export function placeValues(place: BookingPlace): Readonly<Record<string, string>> {
  const values: Readonly<Record<string, string | undefined>> = {
    [SUBJECT_PARAMETER]: place.service,
    [placeNames.day]: place.day,
    [placeNames.time]: place.time,
    [placeNames.zone]: place.zone,
    [placeNames.weeks]: place.weeks === undefined ? undefined : String(place.weeks),
    [placeNames.embed]: place.isEmbedded === true ? '1' : undefined,
    [placeNames.hideDetails]: place.hidesDetails === true ? '1' : undefined,
  }
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** URL of a selection on the page at `path`. */
export function placeAddress(path: string, place: BookingPlace): string {
  const search = new URLSearchParams(placeValues(place)).toString()
  return search === '' ? path : `${path}?${search}`
}
