import { MISSED_SORT_KEYS, REDIRECT_SORT_KEYS } from '#shared/contracts/redirects.ts'
import { pageOf, searchOf, sortOf, sortText } from '#web/lib/staff/list/list-place.ts'
import type { SortOrder } from '#web/ui/list/sort-head.tsx'

/** Number of rows on a page of either list. */
export const PAGE_SIZE = 20

/** The displayed list. */
export type View = 'redirects' | 'missed'

const SORT_KEYS = [...REDIRECT_SORT_KEYS, ...MISSED_SORT_KEYS] as const
export type SortKey = (typeof SORT_KEYS)[number]
export type Sort = SortOrder<SortKey>

/** State of the page as stored in its URL. */
export interface Place {
  readonly view: View
  /** Page number, counted from 1. */
  readonly page: number
  readonly search: string
  readonly sort: Sort
}

const usual: Readonly<Record<View, Sort>> = {
  redirects: { key: 'created_at', descending: true },
  missed: { key: 'hits', descending: true },
}

/** First page of a list. */
export const placeOf = (view: View): Place => ({ view, page: 1, search: '', sort: usual[view] })

/** Parses the query of a URL. Invalid values are ignored. */
export function readPlace(query: string): Place {
  const values = new URLSearchParams(query)
  const view = values.get('view') === 'missed' ? 'missed' : 'redirects'
  const keys = view === 'missed' ? MISSED_SORT_KEYS : REDIRECT_SORT_KEYS
  return {
    view,
    page: pageOf(values),
    search: view === 'missed' ? '' : searchOf(values),
    sort: sortOf<SortKey>(values, keys, usual[view]),
  }
}

/** API parameters for a list state. */
export const toValues = ({ page, search, sort }: Place) => ({
  page,
  limit: PAGE_SIZE,
  search,
  sort: sortText(sort),
})

/** URL query of a page state, with its question mark. Default values are omitted. */
export function writePlace({ view, page, search, sort }: Place): string {
  const text = new URLSearchParams({
    ...(view === 'missed' && { view }),
    ...(search !== '' && { search }),
    ...(sortText(sort) !== sortText(usual[view]) && { sort: sortText(sort) }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return text === '' ? '' : `?${text}`
}

/**
 * Sort order after a click on a column heading: the reverse order if the list is already sorted by the column. Otherwise descending, for
 * paths ascending.
 */
export const nextSort = (sort: Sort, key: SortKey): Sort => ({
  key,
  descending: sort.key === key ? !sort.descending : key !== 'from',
})
