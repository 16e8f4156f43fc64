import { LRUCache } from 'lru-cache'
import type { LakeDocument } from '#lake/documents/types.ts'
import { around, referencedDocuments } from './referenced-documents.ts'

/** A document as a list finds it, before it is read. */
export interface Listed {
  readonly id: string
  readonly rev: string
}

/** What items of lists are made of. */
export interface ListedDocuments {
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
  /** `_rev` by `_id` of those that are there. */
  revisionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/**
 * The items of what a list found, in its order; one that is not there any more is left out.
 * @param read the documents of some of them, as far as visitors may still see them
 */
export type ListedItems<Item> = (
  store: ListedDocuments,
  listed: readonly Listed[],
  read: (ids: readonly string[]) => Promise<readonly LakeDocument[]>,
) => Promise<readonly Item[]>

interface Remembered<Item> {
  readonly rev: string
  /** Revisions of the other documents that it was made of; undefined for one that was not there. */
  readonly others: ReadonlyMap<string, string | undefined>
  readonly item: Item
}

/** Characters of the JSON of what is remembered: of some 2,000 posts. */
const REMEMBERED = 2_000_000

/**
 * Makes the items of lists, but not again those whose documents have the revisions that they were made of; these are not even read.
 * @param make items of documents, in their order
 */
export function rememberListedItems<Item extends object>(
  make: (
    documents: readonly LakeDocument[],
    others: ReadonlyMap<string, LakeDocument>,
  ) => readonly Item[],
): ListedItems<Item> {
  const known = new LRUCache<string, Remembered<Item>>({
    maxSize: REMEMBERED,
    sizeCalculation: ({ item }) => JSON.stringify(item).length,
  })

  /** Those of `listed` that are known, as far as everything that they show is as it was. */
  const recall = async (store: ListedDocuments, listed: readonly Listed[]) => {
    const found = new Map<string, Remembered<Item>>()
    for (const { id, rev } of listed) {
      const one = known.get(id)
      if (one?.rev === rev) found.set(id, one)
    }
    const shown = new Set([...found.values()].flatMap(({ others }) => [...others.keys()]))
    if (shown.size === 0) return found
    const now = await store.revisionsOf([...shown])
    for (const [id, { others }] of found)
      for (const [other, rev] of others) if (now.get(other) !== rev) found.delete(id)
    return found
  }

  return async (store, listed, read) => {
    const recalled = await recall(store, listed)
    const missing = listed.filter(({ id }) => !recalled.has(id)).map(({ id }) => id)
    if (missing.length > 0) {
      const documents = await read(missing)
      const others = await referencedDocuments(store, documents, 'item')
      const items = make(documents, others).values()
      for (const document of documents) {
        const { value: item, done } = items.next()
        if (done === true) break
        const shown = [...around(document, others, 'item')]
        const revisions = new Map(shown.map(([id, other]) => [id, other?._rev] as const))
        const one = { rev: document._rev, others: revisions, item }
        recalled.set(document._id, one)
        known.set(document._id, one)
      }
    }
    return listed.flatMap(({ id }) => recalled.get(id)?.item ?? [])
  }
}
