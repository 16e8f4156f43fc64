import { expect, test } from 'vitest'
import { bookingsPlace, start, type Place } from './url-state.ts'

const { read, write } = bookingsPlace

test('the default state of the bookings page has no query', () => {
  expect(read('')).toEqual(start)
  expect(write(start)).toBe('')
})

test.each<[Partial<Place>, string]>([
  [{ week: '2026-11-30' }, '?week=2026-11-30'],
  [{ tab: 'list' }, '?show=list'],
  [{ tab: 'list', view: 'cancelled', page: 3 }, '?show=list&view=cancelled&page=3'],
  [{ tab: 'days-off' }, '?show=days-off'],
  [{ tab: 'unconfirmed' }, '?show=unconfirmed'],
  [{ tab: 'list', network: '203.0.113.0/24' }, '?show=list&network=203.0.113.0%2F24'],
  [{ tab: 'list', network: '2001:db8:1::/48' }, '?show=list&network=2001%3Adb8%3A1%3A%3A%2F48'],
])('the bookings page reads and writes the state %j as the query %j', (part, query) => {
  const place = { ...start, ...part }
  expect(write(place)).toBe(query)
  expect(read(query)).toEqual(place)
})

test('the parameter of the week accepts any day, and selects the week that contains it', () => {
  expect(read('?week=2026-11-29').week).toBe('2026-11-23')
})

test.each([
  '?show=year&view=lost&page=0',
  '?network=everywhere',
  '?week=2026-13-41',
  '?week=tomorrow',
  '?week=9999-01-01',
])('the bookings page ignores invalid values: %s', (query) => {
  expect(read(query)).toEqual(start)
})
