import { createSortedList } from './collection.ts'
import type { Documents, SortedList } from './collection.ts'
import type { LakeDocument } from './types.ts'

/** Value by which documents are indexed. A missing value is indexed as null. */
type Key = string | number | boolean | null

/** Index of documents by a value in them. Returned lists are never modified. */
export interface KeyIndex {
  /** Returns the documents with this value, in `_id` order. */
  find(key: Key): readonly LakeDocument[]
  update(id: string, document: LakeDocument | undefined): void
}

/** True if an index can contain this value. */
export function isKey(value: unknown): value is Key {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** Indexes the documents of a collection by the values that `keysOf` returns. Values that are lists or objects are not indexed. */
export function createKeyIndex(
  documents: Documents,
  keysOf: (document: LakeDocument) => readonly unknown[],
): KeyIndex {
  const lists = new Map<Key, SortedList>()
  const held = new Map<string, readonly Key[]>()

  function update(id: string, document: LakeDocument | undefined): void {
    for (const key of held.get(id) ?? []) {
      lists.get(key)?.take(id)
      if (lists.get(key)?.size === 0) lists.delete(key)
    }
    held.delete(id)
    if (document === undefined) return
    const keys = [...new Set(keysOf(document).filter(isKey))]
    for (const key of keys) {
      const list = lists.get(key) ?? createSortedList()
      lists.set(key, list)
      list.insert(document)
    }
    if (keys.length > 0) held.set(id, keys)
  }

  for (const document of documents.all()) update(document._id, document)
  return { find: (key) => lists.get(key)?.view() ?? [], update }
}
