import type { ValidationContext } from 'sanity'
import { publishedIdOf } from './published-id.ts'

const API_VERSION = '2025-02-19'

/** Returns true, or an error for a slug that differs from the slug of the published document. */
export const checkFrozenSlug = (
  slug: string | undefined,
  published: string | null,
): true | string =>
  slug === undefined || published === null || slug === published
    ? true
    : `Set it back to “${published}”. Visitors know this address. “Change address” in the staff area gives it another one and leaves a redirect.`

/**
 * Lifetime of a cached slug, in milliseconds. The slug of a published document changes only by a separate action, so it need not be queried
 * at every key press.
 */
const KEPT_FOR = 15_000

/** Maximum duration of the query, in milliseconds. The Studio shows a warning for rules that take five seconds. */
const PATIENCE = 4_000

const kept = new Map<string, { readonly slug: string; readonly until: number }>()
const asked = new Map<string, Promise<string | null>>()

/** Returns the slug of the published document. Returns null if there is no such document, or if the query takes too long. */
async function publishedSlug(
  id: string,
  getClient: ValidationContext['getClient'],
): Promise<string | null> {
  const known = kept.get(id)
  if (known !== undefined && known.until > Date.now()) return known.slug
  const answer =
    asked.get(id) ??
    getClient({ apiVersion: API_VERSION })
      .withConfig({ maxRetries: 1 })
      .fetch<unknown>(
        '*[_id == $id][0].slug.current',
        { id },
        { perspective: 'raw', tag: 'slug.frozen' },
      )
      .then((slug) => {
        if (typeof slug !== 'string') return null
        kept.set(id, { slug, until: Date.now() + KEPT_FOR })
        return slug
      })
      // If the query fails, the rule passes. The lake is then unreachable, so a changed slug cannot be published.
      .catch(() => null)
      .finally(() => asked.delete(id))
  asked.set(id, answer)
  return Promise.race([
    answer,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE)),
  ])
}

/** Applies {@link checkFrozenSlug} to the document that is being validated. */
export async function isSlugFrozen(
  slug: string | undefined,
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<true | string> {
  if (document === undefined) return true
  return checkFrozenSlug(slug, await publishedSlug(publishedIdOf(document._id), getClient))
}
