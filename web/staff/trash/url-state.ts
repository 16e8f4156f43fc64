import { TRASHED_TYPES, type TrashedType } from '#shared/contracts/trash.ts'
import { pageOf } from '#web/lib/staff/list/list-place.ts'
import type { TrashValues } from '#web/lib/staff/queries/trash-queries.ts'

/** Rows on a page of the list. */
export const PAGE_SIZE = 20

/** Which part of the trash is shown: what its URL says. */
export interface Place {
  /** From 1. */
  readonly page: number
  /** All when absent. */
  readonly type: TrashedType | undefined
}

/** The place that a URL's query names. Whatever makes no sense counts as not said. */
export function readPlace(query: string): Place {
  const values = new URLSearchParams(query)
  const type = TRASHED_TYPES.find((known) => known === values.get('type'))
  return { page: pageOf(values), type }
}

/** What the API is asked for a place. */
export const toValues = ({ page, type }: Place): TrashValues => ({
  page,
  limit: PAGE_SIZE,
  ...(type !== undefined && { type }),
})

/** The query of a URL that names a place, with its question mark; nothing is said of what goes without saying. */
export function writePlace({ page, type }: Place): string {
  const text = new URLSearchParams({
    ...(type !== undefined && { type }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return text === '' ? '' : `?${text}`
}
