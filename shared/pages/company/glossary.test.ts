import { expect, test } from 'vitest'
import { toAnchor } from '#shared/text/anchor.ts'
import { glossaryTerms } from './glossary-terms.ts'

test('the terms of the glossary are in alphabetical order, each with a unique name and fragment', () => {
  const names = glossaryTerms.map(({ term }) => term)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  const ids = glossaryTerms.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(toAnchor(id)).toBe(id)
})

test.each(glossaryTerms)('the term $term is explained in two sentences', ({ text }) => {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
  expect(sentences).toHaveLength(2)
  expect(text).toMatch(/^[A-Z].+\.$/)
})
