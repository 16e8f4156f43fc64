import { expect, test } from 'vitest'
import { articlePlaces, articleSort, isNarrowed, toValues, type Place } from './url-state.ts'

const { read, start, write } = articlePlaces.blog

const byTitle = { key: 'title', descending: false } as const

const places: readonly (readonly [query: string, place: Place])[] = [
  ['', start],
  ['?page=3', { ...start, page: 3 }],
  ['?search=consent+form', { ...start, search: 'consent form' }],
  ['?status=in_review', { ...start, status: 'in_review' }],
  ['?filter=screening', { ...start, filter: 'screening' }],
  ['?author=ada', { ...start, author: 'ada' }],
  ['?sort=title', { ...start, sort: byTitle }],
  ['?sort=-published_at', { ...start, sort: { key: 'published_at', descending: true } }],
  ['?sort=updated_at', { ...start, sort: { key: 'updated_at', descending: false } }],
  [
    '?search=%D7%A9%D7%9C%D7%95%D7%9D&status=draft&filter=a&author=b&sort=title&page=2',
    { page: 2, search: 'שלום', status: 'draft', filter: 'a', author: 'b', sort: byTitle },
  ],
]

test.each(places)('the list of articles converts %j to a URL state and back', (query, place) => {
  expect(read(query)).toEqual(place)
  expect(write(place)).toBe(query)
})

test.each([
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=x',
  '?page=10001',
  '?status=deleted',
  '?sort=size',
  '?filter=',
  '?author=',
  '?author=+',
  '?sort=--title',
  '?other=1',
])('the list of articles ignores invalid values in %j', (query) => {
  expect(read(query)).toEqual(start)
})

test('the list of articles trims a search text and limits it to the length that the server accepts', () => {
  expect(write({ ...start, search: '  a b ' })).toBe('?search=a+b')
  expect(read(`?search=${'a'.repeat(300)}`).search).toHaveLength(200)
})

test.each([
  [start.sort, 'updated_at', { key: 'updated_at', descending: false }],
  [byTitle, 'title', { key: 'title', descending: true }],
  [start.sort, 'title', byTitle],
  [byTitle, 'published_at', { key: 'published_at', descending: true }],
] as const)(
  'from the sort order %j, a click on the column %s leads to the sort order %j',
  (sort, key, expected) => {
    expect(articleSort.next(sort, key)).toEqual(expected)
  },
)

test.each([
  ['blog', 'category'],
  ['caseStudy', 'industry'],
] as const)('the list of %s has a filter by %s', (type, name) => {
  expect(
    toValues(type, { ...start, page: 2, search: ' a ', filter: 'f', status: 'draft' }),
  ).toEqual({
    page: 2,
    limit: 15,
    sort: '-updated_at',
    search: 'a',
    status: 'draft',
    [name]: 'f',
  })
})

test.each([
  ['blog', { author: 'ada' }],
  ['caseStudy', {}],
] as const)('the list of the type %s accepts the author filter %j', (type, values) => {
  expect(toValues(type, { ...start, author: 'ada' })).toEqual({
    page: 1,
    limit: 15,
    sort: '-updated_at',
    ...values,
  })
})

test.each([
  [start, false],
  [{ ...start, page: 4, sort: byTitle }, false],
  [{ ...start, search: ' ' }, false],
  [{ ...start, search: 'a' }, true],
  [{ ...start, status: 'draft' as const }, true],
  [{ ...start, filter: 'a' }, true],
  [{ ...start, author: 'a' }, true],
])('isNarrowed detects if the state %j has filters: %s', (place, narrowed) => {
  expect(isNarrowed(place)).toBe(narrowed)
})
