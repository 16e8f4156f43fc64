import { describe, expect, test } from 'vitest'
import { addWorkingHours } from './working-time.ts'

const LONDON = 'Europe/London'

/** Public holidays of England in the period of the rows below. */
const HOLIDAYS = new Set([
  '2026-04-03',
  '2026-04-06',
  '2026-05-25',
  '2026-12-25',
  '2026-12-26',
  '2026-12-28',
  '2027-01-01',
])

const written = (time: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(time)
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never' })

describe('a period of 24 working hours', () => {
  test.for([
    ['a Wednesday', LONDON, '2026-11-18T09:30+00:00', '2026-11-19T09:30:00+00:00'],
    ['over a weekend', LONDON, '2026-11-20T18:00+00:00', '2026-11-23T18:00:00+00:00'],
    ['from a Saturday', LONDON, '2026-11-21T11:00+00:00', '2026-11-24T00:00:00+00:00'],
    [
      'from the last minute of a Sunday',
      LONDON,
      '2026-11-22T23:59+00:00',
      '2026-11-24T00:00:00+00:00',
    ],
    [
      'from the first minute of a Monday',
      LONDON,
      '2026-11-23T00:00+00:00',
      '2026-11-24T00:00:00+00:00',
    ],
    ['over Easter', LONDON, '2026-04-02T16:00+01:00', '2026-04-07T16:00:00+01:00'],
    ['over a bank holiday', LONDON, '2026-05-22T09:00+01:00', '2026-05-26T09:00:00+01:00'],
    ['on a bank holiday', LONDON, '2026-05-25T09:00+01:00', '2026-05-27T00:00:00+01:00'],
    ['over Christmas', LONDON, '2026-12-24T12:00+00:00', '2026-12-29T12:00:00+00:00'],
    ['over New Year', LONDON, '2026-12-31T17:45+00:00', '2027-01-04T17:45:00+00:00'],
    [
      'over the change to summer time',
      LONDON,
      '2026-03-27T18:00+00:00',
      '2026-03-30T18:00:00+01:00',
    ],
    [
      'over the change to winter time',
      LONDON,
      '2026-10-23T18:00+01:00',
      '2026-10-26T18:00:00+00:00',
    ],
    // If the clock changes on a working day, elapsed hours count, not the hours on the clock.
    ['in a day of 23 hours', 'Africa/Cairo', '2026-04-23T12:00+02:00', '2026-04-24T13:00:00+03:00'],
    [
      'beyond the date line',
      'Pacific/Auckland',
      '2026-11-20T18:00+13:00',
      '2026-11-23T18:00:00+13:00',
    ],
  ] as const)('ends at the expected time: %s', ([_name, timeZone, from, expected]) => {
    const days = { timeZone, isHoliday: (date: string) => HOLIDAYS.has(date) }
    const due = addWorkingHours(Temporal.Instant.from(from).epochMilliseconds, 24, days)
    expect(written(due, timeZone)).toBe(expected)
  })

  test('ends even in a calendar without working days', () => {
    const days = { timeZone: LONDON, isHoliday: () => true }
    expect(addWorkingHours(0, 24, days)).toBeGreaterThan(0)
  })
})
