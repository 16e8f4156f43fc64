import { CaseStudyPage, caseStudyLoader } from './case-study-page.tsx'

export const createLoader = caseStudyLoader('cms')

/** Route of a case study below `/sanity/`. Its content comes from the CMS, or from the REST API if the CMS does not respond. */
export function Component() {
  return <CaseStudyPage via="cms" />
}
