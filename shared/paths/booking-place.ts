/** State of the booking pages in their URLs: query parameters for the selected time and for the appearance of the page. */
import { embedNames, isEmbedded } from '../browser/embedded.ts'
import { readSelection, writeSelection } from '../pages/planner/selection.ts'
import { LIST_PARAMETER, SUBJECT_PARAMETER } from './paths.ts'
import { isZone } from '../time/zone-time.ts'

/** URL state of a booking page. */
export interface BookingPlace {
  /** Subject of the meeting, set by the link to the page. The contact form may not have this subject. */
  readonly service?: string | undefined
  /** Checks and places from the turnaround planner, as a value of the parameter. */
  readonly list?: string | undefined
  /** Selected day, `2026-12-24` in `zone`. */
  readonly day?: string | undefined
  /** Selected time: ISO 8601, UTC. */
  readonly time?: string | undefined
  /** IANA time zone, if it differs from the company's. */
  readonly zone?: string | undefined
  /** Page of the calendar. Each page shows five weeks, and page 0 starts with the current week. */
  readonly weeks?: number | undefined
  /** True if the page is embedded in another page. It then has no navigation bar, footer or floating elements. */
  readonly isEmbedded?: boolean | undefined
  /** True if the page hides the description of the meeting, because the embedding page has one of its own. */
  readonly hidesDetails?: boolean | undefined
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u
const MOST_SHEETS = 20

/** Pattern of the subjects of the contact form. Only the form checks if a subject exists. */
const SUBJECT = /^[a-z:-]{2,60}$/u

/** Names of the query parameters. The last name is also used by services that embed pages, such as Calendly. */
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

/** Parses the parameters of a URL. Invalid values are ignored. */
export function readPlace(search: URLSearchParams): BookingPlace {
  const zone = search.get(placeNames.zone) ?? ''
  const subject = search.get(SUBJECT_PARAMETER) ?? ''
  const selection = readSelection(search)
  const weeks = Number(search.get(placeNames.weeks) ?? Number.NaN)
  return {
    service: SUBJECT.test(subject) ? subject : undefined,
    list: selection && writeSelection(selection),
    day: dayIn(search.get(placeNames.day)),
    time: timeIn(search.get(placeNames.time)),
    zone: isZone(zone) ? zone : undefined,
    weeks: Number.isInteger(weeks) && weeks >= 0 && weeks <= MOST_SHEETS ? weeks : undefined,
    isEmbedded: isEmbedded(search),
    hidesDetails: search.get(placeNames.hideDetails) === '1',
  }
}

/** Query parameters of a URL state, by name. */
export function placeValues(place: BookingPlace): Readonly<Record<string, string>> {
  const values: Readonly<Record<string, string | undefined>> = {
    [SUBJECT_PARAMETER]: place.service,
    [LIST_PARAMETER]: place.list,
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

/** URL of the page at `path` with a URL state. */
export function placeAddress(path: string, place: BookingPlace): string {
  const search = new URLSearchParams(placeValues(place)).toString()
  return search === '' ? path : `${path}?${search}`
}
