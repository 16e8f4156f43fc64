import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ArticleType } from '#shared/content/status.ts'
import { heldDeletions } from '#web/lib/staff/held-deletions.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { articleListQuery } from '#web/lib/staff/staff-queries.ts'
import { readPlace, toValues, writePlace, type Place } from './place.ts'
import { kinds, toRow, type Row } from './rows.ts'

const noIds: ReadonlySet<string> = new Set()

/** The place of the list in the URL, and the way to another. */
export function usePlace(type: ArticleType) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const place = useMemo(() => readPlace(search), [search])
  const go = useCallback(
    (to: Place, { typing }: { readonly typing: boolean } = { typing: false }) =>
      void navigate(kinds[type].list + writePlace(to), {
        replace: typing,
        state: { keepsFocus: true },
      }),
    [navigate, type],
  )
  return [place, go] as const
}

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
