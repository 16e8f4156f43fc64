import { site } from '#shared/company/site.ts'
import type { LetterField } from './mailto-link.ts'

/** Labels of the table of job openings. */
export interface OpeningTexts {
  /** Column headings of the table of openings. */
  readonly columns: {
    readonly team: string
    readonly place: string
    readonly kind: string
    readonly closes: string
  }
  /** Shown for a job opening without a closing date. */
  readonly noEnd: string
  readonly more: string
  readonly apply: string
  /** Sentence above example openings, which accept no applications. Undefined if the openings are real. */
  readonly example: string | undefined
  /** Subject of the email that the link opens. The title of the job follows it. */
  readonly subject: string
  readonly letter: readonly LetterField[]
}

export const openingTexts: OpeningTexts = {
  columns: { team: 'Team', place: 'Place', kind: 'Employment', closes: 'Closes' },
  noEnd: 'Open until filled',
  more: 'Read more',
  apply: 'Apply by email',
  example: site.demonstration ? 'Example openings: applications are not accepted' : undefined,
  subject: 'Application',
  letter: [
    { label: 'Name' },
    { label: 'What you have done' },
    { label: 'What you would do here' },
    { label: 'From when' },
  ],
}
