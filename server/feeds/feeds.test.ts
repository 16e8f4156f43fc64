import { describe, expect, it, test } from 'vitest'
import { createFeeds, FEED_SIZE } from './feeds.ts'
import { feedRules, readFeed } from './feed-rules.test-support.ts'
import { childrenOf, parseXml, textOf } from './parsed-xml.test-support.ts'
import {
  blog,
  caseStudy,
  contentMigrations,
  openEmbeddedContent,
  openTestLake,
  put,
  reference,
  slug,
} from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import type { DocumentInput } from '#lake/documents/types.ts'

const databases = useDatabases()

const ORIGIN = 'https://example.com'

const ADDRESSES = [
  '/blogs/feed.xml',
  '/blogs/atom.xml',
  '/blogs/category/alpha/feed.xml',
  '/blogs/category/alpha/atom.xml',
  '/case-studies/feed.xml',
  '/case-studies/atom.xml',
]

async function openFeeds(documents: readonly DocumentInput[], start = true) {
  const { dataset } = openTestLake()
  if (documents.length > 0) await put(dataset, ...documents)
  const database = await databases.open('sqlite', contentMigrations)
  const { service, answers } = await openEmbeddedContent(database, dataset, { start })
  const feeds = createFeeds({
    origin: ORIGIN,
    articles: service,
    answers,
    html: ({ title, body }, address) =>
      `<p><a href="${address}">${JSON.stringify({ title, body })}</a></p>`,
  })
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await feeds.fetch(new Request(ORIGIN + path, { headers }))
    if (response === undefined) throw new Error(`${path} is not a feed`)
    const xml = await response.text()
    return { status: response.status, headers: response.headers, xml }
  }
  const read = async (path: string) => readFeed(parseXml((await get(path)).xml))
  return { dataset, feeds, get, read }
}

const category = { _id: 'cat', _type: 'category', title: 'A & <b> "c"', slug: slug('alpha') }
const author = { _id: 'ann', _type: 'author', name: 'Ann & <Bob>' }
/** Text that breaks XML and HTML if it is not escaped. The tests put it in every field that a feed shows. */
const hostile =
  'x \u0000\u0008\u001F\u0085\uFFFE\uD800 ]]> ]]> & < > " \' <script>alert(1)</script>'

const full: readonly DocumentInput[] = [
  category,
  author,
  blog('rich', {
    title: hostile,
    excerpt: hostile,
    category: reference('cat'),
    author: reference('ann'),
    publishedAt: '2026-03-02T09:00:00Z',
  }),
  blog('plain', { category: reference('cat'), body: [], excerpt: '' }),
  blog('dateless', { category: reference('cat'), publishedAt: undefined }),
  caseStudy('study', {
    title: hostile,
    challenge: `One\n\n${hostile}`,
    results: [{ _key: 'r', label: hostile, value: '3', unit: 'days' }],
    testimonial: { quote: hostile, name: 'Ann' },
  }),
]

describe.each(ADDRESSES)('requests for %s', (path) => {
  it.each(feedRules)('the feed conforms to the rule: %s', async (_, holds) => {
    const { get } = await openFeeds(full)
    const { xml } = await get(path)
    const feed = readFeed(parseXml(xml))
    expect(feed.entries.length).toBeGreaterThan(0)
    expect(holds(feed, xml)).toBe(true)
  })

  it('the feed has the media type of its format and an ETag, and a conditional request gets 304', async () => {
    const { get } = await openFeeds(full)
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(
      `application/${path.includes('atom') ? 'atom' : 'rss'}+xml; charset=utf-8`,
    )
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const known = await get(path, { 'if-none-match': headers.get('etag') ?? '' })
    expect([known.status, known.xml]).toEqual([304, ''])
  })

  it('the feed contains its own address', async () => {
    const { read } = await openFeeds(full)
    const { self, link } = await read(path)
    expect(self).toBe(ORIGIN + path)
    expect(`${link}/`).toBe(ORIGIN + path.replace(/[a-z]+\.xml$/, ''))
  })

  it('the feed contains published articles only', async () => {
    const make = path.startsWith('/blogs') ? blog : caseStudy
    const more = { category: reference('cat') }
    const hidden = ['draft', 'in_review', 'scheduled', 'archived', 'Published', null].map(
      (status, index) => make(`hidden-${index}`, { ...more, status }),
    )
    const { read, get } = await openFeeds([
      category,
      make('seen', more),
      ...hidden,
      make('drafts.seen', { ...more, title: 'Hidden words' }),
      make('versions.r1.seen', { ...more, title: 'Hidden words' }),
    ])
    const { entries } = await read(path)
    expect(entries.map(({ title }) => title)).toEqual(['Title of seen'])
    expect((await get(path)).xml).not.toMatch(/hidden/i)
  })

  it('the feed changes when an article changes', async () => {
    const make = path.startsWith('/blogs') ? blog : caseStudy
    const more = { category: reference('cat') }
    const { dataset, get, read } = await openFeeds([category, make('a', more), make('b', more)])
    const titles = async () =>
      (await read(path)).entries
        .map(({ title }) => title)
        .toSorted((a = '', b = '') => (a < b ? -1 : 1))
    const first = await get(path)
    expect((await get(path)).headers.get('server-timing')).toContain('hit')
    await put(dataset, make('b', { ...more, title: 'New words' }))
    expect(await titles()).toEqual(['New words', 'Title of a'])
    expect((await get(path)).headers.get('etag')).not.toBe(first.headers.get('etag'))
    await put(dataset, make('b', { ...more, status: 'archived' }))
    expect(await titles()).toEqual(['Title of a'])
    await put(dataset, make('b', more))
    expect(await titles()).toEqual(['Title of a', 'Title of b'])
    await put(dataset, { ...make('a', more), _id: 'drafts.a', title: 'An edit in progress' })
    expect((await get(path)).headers.get('server-timing')).toContain('hit')
  })

  it(`the feed has at most ${FEED_SIZE} entries, the newest first`, async () => {
    const make = path.startsWith('/blogs') ? blog : caseStudy
    const { read } = await openFeeds([
      category,
      ...Array.from({ length: FEED_SIZE + 5 }, (_, index) =>
        make(`a${index}`, {
          category: reference('cat'),
          publishedAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
        }),
      ),
    ])
    const { entries } = await read(path)
    expect(entries.map(({ title }) => title)).toEqual(
      Array.from({ length: FEED_SIZE }, (_, index) => `Title of a${FEED_SIZE + 4 - index}`),
    )
  })

  it('the feed is unavailable until the server has read the content', async () => {
    const { get } = await openFeeds(full, false)
    const { status, headers } = await get(path)
    expect(status).toBe(503)
    expect(headers.get('retry-after')).not.toBeNull()
  })
})

