import { expect, test } from 'vitest'
import { leadPlaces, leadSort } from './url-state.ts'

const { read, start, values, write } = leadPlaces

test('the default state of the list of leads has no query', () => {
  expect(read('')).toEqual(start)
  expect(write(start)).toBe('')
})

test('the list of leads reads and writes its state', () => {
  const place = {
    page: 3,
    view: 'answered',
    kind: 'partnership',
    owner: 'none',
    search: 'Fjord & Söhne',
    sort: { key: 'received', descending: true },
  } as const
  const query = write(place)
  expect(query).toBe(
    '?view=answered&kind=partnership&owner=none&search=Fjord+%26+S%C3%B6hne&sort=-received&page=3',
  )
  expect(read(query)).toEqual(place)
})

test.each([
  '?view=secret&kind=spam&sort=password&page=-1',
  '?page=1.5&owner=%20&sort=-',
  '?page=999999999&view[]=all',
])('the list of leads ignores invalid values: %s', (query) => {
  expect(read(query)).toEqual(start)
})

test('the list of leads truncates an overlong search text', () => {
  expect(read(`?search=${'x'.repeat(900)}`).search).toHaveLength(200)
})

test('a click on a column of leads sorts in its default order first, then in reverse', () => {
  expect(leadSort.next(start.sort, 'received')).toEqual({ key: 'received', descending: true })
  expect(leadSort.next(start.sort, 'due')).toEqual({ key: 'due', descending: true })
  expect(leadSort.next(start.sort, 'name')).toEqual({ key: 'name', descending: false })
})

test('the list of leads requests the page of a view from the API', () => {
  expect(values(start)).toEqual({ view: 'open', sort: 'due', page: 1, limit: 15 })
})
