import { describe, expect, test } from 'vitest'
import { inZone, isZone, offsetIn, offsetInWords } from './zone-time.ts'

/** Times half an hour before a clock change, and just after it. */
const changes = [
  ['Europe/Berlin', '2026-03-29T00:30:00Z', '2026-03-29 01:30', 60, '2026-03-29 03:00', 120],
  ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25 02:30', 120, '2026-10-25 02:00', 60],
  ['Europe/London', '2026-03-29T00:30:00Z', '2026-03-29 00:30', 0, '2026-03-29 02:00', 60],
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01 01:30', -240, '2026-11-01 01:00', -300],
  ['Australia/Adelaide', '2026-10-03T16:00:00Z', '2026-10-04 01:30', 570, '2026-10-04 03:00', 630],
  ['Australia/Lord_Howe', '2026-04-04T14:30:00Z', '2026-04-05 01:30', 660, '2026-04-05 01:30', 630],
  ['America/St_Johns', '2026-03-08T05:00:00Z', '2026-03-08 01:30', -210, '2026-03-08 03:00', -150],
] as const

describe.each(changes)(
  'the clock change in %s after %s',
  (zone, before, shown, offset, after, offsetAfter) => {
    test('is reflected in the local time and the offset', () => {
      const changed = new Date(Date.parse(before) + 30 * 60_000).toISOString()
      const at = (iso: string) => Object.values(inZone(iso, zone)).join(' ')
      expect(at(before)).toBe(shown)
      expect(offsetIn(before, zone)).toBe(offset)
      expect(at(changed)).toBe(after)
      expect(offsetIn(changed, zone)).toBe(offsetAfter)
    })
  },
)

test.each([
  ['2026-11-24T23:30:00Z', 'Asia/Kolkata', '2026-11-25', '05:00'],
  ['2026-11-24T23:30:00Z', 'Pacific/Kiritimati', '2026-11-25', '13:30'],
  ['2026-11-24T00:00:00Z', 'Pacific/Honolulu', '2026-11-23', '14:00'],
  ['2026-11-24T00:00:00Z', 'UTC', '2026-11-24', '00:00'],
])('inZone(%s, %s) returns the day %s and the time %s', (iso, zone, day, time) => {
  expect(inZone(iso, zone)).toEqual({ day, time })
})

test.each([
  [0, 'UTC'],
  [60, 'UTC+1'],
  [330, 'UTC+5:30'],
  [-210, 'UTC−3:30'],
  [-600, 'UTC−10'],
])('offsetInWords writes an offset of %i minutes as %s', (minutes, words) => {
  expect(offsetInWords(minutes)).toBe(words)
})

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['', false],
  ['Mars/Base', false],
  ['<script>', false],
  ['x'.repeat(5000), false],
])('isZone(%s) is %s', (zone, known) => {
  expect(isZone(zone)).toBe(known)
})
