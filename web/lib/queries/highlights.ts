import { queryOptions } from '@tanstack/react-query'
import type { ClientTeasers, HomeTeasers } from '#shared/content/published-types/teasers.ts'
import { HIGHLIGHTS_SIZE } from '#shared/content/public-query-names.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import type { ContentSource } from '../content/content-source.ts'
import { fetchWithFallback, type Answer } from '../content/content-fallback.ts'
import { parsers, type ContentEnv } from './content-env.ts'

async function restHighlights(source: ContentSource): Promise<unknown> {
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

/**
 * Query for the newest articles, with the fields that a page shows. Each page has its own query key, because pages show different fields.
 */
const highlightsOf = <Teasers>(
  { source }: ContentEnv,
  page: 'home' | 'clients',
  parse: (raw: unknown) => Promise<Teasers>,
) =>
  queryOptions<Answer<Teasers>>({
    queryKey: ['highlights', page],
    queryFn: () =>
      fetchWithFallback({
        source,
        groq: { name: 'highlights', params: {}, parse },
        rest: async () => parse(await restHighlights(source)),
      }),
  })

/** Parses the newest posts and case studies in a response of the server, for the home page. */
export const parseHomeTeasers = async (raw: unknown): Promise<HomeTeasers> =>
  (await parsers()).parseHomeTeasers(raw)

/** Parses the newest case studies in a response of the server, for the page about clients. */
export const parseClientTeasers = async (raw: unknown): Promise<ClientTeasers> =>
  (await parsers()).parseClientTeasers(raw)

/** The newest posts and case studies, for the home page. */
export const homeTeasersQuery = (env: ContentEnv) => highlightsOf(env, 'home', parseHomeTeasers)

/** The newest case studies, for the page about clients. */
export const clientTeasersQuery = (env: ContentEnv) =>
  highlightsOf(env, 'clients', parseClientTeasers)
