/** The copy of the section that points from a page to the articles that belong to it. */
export const reading = {
  label: 'Reading',
  heading: 'Where it comes up in practice',
  caseStudy: 'Case study',
  note: 'Note',
  minutes: 'min read',
} as const
