import { isStatus, type ArticleType, type Status } from '#shared/content/status.ts'
import { SORT_KEYS } from '#shared/contracts/editing.ts'
import type { ListValues } from '#web/lib/staff/queries/article-calls.ts'
import { filterOf, pageOf, searchOf, sortOf, sortText } from '#web/lib/staff/list/list-place.ts'
import type { SortOrder } from '#web/ui/list/sort-head.tsx'

/** Number of articles on a page of a staff list. */
export const PAGE_SIZE = 15

type SortKey = (typeof SORT_KEYS)[number]

/** Sort order of a list. */
export type Sort = SortOrder<SortKey>

/** State of a list as stored in its URL. */
export interface Place {
  /** Page number, counted from 1. */
  readonly page: number
  readonly search: string
  readonly status: Status | undefined
  /** Filter: id of a category or slug of an industry. */
  readonly filter: string | undefined
  /** Filter: id of an author. Undefined for case studies. */
  readonly author: string | undefined
  readonly sort: Sort
}

const newestChange: Sort = { key: 'updated_at', descending: true }

/** Default state of a list. */
export const start: Place = {
  page: 1,
  search: '',
  status: undefined,
  filter: undefined,
  author: undefined,
  sort: newestChange,
}

/** Parses the query of a URL. Invalid values are ignored. */
export function readPlace(query: string): Place {
  const values = new URLSearchParams(query)
  const status = values.get('status')
  return {
    page: pageOf(values),
    search: searchOf(values),
    status: isStatus(status) ? status : undefined,
    filter: filterOf(values, 'filter'),
    author: filterOf(values, 'author'),
    sort: sortOf(values, SORT_KEYS, newestChange),
  }
}

/** URL query of a list state, with its question mark. Default values are omitted. */
export function writePlace({ page, search, status, filter, author, sort }: Place): string {
  const values = new URLSearchParams()
  if (search.trim() !== '') values.set('search', search.trim())
  if (status !== undefined) values.set('status', status)
  if (filter !== undefined) values.set('filter', filter)
  if (author !== undefined) values.set('author', author)
  if (sortText(sort) !== sortText(newestChange)) values.set('sort', sortText(sort))
  if (page > 1) values.set('page', String(page))
  const text = values.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * Sort order after a click on a column heading: the reverse order if the list is already sorted by the column, otherwise the default order
 * of the column.
 */
export function nextSort(sort: Sort, key: SortKey): Sort {
  if (sort.key === key) return { key, descending: !sort.descending }
  return { key, descending: key !== 'title' }
}

/** True if a list state has filters. */
export const isNarrowed = ({ search, status, filter, author }: Place) =>
  [status, filter, author].some((value) => value !== undefined) || search.trim() !== ''

/** API parameters for a list state. */
export function toValues(type: ArticleType, place: Place): ListValues {
  const { page, search, status, filter, author, sort } = place
  return {
    page,
    limit: PAGE_SIZE,
    sort: sortText(sort),
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(status !== undefined && { status }),
    ...(filter !== undefined && { [type === 'blog' ? 'category' : 'industry']: filter }),
    ...(type === 'blog' && author !== undefined && { author }),
  }
}
