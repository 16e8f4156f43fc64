import { describe, expect, it } from 'vitest'
import { dayTimes, inBothZones, oddHours, theirTimeInWords } from './two-zones.ts'

const MUMBAI = 'Asia/Kolkata'

describe('list of the free times of a day', () => {
  it('names each time in both zones', () => {
    expect(dayTimes(['2026-12-03T09:30:00Z'], MUMBAI)).toEqual({
      yours: 'London (UTC)',
      theirs: 'Kolkata (UTC+5:30)',
      rows: [{ at: '2026-12-03T09:30:00Z', yours: '09:30', theirs: '15:00', odd: undefined }],
    })
  })

  it("includes the visitor's day if it differs", () => {
    const { rows } = dayTimes(['2026-12-03T15:30:00Z'], 'Pacific/Auckland')
    expect(rows[0]?.theirs).toBe('Fri 4 Dec, 04:30')
    expect(rows[0]?.odd).toBe('night')
  })

  it('uses the UTC offset of the listed day, before and after a clock change', () => {
    // New York leaves summer time a week after London, so the difference is one hour smaller on this day.
    expect(dayTimes(['2026-10-28T14:00:00Z'], 'America/New_York').theirs).toBe('New York (UTC−4)')
    expect(dayTimes(['2026-11-04T14:00:00Z'], 'America/New_York').theirs).toBe('New York (UTC−5)')
    expect(dayTimes(['2027-04-05T08:00:00Z'], MUMBAI)).toMatchObject({
      yours: 'London (UTC+1)',
      rows: [{ yours: '09:00', theirs: '13:30' }],
    })
  })

  it('includes the UTC offset in each row if the clocks change between the rows', () => {
    // Clocks in Auckland go forward at 14:00 UTC on this day.
    const { theirs, rows } = dayTimes(
      ['2026-09-26T13:30:00Z', '2026-09-26T14:00:00Z'],
      'Pacific/Auckland',
    )
    expect(theirs).toBe('Auckland')
    expect(rows.map((row) => row.theirs)).toEqual([
      'Sun 27 Sep, 01:30 (UTC+12)',
      'Sun 27 Sep, 03:00 (UTC+13)',
    ])
  })

  it('has one column if the zones of staff and visitor have the same time', () => {
    expect(dayTimes(['2026-12-03T09:30:00Z'], 'Europe/Lisbon').theirs).toBeUndefined()
    expect(dayTimes(['2026-12-03T09:30:00Z'], 'Not/AZone').theirs).toBeUndefined()
  })
})

describe('oddHours', () => {
  it.each([
    ['08:00', undefined],
    ['19:30', undefined],
    ['07:30', 'early morning'],
    ['05:00', 'early morning'],
    ['04:30', 'night'],
    ['19:45', 'evening'],
    ['20:00', 'evening'],
    ['21:30', 'evening'],
    ['22:00', 'night'],
    ['00:00', 'night'],
  ])('describes the start time %s as %s', (time, expected) => {
    expect(oddHours(time)).toBe(expected)
  })
})

describe('text with the time of a meeting', () => {
  it('contains the time and the UTC offset in each zone', () => {
    expect(inBothZones('2026-12-02T14:00:00Z', MUMBAI)).toMatchObject({
      day: 'Wednesday 2 December 2026',
      yours: '14:00 in London (UTC)',
      theirs: '19:30 in Kolkata (UTC+5:30)',
      short: ['Wed 2 Dec, 14:00', 'Wed 2 Dec, 19:30'],
    })
  })

  it("includes the visitor's day if it differs", () => {
    expect(inBothZones('2026-12-02T16:00:00Z', 'Asia/Tokyo')).toMatchObject({
      theirs: 'Thu 3 Dec, 01:00 in Tokyo (UTC+9)',
      short: ['Wed 2 Dec, 16:00', 'Thu 3 Dec, 01:00'],
    })
  })

  it('has no second line if the zones of staff and visitor have the same time', () => {
    expect(inBothZones('2026-12-02T14:00:00Z', 'Europe/London').theirs).toBeUndefined()
    expect(theirTimeInWords('2026-12-02T14:00:00Z', 'Africa/Accra')).toBeUndefined()
  })

  it('has a short form for lists of meetings', () => {
    expect(theirTimeInWords('2026-12-02T09:00:00Z', 'Europe/Prague')).toBe('10:00 in Prague')
  })
})
