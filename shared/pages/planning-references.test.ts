import { expect, test } from 'vitest'
import { planningRanges, planningTable } from './planning.ts'
import { unknownReference, withPlannedTimes, withTimes } from './planning-references.ts'

const range = (slug: 'reference' | 'criminal-eu', min: number, max: number) => ({
  ...planningRanges[slug],
  slug,
  min,
  max,
})

test.each([
  ['{employment-hr}; we follow up', '2 to 10 working days; we follow up'],
  ['{degree-online}, or {degree-office}', '24 hours if online, or 3 to 15 working days'],
  ['{slowest: criminal, education}', 'Up to 4 weeks (criminal record)'],
  ['{turnaround: employment}', '24 hours if online, else up to 10 working days'],
  ['{package: identity,watchlist, owners}', '2 working days to 4 weeks'],
  ['{nothing-known}', '{nothing-known}'],
  ['{slowest: tea}', '{slowest: tea}'],
  ['No reference', 'No reference'],
])('the text “%s” is shown as “%s”', (text, shown) => {
  expect(withTimes(text, planningRanges)).toBe(shown)
})

test('a published range replaces the times of its references, and other times stay', () => {
  const table = planningTable([range('reference', 3, 12), range('criminal-eu', 2, 9)])
  const page = {
    facts: ['{reference}', { rows: [['{slowest: criminal}', '{identity}']] }],
    count: 3,
  }
  expect(withPlannedTimes(page, table)).toEqual({
    facts: [
      '3 to 12 working days',
      { rows: [['Up to 9 weeks (criminal record)', '2 to 5 working days']] },
    ],
    count: 3,
  })
})

test.each([
  ['{reference} and {tea}', '{tea}'],
  ['{slowest: criminal, tea}', '{slowest: criminal, tea}'],
  ['{ reference }', '{ reference }'],
  ['{reference}', undefined],
])('unknownReference returns for the text “%s” the reference %s', (text, reference) => {
  expect(unknownReference(text)).toBe(reference)
})
