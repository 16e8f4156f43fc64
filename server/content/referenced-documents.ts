import type { LakeDocument } from '#lake/documents/types.ts'
import { referencesIn } from '#shared/content/references.ts'

/** Attributes whose references are followed in a referenced document, and in an article that is a list item. */
const FOLLOWED = ['author', 'category', 'picture', 'coverImage', 'blocks'] as const

/**
 * Maximum number of references that are followed one after another. The longest chains are: article, related article, author, asset of the
 * author's picture; or landing page, reusable section, article, category.
 */
const DEPTH = 3

/** Store of documents. */
interface Documents {
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
}

/** Caches the result of a function for each document object, as long as the object exists. */
function remembered(make: (document: LakeDocument) => ReadonlySet<string>) {
  const known = new WeakMap<LakeDocument, ReadonlySet<string>>()
  return (document: LakeDocument) => {
    const made = known.get(document) ?? make(document)
    known.set(document, made)
    return made
  }
}

const allReferences = remembered((document) => referencesIn(document))

const followedReferences = remembered((document) => {
  const found = new Set<string>()
  for (const name of FOLLOWED) referencesIn(document[name], found)
  return found
})

/**
 * Returns the documents and all other documents that their projection can read, by id.
 * @param shown `item` for a list item, whose projection reads no references in the body
 */
export async function referencedDocuments(
  store: Documents,
  documents: readonly LakeDocument[],
  shown: 'whole' | 'item' = 'whole',
): Promise<Map<string, LakeDocument>> {
  const found = new Map(documents.map((document) => [document._id, document]))
  const first = shown === 'item' ? followedReferences : allReferences
  let wanted = new Set(documents.flatMap((document) => [...first(document)]))
  for (let step = 0; step < DEPTH; step += 1) {
    const missing = [...wanted].filter((id) => !found.has(id))
    if (missing.length === 0) break
    const next = new Set<string>()
    for (const document of await store.documents(missing)) {
      found.set(document._id, document)
      for (const id of followedReferences(document)) next.add(id)
    }
    wanted = next
  }
  return found
}

/**
 * Returns, by id, the documents that the projection of one document can read besides the document itself; undefined for a missing document.
 * @param shown `item` for a list item, whose projection reads no references in the body
 */
export function around(
  document: LakeDocument,
  others: ReadonlyMap<string, LakeDocument>,
  shown: 'whole' | 'item' = 'whole',
): ReadonlyMap<string, LakeDocument | undefined> {
  const found = new Map<string, LakeDocument | undefined>()
  let wanted = shown === 'item' ? followedReferences(document) : allReferences(document)
  for (let step = 0; step < DEPTH; step += 1) {
    const next = new Set<string>()
    for (const id of wanted) {
      if (found.has(id)) continue
      const other = others.get(id)
      found.set(id, other)
      if (other !== undefined) for (const each of followedReferences(other)) next.add(each)
    }
    wanted = next
  }
  return found
}
