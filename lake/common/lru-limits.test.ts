import { LRUCache } from 'lru-cache'
import { expect, it } from 'vitest'
import { atMostEntries } from './lru-limits.ts'

const create = () => new LRUCache<string, number>(atMostEntries(3))

it('a cache with atMostEntries evicts the least recent entry above its maximum', () => {
  const cache = create()
  for (const key of ['a', 'b', 'c']) cache.set(key, 1)
  cache.get('a')
  cache.set('d', 1)
  expect([...cache.keys()]).toEqual(['d', 'a', 'c'])
})

it('a cache with atMostEntries evicts no other entry when an entry is replaced or deleted', () => {
  const cache = create()
  for (const key of ['a', 'b', 'c']) cache.set(key, 1)
  for (let n = 0; n < 10; n += 1) cache.set('a', n)
  expect(cache.size).toBe(3)
  cache.delete('b')
  cache.set('d', 1)
  expect([...cache.keys()]).toEqual(['d', 'a', 'c'])
})

it('a cache with atMostEntries keeps its maximum when entries expire', () => {
  let time = 1
  const cache = new LRUCache<string, number>({
    ...atMostEntries(3),
    ttl: 10,
    ttlResolution: 0,
    perf: { now: () => time },
  })
  for (const key of ['a', 'b', 'c']) cache.set(key, 1)
  time = 20
  expect(cache.get('a')).toBeUndefined()
  for (const key of ['d', 'e', 'f', 'g']) cache.set(key, 1)
  expect([...cache.keys()]).toEqual(['g', 'f', 'e'])
})
