import { queryOptions } from '@tanstack/react-query'
import type { BlogDetail, BlogPage } from '#shared/content/article.ts'
import { PAGE_SIZE } from '#shared/content/public-query-names.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { statusOf } from '#shared/async/status-of.ts'
import type { ContentSource } from '../content/content-source.ts'
import { fetchWithFallback, type Answer } from '../content/content-fallback.ts'
import { parsers, type ContentEnv, type Via } from './content-env.ts'

/** Page number, counted from 1, and filter of a list of posts. Only REST knows tags and authors. */
export interface BlogListPlace {
  readonly page: number
  readonly category?: string | undefined
  /** Tag in lower case. */
  readonly tag?: string | undefined
  /** Id of an author. */
  readonly author?: string | undefined
}

async function restBlogs(source: ContentSource, { page, ...filter }: BlogListPlace) {
  const [list, categories, parse] = await Promise.all([
    source.rest(apiPaths.blogs({ page, limit: PAGE_SIZE, ...filter, status: PUBLIC_STATUS })),
    source.rest(apiPaths.blogCategories),
    parsers(),
  ])
  return { ...parse.parseRestBlogList(list), facets: parse.parseRestFacets(categories) }
}

/** One page of published posts, with all categories that contain a post. */
export function blogListQuery(env: ContentEnv, via: Via, place: BlogListPlace) {
  const { page, category, tag, author } = place
  return queryOptions<Answer<BlogPage>>({
    queryKey: [
      'blog',
      'list',
      via,
      page,
      category ?? null,
      ...((tag ?? author) ? [tag ?? null, author ?? null] : []),
    ],
    queryFn: async () => {
      const rest = () => restBlogs(env.source, place)
      if (via === 'rest') return { data: await rest(), origin: 'cms' }
      return fetchWithFallback({
        source: env.source,
        groq: {
          name: 'blogList',
          params: category === undefined ? { page } : { page, category },
          parse: async (raw) => (await parsers()).parseBlogPage(raw),
        },
        rest,
      })
    },
  })
}

async function restBlog(source: ContentSource, id: string): Promise<BlogDetail | null> {
  try {
    const [raw, parse] = await Promise.all([source.rest(apiPaths.blog(id)), parsers()])
    return parse.parseRestBlog(raw)
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}

/** One published post by slug or document id, or null. */
export function blogDetailQuery(env: ContentEnv, via: Via, id: string) {
  return queryOptions<Answer<BlogDetail | null>>({
    queryKey: ['blog', 'detail', via, id],
    queryFn: async () => {
      const rest = () => restBlog(env.source, id)
      if (via === 'rest') return { data: await rest(), origin: 'cms' }
      return fetchWithFallback({
        source: env.source,
        groq: {
          name: 'blogDetail',
          params: { id },
          parse: async (raw) => (await parsers()).parseBlogDetail(raw),
        },
        rest,
      })
    },
  })
}
