import { expect, test } from 'vitest'
import { askedFor, beginSearch, followSearch, type TypedSearch } from './typed-search.ts'

const type = (typed: TypedSearch, text: string): TypedSearch => ({ ...typed, text })

test('the typed text stays in the search field while the list loads the requested search', () => {
  const asked = askedFor(type(beginSearch(''), 'con'), 'con')
  expect(followSearch(type(asked, 'cons'), 'con').text).toBe('cons')
})

test('the search field forgets its earlier requests once the list has loaded a newer one, even if the list never loads the earlier ones', () => {
  const asked = askedFor(askedFor(beginSearch(''), 'con'), 'consent')
  const there = followSearch(type(asked, 'consent t'), 'consent')
  expect(there).toEqual({ text: 'consent t', value: 'consent', asked: [] })
  expect(followSearch(there, 'con').text).toBe('con')
})

test('navigation in the history, or by a link, replaces the text of the search field', () => {
  const asked = askedFor(type(beginSearch(''), 'con'), 'con')
  const there = followSearch(asked, 'con')
  expect(followSearch(there, '')).toEqual(beginSearch(''))
  expect(followSearch(followSearch(there, ''), 'con').text).toBe('con')
})

test('a trailing space in the search stays in the search field', () => {
  expect(followSearch(type(beginSearch(''), 'con '), 'con').text).toBe('con ')
})
