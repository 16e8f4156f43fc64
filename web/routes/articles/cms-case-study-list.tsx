import { CaseStudyListPage, caseStudyListLoader } from './case-study-list-page.tsx'

export const createLoader = caseStudyListLoader('cms')

/** Route of the list of case studies below `/sanity/`, with content from the CMS, and from the REST API as fallback. */
export function Component() {
  return <CaseStudyListPage via="cms" />
}
