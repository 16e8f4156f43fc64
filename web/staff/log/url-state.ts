import { LOG_CATEGORIES, LOG_LEVELS } from '#shared/contracts/staff.ts'
import type { LogValues } from '#web/lib/staff/queries/log-queries.ts'
import { filterOf, pageOf } from '#web/lib/staff/list/list-place.ts'

/** Number of entries on a page. */
export const PAGE_SIZE = 50

/** Time spans that the filter offers, in minutes. */
export const SPANS = [5, 15, 60, 1_440] as const

/** State of the log as stored in its URL. */
export interface Place {
  /** Page number, counted from 1. */
  readonly page: number
  /** If true, only attempts to see unpublished content are listed. */
  readonly bypass: boolean
  readonly level?: (typeof LOG_LEVELS)[number] | undefined
  readonly category?: (typeof LOG_CATEGORIES)[number] | undefined
  readonly minutes?: (typeof SPANS)[number] | undefined
  readonly request?: string | undefined
}

const oneOf = <Value extends string | number>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => String(value) === text)

/** Parses the query of a URL. Invalid values are ignored. */
export function readPlace(query: string): Place {
  const values = new URLSearchParams(query)
  return {
    page: pageOf(values),
    bypass: values.get('bypass') === 'true',
    level: oneOf(LOG_LEVELS, filterOf(values, 'level')),
    category: oneOf(LOG_CATEGORIES, filterOf(values, 'category')),
    minutes: oneOf(SPANS, filterOf(values, 'minutes')),
    request: filterOf(values, 'request')?.slice(0, 100),
  }
}

/** API parameters for a state of the log (filters without the page number). */
export const toValues = ({ page: _page, bypass, ...filters }: Place): LogValues => ({
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
  ...(bypass && { bypass: 'true' }),
})

/** URL query of a log state, with its question mark. Default values are omitted. */
export function writePlace(place: Place): string {
  const values = Object.entries(toValues(place)).map(([name, value]) => [name, String(value)])
  const page = place.page > 1 ? [['page', String(place.page)]] : []
  const text = new URLSearchParams([...values, ...page]).toString()
  return text === '' ? '' : `?${text}`
}
