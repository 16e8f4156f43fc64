import type { SlugIsUniqueValidator } from 'sanity'
import { publishedIdOf } from './published-id.ts'

const API_VERSION = '2025-02-19'

/**
 * Whether no other document of the same type has the slug. All copies of the document at hand (published, draft) count
 * as one and the same.
 */
export const isSlugUniqueInType: SlugIsUniqueValidator = async (slug, context) => {
  const { document } = context
  if (document === undefined) return true
  const id = publishedIdOf(document._id)
  const taken = await context.getClient({ apiVersion: API_VERSION }).fetch<boolean>(
    `count(*[_type == $type && slug.current == $slug
      && !(_id in [$id, "drafts." + $id]) && !sanity::versionOf($id)][0...1]) > 0`,
    { id, slug, type: document._type },
    { perspective: 'raw', tag: 'slug.unique' },
  )
  return !taken
}
