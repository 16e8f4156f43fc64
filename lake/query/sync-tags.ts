import { createHash } from 'node:crypto'
import { publishedIdOf } from '#lake/documents/ids.ts'
import type { DocumentChange } from '#lake/documents/types.ts'

const cache = new Map<string, string>()
const MAX_CACHED = 20_000

function tag(...parts: readonly string[]): string {
  const key = parts.join('\u0000')
  const known = cache.get(key)
  if (known !== undefined) return known
  if (cache.size >= MAX_CACHED) cache.clear()
  const made = `s1:${createHash('sha256').update(key).digest('base64url').slice(0, 10)}`
  cache.set(key, made)
  return made
}

/** Tag that every commit of the dataset has. */
export const datasetTag = (dataset: string): string => tag(dataset)
/** Tag of every commit that changes a document which had this type before or has it now. */
export const typeTag = (dataset: string, type: string): string => tag(dataset, 'type', type)
/** Tag of every commit that changes the document, its draft or one of its versions. */
export const idTag = (dataset: string, id: string): string => tag(dataset, 'id', publishedIdOf(id))

/** Tags of a commit: a result with one of these tags may be outdated. */
export function tagsOfCommit(dataset: string, changes: readonly DocumentChange[]): string[] {
  const tags = new Set([datasetTag(dataset)])
  for (const { documentId, before, after } of changes) {
    tags.add(idTag(dataset, documentId))
    if (before !== undefined) tags.add(typeTag(dataset, before._type))
    if (after !== undefined) tags.add(typeTag(dataset, after._type))
  }
  return [...tags]
}
