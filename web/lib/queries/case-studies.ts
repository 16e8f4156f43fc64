import { queryOptions } from '@tanstack/react-query'
import type { CaseStudyDetail, CaseStudyPage } from '#shared/content/article.ts'
import { PAGE_SIZE } from '#shared/content/public-query-names.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { statusOf } from '#shared/async/status-of.ts'
import type { ContentSource } from '../content/content-source.ts'
import { fetchWithFallback, type Answer } from '../content/content-fallback.ts'
import { parsers, type ContentEnv, type Via } from './content-env.ts'

/** Page number, counted from 1, and industry slug of a list of case studies. */
export interface CaseStudyListPlace {
  readonly page: number
  readonly industry?: string | undefined
}

async function restCaseStudies(source: ContentSource, { page, industry }: CaseStudyListPlace) {
  const [list, industries, parse] = await Promise.all([
    source.rest(apiPaths.caseStudies({ page, limit: PAGE_SIZE, industry, status: PUBLIC_STATUS })),
    source.rest(apiPaths.caseStudyIndustries),
    parsers(),
  ])
  return { ...parse.parseRestCaseStudyList(list), facets: parse.parseRestFacets(industries) }
}

/** One page of published case studies, with all industries that have a case study. */
export function caseStudyListQuery(env: ContentEnv, via: Via, place: CaseStudyListPlace) {
  const { page, industry } = place
  return queryOptions<Answer<CaseStudyPage>>({
    queryKey: ['caseStudy', 'list', via, page, industry ?? null],
    queryFn: async () => {
      const rest = () => restCaseStudies(env.source, place)
      if (via === 'rest') return { data: await rest(), origin: 'cms' }
      return fetchWithFallback({
        source: env.source,
        groq: {
          name: 'caseStudyList',
          params: industry === undefined ? { page } : { page, industry },
          parse: async (raw) => (await parsers()).parseCaseStudyPage(raw),
        },
        rest,
      })
    },
  })
}

async function restCaseStudy(source: ContentSource, id: string): Promise<CaseStudyDetail | null> {
  try {
    const [raw, parse] = await Promise.all([source.rest(apiPaths.caseStudy(id)), parsers()])
    return parse.parseRestCaseStudy(raw)
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}

/** One published case study by slug or document id, or null. */
export function caseStudyDetailQuery(env: ContentEnv, via: Via, id: string) {
  return queryOptions<Answer<CaseStudyDetail | null>>({
    queryKey: ['caseStudy', 'detail', via, id],
    queryFn: async () => {
      const rest = () => restCaseStudy(env.source, id)
      if (via === 'rest') return { data: await rest(), origin: 'cms' }
      return fetchWithFallback({
        source: env.source,
        groq: {
          name: 'caseStudyDetail',
          params: { id },
          parse: async (raw) => (await parsers()).parseCaseStudyDetail(raw),
        },
        rest,
      })
    },
  })
}
