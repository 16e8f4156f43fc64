import { expect, test } from 'vitest'
import { neighboursOf, withPage } from './neighbours.ts'

const nothing = { before: undefined, after: undefined }

test('neighboursOf returns the previous and next lead in the order in which the list was first seen', () => {
  const order = withPage([], ['a', 'b', 'c'], 1)
  expect(neighboursOf(order, 'b', nothing)).toEqual({
    previous: { id: 'a', page: 1 },
    next: { id: 'c', page: 1 },
  })
  // After lead b is answered, it leaves the list, and d moves up to this page.
  const later = withPage(order, ['a', 'c', 'd'], 1)
  expect(neighboursOf(later, 'b', nothing).next).toEqual({ id: 'c', page: 1 })
  expect(neighboursOf(later, 'c', nothing).next).toEqual({ id: 'd', page: 1 })
})

test('neighboursOf continues on the next and on the previous page of the list', () => {
  const second = withPage([], ['c', 'd'], 2)
  expect(neighboursOf(second, 'c', { before: 'b', after: undefined }).previous).toEqual({
    id: 'b',
    page: 1,
  })
  const both = withPage(second, ['a', 'b'], 1)
  expect(both.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(neighboursOf(both, 'd', { before: undefined, after: 'e' }).next).toEqual({
    id: 'e',
    page: 3,
  })
})

test('neighboursOf returns no lead for an id that is not in the list', () => {
  expect(neighboursOf(withPage([], ['a'], 1), 'x', { before: 'a', after: 'a' })).toEqual({
    previous: undefined,
    next: undefined,
  })
})
