import { describe, expect, it } from 'vitest'
import { openingWeek } from './opening-week.ts'
import { sampleBooking } from '../sample-booking.test-support.ts'

const settings = {
  hours: { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00', host: 'Sales' },
  days_off: [],
  holidays: [],
}

const FRIDAY_NOON = '2026-11-27T12:00:00Z'
const FRIDAY_EVENING = '2026-11-27T17:00:00Z'
const SATURDAY = '2026-11-28T10:00:00Z'

const opened = (now: string, starts: readonly string[] = [], changed: object = {}) =>
  openingWeek({
    settings: { ...settings, ...changed },
    coming: starts.map((startsAt) => sampleBooking({ starts_at: startsAt })),
    now: Date.parse(now),
  })

describe('default week of the bookings', () => {
  it('is the current week while working time remains in it', () => {
    expect(opened(FRIDAY_NOON)).toEqual({ monday: '2026-11-23', why: 'this-week' })
    expect(opened('2026-11-27T16:59:00Z').why).toBe('this-week')
  })

  it('is the next week with a meeting if today is a Saturday', () => {
    expect(opened(SATURDAY, ['2026-12-02T09:00:00Z'])).toEqual({
      monday: '2026-11-30',
      why: 'next-meeting',
    })
    expect(opened(SATURDAY, ['2026-12-16T09:00:00Z']).monday).toBe('2026-12-14')
  })

  it('is next week if there is no upcoming meeting', () => {
    const next = { monday: '2026-11-30', why: 'no-meetings' }
    expect(opened(SATURDAY)).toEqual(next)
    expect(opened(FRIDAY_EVENING)).toEqual(next)
  })

  it('is the current week while it has an upcoming meeting, even outside the opening hours', () => {
    expect(opened(SATURDAY, ['2026-11-29T10:00:00Z']).monday).toBe('2026-11-23')
    expect(opened(FRIDAY_EVENING, ['2026-11-27T16:45:00Z']).monday).toBe('2026-11-23')
  })

  it('is not the current week if only days off and public holidays remain in it', () => {
    const friday = { id: 'x', from: '2026-11-27', to: '2026-11-27', note: '' }
    expect(opened(FRIDAY_NOON, [], { days_off: [friday] }).monday).toBe('2026-11-30')
    const holiday = { date: '2026-11-27', name: 'A holiday' }
    expect(opened(FRIDAY_NOON, [], { holidays: [holiday] }).monday).toBe('2026-11-30')
  })

  it("changes at the end of the working day in the company's time zone, not in UTC", () => {
    // In summer time, 16:10 UTC is 17:10 in London.
    expect(opened('2026-06-26T16:10:00Z').monday).toBe('2026-06-29')
    expect(opened('2026-06-26T15:50:00Z').monday).toBe('2026-06-22')
  })
})