test('an entry has the full text of its article', async () => {
  const { read } = await openFeeds([blog('a')])
  expect((await read('/blogs/feed.xml')).entries[0]?.html).toContain('Body of a')
  expect((await read('/blogs/atom.xml')).entries[0]?.html).toContain('Body of a')
})

test('an entry keeps its id when the article moves', async () => {
  const { dataset, read } = await openFeeds([blog('a')])
  const before = (await read('/blogs/atom.xml')).entries[0]
  await put(dataset, blog('a', { slug: slug('moved') }))
  const after = (await read('/blogs/atom.xml')).entries[0]
  expect(after?.link).toBe(`${ORIGIN}/blogs/moved`)
  expect(after?.id).toBe(before?.id)
})

test('names and titles in a feed keep their special characters', async () => {
  const { get } = await openFeeds(full)
  const atom = parseXml((await get('/blogs/atom.xml')).xml)
  const entry = childrenOf(atom, 'entry').find((one) => childrenOf(one, 'author').length > 0)
  if (entry === undefined) throw new Error('there is no entry')
  expect(childrenOf(entry, 'author').map((one) => textOf(one, 'name'))).toEqual(['Ann & <Bob>'])
  expect(childrenOf(entry, 'category')[0]?.attributes['term']).toBe('A & ‹b> "c"')
  expect(textOf(entry, 'title')).toContain('&#38; &#60; &#62; " \' &#60;script&#62;')
  const rss = parseXml((await get('/blogs/feed.xml')).xml)
  const item = childrenOf(rss, 'channel')
    .flatMap((channel) => childrenOf(channel, 'item'))
    .find((one) => childrenOf(one, 'creator').length > 0)
  if (item === undefined) throw new Error('there is no item')
  expect(textOf(item, 'creator')).toBe('Ann & <Bob>')
  expect(textOf(item, 'category')).toBe('A & <b> "c"')
  expect(textOf(item, 'title')).toContain('& < > " \' <script>alert(1)</script>')
})

test.each([
  '/blogs/category/none/feed.xml',
  '/blogs/category/empty/feed.xml',
  '/blogs/category/cat/feed.xml',
  `/blogs/category/${'%00'}/feed.xml`,
])('a category without articles has no feed: %s', async (path) => {
  const { feeds } = await openFeeds([
    ...full,
    { _id: 'cat-b', _type: 'category', title: 'Empty', slug: slug('empty') },
    blog('hidden', { status: 'draft', category: reference('cat-b') }),
  ])
  expect(await feeds.fetch(new Request(ORIGIN + path))).toBeUndefined()
})

test.each([
  '/blogs/slug-a',
  '/blogs/json.xml',
  '/feed.xml',
  '/sanity/blogs/feed.xml',
  '/blogs/category/feed.xml',
  '/blogs/category/%/feed.xml',
  '/blogs/category/a/b/feed.xml',
  '/blogs//feed.xml',
])('the path %s has no feed', async (path) => {
  const { feeds } = await openFeeds([])
  expect(await feeds.fetch(new Request(ORIGIN + path))).toBeUndefined()
})

test('a list without articles has an empty feed', async () => {
  const { read } = await openFeeds([])
  expect((await read('/blogs/feed.xml')).entries).toEqual([])
  expect((await read('/case-studies/atom.xml')).dates).toEqual(['1970-01-01T00:00:00.000Z'])
})
