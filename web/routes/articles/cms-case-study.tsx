import { CaseStudyPage, caseStudyLoader } from './case-study-page.tsx'

export const createLoader = caseStudyLoader('cms')

/** CMS first, with REST behind it. */
export function Component() {
  return <CaseStudyPage via="cms" />
}
