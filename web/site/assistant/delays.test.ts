import { expect, test } from 'vitest'
import { leastWait } from './delays.ts'

test.each([
  ['a message', false, 0, 1_500],
  ['a message', false, 0.5, 1_500],
  ['a message', false, 0.75, 1_750],
  ['a message', false, 1, 2_000],
  ['a quick reply', true, 0, 1_000],
  ['a quick reply', true, 0.5, 1_500],
  ['a quick reply', true, 1, 2_000],
])(
  'the minimum delay of the reply to %s (is a quick reply: %s) is, for the random number %d, %d ms',
  (_, isQuick, chance, wait) => {
    expect(leastWait(isQuick, chance)).toBe(wait)
  },
)
