import type { DemoCaseStudy } from './articles.ts'
import { SYSTEMS_STUDIES } from './case-studies/data-and-systems.ts'
import { PEOPLE_STUDIES } from './case-studies/people-and-companies.ts'

/** All case studies of the demonstration content. The text of a study is in `case-studies/<slug>.md`. */
export const CASE_STUDIES: readonly DemoCaseStudy[] = [...PEOPLE_STUDIES, ...SYSTEMS_STUDIES]
