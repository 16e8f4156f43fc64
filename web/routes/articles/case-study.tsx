import { CaseStudyPage, caseStudyLoader } from './case-study-page.tsx'

export const createLoader = caseStudyLoader('rest')

/** Route of a case study, with content from the REST API. */
export function Component() {
  return <CaseStudyPage via="rest" />
}
