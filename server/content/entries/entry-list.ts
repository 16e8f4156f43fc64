import type { EntryType } from '#shared/content/entries/entry-types.ts'
import { toItem, type EntryReads } from './entry-reads.ts'
import type { EntryQuery, EntryService, EntryServiceOptions } from './entries.service.types.ts'

/** Sorts rows by a column. Rows with equal values are sorted by title. */
function sorted<
  Row extends { readonly title: string; readonly updated_at: string; readonly uses: number },
>(
  rows: readonly Row[],
  { order, descending }: Pick<EntryQuery, 'order' | 'descending'>,
): readonly Row[] {
  const byTitle = (one: Row, other: Row) => one.title.localeCompare(other.title, 'en')
  const compare: Readonly<Record<EntryQuery['order'], (one: Row, other: Row) => number>> = {
    title: byTitle,
    updated_at: (one, other) => one.updated_at.localeCompare(other.updated_at),
    uses: (one, other) => one.uses - other.uses,
  }
  const sign = descending ? -1 : 1
  return rows.toSorted((one, other) => sign * compare[order](one, other) || byTitle(one, other))
}

/** Lists documents, and counts the rows of each view. @param now milliseconds since 1970 */
export async function listEntries(
  { mirror, foldText }: Pick<EntryServiceOptions, 'mirror' | 'foldText'>,
  reads: EntryReads,
  type: EntryType,
  query: EntryQuery,
  now: number,
): ReturnType<EntryService['list']> {
  const rows = await mirror.read(async (store) => {
    const uses = await reads.usesIn(store, type)
    const known = await reads.all(store, type)
    return [...known.values()].map((entry) =>
      toItem(type, entry, uses.get(entry.document._id), now),
    )
  })
  const found = rows.filter(({ title, note }) => {
    const text = foldText(`${title}\n${note}`)
    return query.words.every((word) => text.includes(word))
  })
  const viewOf = ({ status, uses }: (typeof rows)[number]) =>
    status ?? (uses > 0 ? 'used' : 'unused')
  const views = Object.fromEntries(
    [...Map.groupBy(found, viewOf)].map(([view, { length }]) => [view, length]),
  )
  const inView = found.filter((row) => query.view === undefined || viewOf(row) === query.view)
  const { offset, limit } = query
  return {
    items: sorted(inView, query).slice(offset, offset + limit),
    total: inView.length,
    views: { ...views, all: found.length },
  }
}
