import { reference } from '#shared/content/references.ts'
import type { IncomingDocument } from '../content.ts'
import { toSlug } from '../slugs.ts'

/** Existing documents of the lake that posts may reference. */
export interface KnownTerms {
  /** Ids of authors by name. */
  readonly authors: ReadonlyMap<string, string>
  /** Ids of categories by slug. */
  readonly categories: ReadonlyMap<string, string>
  /** Ids of posts (without `drafts.`) by slug. */
  readonly slugs: ReadonlyMap<string, string>
  /** Unpublish times of published posts, by id. */
  readonly ends: ReadonlyMap<string, string>
}

/** Value of a slug field. */
export const slugField = (current: string) => ({ _type: 'slug', current })

/** Collects new documents for authors and categories that the lake does not have yet. */
export function createTerms(known: KnownTerms) {
  const documents = new Map<string, IncomingDocument>()
  return {
    documents,
    ends: known.ends,
    author(name: string, knownId?: string) {
      if (knownId !== undefined && [...known.authors.values()].includes(knownId)) {
        return reference(knownId)
      }
      const id = known.authors.get(name) ?? `author-${toSlug(name) || 'unnamed'}`
      // An existing author may have been edited since the last import, so the author is referenced and not written again.
      if (!known.authors.has(name)) documents.set(id, { _id: id, _type: 'author', name })
      return reference(id)
    },
    category(title: string, writtenSlug?: string) {
      const slug = writtenSlug ?? (toSlug(title) || 'general')
      const id = known.categories.get(slug) ?? `category-${slug}`
      if (!known.categories.has(slug)) {
        documents.set(id, { _id: id, _type: 'category', title, slug: slugField(slug) })
      }
      return reference(id)
    },
  }
}
