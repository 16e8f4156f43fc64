import type { Point } from './catalogue/page-copy.ts'

/** The six steps of a screening, which are equal for all candidates for the same role. All pages that list the steps use this list. */
export const screeningSteps = [
  {
    title: 'Policy',
    text: 'You name the role and the country, and we select the checks.',
  },
  {
    title: 'Authorisation',
    text: 'Your candidate reads the notice and signs where the law requires it.',
  },
  {
    title: 'Completeness',
    text: 'We collect missing names, dates and places before we contact a source.',
  },
  {
    title: 'Inquiries',
    text: 'We ask each source that keeps the record, and independent sources at once.',
  },
  {
    title: 'Response',
    text: 'Your candidate can explain any difference before you read the report.',
  },
  {
    title: 'Release',
    text: 'An analyst reviews the report, and we release it to your team.',
  },
] as const satisfies readonly Point[]

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Names of the steps for use in a sentence: `policy, authorisation, … and release`. */
export const screeningStepNames = listed.format(
  screeningSteps.map(({ title }) => title.toLowerCase()),
)
