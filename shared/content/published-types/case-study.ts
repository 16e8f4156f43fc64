import * as z from 'zod/mini'
import { caseStudyDetail, caseStudyItem, caseStudyPage } from '../article.ts'
import { CASE_BODY_LABEL } from '../case-study-body.ts'
import { industriesOfGroup } from '#shared/pages/catalogue/industry-groups.ts'
import { industryFacets } from './industry-facets.ts'
import { CASE_STUDY_DETAIL, CASE_STUDY_ITEM, PUBLIC_CASE_STUDY } from '../projections.ts'
import { detailParams, idOrSlug, listParams, slice } from './public-query.ts'
import {
  CASE_STUDY_DETAIL_QUERY,
  CASE_STUDY_LIST_OF_INDUSTRIES_QUERY,
  CASE_STUDY_LIST_OF_INDUSTRY_QUERY,
  CASE_STUDY_LIST_QUERY,
} from '../public-query-texts.ts'
import type { PublishedType } from './published-type.ts'

const caseStudyListResult = z.object({
  items: z.unknown(),
  total: z.unknown(),
  industries: z.array(z.string()),
})

/** Server part of the definition of case studies. */
export const caseStudy: PublishedType<'caseStudy'> = {
  guard: PUBLIC_CASE_STUDY,
  item: { groq: CASE_STUDY_ITEM, schema: caseStudyItem },
  detail: { groq: CASE_STUDY_DETAIL, schema: caseStudyDetail },
  queries: {
    list: {
      texts: [
        CASE_STUDY_LIST_QUERY,
        CASE_STUDY_LIST_OF_INDUSTRY_QUERY,
        CASE_STUDY_LIST_OF_INDUSTRIES_QUERY,
      ],
      params: z.strictObject({ ...listParams, industry: z.optional(idOrSlug) }),
      prepare: (params) => {
        const { industry } = params
        if (industry === undefined) return { query: CASE_STUDY_LIST_QUERY, params: slice(params) }
        const industries = industriesOfGroup(industry)
        return industries === undefined
          ? { query: CASE_STUDY_LIST_OF_INDUSTRY_QUERY, params: { ...slice(params), industry } }
          : { query: CASE_STUDY_LIST_OF_INDUSTRIES_QUERY, params: { ...slice(params), industries } }
      },
      parse: (result) => {
        const { items, total, industries } = caseStudyListResult.parse(result)
        return caseStudyPage.parse({ items, total, facets: industryFacets(industries) })
      },
    },
    detail: {
      texts: [CASE_STUDY_DETAIL_QUERY],
      params: detailParams,
      prepare: ({ id }) => ({ query: CASE_STUDY_DETAIL_QUERY, params: { id } }),
      parse: (result) => z.nullable(caseStudyDetail).parse(result),
    },
  },
  terms: 'services',
  search: {
    weight: 0.78,
    keywords: 'case study, worked example',
    bodyHeading: CASE_BODY_LABEL,
    hasTeaser: false,
  },
}
