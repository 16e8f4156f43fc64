import { CaseStudyListPage, caseStudyListLoader } from './case-study-list-page.tsx'

export const createLoader = caseStudyListLoader('rest')

/** Route of the list of case studies, with content from the REST API. */
export function Component() {
  return <CaseStudyListPage via="rest" />
}
