import { expect, test } from 'vitest'
import { rowSentences } from './row-sentence.ts'

test.for([
  [
    'the name of the row is a part of the sentence',
    'Interstate truck drivers (US)',
    { Checks: 'Record by state, past employers', Turnaround: 'Up to 15 working days' },
    'For interstate truck drivers (US), the checks are record by state, past employers. The turnaround is up to 15 working days.',
  ],
  [
    'a name with a comma is in quotation marks',
    'Criminal certificate, UK Enhanced',
    { 'Planning range': '1 to 8 weeks', 'Who applies': 'We do' },
    'For “Criminal certificate, UK Enhanced”, it takes 1 to 8 weeks. We apply for it.',
  ],
  [
    'abbreviations and names keep their capitals',
    'DBS certificate',
    { Sources: 'Companies House, registers', 'Source asked': 'DBS, through a registered body' },
    'For DBS certificate, the sources are Companies House, registers. The source asked is DBS, through a registered body.',
  ],
  [
    'an unknown column is the label of its value',
    'Go-live',
    { 'If refused': 'Prior release stays in use' },
    'For go-live, if refused: prior release stays in use.',
  ],
  [
    'short values with labels are in one sentence',
    'Basic screening: identity, one employer',
    { UK: '£38', US: '$44', EU: '€46' },
    'For “Basic screening: identity, one employer”, UK: £38; US: $44; EU: €46.',
  ],
  [
    'a name that is a sentence is not repeated',
    'We need four details to reply properly, and it takes you two minutes',
    { Reply: 'Within 24 hours' },
    'Reply: within 24 hours.',
  ],
] as const)('%s', ([, name, cells, sentences]) => {
  expect(
    rowSentences(
      name,
      Object.entries(cells).map(([column, value]) => ({ column, value })),
    ),
  ).toBe(sentences)
})
