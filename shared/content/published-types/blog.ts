import * as z from 'zod/mini'
import { blogDetail, blogItem, blogPage } from '../article.ts'
import { BLOG_DETAIL, BLOG_ITEM, PUBLIC_BLOG } from '../projections.ts'
import { detailParams, idOrSlug, listParams, slice } from './public-query.ts'
import {
  BLOG_DETAIL_QUERY,
  BLOG_LIST_OF_CATEGORY_QUERY,
  BLOG_LIST_QUERY,
} from '../public-query-texts.ts'
import type { PublishedType } from './published-type.ts'

/** Server part of the definition of blogs. */
export const blog: PublishedType<'blog'> = {
  guard: PUBLIC_BLOG,
  item: { groq: BLOG_ITEM, schema: blogItem },
  detail: { groq: BLOG_DETAIL, schema: blogDetail },
  queries: {
    list: {
      texts: [BLOG_LIST_QUERY, BLOG_LIST_OF_CATEGORY_QUERY],
      params: z.strictObject({ ...listParams, category: z.optional(idOrSlug) }),
      prepare: (params) =>
        params.category === undefined
          ? { query: BLOG_LIST_QUERY, params: slice(params) }
          : {
              query: BLOG_LIST_OF_CATEGORY_QUERY,
              params: { ...slice(params), category: params.category },
            },
      parse: (result) => blogPage.parse(result),
    },
    detail: {
      texts: [BLOG_DETAIL_QUERY],
      params: detailParams,
      prepare: ({ id }) => ({ query: BLOG_DETAIL_QUERY, params: { id } }),
      parse: (result) => z.nullable(blogDetail).parse(result),
    },
  },
  terms: 'tags',
  search: { weight: 0.88, keywords: '', hasTeaser: true },
}
