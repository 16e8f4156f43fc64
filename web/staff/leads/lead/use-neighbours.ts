import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { leadListQuery } from '#web/lib/staff/queries/lead-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { neighboursOf, withPage, type Neighbour } from './neighbours.ts'
import { leadPlaces, toFilters, type Place } from '../url-state.ts'

interface Order {
  /** Query of the list (without its page) that the order was loaded for. */
  readonly of: string
  readonly entries: readonly Neighbour[]
}

/** Fetches the previous or next page of the list if the lead is the first or last one of its page. Sends no request otherwise. */
function useBeside(place: Place, page: number, isAsked: boolean, pages: number) {
  const { api } = useStaff()
  const enabled = isAsked && page >= 1 && page <= pages
  const { data } = useQuery({
    ...leadListQuery(api, leadPlaces.values({ ...place, page })),
    enabled,
  })
  return enabled ? data?.results : undefined
}

/**
 * Previous and next lead in the list from which the lead was opened. The order stays as it was when the list was first seen: if an answered
 * lead leaves the list, its neighbours do not change.
 */
export function useNeighbours(id: string, place: Place) {
  const { api } = useStaff()
  const [order, setOrder] = useState<Order>({ of: '', entries: [] })
  const { data } = useQuery(leadListQuery(api, leadPlaces.values(place)))
  const of = JSON.stringify(toFilters(place))
  const known = order.of === of ? order.entries : []
  const entries = withPage(known, data?.results.map((lead) => lead.id) ?? [], place.page)
  if (entries !== known) setOrder({ of, entries })

  const pages = Math.ceil((data?.count ?? 0) / leadPlaces.pageSize)
  const before = useBeside(place, place.page - 1, entries[0]?.id === id, pages)
  const after = useBeside(place, place.page + 1, entries.at(-1)?.id === id, pages)
  return neighboursOf(entries, id, { before: before?.at(-1)?.id, after: after?.[0]?.id })
}
