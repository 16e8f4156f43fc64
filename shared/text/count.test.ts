import { expect, it } from 'vitest'
import { counted, grouped, waitOf } from './count.ts'

it.each([
  [0, '0 blogs'],
  [1, '1 blog'],
  [2, '2 blogs'],
  [1204, '1,204 blogs'],
])('counted() writes %i with its noun', (count, text) => {
  expect(counted(count, 'blog')).toBe(text)
})

it('counted() accepts a plural that does not end in s', () => {
  expect([1, 2].map((count) => counted(count, 'inquiry', 'inquiries'))).toEqual([
    '1 inquiry',
    '2 inquiries',
  ])
})

it('grouped() separates thousands', () => {
  expect([12, 1204, 1_204_000].map(grouped)).toEqual(['12', '1,204', '1,204,000'])
})

it('waitOf writes an article instead of the number one', () => {
  expect([1, 2].map((count) => waitOf(count, 'minute'))).toEqual(['a minute', '2 minutes'])
})
