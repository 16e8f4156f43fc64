import type { CaseStudyDetail, CaseStudyPage } from '#shared/content/article.ts'
import { PAGE_SIZE } from '#shared/content/public-query-names.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import type { ContentSource } from '../content/content-source.ts'
import { articleDetailQuery, articleListQuery } from './article-query.ts'
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
export function caseStudyListQuery(env: ContentEnv, via: Via, at: CaseStudyListPlace) {
  const { page, industry } = at
  const place = [page, industry ?? null]
  return articleListQuery<CaseStudyPage>(
    env,
    via,
    { type: 'caseStudy', place },
    {
      groq: {
        name: 'caseStudyList',
        params: industry === undefined ? { page } : { page, industry },
        parse: async (raw) => (await parsers()).parseCaseStudyPage(raw),
      },
      rest: () => restCaseStudies(env.source, at),
    },
  )
}

/** One published case study by slug or document id, or null. */
export const caseStudyDetailQuery = (env: ContentEnv, via: Via, id: string) =>
  articleDetailQuery<CaseStudyDetail>(
    env,
    via,
    { type: 'caseStudy', id },
    {
      parse: async (raw) => (await parsers()).parseCaseStudyDetail(raw),
      rest: async () => {
        const [raw, parse] = await Promise.all([env.source.rest(apiPaths.caseStudy(id)), parsers()])
        return parse.parseRestCaseStudy(raw)
      },
    },
  )
