import { query } from './query-text.ts'

/** Page number and filter of a list. `page` starts at 1. The URL of the first page contains no page number. */
export interface ListPlace {
  readonly page?: number | undefined
  readonly filter?: string | undefined
}

/** Query, kind and page of a search. With `isExact` the search finds only the typed words. */
export interface SearchPlace {
  readonly text?: string | undefined
  readonly kind?: string | undefined
  readonly page?: number
  readonly isExact?: boolean
}

const pageQuery = (page: number | undefined) => (page !== undefined && page > 1 ? page : undefined)

/** Path of a list without a filter. */
export const paged = (path: string, page: number | undefined) =>
  path + query({ page: pageQuery(page) })

/** Paths of a list, by page and filter. `filterName` is the URL parameter of the filter. */
export const list =
  (base: string, filterName: string) =>
  ({ page, filter }: ListPlace = {}) =>
    base + query({ [filterName]: filter, page: pageQuery(page) })

/** Function that returns the path of an item below a folder, by id. */
export const detail = (base: string) => (id: string) => `${base}/${encodeURIComponent(id)}`
