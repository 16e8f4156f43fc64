import { CaseStudyPage, caseStudyLoader } from './case-study-page.tsx'

export const createLoader = caseStudyLoader('rest')

/** From REST. */
export function Component() {
  return <CaseStudyPage via="rest" />
}
