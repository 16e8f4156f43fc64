import type { DemoCaseStudy } from './articles.ts'
import { SYSTEMS_STUDIES } from './case-studies/data-and-systems.ts'
import { PEOPLE_STUDIES } from './case-studies/people-and-companies.ts'

/** All case studies of the demonstration content; the text of each is `case-studies/<slug>.md`. */
export const CASE_STUDIES: readonly DemoCaseStudy[] = [...PEOPLE_STUDIES, ...SYSTEMS_STUDIES]
