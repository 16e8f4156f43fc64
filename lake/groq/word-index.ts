import type { Budget } from './budget.ts'
import type { Documents } from '#lake/documents/collection.ts'
import { compareIds } from '#lake/documents/ids.ts'
import type { LakeDocument } from '#lake/documents/types.ts'

/** Index of the documents of a collection by their words. */
export interface WordIndex {
  /** Number of slots, for existing and deleted documents. A `marks` array must have this length. */
  readonly places: number
  /**
   * Indexes the documents that are not indexed yet. If the budget is exhausted, the next call continues at the same document.
   * @throws LakeError
   */
  fill(budget: Budget): void
  /** Marks the slots of documents that contain the word. */
  mark(word: string, marks: Uint8Array): void
  /** Marks the slots of documents that contain a word for which `passes` returns true. */
  markAll(passes: (word: string) => boolean, marks: Uint8Array, budget: Budget): void
  /** Slot of a document, or undefined if the document is not indexed yet. */
  placeOf(id: string): number | undefined
  /** Returns the documents at marked slots, in `_id` order. */
  marked(marks: Uint8Array): LakeDocument[]
  /** Must be called after the document with this id was replaced or removed. */
  changed(id: string): void
}

/** Maximum number of slots of deleted documents. Above it, the index is rebuilt. */
const MAX_EMPTY = 2_000

/** Creates an index of the words that `wordsOf` returns. Documents are read at the first `fill`. */
export function createWordIndex(
  documents: Documents,
  wordsOf: (document: LakeDocument, budget: Budget) => Iterable<string>,
): WordIndex {
  let held: (LakeDocument | undefined)[] = []
  let placeOf = new Map<string, number>()
  let empty = 0
  // Slots of the documents that contain a word, by word. Most words occur in one document; their entry is that slot instead of a list.
  let places = new Map<string, number | Places>()
  let unread: readonly LakeDocument[] = documents.all()
  let read = 0
  const late = new Set<string>()

  function add(document: LakeDocument, budget: Budget): void {
    if (placeOf.has(document._id)) return
    budget.spend(1)
    const words = new Set(wordsOf(document, budget))
    const place = held.push(document) - 1
    placeOf.set(document._id, place)
    for (const word of words) {
      const known = places.get(word)
      if (known === undefined) places.set(word, place)
      else if (typeof known === 'number') places.set(word, withPlace(pair(known), place))
      else withPlace(known, place)
    }
  }

  function restart(): void {
    held = []
    placeOf = new Map()
    places = new Map()
    empty = 0
    unread = documents.all()
    read = 0
    late.clear()
  }

  return {
    get places() {
      return held.length
    },
    fill(budget) {
      for (; read < unread.length; read += 1) {
        const document = unread[read]
        // Skips documents that were changed after the list was made. The loop below reads their new versions.
        if (document !== undefined && documents.get(document._id) === document)
          add(document, budget)
      }
      unread = []
      read = 0
      for (const id of late) {
        const document = documents.get(id)
        if (document !== undefined) add(document, budget)
        late.delete(id)
      }
    },
    mark(word, marks) {
      const known = places.get(word)
      if (known !== undefined) markPlaces(known, marks)
    },
    markAll(passes, marks, budget) {
      for (const [word, known] of places) {
        budget.spend(0.25)
        if (passes(word)) markPlaces(known, marks)
      }
    },
    placeOf: (id) => placeOf.get(id),
    marked(marks) {
      return held
        .filter((document, place) => document !== undefined && marks[place] === 1)
        .flatMap((document) => document ?? [])
        .toSorted((a, b) => compareIds(a._id, b._id))
    },
    changed(id) {
      const place = placeOf.get(id)
      if (place !== undefined) {
        held[place] = undefined
        placeOf.delete(id)
        empty += 1
      }
      if (empty > MAX_EMPTY && empty > held.length / 4) return restart()
      // Leaves the indexing to the next query, so that the writer does not wait for it.
      late.add(id)
    },
  }
}

interface Places {
  list: Uint32Array
  length: number
}

function pair(first: number): Places {
  const list = new Uint32Array(2)
  list[0] = first
  return { list, length: 1 }
}

function withPlace(places: Places, place: number): Places {
  if (places.length === places.list.length) {
    const longer = new Uint32Array(Math.ceil(places.length * 1.5) + 1)
    longer.set(places.list)
    places.list = longer
  }
  places.list[places.length] = place
  places.length += 1
  return places
}

function markPlaces(known: number | Places, marks: Uint8Array): void {
  if (typeof known === 'number') {
    marks[known] = 1
    return
  }
  for (let index = 0; index < known.length; index += 1) marks[known.list[index] ?? 0] = 1
}
