import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openLastGood } from './last-good.ts'
import { createPageCache } from './page-cache.ts'
import { createPages, type RenderedPage } from './pages.ts'

const rendered: RenderedPage = { status: 200, html: '<p>Page</p>', head: [], origin: 'cms' }

async function openPages({ mayCache = false } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'pages-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const state = { fails: false, mayCopy: true }
  const lastGood = await openLastGood({
    directory,
    build: 'one',
    maxPages: 10,
    onError: (error) => expect.unreachable(String(error)),
  })
  const pages = createPages({
    render: () =>
      state.fails
        ? Promise.reject(new Error('neither the CMS nor REST answers'))
        : Promise.resolve(rendered),
    content: {
      groq: () => Promise.reject(new Error('not asked here')),
      rest: () => Promise.reject(new Error('not asked here')),
    },
    origin: 'http://localhost:3000',
    cache: createPageCache({ maxBytes: 1_000_000 }),
    lastGood,
    headers: {},
    mayCache: () => mayCache,
    mayCopy: () => state.mayCopy,
    addresses: { look: () => Promise.resolve({ exists: true, family: 'page' }) },
    onError: () => undefined,
    onBrokenBlocks: () => undefined,
  })
  const ask = (headers: Record<string, string> = {}) =>
    pages.fetch(new Request('http://localhost:3000/about', { headers }), '127.0.0.1')
  await (await ask()).text()
  await lastGood.close()
  return { ask, state }
}

test('the last good copy stands in for a page that cannot be made', async () => {
  const { ask, state } = await openPages()
  state.fails = true
  const answer = await ask()
  expect(await answer.text()).toBe('<p>Page</p>')
  expect(answer.headers.get('server-timing')).toContain('stale')
})

test('no copy is shown before it is known what was taken off while the process was away', async () => {
  const { ask, state } = await openPages()
  state.fails = true
  state.mayCopy = false
  await expect(ask()).rejects.toThrow('neither the CMS nor REST answers')
})

test('a kept page is compressed as each visitor takes it', async () => {
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
