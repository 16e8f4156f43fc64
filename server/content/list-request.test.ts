import { expect, it } from 'vitest'
import { wordsOf } from './list-request.ts'

it('wordsOf ignores all but the first ten different words of a long search', () => {
  const text = Array.from({ length: 100 }, (_, number) => `w${Math.floor(number / 2)}`).join(' ')
  const found = wordsOf(text, (words) => words.toUpperCase())
  expect(found).toEqual(['W0', 'W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9'])
})
