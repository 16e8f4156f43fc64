import { expect, test } from 'vitest'
import { createDiscovery } from './discovery.ts'
import type { DiscoveredArticle, PageFacts } from './types.ts'
import { defaultOpenGraph, type OpenGraphRecord } from '#shared/browser/open-graph.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'

const origin = 'https://example.com'

const facts = (path: string, more: Partial<PageFacts> = {}): PageFacts => ({
  canonical: origin + path,
  noindex: false,
  openGraph: { ...defaultOpenGraph(origin), 'og:title': `Page ${path}`, 'og:url': origin + path },
  ...more,
})

const article = (slug: string, more: Partial<DiscoveredArticle> = {}): DiscoveredArticle => ({
  path: `/blogs/${slug}`,
  title: `Note ${slug}`,
  description: 'What it says.',
  image: `/social/blogs/${slug}.png`,
  modified: '2026-03-03T08:00:00Z',
  noindex: false,
  canonical: null,
  subject: 'screening',
  ...more,
})

function setUp(
  known: Readonly<Record<string, PageFacts>> = { '/': facts('/'), '/rag': facts('/rag') },
) {
  const articles: DiscoveredArticle[] = [article('first')]
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const asked = { addresses: 0, pages: 0 }
  const discovery = createDiscovery({
    contactEmail: () => 'desk@certavia.test',
    origin,
    headers: {
      'X-Own': 'yes',
      'cache-control': 'no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    pageFacts: (path) => {
      asked.pages += 1
      return Promise.resolve(known[path])
    },
    articles: () => Promise.resolve([...articles]),
    article: (path) => Promise.resolve(articles.find((one) => one.path === path)),
    pageTimes: async () => new Map(),
    addresses: () => {
      asked.addresses += 1
      return Promise.resolve(articles.map(({ path, modified }) => ({ path, modified })))
    },
    store: {
      get: (key) => {
        const body = files.get(key)
        return Promise.resolve(body && { body })
      },
      put: (key, { body }) => {
        files.set(key, body)
        return Promise.resolve()
      },
    },
    onError: (error) => {
      throw error
    },
  })
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await discovery.fetch(new Request(origin + path, init))
    if (answer === undefined) throw new Error(`${path} is left alone`)
    return answer
  }
  const addresses = async () =>
    [...(await (await ask('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)
  return { discovery, ask, addresses, articles, files, asked }
}

const pages = publicPages.map(({ path }) => origin + path)

test('the sitemap lists every public page and all indexable articles without rendering a page', async () => {
  const { addresses, asked } = setUp()
  expect(await addresses()).toEqual([...pages, `${origin}/blogs/first`])
  expect(asked.pages).toBe(0)
})

test('the Open Graph records leave out pages that search engines must not index', async () => {
  const { ask, articles } = setUp({
    '/': facts('/'),
    '/rag': facts('/rag', { noindex: true }),
    '/nlp': facts('/nlp', { canonical: `${origin}/rag` }),
  })
  articles.push(article('hidden', { noindex: true }))
  articles.push(article('moved', { canonical: 'https://elsewhere.example/a' }))
  const records: readonly OpenGraphRecord[] = await (await ask('/OpenGraph_Info.json')).json()
  expect(records.map((record) => record['og:title'])).toEqual(['Page /', 'Note first'])
})

test('a new article is listed as soon as the content changes, and the list is built once per change', async () => {
  const { discovery, addresses, articles, asked } = setUp()
  await addresses()
  articles.push(article('second'))
  expect(await addresses()).not.toContain(`${origin}/blogs/second`)
  expect(asked.addresses).toBe(1)
  discovery.changed()
  expect(await addresses()).toContain(`${origin}/blogs/second`)
  articles.length = 0
  discovery.changed()
  expect(await addresses()).toEqual(pages)
})

test('the Open Graph records match the metadata of the pages', async () => {
  const { ask } = setUp()
  const answer = await ask('/OpenGraph_Info.json')
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const records: readonly OpenGraphRecord[] = JSON.parse(await answer.text())
  expect(records.map((record) => record['og:title'])).toEqual(['Page /', 'Page /rag', 'Note first'])
  for (const record of records) {
    expect(Object.keys(record)).toEqual([
      'og:title',
      'og:description',
      'og:image',
      'og:type',
      'og:url',
      'og:site_name',
    ])
    expect(record['og:image']).toMatch(/^https:\/\/example\.com\/social\/.*\.png$/)
  }
})

test.each(['/sitemap.xml', '/robots.txt', '/OpenGraph_Info.json', '/social/home.png'])(
  'the file %s must be revalidated by caches, and the 404 for a missing file is not cached',
  async (path) => {
    const { ask } = setUp()
    const kept = async (at: string) => (await ask(at)).headers.get('cache-control')
    expect(await kept(path)).toBe('public, max-age=0, must-revalidate')
    expect(await kept('/social/nope.png')).toBe('no-store')
  },
)

test('a path gets its own Open Graph record, or the record of its nearest parent page', async () => {
  const { discovery, articles } = setUp({
    '/': facts('/'),
    '/rag': facts('/rag'),
    '/blogs': facts('/blogs'),
    '/nlp': facts('/nlp', { noindex: true }),
  })
  articles.push(article('hidden', { noindex: true }))
  const titleOf = async (path: string) => (await discovery.recordOf(path))?.['og:title']
  expect(await titleOf('/')).toBe('Page /')
  expect(await titleOf('/rag/')).toBe('Page /rag')
  expect(await titleOf('/rag/a/b')).toBe('Page /rag')
  expect(await titleOf('/blogs/first')).toBe('Note first')
  expect(await titleOf('/blogs/first/more')).toBe('Note first')
  expect(await titleOf('/blogs/hidden')).toBe('Page /blogs')
  expect(await titleOf('/blogs/draft')).toBe('Page /blogs')
  for (const path of ['/nlp', '/ragged', '/unknown', '/sanity/blogs/first']) {
    expect([path, await titleOf(path)]).toEqual([path, undefined])
  }
})

test('security.txt has the contact email, and an expiry date', async () => {
  const { ask } = setUp()
  const answer = await ask('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await answer.text()).trim().split('\n')
  const fields = new Map(lines.map((line) => [line.split(': ')[0], line.split(': ')[1] ?? '']))
  expect([...fields.keys()]).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
    'Policy',
  ])
  expect(lines[0]).toBe('Contact: mailto:desk@certavia.test')
  expect(fields.get('Canonical')).toBe(`${origin}/.well-known/security.txt`)
  expect(fields.get('Policy')).toBe(`${origin}/trust`)
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})

test('a social image is drawn once, stored and revalidated by its ETag', async () => {
  const { ask, files } = setUp()
  for (const path of ['/social/home.png', '/social/rag.png', '/social/blogs/first.png']) {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(20_000)
    const etag = answer.headers.get('etag') ?? ''
    expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  }
  expect(files.size).toBe(3)
})

test('a social image that was sent once is available synchronously until the content changes', async () => {
  const { discovery, ask } = setUp()
  expect(discovery.kept('/social/home.png')).toBeUndefined()
  const shown = await ask('/social/home.png')
  const kept = discovery.kept('/social/home.png')
  expect(kept?.body.equals(Buffer.from(await shown.arrayBuffer()))).toBe(true)
  expect(kept?.headers['etag']).toBe(shown.headers.get('etag'))
  const drawn = ask('/social/rag.png')
  discovery.changed()
  expect((await drawn).status).toBe(200)
  expect(discovery.kept('/social/rag.png')).toBeUndefined()
  expect(discovery.kept('/social/home.png')).toBeUndefined()
})

test('a social image exists only while its article is published', async () => {
  const { discovery, ask, articles } = setUp()
  expect((await ask('/social/blogs/first.png')).status).toBe(200)
  articles.length = 0
  discovery.changed()
  expect(discovery.kept('/social/blogs/first.png')).toBeUndefined()
  expect((await ask('/social/blogs/first.png')).status).toBe(404)
})

test.each(['/social/nothing.png', '/social/blogs/draft.png', '/sitemap-1.xml', '/social/%00.png'])(
  'the missing discovery file %s gets status 404',
  async (path) => {
    const { ask, files } = setUp()
    expect((await ask(path)).status).toBe(404)
    expect(files.size).toBe(0)
  },
)

test.each(['/', '/social', '/social/', '/robots.txt.bak', '/sitemap-0.xml', '/toString'])(
  'discovery does not respond to the path %s, which belongs to the page router',
  async (path) => {
    const { discovery } = setUp()
    expect(await discovery.fetch(new Request(origin + path))).toBeUndefined()
  },
)

test('a failure to generate a file is not cached, so that the next request tries again', async () => {
  let fails = true
  const discovery = createDiscovery({
    contactEmail: () => 'desk@certavia.test',
    origin,
    headers: {},
    pageFacts: (path) => Promise.resolve(facts(path)),
    articles: () => Promise.resolve([]),
    article: () => Promise.resolve(undefined),
    pageTimes: async () => new Map(),
    addresses: () => (fails ? Promise.reject(new Error('not yet')) : Promise.resolve([])),
    store: { get: () => Promise.resolve(undefined), put: () => Promise.resolve() },
    onError: () => undefined,
  })
  const ask = () => discovery.fetch(new Request(`${origin}/sitemap.xml`))
  await expect(ask()).rejects.toThrow('not yet')
  fails = false
  expect((await ask())?.status).toBe(200)
})
