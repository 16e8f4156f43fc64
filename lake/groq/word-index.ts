import type { Budget } from './budget.ts'
import type { Documents } from '#lake/documents/collection.ts'
import { compareIds } from '#lake/documents/ids.ts'
import type { LakeDocument } from '#lake/documents/types.ts'

/** Which documents of a collection hold which words. */
export interface WordIndex {
  /** Places of documents that are there or were: what marks are as long as. */
  readonly places: number
  /** Reads the documents that were not read yet; goes on where it was when it was stopped. @throws LakeError */
  fill(budget: Budget): void
  /** Marks the places of the documents with the word. */
  mark(word: string, marks: Uint8Array): void
  /** Marks the places of the documents with any word that passes. */
  markAll(passes: (word: string) => boolean, marks: Uint8Array, budget: Budget): void
  /** Where a document's marks are; undefined for one that was not read. */
  placeOf(id: string): number | undefined
  /** The documents at marked places, in `_id` order. */
  marked(marks: Uint8Array): LakeDocument[]
  /** To be called when the collection holds another document under the id, or none. */
  changed(id: string): void
}

/** Of places without a document so many are left before the index is made anew. */
const MAX_EMPTY = 2_000

/** An index of the words that `wordsOf` gives. Nothing is read before it is first filled. */
export function createWordIndex(
  documents: Documents,
  wordsOf: (document: LakeDocument, budget: Budget) => Iterable<string>,
): WordIndex {
  let held: (LakeDocument | undefined)[] = []
  let placeOf = new Map<string, number>()
  let empty = 0
  // Most words are in one document alone: those have its place in place of a list.
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
        // What was written since then is read below.
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
      // Read when it is next asked, so that a writer does not wait for it.
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
