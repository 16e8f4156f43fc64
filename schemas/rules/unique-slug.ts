import type { CustomValidator, SlugIsUniqueValidator, SlugValue, ValidationContext } from 'sanity'
import { publishedIdOf } from './published-id.ts'

const API_VERSION = '2025-02-19'

/** Query for whether a document of `$type` other than `$id` has the slug `$slug`; all copies of a document count as one. */
export const SLUG_IS_TAKEN = `count(*[_type == $type && slug.current == $slug
  && !(_id in [$id, "drafts." + $id]) && !sanity::versionOf($id)][0...1]) > 0`

type Answer = 'free' | 'taken' | 'unknown'

/** Running queries by slug, because both rules of a slug field need the same query at the same time. */
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

/** False if another document of the same type has the slug. True if the query fails, for which {@link checkSlugIsKnown} warns. */
export const isSlugUniqueInType: SlugIsUniqueValidator = async (slug, context) =>
  (await ask(slug, context)) !== 'taken'

/** True, or a warning that the slug cannot be checked now. A missing connection is not an error of the document. */
export const checkSlugIsKnown: CustomValidator<SlugValue | undefined> = async (value, context) => {
  const slug = value?.current ?? ''
  return slug === '' || (await ask(slug, context)) !== 'unknown'
    ? true
    : 'Check your connection. The site does not answer, so publishing checks the address again.'
}
