import { describe, expect, it } from 'vitest'
import type { Booking, BookingList } from '#shared/contracts/booking/bookings.ts'
import { headFacts } from './head-facts.ts'
import { sampleBooking } from './sample-booking.test-support.ts'

const SATURDAY = Date.parse('2026-11-28T10:00:00Z')

const listOf = (results: readonly Booking[]): BookingList => ({
  results: [...results],
  count: results.length,
  page: 1,
  limit: 400,
  total_pages: 1,
  next: null,
  previous: null,
  counts: {
    views: { coming: 6, past: 0, cancelled: 1, all: 7 },
    this_week: 0,
    unconfirmed: 0,
  },
  networks: [],
  mail: 'off',
})

const factsOf = (values: Partial<Parameters<typeof headFacts>[0]>) =>
  headFacts({ list: listOf([]), week: undefined, lastHour: undefined, now: SATURDAY, ...values })

const weekWith = (
  data: BookingList | undefined,
  monday = '2026-11-30',
  isPlaceholderData = false,
) => ({ monday, list: { data, isPlaceholderData } })

describe('figures in the heading of the bookings', () => {
  it('count the booked meetings of the displayed week', () => {
    const two = listOf([sampleBooking(), sampleBooking({ state: 'cancelled' }), sampleBooking()])
    expect(factsOf({ week: weekWith(two) })).toBe('2 in the week shown · times in London (UTC)')
  })

  it('show a dash instead of zero while the week is loading', () => {
    expect(factsOf({ week: weekWith(undefined) })).toMatch(/^– in the week shown/u)
    expect(factsOf({ week: weekWith(listOf([sampleBooking()]), '2026-12-07', true) })).toMatch(
      /^– in the week shown/u,
    )
  })

  it('count upcoming meetings if no week is displayed', () => {
    expect(factsOf({})).toMatch(/^6 ahead/u)
    expect(factsOf({ list: undefined })).toMatch(/^– ahead/u)
  })

  it('use the UTC offset of the displayed week, not of today', () => {
    expect(factsOf({ week: weekWith(listOf([]), '2027-04-05') })).toContain('London (UTC+1)')
  })

  it('include the number of meetings booked in the last hour during a flood', () => {
    expect(factsOf({ week: weekWith(listOf([])), lastHour: 61 })).toMatch(/^61 in the last hour/u)
  })
})
