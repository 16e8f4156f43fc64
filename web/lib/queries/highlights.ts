import { queryOptions } from '@tanstack/react-query'
import type { Highlights } from '#shared/content/article.ts'
import { HIGHLIGHTS_SIZE } from '#shared/content/public-query-names.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import type { ContentSource } from '../content/content-source.ts'
import { fetchWithFallback, type Answer } from '../content/content-fallback.ts'
import { parsers, type ContentEnv } from './content-env.ts'

async function restHighlights(source: ContentSource): Promise<Highlights> {
  const newest = { page: 1, limit: HIGHLIGHTS_SIZE, status: PUBLIC_STATUS }
  const [blogs, studies, parse] = await Promise.all([
    source.rest(apiPaths.blogs(newest)),
    source.rest(apiPaths.caseStudies(newest)),
    parsers(),
  ])
  return {
    blogs: parse.parseRestBlogList(blogs).items,
    case_studies: parse.parseRestCaseStudyList(studies).items,
  }
}

/** Parses the newest posts and case studies in a response of the server. */
export const parseHighlights = async (raw: unknown): Promise<Highlights> =>
  (await parsers()).parseHighlights(raw)

/** The newest posts and case studies, for the home page. */
export function highlightsQuery(env: ContentEnv) {
  return queryOptions<Answer<Highlights>>({
    queryKey: ['highlights'],
    queryFn: () =>
      fetchWithFallback({
        source: env.source,
        groq: {
          name: 'highlights',
          params: {},
          parse: parseHighlights,
        },
        rest: () => restHighlights(env.source),
      }),
  })
}
