import { TRASHED_TYPES, type TrashedType } from '#shared/contracts/trash.ts'
import { pageOf } from '#web/lib/staff/list/list-place.ts'
import type { TrashValues } from '#web/lib/staff/queries/trash-queries.ts'

/** Number of rows on a page of the list. */
export const PAGE_SIZE = 20

/** State of the trash as stored in its URL. */
export interface Place {
  /** Page number, counted from 1. */
  readonly page: number
  /** Filter by article type. Default: all types. */
  readonly type: TrashedType | undefined
}

/** Parses the query of a URL. Invalid values are ignored. */
export function readPlace(query: string): Place {
  const values = new URLSearchParams(query)
  const type = TRASHED_TYPES.find((known) => known === values.get('type'))
  return { page: pageOf(values), type }
}

/** API parameters for a list state. */
export const toValues = ({ page, type }: Place): TrashValues => ({
  page,
  limit: PAGE_SIZE,
  ...(type !== undefined && { type }),
})

/** URL query of a list state, with its question mark. Default values are omitted. */
export function writePlace({ page, type }: Place): string {
  const text = new URLSearchParams({
    ...(type !== undefined && { type }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return text === '' ? '' : `?${text}`
}
