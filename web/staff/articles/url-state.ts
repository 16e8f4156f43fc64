import { isStatus, type ArticleType, type Status } from '#shared/content/status.ts'
import { SORT_KEYS } from '#shared/contracts/editing.ts'
import type { ListValues } from '#web/lib/staff/queries/article-calls.ts'
import { filterOf, pageOf, searchOf, sortOf, sortText } from '#web/lib/staff/list/list-place.ts'
import type { SortOrder } from '#web/ui/list/sort-head.tsx'

/** Articles on a page of a staff list. */
export const PAGE_SIZE = 15

type SortKey = (typeof SORT_KEYS)[number]

/** The order of a list. */
export type Sort = SortOrder<SortKey>

/** Which part of a list is shown: what its URL says. */
export interface Place {
  /** From 1. */
  readonly page: number
  readonly search: string
  readonly status: Status | undefined
  /** Id of a category, slug of an industry. */
  readonly filter: string | undefined
  /** Id of an author; case studies have none. */
  readonly author: string | undefined
  readonly sort: Sort
}

const newestChange: Sort = { key: 'updated_at', descending: true }

/** A list as it is before anybody asks for something of it. */
export const start: Place = {
  page: 1,
  search: '',
  status: undefined,
  filter: undefined,
  author: undefined,
  sort: newestChange,
}

/** The place that a URL's query names. Whatever makes no sense counts as not said. */
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

/** The query of a URL that names `place`, with its question mark; nothing is said of what goes without saying. */
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

/** The order after its column head is pressed: turned round, or the column's own. */
export function nextSort(sort: Sort, key: SortKey): Sort {
  if (sort.key === key) return { key, descending: !sort.descending }
  return { key, descending: key !== 'title' }
}

/** Whether a place leaves articles out. */
export const isNarrowed = ({ search, status, filter, author }: Place) =>
  [status, filter, author].some((value) => value !== undefined) || search.trim() !== ''

/** What the API is asked for a place. */
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
