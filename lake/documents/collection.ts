import { compareIds, draftIdOf, isDraftId, isVersionId, publishedIdOf } from './ids.ts'
import { referencesOf } from './references.ts'
import type { LakeDocument } from './types.ts'

const NONE: readonly LakeDocument[] = Object.freeze([])

/** Documents in `_id` order, with indexes by id, by type and by references. Returned lists are never modified. */
export interface Documents {
  readonly size: number
  get(id: string): LakeDocument | undefined
  all(): readonly LakeDocument[]
  byType(type: string): readonly LakeDocument[]
  referring(id: string): readonly LakeDocument[]
}

/** Documents that can be added, replaced and removed. */
export interface Collection extends Documents {
  /** Ids of the existing drafts and versions of a published id. The published document itself need not exist. */
  versionsOf(publishedId: string): readonly string[]
  put(document: LakeDocument): void
  remove(id: string): void
}

/** Creates an empty collection. */
export function createCollection(): Collection {
  const byId = new Map<string, LakeDocument>()
  const everything = createSortedList()
  const types = new Map<string, SortedList>()
  const referrers = new Map<string, SortedList>()
  /** Ids of versions in releases, by published id. These few ids are in no other index. */
  const inReleases = new Map<string, Set<string>>()

  function indexVersion(id: string): void {
    if (isDraftId(id) || !isVersionId(id)) return
    const published = publishedIdOf(id)
    const ids = inReleases.get(published)
    if (ids === undefined) inReleases.set(published, new Set([id]))
    else ids.add(id)
  }

  function unindexVersion(id: string): void {
    if (isDraftId(id) || !isVersionId(id)) return
    const published = publishedIdOf(id)
    const ids = inReleases.get(published)
    ids?.delete(id)
    if (ids?.size === 0) inReleases.delete(published)
  }

  function drop(document: LakeDocument): void {
    byId.delete(document._id)
    unindexVersion(document._id)
    everything.take(document._id)
    takeFrom(types, document._type, document._id)
    for (const target of referencesOf(document).all) takeFrom(referrers, target, document._id)
  }

  return {
    get size() {
      return byId.size
    },
    get: (id) => byId.get(id),
    all: () => everything.view(),
    byType: (type) => types.get(type)?.view() ?? NONE,
    referring: (id) => referrers.get(id)?.view() ?? NONE,
    versionsOf(publishedId) {
      const draft = draftIdOf(publishedId)
      const versions = [...(inReleases.get(publishedId) ?? [])].toSorted(compareIds)
      return byId.has(draft) ? [draft, ...versions] : versions
    },
    put(document) {
      const before = byId.get(document._id)
      if (before !== undefined) drop(before)
      byId.set(document._id, document)
      indexVersion(document._id)
      everything.insert(document)
      insertInto(types, document._type, document)
      for (const target of referencesOf(document).all) insertInto(referrers, target, document)
    },
    remove(id) {
      const before = byId.get(id)
      if (before !== undefined) drop(before)
    },
  }
}

function insertInto(lists: Map<string, SortedList>, key: string, document: LakeDocument): void {
  const known = lists.get(key)
  const list = known ?? createSortedList()
  if (known === undefined) lists.set(key, list)
  list.insert(document)
}

function takeFrom(lists: Map<string, SortedList>, key: string, id: string): void {
  const list = lists.get(key)
  list?.take(id)
  if (list?.size === 0) lists.delete(key)
}

/** List of documents in the order of their ids. */
export interface SortedList {
  readonly size: number
  /** Returns a snapshot of the documents in `_id` order. Later changes do not affect it. */
  view(): readonly LakeDocument[]
  insert(document: LakeDocument): void
  take(id: string): void
}

/**
 * Creates an empty list. Insertions in the middle are applied together when the list is read, so that the rest of the list is shifted only
 * once.
 */
export function createSortedList(): SortedList {
  let documents: LakeDocument[] = []
  let shared = false
  const waiting = new Map<string, LakeDocument>()

  function writable(): LakeDocument[] {
    if (shared) documents = documents.slice()
    shared = false
    return documents
  }

  function settle(): void {
    if (waiting.size === 0) return
    const added = [...waiting.values()].toSorted((a, b) => compareIds(a._id, b._id))
    waiting.clear()
    if (added.length > FEW) {
      documents = mergedLists(documents, added)
      shared = false
      return
    }
    const list = writable()
    for (const document of added) list.splice(positionOf(list, document._id), 0, document)
  }

  return {
    get size() {
      return documents.length + waiting.size
    },
    view() {
      settle()
      if (!shared) Object.freeze(documents)
      shared = true
      return documents
    },
    insert(document) {
      const last = documents.at(-1)
      if (last === undefined || compareIds(last._id, document._id) < 0) writable().push(document)
      else waiting.set(document._id, document)
    },
    take(id) {
      if (waiting.delete(id)) return
      const position = positionOf(documents, id)
      if (documents[position]?._id === id) writable().splice(position, 1)
    },
  }
}

/** Maximum number of insertions for which shifting the rest of the list is faster than merging two lists. */
const FEW = 8

/** Merges two lists in `_id` order. */
function mergedLists(
  documents: readonly LakeDocument[],
  added: readonly LakeDocument[],
): LakeDocument[] {
  const merged: LakeDocument[] = []
  let from = 0
  for (const document of added) {
    const position = positionOf(documents, document._id)
    for (; from < position; from += 1) {
      const before = documents[from]
      if (before !== undefined) merged.push(before)
    }
    merged.push(document)
  }
  for (; from < documents.length; from += 1) {
    const after = documents[from]
    if (after !== undefined) merged.push(after)
  }
  return merged
}

/** Index of an id in a list in `_id` order, or the index at which it would be inserted. */
function positionOf(list: readonly LakeDocument[], id: string): number {
  const last = list.at(-1)
  if (last === undefined || compareIds(last._id, id) < 0) return list.length
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const document = list[middle]
    if (document !== undefined && compareIds(document._id, id) < 0) low = middle + 1
    else high = middle
  }
  return low
}
