import { describe, expect, test } from 'vitest'
import { zonesToChoose } from './zones.ts'

const OFFERED = ['America/New_York', 'Europe/London', 'Africa/Lagos', 'Europe/Berlin']
const WINTER = '2026-01-15T12:00:00Z'
const SUMMER = '2026-07-15T12:00:00Z'

describe('zonesToChoose', () => {
  test.each([WINTER, SUMMER])('the offered zones keep their order at the time %s', (now) => {
    const zones = zonesToChoose(['Europe/Berlin', 'Europe/London'], OFFERED, now)
    expect(zones.map(({ zone }) => zone)).toEqual(OFFERED)
  })

  test('other requested zones are inserted by their offset, from west to east', () => {
    const zones = zonesToChoose(['Asia/Tokyo', 'America/Sao_Paulo'], OFFERED, WINTER)
    expect(zones.map(({ label }) => label)).toEqual([
      'New York (UTC−5)',
      'Sao Paulo (UTC−3)',
      'London (UTC)',
      'Lagos (UTC+1)',
      'Berlin (UTC+1)',
      'Tokyo (UTC+9)',
    ])
  })

  test('a zone is listed only once, under the name that was requested', () => {
    const zones = zonesToChoose(['Asia/Calcutta'], ['Europe/London', 'Asia/Kolkata'], WINTER)
    expect(zones).toEqual([
      { zone: 'Europe/London', label: 'London (UTC)' },
      { zone: 'Asia/Calcutta', label: 'Kolkata (UTC+5:30)' },
    ])
  })
})
