import { expect, test } from 'vitest'
import { defaultOpenGraph, matchOpenGraph, openGraphProperties, recordPaths } from './open-graph.ts'

const origin = 'https://example.com'
const at = (path: string) => ({ ...defaultOpenGraph(origin), 'og:url': origin + path })
const records = ['/', '/industries', '/industries/insurance', '/blogs', '/rag'].map(at)

test.each([
  ['/', '/'],
  ['/industries', '/industries'],
  ['/industries/', '/industries'],
  ['/industries//', '/industries'],
  ['/industries/insurance', '/industries/insurance'],
  ['/industries/insurance/claims', '/industries/insurance'],
  ['/industries/unknown', '/industries'],
  ['/blogs/a-note', '/blogs'],
  ['/blogs-of-others', undefined],
  ['/ragged', undefined],
  ['/unknown', undefined],
])('the page at %s is told of as %s', (pathname, found) => {
  expect(matchOpenGraph(records, pathname)?.['og:url']).toBe(
    found === undefined ? undefined : origin + found,
  )
})

test('a page tells all that its record says, and what the image shows', () => {
  const record = { ...at('/rag'), 'og:title': 'RAG' }
  expect(Object.fromEntries(openGraphProperties(record))).toEqual({
    ...record,
    'og:image:alt': 'RAG, Certavia',
  })
  expect(Object.fromEntries(openGraphProperties(defaultOpenGraph(origin)))).toMatchObject({
    'og:image:alt': 'Certavia',
  })
})

test('records come in any order, and one without an address fits nothing', () => {
  expect(matchOpenGraph(records.toReversed(), '/industries/insurance/x')?.['og:url']).toBe(
    `${origin}/industries/insurance`,
  )
  expect(matchOpenGraph([{ ...at('/'), 'og:url': 'nowhere' }], '/a')).toBeUndefined()
})

test('a path has its own record first, then those of the paths that hold it', () => {
  expect(recordPaths('/')).toEqual(['/'])
  expect(recordPaths('/a/b/c/')).toEqual(['/a/b/c', '/a/b', '/a'])
})

test('a path of thousands of segments has nine places for a record', () => {
  const path = `/${'a/'.repeat(8_000)}b`
  const found = recordPaths(path)
  expect(found).toHaveLength(9)
  expect(found.slice(0, 2)).toEqual([path, '/a/a/a/a/a/a/a/a'])
})
