import type { Family } from '../engraving/family-names.ts'

/** Last line of a case study, by its line of work. */
export const caseStudyClosing: Readonly<Record<Family, string>> = {
  screening: 'Tell us the role and the countries. We’ll send you the checks and a sample report.',
  diligence: 'Describe the company and the deal. We’ll propose the checks and the timing.',
  data: 'Which documents do you read most? We’ll plan a test on your own data.',
  technology: 'Tell us which systems you need to change. We’ll outline the steps and the order.',
}
