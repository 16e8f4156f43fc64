import { CaseStudyListPage, caseStudyListLoader } from './case-study-list-page.tsx'

export const createLoader = caseStudyListLoader('cms')

/** CMS first, with REST behind it. */
export function Component() {
  return <CaseStudyListPage via="cms" />
}
