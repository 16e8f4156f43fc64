import { LEAD_KINDS, LEAD_SORT_KEYS, LEAD_VIEWS, type LeadKind } from '#shared/contracts/leads.ts'
import type { LeadValues } from '#web/lib/staff/queries/lead-queries.ts'
import { filterOf, pageOf, searchOf, sortOf, sortText } from '#web/lib/staff/list/list-place.ts'
import type { SortOrder } from '#web/ui/list/sort-head.tsx'

/** Number of leads on a page of the list. */
export const PAGE_SIZE = 15

export type View = (typeof LEAD_VIEWS)[number]
type SortKey = (typeof LEAD_SORT_KEYS)[number]

/** Sort order of the list. */
export type Sort = SortOrder<SortKey>

/** State of the list as stored in its URL. */
export interface Place {
  /** Page number, counted from 1. */
  readonly page: number
  readonly view: View
  readonly kind: LeadKind | undefined
  /** Filter by owner: an account's id, `me` or `none`. */
  readonly owner: string | undefined
  readonly search: string
  readonly sort: Sort
}

const overdueFirst: Sort = { key: 'due', descending: false }

/** Default state of the list. */
export const start: Place = {
  page: 1,
  view: 'open',
  kind: undefined,
  owner: undefined,
  search: '',
  sort: overdueFirst,
}

/** Parses the query of a URL. Invalid values are ignored. */
export function readPlace(query: string): Place {
  const values = new URLSearchParams(query)
  return {
    page: pageOf(values),
    view: LEAD_VIEWS.find((view) => view === values.get('view')) ?? start.view,
    kind: LEAD_KINDS.find((kind) => kind === values.get('kind')),
    owner: filterOf(values, 'owner'),
    search: searchOf(values),
    sort: sortOf(values, LEAD_SORT_KEYS, overdueFirst),
  }
}

/** API parameters for the filters and the order of a list state, without the page number. */
export function toFilters({ view, kind, owner, search, sort }: Place) {
  return {
    view,
    sort: sortText(sort),
    ...(kind !== undefined && { kind }),
    ...(owner !== undefined && { owner }),
    ...(search.trim() !== '' && { search: search.trim() }),
  }
}

/** API parameters for a list state. */
export const toValues = (place: Place): LeadValues => ({
  ...toFilters(place),
  page: place.page,
  limit: PAGE_SIZE,
})

/** URL query of a list state, with its question mark. Default values are omitted. */
export function writePlace(place: Place): string {
  const { view, sort, ...filters } = toFilters(place)
  const values = new URLSearchParams({
    ...(view !== start.view && { view }),
    ...filters,
    ...(sort !== sortText(overdueFirst) && { sort }),
    ...(place.page > 1 && { page: String(place.page) }),
  })
  const text = values.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * Sort order after a click on a column heading: the reverse order if the list is already sorted by the column, otherwise the default order
 * of the column.
 */
export function nextSort(sort: Sort, key: SortKey): Sort {
  if (sort.key === key) return { key, descending: !sort.descending }
  return { key, descending: key === 'received' }
}

/** True if a list state has filters in addition to its view. */
export const isNarrowed = ({ kind, owner, search }: Place) =>
  kind !== undefined || owner !== undefined || search.trim() !== ''
