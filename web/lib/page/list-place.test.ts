import { expect, test } from 'vitest'
import { listStatus, pageCount, pagerEntries, readListUrl } from './list-place.ts'

test.each([
  ['', { page: 1, filter: undefined }],
  ['page=2', { page: 2, filter: undefined }],
  ['category=screening&page=3', { page: 3, filter: 'screening' }],
  ['category=', { page: 1, filter: undefined }],
  ['page=10000', { page: 10_000, filter: undefined }],
  ['page=10001', undefined],
  ['page=0', undefined],
  ['page=-1', undefined],
  ['page=1.5', undefined],
  ['page=01', undefined],
  ['page=two', undefined],
  ['page=', undefined],
  [`category=${'x'.repeat(201)}`, undefined],
])('readListUrl reads the query %j as %j', (query, expected) => {
  expect(readListUrl(new URLSearchParams(query), 'category')).toEqual(expected)
})

test.each([
  [1, undefined, 0, 200],
  [2, undefined, 0, 404],
  [2, undefined, 13, 200],
  [3, undefined, 13, 404],
  [1, 'screening', 0, 404],
  [1, 'screening', 1, 200],
] as const)(
  'listStatus of page %i, with the filter %s and %i articles in total, is %i',
  (page, filter, total, status) => {
    expect(listStatus({ page, filter }, total)).toBe(status)
  },
)

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
  [40, 4],
])('pageCount for %i articles is %i', (total, pages) => {
  expect(pageCount(total)).toBe(pages)
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('the pager shows page %i of %i as %j', (current, count, entries) => {
  expect(pagerEntries(current, count)).toEqual(entries)
})
