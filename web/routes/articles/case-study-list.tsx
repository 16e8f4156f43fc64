import { CaseStudyListPage, caseStudyListLoader } from './case-study-list-page.tsx'

export const createLoader = caseStudyListLoader('rest')

/** From REST. */
export function Component() {
  return <CaseStudyListPage via="rest" />
}
