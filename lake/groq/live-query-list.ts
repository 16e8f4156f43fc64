import type { Params } from './ast.ts'
import type { Budget } from './budget.ts'
import { localWorld } from './scope.ts'
import type { Sorting } from './sorting.ts'
import { compareIds } from '#lake/documents/ids.ts'
import { referencesOf } from '#lake/documents/references.ts'
import type { LakeDocument } from '#lake/documents/types.ts'

/** Maximum number of other documents that are tracked as dependencies of a list. Above it, any change invalidates the list. */
const MAX_LOOKED = 500

interface Entry {
  readonly document: LakeDocument
  readonly keys: readonly unknown[]
}

/** Environment for filtering and sorting documents: the parameters, and access to other documents. */
export interface Reading {
  readonly params: Params
  readonly budget: Budget
  /** Returns the document that a reference points to. */
  dereference(id: string): LakeDocument | undefined
}

/** Thrown if a list cannot be updated after a change, and must be created again. */
export class NotUpdatable extends Error {}

/** Sorted list of the documents that meet some conditions. It is updated after each change. */
export interface LiveQueryList {
  readonly size: number
  /** Ids of other documents that the list depends on, or undefined if they are too many to be tracked. */
  readonly looked: ReadonlySet<string> | undefined
  /** Returns the documents in order. A returned list is never modified. */
  documents(): readonly LakeDocument[]
  /**
   * Updates the list after a write. Must be called with each written document, or with undefined for a deleted one.
   * @throws Error if the list cannot be updated; it must then be discarded
   */
  update(id: string, document: LakeDocument | undefined, reading: Reading): void
}

/** Returns the candidates that meet the conditions, sorted. @param candidates in `_id` order @throws LakeError */
export function selectFrom(
  candidates: readonly LakeDocument[],
  sorting: Sorting,
  reading: Reading,
): readonly LakeDocument[] {
  const world = localWorld(reading)
  const passed = sorting.hasConditions
    ? candidates.filter((document) => sorting.passes(document, world))
    : candidates
  if (!sorting.hasOrder) return passed
  return passed
    .map((document): Entry => ({ document, keys: sorting.keysOf(document, world) }))
    .toSorted((a, b) => sorting.compareKeys(a.keys, b.keys, reading.budget))
    .map(({ document }) => document)
}

/** Creates a live list of the candidates that meet the conditions. @throws LakeError, NotUpdatable */
export function createLiveQueryList(
  candidates: readonly LakeDocument[],
  sorting: Sorting,
  reading: Reading,
): LiveQueryList {
  let looked: Set<string> | undefined = new Set()

  /** Returns the list entry of a document, or undefined if the document does not meet the conditions. */
  function entryOf(document: LakeDocument, read: Reading): Entry | undefined {
    const world = localWorld({
      ...read,
      dereference(id) {
        if (!referencesOf(document).all.has(id)) {
          throw new NotUpdatable(`"${document._id}" reaches "${id}" by what is no reference`)
        }
        looked?.add(id)
        if (looked !== undefined && looked.size > MAX_LOOKED) looked = undefined
        return read.dereference(id)
      },
    })
    if (!sorting.passes(document, world)) return undefined
    return { document, keys: sorting.keysOf(document, world) }
  }

  function compare(a: Entry, b: Entry, budget: Budget): number {
    return sorting.compareKeys(a.keys, b.keys, budget) || compareIds(a.document._id, b.document._id)
  }

  const entries = candidates.flatMap((document) => entryOf(document, reading) ?? [])
  if (sorting.hasOrder) entries.sort((a, b) => compare(a, b, reading.budget))
  const byId = new Map(entries.map((entry) => [entry.document._id, entry]))
  let listed: readonly LakeDocument[] | undefined

  function positionOf(entry: Entry, budget: Budget): number {
    let low = 0
    let high = entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = entries[middle]
      if (other !== undefined && compare(other, entry, budget) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    get size() {
      return entries.length
    },
    get looked() {
      return looked
    },
    documents() {
      listed ??= Object.freeze(entries.map(({ document }) => document))
      return listed
    },
    update(id, document, read) {
      const before = byId.get(id)
      if (before !== undefined) {
        entries.splice(positionOf(before, read.budget), 1)
        byId.delete(id)
        listed = undefined
      }
      const entry = document === undefined ? undefined : entryOf(document, read)
      if (entry === undefined) return
      entries.splice(positionOf(entry, read.budget), 0, entry)
      byId.set(id, entry)
      listed = undefined
    },
  }
}
