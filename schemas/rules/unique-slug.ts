import type { CustomValidator, SlugIsUniqueValidator, SlugValue, ValidationContext } from 'sanity'
import { publishedIdOf } from './published-id.ts'

const API_VERSION = '2025-02-19'

/** Whether a document of `$type` other than `$id` has the slug `$slug`; all copies of a document count as one. */
export const SLUG_IS_TAKEN = `count(*[_type == $type && slug.current == $slug
  && !(_id in [$id, "drafts." + $id]) && !sanity::versionOf($id)][0...1]) > 0`

type Answer = 'free' | 'taken' | 'unknown'

/** Questions that are under way: both rules of a slug ask the same one at once. */
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

/** Whether no other document of the same type is known to have the slug. */
export const isSlugUniqueInType: SlugIsUniqueValidator = async (slug, context) =>
  (await ask(slug, context)) !== 'taken'

/** True, or that nobody can say now whether the slug is free: without a connection a slug is not wrong. */
export const checkSlugIsKnown: CustomValidator<SlugValue | undefined> = async (value, context) => {
  const slug = value?.current ?? ''
  return slug === '' || (await ask(slug, context)) !== 'unknown'
    ? true
    : 'Check your connection. The site does not answer, so publishing checks the address again.'
}
