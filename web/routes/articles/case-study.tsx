import { CaseStudyPage, caseStudyLoader } from './case-study-page.tsx'

export const createLoader = caseStudyLoader('rest')

/** Content from REST. */
export function Component() {
  return <CaseStudyPage via="rest" />
}
