import { expect, test } from 'vitest'
import { age, exactMoment, nearMoment, shortMoment } from './moments.ts'

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
])('%s is %s', (iso, words) => {
  expect(nearMoment(iso, now)).toBe(words)
})

test('shortly after midnight UTC the last hour still counts in minutes', () => {
  expect(nearMoment('2026-03-09T23:50:00Z', Date.parse('2026-03-10T00:05:00Z'))).toBe('15 min ago')
})

test.each([
  ['2026-03-03T08:00:59.123Z', '2026-03-03 08:00'],
  ['2026-03-03T08:00:00+02:00', '2026-03-03 06:00'],
  [null, '–'],
])('%s is exactly %s', (iso, words) => {
  expect(exactMoment(iso)).toBe(words)
})

test.each([
  [0, '0 s ago'],
  [12_400, '12 s ago'],
  [59_400, '59 s ago'],
  [61_000, '1 min ago'],
  [-5_000, '0 s ago'],
])('%i ms later it is %s', (passed, words) => {
  expect(age(now, now + passed)).toBe(words)
})

test.each([
  ['2026-03-03T08:00:59.123Z', '3 Mar 08:00'],
  ['2026-03-10T00:30:00+02:00', '9 Mar 22:30'],
  ['2025-11-18T08:00:00Z', '18 Nov 2025 08:00'],
  ['nonsense', '–'],
])('%s is in short %s', (iso, words) => {
  expect(shortMoment(iso, now)).toBe(words)
})
