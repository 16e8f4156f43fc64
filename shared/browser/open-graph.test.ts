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
])('the page at %s uses the record of the path %s', (pathname, found) => {
  expect(matchOpenGraph(records, pathname)?.['og:url']).toBe(
    found === undefined ? undefined : origin + found,
  )
})

test('openGraphProperties returns all properties of a record, and the alternative text of its image', () => {
  const record = { ...at('/rag'), 'og:title': 'RAG' }
  expect(Object.fromEntries(openGraphProperties(record))).toEqual({
    ...record,
    'og:image:alt': 'RAG, Certavia',
  })
  expect(Object.fromEntries(openGraphProperties(defaultOpenGraph(origin)))).toMatchObject({
    'og:image:alt': 'Certavia',
  })
})

test('matchOpenGraph accepts records in any order, and ignores records without a valid URL', () => {
  expect(matchOpenGraph(records.toReversed(), '/industries/insurance/x')?.['og:url']).toBe(
    `${origin}/industries/insurance`,
  )
  expect(matchOpenGraph([{ ...at('/'), 'og:url': 'nowhere' }], '/a')).toBeUndefined()
})

test('recordPaths returns the path of the page first, then the paths of its ancestors', () => {
  expect(recordPaths('/')).toEqual(['/'])
  expect(recordPaths('/a/b/c/')).toEqual(['/a/b/c', '/a/b', '/a'])
})

test('recordPaths returns at most nine paths for a path of thousands of segments', () => {
  const path = `/${'a/'.repeat(8_000)}b`
  const found = recordPaths(path)
  expect(found).toHaveLength(9)
  expect(found.slice(0, 2)).toEqual([path, '/a/a/a/a/a/a/a/a'])
})
