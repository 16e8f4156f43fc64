import { expect, test } from 'vitest'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import { weekOf } from './week.ts'

const settings = {
  hours: { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00', host: 'The intake desk' },
  days_off: [],
  holidays: [],
}

const at = (startsAt: string, state: Booking['state'] = 'booked'): Booking => ({
  id: `${startsAt} ${state}`,
  number: 'ABCD1234',
  lead: 'lead',
  state,
  starts_at: startsAt,
  ends_at: startsAt,
  time_zone: 'Europe/Berlin',
  name: 'Anna Keller',
  email: 'anna@example.com',
  about: 'other',
  note: '',
  booked_at: startsAt,
  moved_from: null,
  cancelled_at: null,
  cancelled_by: null,
  network: null,
  word: '',
  revision: 1,
})

const week = (values: Partial<Parameters<typeof weekOf>[0]> = {}) =>
  weekOf({
    monday: '2026-11-23',
    settings,
    bookings: [],
    now: Date.parse('2026-11-24T14:15:00Z'),
    ...values,
  })

test('the week of bookings has the days and hours at which meetings are possible', () => {
  const { days, hours, now } = week()
  expect(days.map(({ name }) => name)).toEqual(['Mon 23', 'Tue 24', 'Wed 25', 'Thu 26', 'Fri 27'])
  expect(hours).toEqual([
    '09:00',
    '10:00',
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
    '17:00',
  ])
  expect(days.filter(({ isToday }) => isToday).map(({ name }) => name)).toEqual(['Tue 24'])
  expect(now).toBe(10.5)
})

test("the week of bookings positions meetings by the company's time, also in summer", () => {
  const { days } = week({
    monday: '2026-06-22',
    bookings: [at('2026-06-23T09:30:00Z'), at('2026-06-16T09:30:00Z')],
  })
  expect(
    days.flatMap(({ name, slots }) => slots.map(({ row, time }) => [name, row, time])),
  ).toEqual([['Tue 23', 3, '10:30']])
})

test('the grid of the week of bookings is extended for a meeting outside the hours', () => {
  const { days, hours } = week({
    bookings: [at('2026-11-28T07:30:00Z'), at('2026-11-24T17:30:00Z')],
  })
  expect(hours[0]).toBe('07:00')
  expect(hours.at(-1)).toBe('18:00')
  expect(days.at(-1)).toMatchObject({ name: 'Sat 28', closed: 'No meetings' })
})

test('the week of bookings shows a cancelled meeting next to the meeting that now has its time', () => {
  const { days } = week({
    bookings: [at('2026-11-24T10:00:00Z', 'cancelled'), at('2026-11-24T10:00:00Z')],
  })
  expect(days[1]?.slots).toHaveLength(1)
  expect(days[1]?.slots[0]?.bookings.map(({ state }) => state)).toEqual(['booked', 'cancelled'])
})

test('the week of bookings names the reason why a day off or a holiday is closed', () => {
  const { days } = week({
    settings: {
      ...settings,
      days_off: [
        { id: 'a', from: '2026-11-22', to: '2026-11-23', note: '' },
        { id: 'b', from: '2026-11-27', to: '2026-12-01', note: 'Office moves' },
      ],
      holidays: [{ date: '2026-11-25', name: 'A holiday' }],
    },
  })
  expect(days.map(({ closed }) => closed)).toEqual([
    'Day off',
    undefined,
    'A holiday',
    undefined,
    'Office moves',
  ])
})

test.each(['2026-11-24T08:59:00Z', '2026-11-24T17:01:00Z', '2026-11-28T12:00:00Z'])(
  'the week of bookings shows no current time outside the grid: %s',
  (now) => {
    expect(week({ now: Date.parse(now) }).now).toBeUndefined()
  },
)
