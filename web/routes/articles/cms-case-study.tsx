import { CaseStudyPage, caseStudyLoader } from './case-study-page.tsx'

export const createLoader = caseStudyLoader('cms')

/** Route of a case study below `/sanity/`, with content from the CMS, and from the REST API as fallback. */
export function Component() {
  return <CaseStudyPage via="cms" />
}
