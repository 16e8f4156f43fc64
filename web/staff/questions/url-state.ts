import { QUESTION_SORT_KEYS } from '#shared/contracts/assistant.ts'
import { pageOf, sortOf, sortText } from '#web/lib/staff/list/list-place.ts'
import type { QuestionValues } from '#web/lib/staff/queries/question-queries.ts'
import type { SortOrder } from '#web/ui/list/sort-head.tsx'

/** Number of questions on a page of the list. */
export const PAGE_SIZE = 20

type SortKey = (typeof QUESTION_SORT_KEYS)[number]

/** Sort order of the list. */
export type Sort = SortOrder<SortKey>

/** State of the list as stored in its URL. */
export interface Place {
  /** Page number, counted from 1. */
  readonly page: number
  readonly sort: Sort
}

const mostAskedFirst: Sort = { key: 'count', descending: true }

/** Parses the query of a URL. Invalid values are ignored. */
export function readPlace(query: string): Place {
  const values = new URLSearchParams(query)
  return { page: pageOf(values), sort: sortOf(values, QUESTION_SORT_KEYS, mostAskedFirst) }
}

/** API parameters for a list state. */
export const toValues = ({ page, sort }: Place): QuestionValues => ({
  page,
  limit: PAGE_SIZE,
  sort: sortText(sort),
})

/** URL query of a list state, with its question mark. Default values are omitted. */
export function writePlace({ page, sort }: Place): string {
  const text = new URLSearchParams({
    ...(sortText(sort) !== sortText(mostAskedFirst) && { sort: sortText(sort) }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return text === '' ? '' : `?${text}`
}

/** Sort order after a click on a column heading: the reverse order if the list is already sorted by the column, otherwise descending. */
export const nextSort = (sort: Sort, key: SortKey): Sort => ({
  key,
  descending: sort.key === key ? !sort.descending : true,
})
