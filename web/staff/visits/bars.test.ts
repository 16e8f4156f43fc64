import { expect, test } from 'vitest'
import { barsOf, roundTop } from './bars.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    views: index + 1,
    before: index,
    inquiry: 1,
    meeting: 2,
    nothing_found: 3,
    not_found: 4,
  }))

test('barsOf returns a bar per day for ninety days, and a bar per week for a year', () => {
  expect(barsOf(days(90))).toHaveLength(90)
  const year = barsOf(days(365))
  expect(year).toHaveLength(53)
  const outcomes = { inquiry: 1, meeting: 2, nothing_found: 3, not_found: 4 }
  expect(year[0]).toEqual({ from: '2026-01-01', to: '2026-01-01', views: 1, before: 0, outcomes })
  expect(year.at(-1)).toEqual({
    from: '2026-12-25',
    to: '2026-12-31',
    views: 359 + 360 + 361 + 362 + 363 + 364 + 365,
    before: 358 + 359 + 360 + 361 + 362 + 363 + 364,
    outcomes: { inquiry: 7, meeting: 14, nothing_found: 21, not_found: 28 },
  })
  expect(year.reduce((sum, { views }) => sum + views, 0)).toBe((365 * 366) / 2)
})

test.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [9, 10],
  [11, 12],
  [13, 16],
  [499, 500],
  [501, 600],
  [1_098, 1_200],
])('roundTop rounds %i up to %i', (value, top) => {
  expect(roundTop(value)).toBe(top)
})
