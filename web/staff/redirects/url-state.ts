import { MISSED_SORT_KEYS, REDIRECT_SORT_KEYS } from '#shared/contracts/redirects.ts'
import { pageOf, searchOf, sortOf, sortText } from '#web/lib/staff/list/list-place.ts'
import type { SortOrder } from '#web/ui/list/sort-head.tsx'

/** Rows on a page of either list. */
export const PAGE_SIZE = 20

/** Which of the two lists is shown. */
export type View = 'redirects' | 'missed'

const SORT_KEYS = [...REDIRECT_SORT_KEYS, ...MISSED_SORT_KEYS] as const
export type SortKey = (typeof SORT_KEYS)[number]
export type Sort = SortOrder<SortKey>

/** What the URL says. */
export interface Place {
  readonly view: View
  /** From 1. */
  readonly page: number
  readonly search: string
  readonly sort: Sort
}

const usual: Readonly<Record<View, Sort>> = {
  redirects: { key: 'created_at', descending: true },
  missed: { key: 'hits', descending: true },
}

/** The first page of a list. */
export const placeOf = (view: View): Place => ({ view, page: 1, search: '', sort: usual[view] })

/** The place that a URL's query names. Whatever makes no sense counts as not said. */
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

/** What the API is asked for a place. */
export const toValues = ({ page, search, sort }: Place) => ({
  page,
  limit: PAGE_SIZE,
  search,
  sort: sortText(sort),
})

/** The query of a URL that names a place, with its question mark; nothing is said of what goes without saying. */
export function writePlace({ view, page, search, sort }: Place): string {
  const text = new URLSearchParams({
    ...(view === 'missed' && { view }),
    ...(search !== '' && { search }),
    ...(sortText(sort) !== sortText(usual[view]) && { sort: sortText(sort) }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return text === '' ? '' : `?${text}`
}

/** The order after its column head is pressed: turned round, or the most or latest first; paths begin at their beginning. */
export const nextSort = (sort: Sort, key: SortKey): Sort => ({
  key,
  descending: sort.key === key ? !sort.descending : key !== 'from',
})
