import { createSortedList } from './collection.ts'
import type { Documents, SortedList } from './collection.ts'
import type { LakeDocument } from './types.ts'

/** What documents can be found by: the values that equal something. What is missing counts as null. */
type Key = string | number | boolean | null

/** Documents by a value that each of them has. Lists once given out no longer change. */
export interface KeyIndex {
  /** In `_id` order. */
  find(key: Key): readonly LakeDocument[]
  update(id: string, document: LakeDocument | undefined): void
}

/** Whether a value is one that documents can be found by. */
export function isKey(value: unknown): value is Key {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** Indexes the documents of a collection by what `keyOf` gives; those with lists and objects there are in no list. */
export function createKeyIndex(
  documents: Documents,
  keyOf: (document: LakeDocument) => unknown,
): KeyIndex {
  const lists = new Map<Key, SortedList>()
  const held = new Map<string, Key>()

  function update(id: string, document: LakeDocument | undefined): void {
    const before = held.get(id)
    if (before !== undefined) {
      lists.get(before)?.take(id)
      if (lists.get(before)?.size === 0) lists.delete(before)
      held.delete(id)
    }
    const key = document === undefined ? undefined : (keyOf(document) ?? null)
    if (document === undefined || !isKey(key)) return
    const list = lists.get(key) ?? createSortedList()
    lists.set(key, list)
    list.insert(document)
    held.set(id, key)
  }

  for (const document of documents.all()) update(document._id, document)
  return { find: (key) => lists.get(key)?.view() ?? [], update }
}
