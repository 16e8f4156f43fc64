import { PAGE_SIZE } from '#shared/content/public-query-names.ts'

/** A page of a list as its URL names it. */
export interface ListUrl {
  readonly page: number
  readonly filter: string | undefined
}

const lastPage = 10_000
const longestFilter = 200

/** Reads `?page=` and the filter of a list; undefined when they name no page that could exist. */
export function readListUrl(search: URLSearchParams, filterName: string): ListUrl | undefined {
  const pageText = search.get('page') ?? '1'
  const filter = search.get(filterName) ?? ''
  const page = /^[1-9]\d{0,4}$/.test(pageText) ? Number(pageText) : Number.NaN
  if (!(page <= lastPage) || filter.length > longestFilter) return undefined
  return { page, filter: filter === '' ? undefined : filter }
}

/** How many pages `total` articles fill; an empty list has one. */
export const pageCount = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE))

/** The status of a page of a list: beyond the last page, and under a filter that nothing has, there is nothing to find. */
export function listStatus({ page, filter }: ListUrl, total: number): 200 | 404 {
  return page > pageCount(total) || (filter !== undefined && total === 0) ? 404 : 200
}

/** The pages that a pager names: first, last, and those about the current one; `gap` where some are left out. */
export function pagerEntries(current: number, count: number): readonly (number | 'gap')[] {
  const wanted = [1, current - 1, current, current + 1, count]
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= count)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? ['gap' as const, page] : [page]
  })
}
