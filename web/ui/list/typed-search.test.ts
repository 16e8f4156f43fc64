import { expect, test } from 'vitest'
import { askedFor, beginSearch, followSearch, type TypedSearch } from './typed-search.ts'

const type = (typed: TypedSearch, text: string): TypedSearch => ({ ...typed, text })

test('what is typed while the list turns to what was asked for stays', () => {
  const asked = askedFor(type(beginSearch(''), 'con'), 'con')
  expect(followSearch(type(asked, 'cons'), 'con').text).toBe('cons')
})

test('of several that were asked for the list may skip some, and no older one comes after', () => {
  const asked = askedFor(askedFor(beginSearch(''), 'con'), 'consent')
  const there = followSearch(type(asked, 'consent t'), 'consent')
  expect(there).toEqual({ text: 'consent t', value: 'consent', asked: [] })
  expect(followSearch(there, 'con').text).toBe('con')
})

test('the way back and links stand in the field', () => {
  const asked = askedFor(type(beginSearch(''), 'con'), 'con')
  const there = followSearch(asked, 'con')
  expect(followSearch(there, '')).toEqual(beginSearch(''))
  expect(followSearch(followSearch(there, ''), 'con').text).toBe('con')
})

test('a space at the end of what is searched for stays', () => {
  expect(followSearch(type(beginSearch(''), 'con '), 'con').text).toBe('con ')
})
