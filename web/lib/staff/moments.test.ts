import { expect, test } from 'vitest'
import {
  age,
  clockTime,
  exactMoment,
  fieldMoment,
  momentAndUtc,
  namedMoment,
  nearMoment,
  secondMoment,
  shortDeadline,
  shortMoment,
  zoneName,
} from './moments.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

test.each([
  ['2026-03-10T11:59:30Z', 'Just now'],
  ['2026-03-10T11:58:00Z', '2 min ago'],
  ['2026-03-10T09:40:00Z', 'Today 09:40'],
  ['2026-03-09T23:59:00Z', 'Yesterday'],
  ['2026-03-08T12:00:00Z', '8 Mar'],
  ['2025-11-18T08:00:00Z', '18 Nov 2025'],
  ['2026-03-11T08:00:00Z', '11 Mar'],
  ['nonsense', '–'],
])('nearMoment formats %s as %s', (iso, words) => {
  expect(nearMoment(iso, now, 'UTC')).toBe(words)
})

test('nearMoment shows moments of the last hour in minutes, also across midnight UTC', () => {
  expect(nearMoment('2026-03-09T23:50:00Z', Date.parse('2026-03-10T00:05:00Z'), 'UTC')).toBe(
    '15 min ago',
  )
})

test.each([
  ['2026-03-03T08:00:59.123Z', '3 Mar 2026 08:00'],
  ['2026-03-03T08:00:00+02:00', '3 Mar 2026 06:00'],
  [null, '–'],
])('exactMoment formats %s as %s', (iso, words) => {
  expect(exactMoment(iso, 'UTC')).toBe(words)
})

test.each([
  [0, '0 s ago'],
  [12_400, '12 s ago'],
  [59_400, '59 s ago'],
  [61_000, '1 min ago'],
  [-5_000, '0 s ago'],
])('age() formats %i ms as %s', (passed, words) => {
  expect(age(now, now + passed)).toBe(words)
})

test.each([
  ['2026-03-03T08:00:59.123Z', '3 Mar 08:00'],
  ['2026-03-10T00:30:00+02:00', '9 Mar 22:30'],
  ['2025-11-18T08:00:00Z', '18 Nov 2025 08:00'],
  ['nonsense', '–'],
])('shortDay formats %s as %s', (iso, words) => {
  expect(shortMoment(iso, now, 'UTC')).toBe(words)
})

test("all formats use the user's zone, in summer and in winter", () => {
  const [winter, summer] = ['2026-03-03T23:30:09Z', '2026-07-03T23:30:09Z']
  expect(exactMoment(winter, 'Europe/Berlin')).toBe('4 Mar 2026 00:30')
  expect(exactMoment(summer, 'Europe/Berlin')).toBe('4 Jul 2026 01:30')
  expect(shortMoment(winter, now, 'Asia/Kolkata')).toBe('4 Mar 05:00')
  expect(secondMoment(winter, now, 'Asia/Kolkata')).toBe('4 Mar 05:00:09')
  expect(namedMoment(winter, 'America/New_York')).toBe('3 Mar 2026 18:30, New York (UTC−5)')
  expect(zoneName('America/New_York')).toBe('New York')
})

test.each([
  ['2026-03-03T23:30:09Z', '00:30', '2026-03-04T00:30'],
  ['nonsense', '', ''],
])('clockTime formats %s in Berlin as %s, and fieldMoment as %s', (iso, time, field) => {
  expect([clockTime(iso, 'Europe/Berlin'), fieldMoment(iso, 'Europe/Berlin')]).toEqual([
    time,
    field,
  ])
})

test('momentAndUtc adds a line in UTC, unless UTC is the user’s zone', () => {
  const iso = '2026-07-03T08:00:00Z'
  expect(momentAndUtc(iso, 'Europe/Berlin')).toBe(
    '3 Jul 2026 10:00, Berlin (UTC+2)\n3 Jul 2026 08:00 UTC',
  )
  expect(momentAndUtc(iso, 'Europe/London')).toBe(
    '3 Jul 2026 09:00, London (UTC+1)\n3 Jul 2026 08:00 UTC',
  )
  expect(momentAndUtc(iso, 'UTC')).toBe('3 Jul 2026 08:00, UTC')
})

test("nearMoment starts days at midnight in the user's zone", () => {
  const late = Date.parse('2026-03-10T23:30:00Z')
  expect(nearMoment('2026-03-10T20:00:00Z', late, 'UTC')).toBe('Today 20:00')
  expect(nearMoment('2026-03-10T20:00:00Z', late, 'Europe/Berlin')).toBe('Yesterday')
})

test('shortDeadline formats midnight as the end of the day before', () => {
  expect(shortDeadline('2026-03-12T00:00:00Z', now, 'UTC')).toBe('the end of 11 Mar')
  expect(shortDeadline('2026-03-12T00:00:00Z', now, 'Europe/Berlin')).toBe('12 Mar 01:00')
})
