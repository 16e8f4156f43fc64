/** A lead of a list, and its page number. */
export interface Neighbour {
  readonly id: string
  readonly page: number
}

/** Order of a list as seen so far, extended by a loaded page. Known leads keep their position. */
export function withPage(
  known: readonly Neighbour[],
  ids: readonly string[],
  page: number,
): readonly Neighbour[] {
  const seen = new Set(known.map(({ id }) => id))
  const added = ids.filter((id) => !seen.has(id)).map((id) => ({ id, page }))
  if (added.length === 0) return known
  const isAfter = page >= (known.at(-1)?.page ?? 0)
  return isAfter ? [...known, ...added] : [...added, ...known]
}

/** Leads before and after one. `beyond`: the last of the previous page and the first of the next page. */
export function neighboursOf(
  order: readonly Neighbour[],
  id: string,
  beyond: { readonly before: string | undefined; readonly after: string | undefined },
) {
  const at = order.findIndex((entry) => entry.id === id)
  const here = order[at]
  if (here === undefined) return { previous: undefined, next: undefined }
  const elsewhere = (other: string | undefined, page: number) =>
    other === undefined || order.some((entry) => entry.id === other)
      ? undefined
      : { id: other, page }
  return {
    previous: order[at - 1] ?? elsewhere(beyond.before, here.page - 1),
    next: order[at + 1] ?? elsewhere(beyond.after, here.page + 1),
  }
}
