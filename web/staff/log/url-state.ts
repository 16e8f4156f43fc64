import { LOG_CATEGORIES, LOG_LEVELS } from '#shared/contracts/staff.ts'
import type { LogValues } from '#web/lib/staff/queries/log-queries.ts'
import { filterOf, pageOf } from '#web/lib/staff/list/list-place.ts'

/** Entries on a page. */
export const PAGE_SIZE = 50

/** Spans of time to look back over, in minutes. */
export const SPANS = [5, 15, 60, 1_440] as const

/** Which part of the log is shown: what its URL says. */
export interface Place {
  /** From 1. */
  readonly page: number
  /** Attempts to see what is not published alone. */
  readonly bypass: boolean
  readonly level?: (typeof LOG_LEVELS)[number] | undefined
  readonly category?: (typeof LOG_CATEGORIES)[number] | undefined
  readonly minutes?: (typeof SPANS)[number] | undefined
  readonly request?: string | undefined
}

const oneOf = <Value extends string | number>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => String(value) === text)

/** The place that a URL's query names. Whatever makes no sense counts as not said. */
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

/** What the API is asked for a place. */
export const toValues = ({ page: _page, bypass, ...filters }: Place): LogValues => ({
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
  ...(bypass && { bypass: 'true' }),
})

/** The query of a URL that names a place, with its question mark; nothing is said of what goes without saying. */
export function writePlace(place: Place): string {
  const values = Object.entries(toValues(place)).map(([name, value]) => [name, String(value)])
  const page = place.page > 1 ? [['page', String(place.page)]] : []
  const text = new URLSearchParams([...values, ...page]).toString()
  return text === '' ? '' : `?${text}`
}
