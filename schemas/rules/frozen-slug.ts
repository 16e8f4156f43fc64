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

/** A public slug stays as it is but for an act elsewhere: it need not be asked for with every key, milliseconds. */
const KEPT_FOR = 15_000

/** The Studio complains of rules that take five seconds. */
const PATIENCE = 4_000

const kept = new Map<string, { readonly slug: string; readonly until: number }>()
const asked = new Map<string, Promise<string | null>>()

/** The slug of the published copy; null where there is none, or where nobody can say in time. */
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
      // While it cannot be asked for, nothing can be published either.
      .catch(() => null)
      .finally(() => asked.delete(id))
  asked.set(id, answer)
  return Promise.race([
    answer,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE)),
  ])
}

/** {@link checkFrozenSlug} for the document at hand. */
export async function isSlugFrozen(
  slug: string | undefined,
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<true | string> {
  if (document === undefined) return true
  return checkFrozenSlug(slug, await publishedSlug(publishedIdOf(document._id), getClient))
}
