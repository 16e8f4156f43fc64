import { describe, expect, test } from 'vitest'
import { services } from '../pages/catalogue/catalogue.ts'
import { servicePages } from '../pages/catalogue/service-pages.ts'
import { homeSpecimen } from '../pages/home-specimen.ts'
import {
  comparedGroups,
  countDiffering,
  isSameValue,
  seedOfFingerprint,
  specimenText,
  suggestedChange,
} from './living-report.ts'

describe('specimenText', () => {
  test('has the salt first, then one line per row with a tab', () => {
    const [salt = '', ...lines] = specimenText(homeSpecimen).split('\n')
    expect(salt).toMatch(/^[0-9a-f]{32}$/)
    expect(lines[0]).toBe('Kind\tVerification report: Employment check')
    expect(lines).toContain('Claim\tStore manager, March 2021 to August 2025')
    // One line for the kind, and one for each field. The last field contains the limits.
    expect(lines).toHaveLength(homeSpecimen.fields.length + 1)
  })

  test('contains the changed value of a field', () => {
    const values = homeSpecimen.fields.map(({ value }) => value.replace('2021', '2020'))
    expect(specimenText(homeSpecimen, values)).toBe(
      specimenText(homeSpecimen).replace('2021', '2020'),
    )
  })
})

test.each([
  ['Specimen, B.', ' Specimen,  B. ', true],
  ['Ren\u00E9', 'Rene\u0301', true],
  ['Specimen, B.', 'specimen, B.', false],
  ['2021', '2020', false],
])('isSameValue(%j, %j) is %j', (a, b, same) => {
  expect(isSameValue(a, b)).toBe(same)
})

test('comparedGroups compares fingerprints by character, in groups of eight', () => {
  const groups = comparedGroups('0123456789abcdef', '0123456689abcdee')
  expect(groups).toHaveLength(2)
  expect(groups.flat().flatMap(({ differs }, index) => (differs ? [index] : []))).toEqual([7, 15])
  expect(countDiffering('0123456789abcdef', '0123456689abcdee')).toBe(2)
})

test.each([
  ['00000000', 1],
  ['000f4243', 1],
  ['ffffffff', (4_294_967_295 % 1_000_003) + 1],
])('a fingerprint that starts with %s has the seed %i', (start, seed) => {
  expect(seedOfFingerprint(start.padEnd(64, '0'))).toBe(seed)
})

describe('suggestedChange', () => {
  const rows = [
    [['Subject', 'Degree of 2019'], { index: 1, value: 'Degree of 2018', part: 'date' }],
    [['Subject', 'Two of 30 names'], { index: 1, value: 'Two of 31 names', part: 'figure' }],
    [['Subject', 'No figure'], { index: 0, value: 'Subjects', part: 'letter' }],
  ] as const
  test.each(rows)(
    'changes a year, otherwise a figure, otherwise a letter: %j becomes %j',
    (values, change) => {
      expect(suggestedChange(values.map((value) => ({ label: 'Row', value })))).toEqual(change)
    },
  )

  test.each(services)('changes the text of the fingerprint of $slug', async ({ slug }) => {
    const { page } = await servicePages[slug]()
    const { specimen } = page.proof
    const { index, value } = suggestedChange(specimen.fields)
    expect(
      specimenText(
        specimen,
        specimen.fields.map((field, at) => (at === index ? value : field.value)),
      ),
    ).not.toBe(specimenText(specimen))
  })
})
