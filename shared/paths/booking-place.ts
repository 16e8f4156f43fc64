/** What the addresses of the pages for meetings say beside their path: which time is chosen, and how it is shown. */
import { embedNames, isEmbedded } from '../browser/embedded.ts'
import { SUBJECT_PARAMETER } from './paths.ts'
import { isZone } from '../time/zone-time.ts'

/** What is chosen on the way to a meeting. */
export interface BookingPlace {
  /** What the meeting is about, as a link names it: it may be no subject of the contact form. */
  readonly service?: string | undefined
  /** The day that is shown, `2026-12-24` in `zone`. */
  readonly day?: string | undefined
  /** The time that is chosen: ISO 8601, UTC. */
  readonly time?: string | undefined
  /** An IANA time zone, where another than the company's is asked for. */
  readonly zone?: string | undefined
  /** Which five weeks are shown; 0 for those that begin with this one. */
  readonly weeks?: number | undefined
  /** Shown within another page: without bar, foot and whatever floats. */
  readonly isEmbedded?: boolean | undefined
  /** What the meeting is like is said by the page around it. */
  readonly hidesDetails?: boolean | undefined
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u
const MOST_SHEETS = 20

/** What every subject of the contact form looks like. Which of them there are is asked where they are listed. */
const SUBJECT = /^[a-z:-]{2,60}$/u

/** Names of the parameters. The last is that of the services that offer such pages. */
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

/** Reads the parameters of an address; what makes no sense is left out. */
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

/** The parameters of a place, by their names. */
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

/** The address of a place on the page at `path`. */
export function placeAddress(path: string, place: BookingPlace): string {
  const search = new URLSearchParams(placeValues(place)).toString()
  return search === '' ? path : `${path}?${search}`
}
