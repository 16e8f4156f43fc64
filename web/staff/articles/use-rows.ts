import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ArticleType } from '#shared/content/status.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { articleListQuery } from '#web/lib/staff/queries/staff-queries.ts'
import { toValues, type Place } from './url-state.ts'
import { toRow, type Row } from './rows.ts'

/** Rows of the list for a URL state. */
export function useRows(type: ArticleType, place: Place) {
  const { api } = useStaff()
  const list = useQuery({
    ...articleListQuery(api, type, toValues(type, place)),
    placeholderData: keepPreviousData,
  })
  const rows = (list.data?.results ?? []).map(toRow)
  /** Selected rows may have changed after their selection. Writes use the revision shown now. */
  const renewed = (chosen: readonly Row[]) => {
    const shown = new Map(rows.map((row) => [row.id, row]))
    return chosen.map((row) => shown.get(row.id) ?? row)
  }
  return { list, rows, renewed }
}
