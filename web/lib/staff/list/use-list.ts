import {
  keepPreviousData,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { StaffApi } from '#web/lib/staff/queries/staff-api.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import {
  lastPage,
  type ListPlace,
  type ListPlaces,
  type SortOrder,
  type SortParam,
} from './list-places.ts'
import { undoNewest } from './undo-newest.ts'
import { focusedRow, useKeyState } from './use-list-keys.ts'
import { useListPlace } from './use-list-place.ts'
import { useSelection } from './use-selection.ts'

interface Listed {
  readonly count: number
  readonly results: readonly { readonly id: string }[]
}

/** A row of a response. */
type RowOf<List extends Listed> = List['results'][number]

const none: readonly never[] = []

/**
 * Complete state of a list: its URL, the rows of the page in this URL, the selection, and the shortcuts that all lists have.
 * @param queryOf query for the page of rows that belongs to a state of the URL
 */
export function useList<Filters, Found, List extends Listed, Key extends QueryKey>(
  places: ListPlaces<Filters>,
  queryOf: (api: StaffApi, place: ListPlace<Filters>) => UseQueryOptions<Found, Error, List, Key>,
) {
  const { api } = useStaff()
  const [place, go] = useListPlace(places)
  const answer = useQuery({ ...queryOf(api, place), placeholderData: keepPreviousData })
  const selection = useSelection<RowOf<List>>()
  const body = useRef<HTMLTableSectionElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const keys = useKeyState()
  const { data, isPlaceholderData: stale } = answer
  const rows: readonly RowOf<List>[] = data?.results ?? none
  const byId = new Map(rows.map((row) => [row.id, row]))
  const newest = (chosen: readonly RowOf<List>[]) => chosen.map((row) => byId.get(row.id) ?? row)
  const last = data === undefined || stale ? place.page : lastPage(data.count, places.pageSize)
  return {
    places,
    place,
    go,
    /** Changes the filters. Clears the selection, because its rows may not match the new filters. */
    narrow: (to: ListPlace<Filters>, options?: { readonly typing: boolean }) => {
      selection.clear()
      go(to, options)
    },
    answer,
    data,
    rows,
    /** True while `rows` belong to the previous state of the URL and the new rows are loading. */
    stale,
    /**
     * State with the last page, if the page number in the URL is greater than that of the last page. The list must then navigate to the
     * last page.
     */
    away: place.page > last ? { ...place, page: last } : undefined,
    selection,
    /** Returns the newest version of selected rows, because a row may have changed since it was selected. */
    newest,
    /** Newest versions of the selected rows. */
    chosen: newest(selection.rows),
    body,
    search,
    keys,
    /** Shortcuts of every list. The keys that move the focus are not included. */
    usualKeys: {
      u: undoNewest,
      '/': () => search.current?.focus(),
      '?': () => keys.show(true),
      Escape: selection.clear,
    },
    /** Returns the focused row as an array, or an empty array if the focus is outside the rows. */
    focused: () => rows.filter(({ id }) => id === focusedRow()),
  }
}

interface Sortable<Key extends string> {
  readonly page: number
  readonly sort: SortOrder<Key>
}

/** Sort order of a list, in the form that its table needs. */
export const sortBy = <Key extends string, Place extends Sortable<Key>>(
  { place, go }: { readonly place: Place; readonly go: (place: Place) => void },
  param: SortParam<Key>,
) => ({
  order: place.sort,
  onKey: (key: Key) => go({ ...place, sort: param.next(place.sort, key), page: 1 }),
})
