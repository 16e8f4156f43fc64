import type { BlogDetail, BlogPage } from '#shared/content/article.ts'
import { PAGE_SIZE } from '#shared/content/public-query-names.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import type { ContentSource } from '../content/content-source.ts'
import { articleDetailQuery, articleListQuery } from './article-query.ts'
import { parsers, type ContentEnv, type Via } from './content-env.ts'

/** Page number, counted from 1, and filter of a list of posts. Only the REST API can filter by tag or author. */
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
export function blogListQuery(env: ContentEnv, via: Via, at: BlogListPlace) {
  const { page, category, tag, author } = at
  const collection = (tag ?? author) ? [tag ?? null, author ?? null] : []
  const place = [page, category ?? null, ...collection]
  return articleListQuery<BlogPage>(
    env,
    via,
    { type: 'blog', place },
    {
      groq: {
        name: 'blogList',
        params: category === undefined ? { page } : { page, category },
        parse: async (raw) => (await parsers()).parseBlogPage(raw),
      },
      rest: () => restBlogs(env.source, at),
    },
  )
}

/** One published post by slug or document id, or null. */
export const blogDetailQuery = (env: ContentEnv, via: Via, id: string) =>
  articleDetailQuery<BlogDetail>(
    env,
    via,
    { type: 'blog', id },
    {
      parse: async (raw) => (await parsers()).parseBlogDetail(raw),
      rest: async () => {
        const [raw, parse] = await Promise.all([env.source.rest(apiPaths.blog(id)), parsers()])
        return parse.parseRestBlog(raw)
      },
    },
  )
