import type { CaseStudyPage } from '#shared/content/article.ts'
import { caseStudyListing } from '#shared/pages/case-study-listing.ts'
import type { Via } from '#web/lib/queries/content-env.ts'
import { caseStudyListQuery } from '#web/lib/queries/case-studies.ts'
import { CaseStudyList } from '#web/site/case-study/case-study-list.tsx'
import { listLoader, ListRoutePage, type ListRoute } from './article-list-route.tsx'

const route: ListRoute<CaseStudyPage> = {
  parameter: 'industry',
  query: (env, via, { page, filter }) => caseStudyListQuery(env, via, { page, industry: filter }),
  title: caseStudyListing.title,
  cards: 3,
  list: CaseStudyList,
}

/** Loads the page of the list of case studies whose number and filter are in the URL. */
export const caseStudyListLoader = listLoader(route)

/** Page of the list of case studies. */
export function CaseStudyListPage({ via }: { readonly via: Via }) {
  return <ListRoutePage route={route} via={via} />
}
