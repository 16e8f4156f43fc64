import { expect, test } from 'vitest'
import { nextSort, readPlace, start, toValues, writePlace } from './url-state.ts'

test('writes no query for the default state', () => {
  expect(readPlace('')).toEqual(start)
  expect(writePlace(start)).toBe('')
})

test('reads and writes a list state', () => {
  const place = {
    page: 3,
    view: 'answered',
    kind: 'partnership',
    owner: 'none',
    search: 'Fjord & Söhne',
    sort: { key: 'received', descending: true },
  } as const
  const query = writePlace(place)
  expect(query).toBe(
    '?view=answered&kind=partnership&owner=none&search=Fjord+%26+S%C3%B6hne&sort=-received&page=3',
  )
  expect(readPlace(query)).toEqual(place)
})

test.each([
  '?view=secret&kind=spam&sort=password&page=-1',
  '?page=1.5&owner=%20&sort=-',
  '?page=999999999&view[]=all',
])('ignores invalid values: %s', (query) => {
  expect(readPlace(query)).toEqual(start)
})

test('truncates an overlong search text', () => {
  expect(readPlace(`?search=${'x'.repeat(900)}`).search).toHaveLength(200)
})

test('sorts a column in its default order first, then reversed', () => {
  expect(nextSort(start.sort, 'received')).toEqual({ key: 'received', descending: true })
  expect(nextSort(start.sort, 'due')).toEqual({ key: 'due', descending: true })
  expect(nextSort(start.sort, 'name')).toEqual({ key: 'name', descending: false })
})

test('requests the page of a view from the API', () => {
  expect(toValues(start)).toEqual({ view: 'open', sort: 'due', page: 1, limit: 15 })
})
