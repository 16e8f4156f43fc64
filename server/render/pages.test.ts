import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openStaleCopies } from './stale-copies.ts'
import { createPageCache } from './page-cache.ts'
import { createPages } from './pages.ts'
import type { RenderedPage } from './web-entry.ts'

const rendered: RenderedPage = { status: 200, html: '<p>Page</p>', head: [], origin: 'cms' }

async function openPages({ mayCache = false } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'pages-'))
  const state = { fails: false, isShipped: false, mayCopy: true, made: 0, warned: 0 }
  const staleCopies = await openStaleCopies({
    directory,
    build: 'one',
    maxPages: 10,
    onError: (error) => expect.unreachable(String(error)),
  })
  onTestFinished(async () => {
    await staleCopies.close()
    await rm(directory, { recursive: true, force: true })
  })
  const pages = createPages({
    render: async ({ source }) => {
      if (state.fails) throw new Error('neither the CMS nor REST answers')
      state.made += 1
      await source.groq('blogs', {})
      return state.isShipped ? { ...rendered, html: '<p>Shipped</p>', origin: 'shipped' } : rendered
    },
    content: {
      groq: () => Promise.resolve({ data: [], tags: ['blog'], types: ['blog'] }),
      rest: () => Promise.reject(new Error('not asked here')),
    },
    origin: 'http://localhost:3000',
    cache: createPageCache({ maxBytes: 1_000_000 }),
    staleCopies,
    headers: {},
    mayCache: () => mayCache,
    mayCopy: () => state.mayCopy,
    addresses: { look: () => Promise.resolve({ exists: true, family: 'page' }) },
    onError: () => undefined,
    onShipped: () => {
      state.warned += 1
    },
    onBrokenBlocks: () => undefined,
  })
  const ask = (headers: Record<string, string> = {}) =>
    pages.fetch(new Request('http://localhost:3000/about', { headers }), '127.0.0.1')
  await (await ask()).text()
  await staleCopies.close()
  return { ask, state, pages, staleCopies }
}

test('the page server sends the stale copy of a page that cannot be rendered', async () => {
  const { ask, state } = await openPages()
  state.fails = true
  const answer = await ask()
  expect(await answer.text()).toBe('<p>Page</p>')
  expect(answer.headers.get('server-timing')).toContain('stale')
})

test('the page server sends the stale copy of a page whose published text cannot be loaded, and does not delete the copy', async () => {
  const { ask, pages, state } = await openPages({ mayCache: true })
  const askUncached = async () => {
    pages.changed(['blog'])
    await pages.idle()
    state.warned = 0
    return ask()
  }
  state.isShipped = true
  state.mayCopy = false
  const shipped = await askUncached()
  expect(await shipped.text()).toBe('<p>Shipped</p>')
  expect(shipped.headers.get('cache-control')).toBe('no-store')
  expect(state.warned).toBe(1)
  state.mayCopy = true
  expect(await (await askUncached()).text()).toBe('<p>Page</p>')
  expect(state.warned).toBe(0)
  state.isShipped = false
  expect(await (await askUncached()).text()).toBe('<p>Page</p>')
})

test('the page server sends no stale copy until it is known which content was unpublished during downtime', async () => {
  const { ask, state } = await openPages()
  state.fails = true
  state.mayCopy = false
  await expect(ask()).rejects.toThrow('neither the CMS nor REST answers')
})

test('the page server compresses a cached page with the encoding that each visitor accepts', async () => {
  const { ask } = await openPages({ mayCache: true })
  const bodies = new Map<string, string>()
  for (const [accepted, unpack] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await ask({ 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(accepted)
    expect(answer.headers.get('server-timing')).toContain('hit')
    bodies.set(accepted, unpack(Buffer.from(await answer.arrayBuffer())).toString())
  }
  expect([...bodies.values()]).toEqual(['<p>Page</p>', '<p>Page</p>'])
})

test('the page server sends an uncached page with fast compression first and recompresses it for later requests', async () => {
  const { ask, pages } = await openPages({ mayCache: true })
  pages.changed(['blog'])
  const accepted = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const first = await ask(accepted)
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-encoding': 'zstd',
    'server-timing': expect.stringContaining('miss'),
  })
  expect(zstdDecompressSync(Buffer.from(await first.arrayBuffer())).toString()).toBe('<p>Page</p>')
  expect((await ask(accepted)).headers.get('content-encoding')).toBe('zstd')
  await expect.poll(async () => (await ask(accepted)).headers.get('content-encoding')).toBe('br')
})

test('the page server renders a page once for several requests after a change', async () => {
  const { ask, pages, state } = await openPages({ mayCache: true })
  state.made = 0
  pages.changed(['blog'])
  await ask()
  await pages.idle()
  expect(state.made).toBe(1)
  pages.changed(['blog'])
  await pages.idle()
  expect(state.made).toBe(2)
})

test('the page server writes a new stale copy of a cached page if the old copy was deleted', async () => {
  const { pages, staleCopies } = await openPages({ mayCache: true })
  await pages.takenOff(['blog'])
  expect(await staleCopies.get('/about')).toBeUndefined()
  await pages.idle()
  expect(await staleCopies.get('/about')).toMatchObject({ html: '<p>Page</p>' })
})

test('the page server still deletes stale copies after it was closed, but does not render pages', async () => {
  const { pages, staleCopies, state } = await openPages({ mayCache: true })
  state.made = 0
  await pages.close()
  pages.changed(['blog'])
  await pages.takenOff(['blog'])
  await pages.idle()
  expect(state.made).toBe(0)
  expect(await staleCopies.get('/about')).toBeUndefined()
})
