import { CaseStudyListPage, caseStudyListLoader } from './case-study-list-page.tsx'

export const createLoader = caseStudyListLoader('rest')

/** Content from REST. */
export function Component() {
  return <CaseStudyListPage via="rest" />
}
