import { expect, test } from 'vitest'
import { createPageCache, type CachedPage } from './page-cache.ts'

const page = (tags: readonly string[], bytes = 10): CachedPage => ({
  status: 200,
  headers: {},
  body: Buffer.alloc(bytes),
  brotli: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
  zstd: Buffer.alloc(0),
  tags: new Set(tags),
})

test('a change invalidates only the pages that show it', () => {
  const cache = createPageCache({ maxBytes: 1_000_000 })
  cache.put('/blogs', page(['type:blog']), cache.epoch())
  cache.put('/case-studies', page(['type:caseStudy']), cache.epoch())
  expect(cache.invalidate(['type:blog'])).toEqual(['/blogs'])
  expect(cache.get('/blogs')).toBeUndefined()
  expect(cache.get('/case-studies')).toBeDefined()
})

test('a page is not cached if its content changed during the render', () => {
  const cache = createPageCache({ maxBytes: 1_000_000 })
  const begun = cache.epoch()
  cache.invalidate(['type:blog'])
  cache.put('/blogs', page(['type:blog']), begun)
  cache.put('/case-studies', page(['type:caseStudy']), begun)
  expect(cache.get('/blogs')).toBeUndefined()
  expect(cache.get('/case-studies')).toBeDefined()
})

test('clearing also discards pages that are being rendered', () => {
  const cache = createPageCache({ maxBytes: 1_000_000 })
  const begun = cache.epoch()
  cache.clear()
  cache.put('/', page([]), begun)
  expect(cache.get('/')).toBeUndefined()
})

test('the memory limit is enforced', () => {
  const cache = createPageCache({ maxBytes: 10_000 })
  for (let index = 0; index < 50; index++) cache.put(`/${index}`, page([], 1000), cache.epoch())
  expect(cache.size).toBeLessThanOrEqual(10_000)
  expect(cache.get('/49')).toBeDefined()
  expect(cache.get('/0')).toBeUndefined()
})
