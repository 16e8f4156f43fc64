import { PAGE_SIZE } from '#shared/content/public-query-names.ts'

/** Page and filter of a list, read from its URL. */
export interface ListUrl {
  readonly page: number
  readonly filter: string | undefined
}

const lastPage = 10_000
const longestFilter = 200

/** Reads `?page=` and the filter of a list. Returns undefined if the page number or the filter is invalid for every list. */
export function readListUrl(search: URLSearchParams, filterName: string): ListUrl | undefined {
  const pageText = search.get('page') ?? '1'
  const filter = search.get(filterName) ?? ''
  const page = /^[1-9]\d{0,4}$/.test(pageText) ? Number(pageText) : Number.NaN
  if (!(page <= lastPage) || filter.length > longestFilter) return undefined
  return { page, filter: filter === '' ? undefined : filter }
}

/** Number of pages for `total` articles, at least 1. */
export const pageCount = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE))

/** Status of a list page: 404 for a page beyond the last one and for a filter without results, otherwise 200. */
export function listStatus({ page, filter }: ListUrl, total: number): 200 | 404 {
  return page > pageCount(total) || (filter !== undefined && total === 0) ? 404 : 200
}

/** Entries of a pager: the first page, the last page, and the pages around the current one. `gap` represents omitted pages. */
export function pagerEntries(current: number, count: number): readonly (number | 'gap')[] {
  const wanted = [1, current - 1, current, current + 1, count]
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= count)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? ['gap' as const, page] : [page]
  })
}
