import { expect, test } from 'vitest'
import { directionOf, isolated } from './direction.ts'

test.each([
  ['Screening', 'ltr', 'Screening'],
  ['فريق', 'rtl', '\u2068فريق\u2069'],
  ['12 – שלום', 'rtl', '\u206812 – שלום\u2069'],
  ['A שלום', 'ltr', '\u2068A שלום\u2069'],
  ['…', 'ltr', '…'],
  ['', 'ltr', ''],
] as const)(
  'the name %j has the direction %s and is isolated in a sentence as %j',
  (text, direction, sentence) => {
    expect(directionOf(text)).toBe(direction)
    expect(isolated(text)).toBe(sentence)
  },
)
