import { LEAD_KINDS, LEAD_SORT_KEYS, LEAD_VIEWS } from '#shared/contracts/leads.ts'
import { paths } from '#shared/paths/paths.ts'
import {
  choiceParam,
  isNarrowedBy,
  listPlaces,
  searchParam,
  sortParam,
  textParam,
  type PlaceOf,
} from '#web/lib/staff/list/list-places.ts'

export type View = (typeof LEAD_VIEWS)[number]

/** Sort key of the list. */
export type SortKey = (typeof LEAD_SORT_KEYS)[number]

/** Sort order of the list. Default: overdue first. */
export const leadSort = sortParam<SortKey>({
  keys: LEAD_SORT_KEYS,
  usual: { key: 'due', descending: false },
  descending: ['received'],
})

/** URLs of the list. `owner` is an account's id, `me` or `none`. */
export const leadPlaces = listPlaces({
  path: paths.adminLeads,
  pageSize: 15,
  params: {
    view: choiceParam(LEAD_VIEWS, 'open'),
    kind: choiceParam(LEAD_KINDS),
    owner: textParam(),
    search: searchParam,
    sort: leadSort,
  },
})

/** State of the list as stored in its URL. */
export type Place = PlaceOf<typeof leadPlaces>

/** API parameters for the filters and the order of a list state, without the page number. */
export function toFilters(place: Place) {
  const { page: _page, limit: _limit, ...filters } = leadPlaces.values(place)
  return filters
}

/** Path of the list, or of one of its leads, with the state of the list. */
export const withPlace = (path: string, place: Place) => path + leadPlaces.write(place)

/** True if a list state has filters in addition to its view. */
export const isNarrowed = (place: Place) =>
  isNarrowedBy(leadPlaces, place, ['kind', 'owner', 'search'])
