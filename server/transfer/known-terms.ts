import type { SanityClient } from '@sanity/client'
import * as z from 'zod'
import type { KnownTerms } from './posts/post-terms.ts'

const answer = z.object({
  authors: z.array(z.object({ _id: z.string(), name: z.string() })),
  categories: z.array(z.object({ _id: z.string(), slug: z.string() })),
  posts: z.array(
    z.object({ _id: z.string(), slug: z.string(), unpublishAt: z.nullish(z.string()) }),
  ),
})

const QUERY = `{
  "authors": *[_type == "author" && !(_id in path("drafts.**")) && defined(name)] | order(_id desc) {_id, name},
  "categories": *[_type == "category" && !(_id in path("drafts.**")) && defined(slug.current)] | order(_id desc) {_id, "slug": slug.current},
  "posts": *[_type == "blog" && defined(slug.current)] {_id, "slug": slug.current, unpublishAt}
}`

/**
 * Fetches the authors and categories to which imported posts may refer, the slugs that they must not reuse, and the unpublish times of
 * posts, which Markdown does not contain. The client's perspective must be `raw`.
 */
export async function fetchKnownTerms(client: SanityClient): Promise<KnownTerms> {
  const { authors, categories, posts } = answer.parse(await client.fetch(QUERY))
  return {
    authors: new Map(authors.map(({ _id, name }) => [name, _id])),
    categories: new Map(categories.map(({ _id, slug }) => [slug, _id])),
    slugs: new Map(posts.map(({ _id, slug }) => [slug, _id.replace(/^drafts\./, '')])),
    ends: new Map(
      posts.flatMap(({ _id, unpublishAt }) => (unpublishAt ? [[_id, unpublishAt] as const] : [])),
    ),
  }
}
