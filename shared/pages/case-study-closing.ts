import type { Family } from '../engraving/family-names.ts'

/** The last line of a case study, by the line of work that it shows. */
export const caseStudyClosing: Readonly<Record<Family, string>> = {
  screening: 'Ask how your last hire would read as a file.',
  diligence: 'Ask how your next partner would read as a file.',
  data: 'Ask what your own documents could answer.',
  technology: 'Ask how your own change would look, step by step.',
}
