/** Body of a list response in the envelope of the REST API (`listAnswer` in `shared/contracts/envelope.ts`). */
export interface ListPage<Item> {
  readonly results: readonly Item[]
  readonly count: number
  readonly page: number
  readonly limit: number
  readonly total_pages: number
  readonly next: string | null
  readonly previous: string | null
}

/**
 * Wraps the items of one page in the envelope of a list. `at` returns the address of another page. If the page number exceeds the number of
 * pages, `previous` is the address of the last page.
 */
export function toListPage<Item>(
  { page, limit }: { readonly page: number; readonly limit: number },
  { items, total }: { readonly items: readonly Item[]; readonly total: number },
  at: (page: number) => string,
): ListPage<Item> {
  const pages = Math.ceil(total / limit)
  return {
    results: items,
    count: total,
    page,
    limit,
    total_pages: pages,
    next: page < pages ? at(page + 1) : null,
    previous: page > 1 ? at(Math.max(1, Math.min(page - 1, pages))) : null,
  }
}

/** Returns one page of a list in memory. `at` as in {@link toListPage}. */
export function pageOf<Item>(
  items: readonly Item[],
  place: { readonly page: number; readonly limit: number },
  at: (page: number) => string,
): ListPage<Item> {
  const { page, limit } = place
  const shown = items.slice((page - 1) * limit, page * limit)
  return toListPage(place, { items: shown, total: items.length }, at)
}
