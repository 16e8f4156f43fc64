import { expect, test } from 'vitest'
import { inWords } from './in-words.ts'

test.each([
  ['0', 'No'],
  ['3', 'Three'],
  ['12', 'Twelve'],
  ['20', 'Twenty'],
  ['24', 'Twenty-four'],
  ['99', 'Ninety-nine'],
  ['100', '100'],
  ['100+', '100+'],
  ['2.5', '2.5'],
  ['07', '07'],
  ['−40%', '−40%'],
])('inWords writes the figure %s as %s', (figure, words) => {
  expect(inWords(figure)).toBe(words)
})
