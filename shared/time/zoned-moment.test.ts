import { expect, test } from 'vitest'
import { zonedMoment } from './zoned-moment.ts'

test.each([
  ['Europe/London', 'Wednesday 1 July 2026, 23:30 London time'],
  ['Europe/Lisbon', 'Wednesday 1 July 2026, 23:30 London time'],
  ['America/New_York', 'Wednesday 1 July 2026, 23:30 London time (18:30 New York time)'],
  ['UTC', 'Wednesday 1 July 2026, 23:30 London time (22:30 UTC)'],
  ['Asia/Tokyo', 'Wednesday 1 July 2026, 23:30 London time (Thursday 2 July, 07:30 Tokyo time)'],
])('zonedMoment adds the time of a reader in %s', (own, text) => {
  expect(zonedMoment('2026-07-01T22:30:00Z', 'Europe/London', own)).toBe(text)
})

test('zonedMoment names UTC without the word “time”', () => {
  expect(zonedMoment('2026-07-01T22:30:00Z', 'UTC')).toBe('Wednesday 1 July 2026, 22:30 UTC')
})
