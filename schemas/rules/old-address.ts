import type { CustomValidator, SlugValue, ValidationContext } from 'sanity'
import * as z from 'zod/mini'
import { REDIRECT_TYPE } from '#shared/content/document-types.ts'
import { articlePath, oldAddressText } from '#shared/content/redirects.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import { publishedIdOf } from './published-id.ts'

const API_VERSION = '2025-02-19'

/**
 * Query that returns two values. `to`: the target of the newest redirect from `$path`. `isLive`: true if the document `$id` is published at
 * the slug `$slug`.
 */
export const OLD_ADDRESS = `{
  "isLive": count(*[_id == $id && status == "published" && slug.current == $slug]) > 0,
  "to": *[_type == "${REDIRECT_TYPE}" && from == $path] | order(_createdAt desc)[0].to
}`

const answer = z.object({ isLive: z.boolean(), to: z.nullable(z.string()) })

/** Running queries, by their parameters. Validations share them, because a form validates at every key press. */
const asked = new Map<string, Promise<true | string>>()

async function ask(
  path: string,
  params: Readonly<Record<string, string>>,
  getClient: ValidationContext['getClient'],
): Promise<true | string> {
  const found = answer.safeParse(
    await getClient({ apiVersion: API_VERSION })
      .withConfig({ maxRetries: 1 })
      .fetch<unknown>(OLD_ADDRESS, params, { perspective: 'published', tag: 'slug.redirect' }),
  )
  if (!found.success || found.data.isLive || found.data.to === null) return true
  return oldAddressText(path, found.data.to, 'once published')
}

/** Returns true, or a warning if visitors of the document's address are redirected to another page. Returns true without a connection. */
export const checkOldAddress: CustomValidator<SlugValue | undefined> = async (value, context) => {
  const { document, getClient } = context
  const slug = value?.current ?? ''
  const type = ARTICLE_TYPES.find((name) => name === document?._type)
  if (slug === '' || document === undefined || type === undefined) return true
  const path = articlePath(type, slug)
  const params = { id: publishedIdOf(document._id), slug, path }
  const key = JSON.stringify(params)
  const known =
    asked.get(key) ??
    ask(path, params, getClient)
      .catch((): true => true)
      .finally(() => asked.delete(key))
  asked.set(key, known)
  return known
}
