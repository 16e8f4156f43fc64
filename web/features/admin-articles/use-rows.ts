import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import { heldDeletions } from '#web/lib/staff/held-deletions.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { articleListQuery } from '#web/lib/staff/staff-queries.ts'
import { toValues, type Place } from './place.ts'
import { toRow, type Row } from './rows.ts'

const noIds: ReadonlySet<string> = new Set()

/** The articles of a place, without those that are about to be deleted. */
export function useRows(type: ArticleType, place: Place) {
  const { api } = useStaff()
  const held = useSyncExternalStore(heldDeletions.subscribe, heldDeletions.ids, () => noIds)
  const list = useQuery({
    ...articleListQuery(api, type, toValues(type, place)),
    placeholderData: keepPreviousData,
  })
  const rows = (list.data?.results ?? []).map(toRow).filter(({ id }) => !held.has(id))
  /** What was selected may have changed since: it is written by the revision that is shown now. */
  const renewed = (chosen: readonly Row[]) => {
    const shown = new Map(rows.map((row) => [row.id, row]))
    return chosen.filter(({ id }) => !held.has(id)).map((row) => shown.get(row.id) ?? row)
  }
  return { list, rows, renewed }
}
