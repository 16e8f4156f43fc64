import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { preparePage } from './prepare-page.ts'
import { createSmallerPages } from './recompress.ts'

const html = Array.from(
  { length: 400 },
  (_, index) => `<p class="c${index % 7}">${Math.sin(index)}</p>`,
).join('')

const prepared = (tags: readonly string[] = []) =>
  preparePage({ status: 200, html, headers: {}, tags: new Set(tags) }, 'brotli')

async function setUp(tags?: readonly string[]) {
  const cache = createPageCache({ maxBytes: 10_000_000 })
  const page = await prepared(tags)
  cache.put('/', page, cache.epoch())
  return { cache, page, pages: createSmallerPages(cache) }
}

test('a page is recompressed at its second request without a change of its content', async () => {
  const { page, pages } = await setUp()
  expect(pages.get('/')).toBe(page)
  await pages.idle()
  const smaller = pages.get('/')
  expect(smaller?.brotli.length).toBeLessThan(page.brotli.length)
  expect(brotliDecompressSync(smaller?.brotli ?? '').toString()).toBe(html)
  expect(gunzipSync(smaller?.gzip ?? '').toString()).toBe(html)
  const { brotli, gzip, unmade } = page
  expect({ ...smaller, brotli, gzip, unmade }).toEqual(page)
})

test('a page is recompressed once for any number of requests', async () => {
  const { pages } = await setUp()
  for (let asked = 0; asked < 5; asked += 1) pages.get('/')
  await pages.idle()
  const smaller = pages.get('/')
  await pages.idle()
  expect(pages.get('/')).toBe(smaller)
})

test('a page without a second request is not recompressed', async () => {
  const { cache, page, pages } = await setUp()
  pages.get('/other')
  await pages.idle()
  expect(cache.get('/')).toBe(page)
})

test('a page that changes during its recompression is not put back into the cache', async () => {
  const { cache, pages } = await setUp(['type:blog'])
  pages.get('/')
  await Promise.resolve()
  cache.invalidate(['type:blog'])
  await pages.idle()
  expect(cache.get('/')).toBeUndefined()
})

test('a newer page is not replaced after recompression', async () => {
  const { cache, pages } = await setUp()
  pages.get('/')
  await Promise.resolve()
  const next = await prepared()
  cache.put('/', next, cache.epoch())
  await pages.idle()
  expect(cache.get('/')).toBe(next)
})

test('a page whose recompression fails stays in the cache, and the next page is recompressed', async () => {
  const { cache, page } = await setUp()
  cache.put('/next', await prepared(), cache.epoch())
  let fails = true
  const pages = createSmallerPages({
    ...cache,
    put: (...kept) => {
      if (fails) throw new Error('no room')
      cache.put(...kept)
    },
  })
  pages.get('/')
  await pages.idle()
  expect(pages.get('/')).toBe(page)
  fails = false
  pages.get('/next')
  await pages.idle()
  expect(pages.get('/next')?.brotli.length).toBeLessThan(page.brotli.length)
})
