import { LRUCache } from 'lru-cache'
import type { LakeDocument } from '#lake/documents/types.ts'
import { around, referencedDocuments } from './referenced-documents.ts'

/** Id and revision of a document in the result of a list query. The document itself has not been read yet. */
export interface Listed {
  readonly id: string
  readonly rev: string
}

/** Store from which the documents of list items are read. */
export interface ListedDocuments {
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
  /** Returns the revisions of the existing documents with these ids, by id. */
  revisionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/**
 * Returns the items of a list result in its order, without documents that no longer exist.
 * @param read returns the documents with these ids that visitors may still see
 */
export type ListedItems<Item> = (
  store: ListedDocuments,
  listed: readonly Listed[],
  read: (ids: readonly string[]) => Promise<readonly LakeDocument[]>,
) => Promise<readonly Item[]>

interface Remembered<Item> {
  readonly rev: string
  /** Revisions of the referenced documents by id; undefined for a missing document. */
  readonly others: ReadonlyMap<string, string | undefined>
  readonly item: Item
}

/** Maximum size of the cache, in characters of the items as JSON: about 2,000 posts. */
const REMEMBERED = 2_000_000

/**
 * Creates list items and caches them. A cached item is valid while all documents from which it was created have the same revisions. The
 * documents of a valid item are not read again.
 * @param make creates the items of documents, in the same order
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

  /** Returns the cached items of unchanged documents in `listed`, and all documents to which these items refer. */
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
