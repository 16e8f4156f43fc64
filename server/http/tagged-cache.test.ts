import { expect, test } from 'vitest'
import { createTaggedCache } from './tagged-cache.ts'

const valueOf = (tags: readonly string[], bytes = 10) => ({ tags: new Set(tags), bytes })

const cacheOf = (maxBytes = 1_000_000) =>
  createTaggedCache<ReturnType<typeof valueOf>>({
    maxBytes,
    bytesOf: ({ bytes }) => bytes,
    tagsOf: ({ tags }) => tags,
  })

test('a change removes only the values that depend on it', () => {
  const cache = cacheOf()
  cache.put('/blogs', valueOf(['type:blog']), cache.epoch())
  cache.put('/case-studies', valueOf(['type:caseStudy']), cache.epoch())
  expect(cache.invalidate(['type:blog'])).toEqual(['/blogs'])
  expect(cache.get('/blogs')).toBeUndefined()
  expect(cache.get('/case-studies')).toBeDefined()
})

test('a value is not cached if its content has changed since its computation began', () => {
  const cache = cacheOf()
  const begun = cache.epoch()
  cache.invalidate(['type:blog'])
  cache.put('/blogs', valueOf(['type:blog']), begun)
  cache.put('/case-studies', valueOf(['type:caseStudy']), begun)
  expect(cache.get('/blogs')).toBeUndefined()
  expect(cache.get('/case-studies')).toBeDefined()
})

test('a value is not cached if more changes happened during its computation than the cache records', () => {
  const cache = cacheOf()
  const begun = cache.epoch()
  for (let change = 0; change < 1_001; change++) cache.invalidate(['type:blog'])
  cache.put('/case-studies', valueOf(['type:caseStudy']), begun)
  expect(cache.get('/case-studies')).toBeUndefined()
})

test('clearing the cache also discards values that are being computed', () => {
  const cache = cacheOf()
  const begun = cache.epoch()
  cache.clear()
  cache.put('/', valueOf([]), begun)
  expect(cache.get('/')).toBeUndefined()
})

test('the memory limit of the cache is enforced', () => {
  const cache = cacheOf(10_000)
  for (let index = 0; index < 50; index++) cache.put(`/${index}`, valueOf([], 1000), cache.epoch())
  expect(cache.size).toBeLessThanOrEqual(10_000)
  expect(cache.get('/49')).toBeDefined()
  expect(cache.get('/0')).toBeUndefined()
})

test('the memory limit of the cache includes the keys', () => {
  const cache = cacheOf(10_000)
  const key = (index: number) => `/?search=${index}${'a'.repeat(3_000)}`
  for (let index = 0; index < 5; index++) cache.put(key(index), valueOf([]), cache.epoch())
  expect(cache.entries().map(([name]) => name)).toEqual([key(3), key(4)])
})
