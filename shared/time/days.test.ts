import { expect, test } from 'vitest'
import { addDays, addMonths, dayInWords, daysBetween, mondayOf, weekday } from './days.ts'

test.each([
  ['2026-11-24', 1, '2026-11-25'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-29', -1, '2026-03-28'],
  ['2026-10-24', 2, '2026-10-26'],
])('addDays(%s, %i) is %s, and daysBetween is its inverse', (day, count, to) => {
  expect(addDays(day, count)).toBe(to)
  expect(daysBetween(day, to)).toBe(count)
})

test.each([
  ['2026-11-24', 1, '2026-12-24'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2028-03-31', -1, '2028-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
])('addMonths(%s, %i) is %s', (day, count, to) => {
  expect(addMonths(day, count)).toBe(to)
})

test.each([
  ['2026-11-23', 1, '2026-11-23'],
  ['2026-11-29', 7, '2026-11-23'],
  ['2027-01-01', 5, '2026-12-28'],
])('%s is day %i of the week that starts on %s', (day, number, monday) => {
  expect(weekday(day)).toBe(number)
  expect(mondayOf(day)).toBe(monday)
})

test('dayInWords returns the parts of a day as text', () => {
  expect(dayInWords('2026-11-26')).toMatchObject({
    short: 'Thursday 26 November',
    long: 'Thursday 26 November 2026',
  })
})
