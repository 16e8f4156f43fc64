import type { ValidationContext } from 'sanity'
import { publishedIdOf } from './published-id.ts'

const API_VERSION = '2025-02-19'

/** True, or why a slug cannot stand beside the one that the published copy has. */
export const checkFrozenSlug = (
  slug: string | undefined,
  published: string | null,
): true | string =>
  slug === undefined || published === null || slug === published
    ? true
    : `Set it back to “${published}”. Visitors know this address. “Change address” in the staff area gives it another one and leaves a redirect.`

/** {@link checkFrozenSlug} for the document at hand. While the published copy cannot be asked for, nothing can be published either. */
export async function isSlugFrozen(
  slug: string | undefined,
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<true | string> {
  if (document === undefined) return true
  try {
    const published = await getClient({ apiVersion: API_VERSION }).fetch<string | null>(
      '*[_id == $id][0].slug.current',
      { id: publishedIdOf(document._id) },
      { perspective: 'raw', tag: 'slug.frozen' },
    )
    return checkFrozenSlug(slug, published)
  } catch {
    return true
  }
}
