import { CASE_KINDS, type CaseKind } from '#shared/company/case-law.ts'
import { CASE_VIEWS, type CaseView } from '#shared/contracts/cases.ts'
import type { CaseValues } from '#web/lib/staff/queries/case-queries.ts'
import { pageOf, searchOf } from '#web/lib/staff/list/list-place.ts'

/** Number of cases on a page of the list. */
export const PAGE_SIZE = 15

/** State of the list as stored in its URL. */
export interface Place {
  /** Page number, counted from 1. */
  readonly page: number
  readonly view: CaseView
  readonly kind: CaseKind | undefined
  readonly search: string
}

/** Default state of the list, without filters. */
export const start: Place = { page: 1, view: 'open', kind: undefined, search: '' }

/** Parses the query of a URL. Unknown values are ignored. */
export function readPlace(query: string): Place {
  const values = new URLSearchParams(query)
  return {
    page: pageOf(values),
    view: CASE_VIEWS.find((view) => view === values.get('view')) ?? start.view,
    kind: CASE_KINDS.find((kind) => kind === values.get('kind')),
    search: searchOf(values),
  }
}

const filtersOf = ({ kind, search }: Place) => ({
  ...(kind !== undefined && { kind }),
  ...(search.trim() !== '' && { search: search.trim() }),
})

/** API parameters for a list state. */
export const toValues = (place: Place): CaseValues => ({
  view: place.view,
  ...filtersOf(place),
  page: place.page,
  limit: PAGE_SIZE,
})

/** URL query of a list state, with its question mark. Default values are omitted. */
export function writePlace(place: Place): string {
  const text = new URLSearchParams({
    ...(place.view !== start.view && { view: place.view }),
    ...filtersOf(place),
    ...(place.page > 1 && { page: String(place.page) }),
  }).toString()
  return text === '' ? '' : `?${text}`
}

/** True if a list state has filters in addition to its view. */
export const isNarrowed = (place: Place) => Object.keys(filtersOf(place)).length > 0
