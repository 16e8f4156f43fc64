import type { Family } from '../engraving/family-names.ts'

/** The last line of a case study, by the line of work that it shows. */
export const caseStudyClosing: Readonly<Record<Family, string>> = {
  screening: 'Tell us the role and the country. We’ll show you the checks and a sample report.',
  diligence: 'Tell us about the company and the deal. We’ll propose the checks and the timing.',
  data: 'Tell us your documents and questions. We’ll plan a test.',
  technology: 'Tell us which systems you need to change. We’ll outline the steps.',
}
