import type { LakeDocument } from '#server/lake/types.ts'
import { referencesIn } from '#shared/content/references.ts'

/** Attributes that are followed from documents which are themselves only referred to. */
const FOLLOWED = ['author', 'category', 'picture', 'coverImage'] as const

/** Steps from an article to the asset of the picture of the author of a related article. */
const DEPTH = 3

/** Finds documents by id. */
interface Documents {
  documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
}

/** The documents that a projection of `documents` can come upon. */
export async function neighbours(
  store: Documents,
  documents: readonly LakeDocument[],
): Promise<Map<string, LakeDocument>> {
  const found = new Map(documents.map((document) => [document._id, document]))
  let wanted = referencesIn(documents)
  for (let step = 0; step < DEPTH; step += 1) {
    const missing = [...wanted].filter((id) => !found.has(id))
    if (missing.length === 0) break
    const next = new Set<string>()
    for (const document of await store.documents(missing)) {
      found.set(document._id, document)
      for (const name of FOLLOWED) referencesIn(document[name], next)
    }
    wanted = next
  }
  return found
}
