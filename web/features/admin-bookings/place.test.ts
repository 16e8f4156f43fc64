import { expect, test } from 'vitest'
import { readPlace, start, writePlace, type Place } from './place.ts'

test('the bookings as they are have no query', () => {
  expect(readPlace('')).toEqual(start)
  expect(writePlace(start)).toBe('')
})

test.each<[Partial<Place>, string]>([
  [{ week: '2026-11-30' }, '?week=2026-11-30'],
  [{ tab: 'list' }, '?show=list'],
  [{ tab: 'list', view: 'cancelled', page: 3 }, '?show=list&view=cancelled&page=3'],
  [{ tab: 'days-off' }, '?show=days-off'],
])('a place survives its URL: %j', (part, query) => {
  const place = { ...start, ...part }
  expect(writePlace(place)).toBe(query)
  expect(readPlace(query)).toEqual(place)
})

test('any day names its week', () => {
  expect(readPlace('?week=2026-11-29').week).toBe('2026-11-23')
})

test.each([
  '?show=year&view=lost&page=0',
  '?week=2026-13-41',
  '?week=tomorrow',
  '?week=9999-01-01',
])('what makes no sense counts as not said: %s', (query) => {
  expect(readPlace(query)).toEqual(start)
})
