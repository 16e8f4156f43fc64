import { CaseStudyListPage, caseStudyListLoader } from './case-study-list-page.tsx'

export const createLoader = caseStudyListLoader('cms')

/** Content from the CMS, with REST as fallback. */
export function Component() {
  return <CaseStudyListPage via="cms" />
}
