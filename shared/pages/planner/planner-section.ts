import type { SectionCopy } from '../catalogue/page-copy.ts'

/** Head of the planner's section on the home page. */
export const plannerSection: SectionCopy = {
  label: 'Turnaround',
  heading: 'When will the file be complete?',
  intro:
    'Choose the checks and places. Each band is the range that its source allows, and the slowest source decides the date.',
}
