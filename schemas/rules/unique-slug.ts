import type { CustomValidator, SlugIsUniqueValidator, SlugValue, ValidationContext } from 'sanity'
import { publishedIdOf } from './published-id.ts'

const API_VERSION = '2025-02-19'

/**
 * Query that is true if a document of `$type` other than `$id` has the slug `$slug`. The draft and versions of `$id` do not count as other
 * documents.
 */
export const SLUG_IS_TAKEN = `count(*[_type == $type && slug.current == $slug
  && !(_id in [$id, "drafts." + $id]) && !sanity::versionOf($id)][0...1]) > 0`

type Answer = 'free' | 'taken' | 'unknown'

/** Running queries, by slug. Validations share them, because both rules of a slug field need the same result. */
const asked = new Map<string, Promise<Answer>>()

async function ask(
  slug: string,
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<Answer> {
  if (document === undefined) return 'free'
  const params = { id: publishedIdOf(document._id), slug, type: document._type }
  const key = JSON.stringify(params)
  const known = asked.get(key)
  if (known !== undefined) return known
  const answer = getClient({ apiVersion: API_VERSION })
    .withConfig({ maxRetries: 1 })
    .fetch<boolean>(SLUG_IS_TAKEN, params, { perspective: 'raw', tag: 'slug.unique' })
    .then(
      (isTaken): Answer => (isTaken ? 'taken' : 'free'),
      (): Answer => 'unknown',
    )
    .finally(() => asked.delete(key))
  asked.set(key, answer)
  return answer
}

/** False if another document of the type has the slug. True if the query fails; {@link checkSlugIsKnown} then warns. */
export const isSlugUniqueInType: SlugIsUniqueValidator = async (slug, context) =>
  (await ask(slug, context)) !== 'taken'

/** Returns true, or a warning if the slug cannot be checked now. A missing connection is no error of the document. */
export const checkSlugIsKnown: CustomValidator<SlugValue | undefined> = async (value, context) => {
  const slug = value?.current ?? ''
  return slug === '' || (await ask(slug, context)) !== 'unknown'
    ? true
    : 'Check your connection. The site does not answer, so publishing checks the address again.'
}
