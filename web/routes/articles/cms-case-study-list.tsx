import { CaseStudyListPage, caseStudyListLoader } from './case-study-list-page.tsx'

export const createLoader = caseStudyListLoader('cms')

/** Route of the list of case studies below `/sanity/`. Its content comes from the CMS, or from the REST API if the CMS does not respond. */
export function Component() {
  return <CaseStudyListPage via="cms" />
}
