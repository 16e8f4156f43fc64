/** Public queries of fixed pages, by document type. For the server only, because they contain GROQ texts. */
import * as z from 'zod/mini'
import type { PublicQuery } from '../published-types/public-query.ts'
import {
  COMPANY_PAGE_QUERY,
  HOME_PAGE_QUERY,
  HUB_PAGE_QUERY,
  INDUSTRY_PAGE_QUERY,
  NAVIGATION_QUERY,
  PLANNING_RANGE_QUERY,
  PLANNING_RANGES_QUERY,
  SERVICE_PAGE_QUERY,
  SITE_SETTINGS_QUERY,
  SOLUTION_PAGE_QUERY,
} from '../public-query-texts.ts'
import { fixedPageOf } from './fixed-pages.ts'
import type { PageType } from '../content-types/page-kinds.ts'
import { parsePage } from './page-document.ts'

/**
 * Query of a page by the id of its published document. An incomplete document does not count as a failure of the CMS, so the result
 * contains the problem.
 */
const pageQuery = <Type extends PageType>(type: Type, query: string) => ({
  texts: [query],
  params: z.strictObject({
    id: z
      .string()
      .check(z.refine((id) => fixedPageOf(id)?.type === type, { message: 'Use the id of a page' })),
  }),
  // The ids of pages contain dots. The default perspective would exclude documents with such ids.
  perspective: 'raw' as const,
  prepare: (params: { readonly id: string }) => ({ query, params }),
  parse: (result: unknown) => (result === null ? null : parsePage(type, result)),
})

/** Public query of each type of fixed page. */
export const pageQueries: { readonly [Type in PageType]: PublicQuery<Type> } = {
  servicePage: pageQuery('servicePage', SERVICE_PAGE_QUERY),
  solutionPage: pageQuery('solutionPage', SOLUTION_PAGE_QUERY),
  industryPage: pageQuery('industryPage', INDUSTRY_PAGE_QUERY),
  companyPage: pageQuery('companyPage', COMPANY_PAGE_QUERY),
  homePage: pageQuery('homePage', HOME_PAGE_QUERY),
  hubPage: pageQuery('hubPage', HUB_PAGE_QUERY),
  planningRange: pageQuery('planningRange', PLANNING_RANGE_QUERY),
  navigation: pageQuery('navigation', NAVIGATION_QUERY),
  siteSettings: pageQuery('siteSettings', SITE_SETTINGS_QUERY),
}

/** Public query of all planning ranges. Incomplete documents are left out. */
export const planningRangesQuery: PublicQuery<'planningRanges'> = {
  texts: [PLANNING_RANGES_QUERY],
  params: z.strictObject({}),
  perspective: 'raw',
  prepare: () => ({ query: PLANNING_RANGES_QUERY, params: {} }),
  parse: (result) =>
    z
      .array(z.unknown())
      .parse(result)
      .flatMap((range) => parsePage('planningRange', range).copy ?? []),
}
