import { QUESTION_SORT_KEYS } from '#shared/contracts/assistant.ts'
import { pageOf, sortOf, sortText } from '#web/lib/staff/list/list-place.ts'
import type { QuestionValues } from '#web/lib/staff/queries/question-queries.ts'
import type { SortOrder } from '#web/ui/list/sort-head.tsx'

/** Questions on a page of the list. */
export const PAGE_SIZE = 20

type SortKey = (typeof QUESTION_SORT_KEYS)[number]

/** The order of the list. */
export type Sort = SortOrder<SortKey>

/** Which part of the list is shown: what its URL says. */
export interface Place {
  /** From 1. */
  readonly page: number
  readonly sort: Sort
}

const mostAskedFirst: Sort = { key: 'count', descending: true }

/** The place that a URL's query names. Whatever makes no sense counts as not said. */
export function readPlace(query: string): Place {
  const values = new URLSearchParams(query)
  return { page: pageOf(values), sort: sortOf(values, QUESTION_SORT_KEYS, mostAskedFirst) }
}

/** What the API is asked for a place. */
export const toValues = ({ page, sort }: Place): QuestionValues => ({
  page,
  limit: PAGE_SIZE,
  sort: sortText(sort),
})

/** The query of a URL that names a place, with its question mark; nothing is said of what goes without saying. */
export function writePlace({ page, sort }: Place): string {
  const text = new URLSearchParams({
    ...(sortText(sort) !== sortText(mostAskedFirst) && { sort: sortText(sort) }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return text === '' ? '' : `?${text}`
}

/** The order after its column head is pressed: turned round, or the most or latest first. */
export const nextSort = (sort: Sort, key: SortKey): Sort => ({
  key,
  descending: sort.key === key ? !sort.descending : true,
})
