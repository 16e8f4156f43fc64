/** A lead of a list, with its page number. */
export interface Neighbour {
  readonly id: string
  readonly page: number
}

/** Adds a page that was loaded to the order of the leads seen so far. Leads that are already in the order keep their position. */
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

/** Previous and next lead of the lead `id`. `beyond`: the last lead of the previous page and the first lead of the next page. */
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
