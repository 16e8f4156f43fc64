import { expect, test, vi } from 'vitest'
import { waitAfter } from './live.ts'
import { gatherChanges } from './use-live.ts'

test('a lost socket is opened again at growing intervals, of which half is left to chance', () => {
  expect([0, 1, 2, 5, 6, 60].map((tries) => waitAfter(tries, 1))).toEqual([
    1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
  ])
  expect(waitAfter(3, 0)).toBe(4_000)
  const waits = Array.from({ length: 50 }, () => waitAfter(2))
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(2_000)
  expect(new Set(waits).size).toBeGreaterThan(40)
})

test('a change is asked for at once, and what comes close behind it together', () => {
  vi.useFakeTimers()
  const invalidateQueries = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const changes = gatherChanges({ invalidateQueries })
  changes.note('lead', 'l')
  expect(invalidateQueries).toHaveBeenCalledTimes(1)
  expect(invalidateQueries).toHaveBeenCalledWith({ queryKey: ['staff', 'leads'] })
  for (let change = 0; change < 200; change += 1) changes.note('lead', 'l')
  expect(invalidateQueries).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(250)
  expect(invalidateQueries).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(10_000)
  expect(invalidateQueries).toHaveBeenCalledTimes(2)
  changes.note('lead', 'l')
  expect(invalidateQueries).toHaveBeenCalledTimes(3)
  changes.note('lead', 'l')
  changes.stop()
  vi.advanceTimersByTime(10_000)
  expect(invalidateQueries).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})

test('a changed article is asked for alone, with the lists that may show it', () => {
  const invalidateQueries = vi.fn<(filter?: unknown) => Promise<void>>(() => Promise.resolve())
  const changes = gatherChanges({ invalidateQueries })
  changes.note('article', 'a')
  expect(invalidateQueries.mock.calls.map(([filter]) => filter)).toEqual(
    [
      ['staff', 'blog', 'one', 'a'],
      ['staff', 'blog', 'list'],
      ['staff', 'caseStudy', 'one', 'a'],
      ['staff', 'caseStudy', 'list'],
      ['staff', 'overview'],
    ].map((queryKey) => ({ queryKey })),
  )
  changes.stop()
})
