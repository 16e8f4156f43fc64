import { expect, test } from 'vitest'
import { inBothZones } from './both-zones.ts'

test.each([
  [undefined, 'Europe/London', 'Your time zone: Europe/London.'],
  ['not a date', 'Europe/London', 'Your time zone: Europe/London.'],
  ['2026-07-01T07:30:00.000Z', 'UTC', 'Your time zone: UTC.'],
  [
    '2026-07-01T07:30:00.000Z',
    'America/New_York',
    'Your time zone: America/New York. That is Wednesday 1 July 2026, 07:30 UTC.',
  ],
])('inBothZones describes the time %s for the zone %s as: %s', (moment, zone, words) => {
  expect(inBothZones(moment, zone)).toBe(words)
})
