import { expect, test } from 'vitest'
import { daysInWords, dayOffInWords, spanInWords } from './booking-labels.ts'

test.each([
  [[1, 2, 3, 4, 5], 'Mon to Fri'],
  [[5, 3, 1], 'Mon, Wed, Fri'],
  [[1, 2, 4, 5, 6], 'Mon, Tue, Thu to Sat'],
  [[7], 'Sun'],
])('daysInWords formats the days of the week %j as %s', (days, words) => {
  expect(daysInWords(days)).toBe(words)
})

test.each([
  ['2026-11-23', '2026-11-27', '23 to 27 November 2026'],
  ['2026-11-30', '2026-12-04', '30 November to 4 December 2026'],
  ['2026-12-28', '2027-01-01', '28 December 2026 to 1 January 2027'],
  ['2026-11-23', '2026-11-23', '23 November 2026'],
])('spanInWords formats the span from %s to %s as %s', (first, last, words) => {
  expect(spanInWords(first, last)).toBe(words)
})

test('dayOffInWords formats a single day as one date, and several days as a span', () => {
  expect(dayOffInWords({ from: '2026-11-27', to: '2026-11-27' })).toBe('Fri 27 Nov')
  expect(dayOffInWords({ from: '2026-12-24', to: '2027-01-01' })).toBe('Thu 24 Dec to Fri 1 Jan')
})
