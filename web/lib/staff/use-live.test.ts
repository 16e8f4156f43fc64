import { expect, test } from 'vitest'
import { waitAfter } from './live.ts'
import { noteChange } from './use-live.ts'

test('the live connection reconnects after a random delay between half of a maximum and the maximum, which grows with each attempt', () => {
  expect([0, 1, 2, 5, 6, 60].map((tries) => waitAfter(tries, 1))).toEqual([
    1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
  ])
  expect(waitAfter(3, 0)).toBe(4_000)
  const waits = Array.from({ length: 50 }, () => waitAfter(2))
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(2_000)
  expect(new Set(waits).size).toBeGreaterThan(40)
})

test('a live message refetches the changed article, the overview, and all lists that may show the article', () => {
  const keys: (readonly unknown[])[] = []
  noteChange({ note: (all) => keys.push(...all) }, ['article'], 'a')
  expect(keys).toEqual([
    ['staff', 'blog', 'one', 'a'],
    ['staff', 'blog', 'list'],
    ['staff', 'caseStudy', 'one', 'a'],
    ['staff', 'caseStudy', 'list'],
    ['staff', 'overview'],
    ['staff', 'referrers'],
    ['staff', 'site-pages'],
  ])
})
