import { CaseStudyPage, caseStudyLoader } from './case-study-page.tsx'

export const createLoader = caseStudyLoader('cms')

/** Content from the CMS, with REST as fallback. */
export function Component() {
  return <CaseStudyPage via="cms" />
}
