import { createCollection } from '#lake/documents/collection.ts'
import type { Documents } from '#lake/documents/collection.ts'
import { selectFrom } from '#lake/groq/live-query-list.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { createViewIndex, merged } from './view-index.ts'
import type { ViewIndex } from './view-index.ts'

/** Documents that a transaction has changed so far, by id. `after` is undefined for a deleted document. */
type Touched = ReadonlyMap<string, { readonly after: LakeDocument | undefined }>

/**
 * Creates an index of the documents as a transaction sees them. It looks up the changed documents in an index of their own, and all others
 * in the base index, which is neither copied nor modified.
 */
export function createOverlayIndex(base: ViewIndex, touched: Touched): ViewIndex {
  const own = createCollection()
  const ownIndex = createViewIndex(own, false)

  /** Applies the changes that the transaction has made since the last query. */
  function catchUp(): void {
    for (const [id, { after }] of touched) {
      if (own.get(id) === after) continue
      if (after === undefined) own.remove(id)
      else own.put(after)
    }
  }

  function over(
    below: readonly LakeDocument[],
    above: readonly LakeDocument[],
  ): readonly LakeDocument[] {
    const untouched = below.filter(({ _id }) => !touched.has(_id))
    return above.length === 0 ? untouched : (merged([untouched, above]) ?? [])
  }

  const { documents } = base
  const overlaid: Documents = {
    get size() {
      return overlaid.all().length
    },
    get: (id) => (touched.has(id) ? own.get(id) : documents.get(id)),
    all: () => over(documents.all(), own.all()),
    byType: (type) => over(documents.byType(type), own.byType(type)),
    referring: (id) => over(documents.referring(id), own.referring(id)),
  }

  return {
    documents: overlaid,
    select(selection, reading) {
      catchUp()
      const { sorting } = selection
      if (sorting.followsReferences) return selectFrom(overlaid.all(), sorting, reading)
      const found = over(base.select(selection, reading), ownIndex.select(selection, reading))
      return sorting.hasOrder ? selectFrom(found, sorting, reading) : found
    },
    find(lookup, value, budget) {
      catchUp()
      const below = base.find(lookup, value, budget)
      const above = ownIndex.find(lookup, value, budget)
      return below === undefined || above === undefined ? undefined : over(below, above)
    },
    // `catchUp` applies the changes before each query.
    changed: () => undefined,
  }
}
