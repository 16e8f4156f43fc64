import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  blog,
  caseStudy,
  contentMigrations,
  openEmbeddedContent,
  openTestContent,
  openTestLake,
  put,
  reference,
  remove,
  slug,
} from '#server/content.test-support.ts'
import { engines, useDatabases, type Engine } from '#server/database.test-support.ts'
import type { Dataset, DocumentInput } from '#server/lake/types.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { PUBLIC_QUERIES } from '#shared/content/public-queries.ts'
import type { PublicQueryName, PublicQueryParams } from '#shared/content/public-query-names.ts'
import {
  blogDetailAnswer,
  blogListAnswer,
  caseStudyDetailAnswer,
  caseStudyListAnswer,
  facetsAnswer,
  NOT_FOUND_TEXT,
  openingListAnswer,
  relatedAnswer,
} from '#shared/contracts/content.ts'
import { apiPaths } from '#shared/paths.ts'

const databases = useDatabases()

async function openSite(engine: Engine, documents: readonly DocumentInput[] = []) {
  const { dataset } = openTestLake()
  if (documents.length > 0) put(dataset, ...documents)
  const database = await databases.open(engine, contentMigrations)
  return { dataset, ...(await openEmbeddedContent(database, dataset)) }
}

async function groq<N extends PublicQueryName>(
  dataset: Dataset,
  name: N,
  params: PublicQueryParams[N],
) {
  const definition = PUBLIC_QUERIES[name]
  const answer = await dataset.query({ ...definition.prepare(params), perspective: 'published' })
  return definition.parse(JSON.parse(JSON.stringify(answer.result)))
}

const ids = (list: { readonly results: readonly { readonly id: string }[] }) =>
  list.results.map(({ id }) => id)

/** Everything an article can show, some of it broken. */
const library: readonly DocumentInput[] = [
  {
    _id: 'image-abc-10x20-png',
    _type: 'sanity.imageAsset',
    path: 'images/local/production/abc-10x20.png',
    metadata: { lqip: 'data:x', isOpaque: true, dimensions: { width: 10, height: 20 } },
  },
  {
    _id: 'lib',
    _type: LIBRARY_IMAGE_TYPE,
    url: '/media/x.jpg',
    alt_text: 'Alt',
    width: 5,
    height: 6,
  },
  {
    _id: 'ann',
    _type: 'author',
    name: 'Ann',
    picture: { asset: reference('image-abc-10x20-png') },
  },
  {
    _id: 'bob',
    _type: 'author',
    name: 'Bob',
    role: 'Editor',
    picture: { library: reference('lib') },
  },
  { _id: 'cat-a', _type: 'category', title: 'Alpha', slug: slug('alpha') },
  { _id: 'cat-b', _type: 'category', title: 'Beta', slug: slug('cat-a') },
]

const anyReference = fc
  .constantFrom('ann', 'bob', 'cat-a', 'cat-b', 'lib', 'image-abc-10x20-png', 'd0', 'd1', 'gone')
  .map((id) => ({ ...reference(id), _weak: true }))
const anyPicture = fc.record(
  { asset: anyReference, library: anyReference, alt_text: fc.string(), caption: fc.string() },
  { requiredKeys: [] },
)
const scrap = fc.oneof(fc.constant(null), fc.string(), fc.integer(), fc.boolean(), anyReference)
const text = fc.oneof({ weight: 5, arbitrary: fc.string({ unit: 'grapheme' }) }, scrap)
const anyBlock = fc.oneof(
  scrap,
  fc.record({
    _type: fc.constantFrom('block', 'picture', 'callout', 'codeBlock'),
    _key: fc.string({ minLength: 1, maxLength: 4 }),
    children: fc.array(fc.record({ _type: fc.constant('span'), text }), { maxLength: 2 }),
    asset: anyReference,
    markDefs: fc.array(
      fc.record({ _type: fc.constant('internalLink'), _key: fc.string(), reference: anyReference }),
      { maxLength: 2 },
    ),
  }),
)
/** Slugs and titles of pages that articles belong to, and what is nearly one. */
const pageName = fc.constantFrom('rag', 'RAG', 'NLP', 'nlp', 'insurance', 'Insurance', 'rags')
const anyArticle = fc.record(
  {
    _type: fc.constantFrom('blog', 'blog', 'caseStudy', 'opening'),
    team: text,
    closesAt: fc.oneof(fc.constantFrom('2020-01-01', '2999-01-01T00:00:00Z'), scrap),
    title: text,
    slug: fc.oneof(fc.constantFrom('one', 'two', 'three', 'd1').map(slug), scrap),
    status: fc.constantFrom('published', 'published', 'published', 'draft', 'archived'),
    publishedAt: fc.oneof(
      fc.constantFrom('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '2025-05-05'),
      scrap,
    ),
    category: anyReference,
    author: anyReference,
    tags: fc.oneof(fc.array(fc.oneof(text, pageName), { maxLength: 3 }), scrap),
    coverImage: fc.oneof(anyPicture, scrap),
    gallery: fc.oneof(fc.array(fc.oneof(anyPicture, scrap), { maxLength: 2 }), scrap),
    body: fc.oneof(fc.array(anyBlock, { maxLength: 3 }), scrap),
    relatedBlogs: fc.array(anyReference, { maxLength: 3 }),
    seo: fc.oneof(fc.record({ title: text, ogImage: anyPicture, noindex: scrap }), scrap),
    industry: fc.oneof(fc.constantFrom('insurance', 'elsewhere'), scrap),
    services: fc.oneof(fc.array(fc.oneof(pageName, scrap), { maxLength: 3 }), scrap),
    client: fc.record({ name: text, anonymous: fc.oneof(fc.boolean(), scrap) }),
    results: fc.array(fc.record({ label: text, value: text, unit: text }), { maxLength: 2 }),
    testimonial: fc.oneof(fc.record({ quote: text }), scrap),
    excerpt: text,
    summary: text,
  },
  { requiredKeys: ['_type', 'status'] },
)

describe.each(engines)('REST over the mirror on %s', (engine) => {
  it('answers item by item what GROQ answers, whatever the documents hold', async () => {
    const site = await openSite(engine, library)
    const { dataset, get } = site
    let before: string[] = []
    await fc.assert(
      fc.asyncProperty(fc.array(anyArticle, { minLength: 1, maxLength: 6 }), async (articles) => {
        const documents = articles.map((article, index) => ({ ...article, _id: `d${index}` }))
        if (before.length > 0) remove(dataset, ...before)
        put(dataset, ...JSON.parse(JSON.stringify(documents)))
        before = documents.map(({ _id }) => _id)

        for (const category of [undefined, 'alpha', 'cat-a', 'cat-b', 'gone']) {
          for (const page of [1, 2]) {
            const filter = category === undefined ? '' : `&category=${category}`
            const { body } = await get(`/api/blogs?page=${page}&limit=3${filter}`)
            const { items, total } = await groq(dataset, 'blogList', { page, limit: 3, category })
            expect({ items: body.results, total: body.count }).toEqual({ items, total })
          }
        }
        const { facets } = await groq(dataset, 'blogList', { page: 1 })
        expect((await get('/api/blog-categories')).body.data).toEqual(facets)
        for (const industry of [undefined, 'insurance']) {
          const filter = industry === undefined ? '' : `?industry=${industry}`
          const { body } = await get(`/api/case-studies${filter}`)
          const list = await groq(dataset, 'caseStudyList', { page: 1, limit: 10, industry })
          expect({ items: body.results, total: body.count }).toEqual({
            items: list.items,
            total: list.total,
          })
          expect((await get('/api/case-study-industries')).body.data).toEqual(list.facets)
        }
        const openings = (await get(apiPaths.openings)).body
        expect(openings.results).toEqual(await groq(dataset, 'openings', {}))
        expect(openings.count).toBe(openings.results.length)
        for (const page of [
          { kind: 'service', slug: 'rag' },
          { kind: 'solution', slug: 'ai-data-science' },
          { kind: 'industry', slug: 'insurance' },
        ] as const) {
          const { body } = await get(apiPaths.related(page))
          expect(body.data).toEqual(await groq(dataset, 'related', page))
        }
        for (const id of ['one', 'two', 'd0', 'd1', 'd2']) {
          const post = await groq(dataset, 'blogDetail', { id })
          expect((await get(`/api/blogs/${id}`)).body.data ?? null).toEqual(post)
          const study = await groq(dataset, 'caseStudyDetail', { id })
          expect((await get(`/api/case-studies/${id}`)).body.data ?? null).toEqual(study)
        }
      }),
      { numRuns: engine === 'sqlite' ? 60 : 25 },
    )
  }, 120_000)

  it('answers in the shapes of the contract', async () => {
    const { get } = await openSite(engine, [
      ...library,
      blog('a', { category: reference('cat-a'), author: reference('ann') }),
      caseStudy('s', { industry: 'insurance' }),
      { ...blog('o'), _type: 'opening', employment: 'full_time' },
      { ...blog('p'), _type: 'opening', status: 'draft' },
      { ...blog('q'), _type: 'opening', closesAt: '2020-01-01T00:00:00Z' },
    ])
    expect(blogListAnswer.parse((await get('/api/blogs/')).body).count).toBe(1)
    expect(blogDetailAnswer.parse((await get('/api/blogs/slug-a/')).body).data.id).toBe('a')
    expect(caseStudyListAnswer.parse((await get('/api/case-studies/')).body).count).toBe(1)
    expect(caseStudyDetailAnswer.parse((await get('/api/case-studies/s/')).body).data.id).toBe('s')
    expect(openingListAnswer.parse((await get('/api/openings/')).body)).toMatchObject({
      count: 1,
      results: [{ id: 'o', employment: 'full_time' }],
    })
    expect(facetsAnswer.parse((await get('/api/blog-categories/')).body).data).toEqual([
      { slug: 'alpha', title: 'Alpha', count: 1 },
    ])
    expect(facetsAnswer.parse((await get('/api/case-study-industries/')).body).data).toEqual([
      { slug: 'insurance', title: 'Insurance', count: 1 },
    ])
  })

  it('tells the articles of a page apart from those of others, and refuses what is no page', async () => {
    const { get } = await openSite(engine, [
      blog('a', { tags: ['Criminal check', 'criminal-check'] }),
      blog('b', { tags: ['education-verification'] }),
      blog('c', { tags: ['criminal-check'], status: 'draft' }),
      caseStudy('s', { services: ['criminal-check'] }),
      caseStudy('t', { services: ['Criminal check'], industry: 'insurance' }),
    ])
    const related = async (kind: string, slug: string) => {
      const { body } = await get(apiPaths.related({ kind, slug }))
      const { blogs, case_studies: studies } = relatedAnswer.parse(body).data
      return [...blogs, ...studies].map(({ id }) => id)
    }
    expect(await related('service', 'criminal-check')).toEqual(['a', 's'])
    expect(await related('solution', 'background-screening')).toEqual(['a', 'b', 's'])
    expect(await related('industry', 'insurance')).toEqual(['t'])
    expect(await related('service', 'rag')).toEqual([])
    for (const query of [
      '',
      '?kind=service',
      '?kind=service&slug=nothing',
      '?kind=page&slug=rag',
      '?kind=service&slug=rag&slug=nlp',
      `?kind=service&slug=${'x'.repeat(3_000)}`,
    ]) {
      const { status, body } = await get(`${apiPaths.related()}${query}`)
      expect([status, body.error?.code]).toEqual([422, 'validation_failed'])
    }
  })

  it('pages with links to the neighbours', async () => {
    const posts = Array.from({ length: 23 }, (_, index) =>
      blog(`p${String(index).padStart(2, '0')}`, { title: 'Common', publishedAt: undefined }),
    )
    const { get } = await openSite(engine, JSON.parse(JSON.stringify(posts)))
    const { body: first } = await get('/api/blogs')
    expect(first).toMatchObject({ count: 23, page: 1, limit: 10, total_pages: 3, previous: null })
    expect(first.next).toBe('/api/blogs/?page=2&limit=10')
    const { body: last } = await get('/api/blogs?page=3&search=common')
    expect(last).toMatchObject({
      next: null,
      previous: '/api/blogs/?page=2&limit=10&search=common',
    })
    expect(ids(last)).toEqual(['p20', 'p21', 'p22'])
    const { body: beyond } = await get('/api/blogs?page=9')
    expect(beyond).toMatchObject({
      results: [],
      next: null,
      previous: '/api/blogs/?page=3&limit=10',
    })
    const { body: none } = await get('/api/case-studies?page=2')
    expect(none).toMatchObject({
      count: 0,
      total_pages: 0,
      previous: '/api/case-studies/?page=1&limit=10',
    })
  })

  it('searches title, excerpt and body for every word, whatever its case and accents', async () => {
    const { get } = await openSite(engine, [
      blog('a', { excerpt: 'Sure at 100%' }),
      blog('b', { excerpt: 'Excerpt of b: Crème brûlée' }),
      blog('c', { title: 'Title of c', status: 'draft' }),
    ])
    const searches: readonly [string, readonly string[]][] = [
      ['title of', ['a', 'b']],
      ['EXCERPT b', ['b']],
      ['body of a', ['a']],
      ['creme brulee', ['b']],
      ['100%', ['a']],
      ['100_', []],
      ['a\\', []],
      ["'; drop table", []],
      ['\u0000', ['a', 'b']],
      ['   ', ['a', 'b']],
    ]
    for (const [search, found] of searches) {
      const { status, body } = await get(`/api/blogs?search=${encodeURIComponent(search)}`)
      expect([search, status, ids(body)]).toEqual([search, 200, found])
    }
  })

  it('answers any input with 200, 404 or 422', async () => {
    const { get } = await openSite(engine, [blog('a'), caseStudy('s')])
    const word = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('a', '1', '%', '\0', '\ud800'),
    )
    const query = fc.array(
      fc.tuple(fc.constantFrom('page', 'limit', 'search', 'category', 'industry', 'status'), word),
      { maxLength: 4 },
    )
    const path = fc.tuple(
      fc.constantFrom('/api/blogs', '/api/case-studies'),
      fc.option(word),
      query,
    )
    await fc.assert(
      fc.asyncProperty(path, async ([base, id, pairs]) => {
        const name = id === null || id === '' ? '' : `/${encodeURIComponent(id.toWellFormed())}`
        const search = new URLSearchParams(pairs.map(([key, value]) => [key, value])).toString()
        const { status, body } = await get(`${base}${name}?${search}`)
        expect([200, 404, 422]).toContain(status)
        expect(status === 200 || body.success === false).toBe(true)
      }),
      { numRuns: 500 },
    )
  }, 60_000)

  it('answers hostile ids and filters as missing ones', async () => {
    const { get } = await openSite(engine, [blog('a')])
    for (const id of ['%00', 'a%00', '%F0%9F%98%80', '..%2Fa', 'a%20', '%25', 'x'.repeat(3000)]) {
      expect([id, (await get(`/api/blogs/${id}`)).status]).toEqual([id, 404])
    }
    for (const filter of ['%00', '%ED%A0%80', '%27', '%F0%9F%98%80']) {
      const { status, body } = await get(`/api/blogs?category=${filter}`)
      expect([filter, status, body.count]).toEqual([filter, 200, 0])
    }
  })
})

const hiddenStatuses = ['draft', 'in_review', 'scheduled', 'archived', 'Published', '', null, 1]

describe('what is not published', () => {
  const kinds = [
    { path: '/api/blogs', make: blog, text: NOT_FOUND_TEXT.blog, facets: '/api/blog-categories' },
    {
      path: '/api/case-studies',
      make: caseStudy,
      text: NOT_FOUND_TEXT.caseStudy,
      facets: '/api/case-study-industries',
    },
  ]
  const hidden = hiddenStatuses.flatMap((status) =>
    [
      `hidden-${JSON.stringify(status)?.replaceAll(/\W/g, '')}`,
      `drafts.${status}`,
      `versions.r.${status}`,
    ].map((id) => ({ id: id.endsWith('.') ? `${id}empty` : id, status })),
  )
  const drafts = ['drafts.edit', 'versions.r1.edit'].map((id) => ({ id, status: 'published' }))

  it.each(kinds)('does not exist for visitors of $path', async ({ path, make, text, facets }) => {
    const secret = [...hidden, ...drafts]
    const { get } = await openSite('sqlite', [
      { _id: 'cat', _type: 'category', title: 'Category', slug: slug('cat') },
      ...secret.map(({ id, status }) =>
        make(id, { status, category: reference('cat'), industry: 'insurance', title: 'Needle' }),
      ),
      make('seen', { category: reference('cat'), industry: 'insurance' }),
    ])
    const missing = await get(`${path}/no-such-thing`)
    expect(missing.status).toBe(404)
    expect(missing.body.error).toEqual({ code: 'not_found', message: text })
    const shapeOf = ({ status, body, headers }: typeof missing) => ({
      status,
      body: { ...body, request_id: '' },
      headers: [...headers].filter(([name]) => name !== 'x-request-id'),
    })
    for (const { id } of secret) {
      for (const name of [id, `slug-${id}`]) {
        expect(shapeOf(await get(`${path}/${encodeURIComponent(name)}/`))).toEqual(shapeOf(missing))
      }
    }
    for (const query of [
      '',
      '?limit=100',
      '?search=title',
      '?category=cat',
      '?industry=insurance',
    ]) {
      const { body } = await get(path + query)
      expect([query, body.count, ids(body)]).toEqual([
        query,
        body.count === 0 ? 0 : 1,
        body.count === 0 ? [] : ['seen'],
      ])
    }
    expect((await get(`${path}?search=needle`)).body.count).toBe(0)
    expect((await get(facets)).body.data).toEqual([expect.objectContaining({ count: 1 })])
  })

  it.each(['draft', 'archived', 'all', '*', 'published,draft', 'PUBLISHED'])(
    'stays so when a visitor asks for status %s, which is logged',
    async (status) => {
      const { get, logged } = await openSite('sqlite', [blog('a'), blog('b', { status: 'draft' })])
      for (let time = 0; time < 2; time += 1) {
        const { body } = await get(`/api/blogs?status=${encodeURIComponent(status)}`)
        expect(ids(body)).toEqual(['a'])
      }
      const attempts = logged.filter(({ category }) => category === 'security')
      expect(attempts).toHaveLength(2)
      expect(attempts[0]).toMatchObject({
        level: 'warn',
        data: { path: '/api/blogs', status: [status], address: '192.0.2.1' },
        requestId: expect.any(String),
      })
    },
  )

  it('is not logged about when a visitor asks for what is public', async () => {
    const { get, logged } = await openSite('sqlite', [blog('a')])
    await get('/api/blogs?status=published')
    expect(logged.filter(({ category }) => category === 'security')).toEqual([])
  })
})

it.each([
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=1.5', 'page'],
  ['page=1e3', 'page'],
  ['page=10001', 'page'],
  ['page=one', 'page'],
  ['page=1&page=2', 'page'],
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  [`search=${'x'.repeat(201)}`, 'search'],
  [`category=${'x'.repeat(201)}`, 'category'],
])('refuses a list with %s', async (query, field) => {
  const { get } = await openSite('sqlite')
  const { status, body } = await get(`/api/blogs?${query}`)
  expect(status).toBe(422)
  expect(body).toMatchObject({ success: false, error: { code: 'validation_failed' } })
  expect(Object.keys(body.error.fields)).toEqual([field])
})

it('ignores parameters that it does not know', async () => {
  const { get } = await openSite('sqlite', [blog('a')])
  expect((await get('/api/blogs?utm_source=letter&page=&search=')).body.count).toBe(1)
})

it('shows a change to whoever asks after the write was answered', async () => {
  const { dataset, get, content } = await openSite('sqlite', [blog('a')])
  expect(ids((await get('/api/blogs')).body)).toEqual(['a'])
  for (let round = 0; round < 20; round += 1) {
    put(dataset, blog('b', { title: `Round ${round}` }))
    const list = get('/api/blogs?search=round')
    expect((await get('/api/blogs/b')).body.data.title).toBe(`Round ${round}`)
    expect(ids((await list).body)).toEqual(['b'])
    put(dataset, blog('b', { status: 'archived' }))
    expect(content.kept('/api/blogs?search=round')).toBeUndefined()
    expect((await get('/api/blogs/b')).status).toBe(404)
    expect(ids((await get('/api/blogs')).body)).toEqual(['a'])
  }
})

it('keeps answers until what they show changes', async () => {
  const { dataset, get, content } = await openSite('sqlite', [
    blog('a', { author: reference('ann') }),
    blog('b'),
    { _id: 'ann', _type: 'author', name: 'Ann' },
  ])
  const first = await get('/api/blogs/slug-a')
  await get('/api/blogs/b')
  const kept = content.kept('/api/blogs/slug-a')
  expect(kept?.body.toString()).toBe(JSON.stringify(first.body))
  const etag = first.headers.get('etag') ?? ''
  expect((await get('/api/blogs/slug-a', { 'if-none-match': etag })).status).toBe(304)

  put(dataset, { _id: 'ann', _type: 'author', name: 'Anna' })
  expect(content.kept('/api/blogs/slug-a')).toBeUndefined()
  expect(content.kept('/api/blogs/b')).toBeDefined()
  expect((await get('/api/blogs/slug-a')).body.data.author.name).toBe('Anna')

  put(dataset, { ...blog('a'), _id: 'drafts.a', title: 'An edit in progress' })
  expect(content.kept('/api/blogs/slug-a')).toBeDefined()
})

it('is read by the server itself with what it depends on', async () => {
  const { content } = await openSite('sqlite', [blog('a')])
  const list = await content.read('/api/blogs/?page=1')
  expect(list).toMatchObject({ data: { count: 1 }, tags: expect.arrayContaining(['blog']) })
  const detail = await content.read('/api/blogs/a/')
  expect(detail.tags).toContain('id:a')
  await expect(content.read('/api/blogs/none/')).rejects.toMatchObject({ status: 404 })
  await expect(content.read('/api/blogs/?page=0')).rejects.toMatchObject({ status: 422 })
  await expect(content.read('/api/other/')).rejects.toMatchObject({ status: 404 })
})

it('answers 503 with Retry-After while the mirror was never filled', async () => {
  const database = await databases.open('sqlite', contentMigrations)
  const { get } = await openTestContent(database, {
    follow: () => ({ close: () => undefined, restart: () => undefined }),
    revisions: async () => Promise.reject(new Error('the lake is away')),
    documents: async () => Promise.reject(new Error('the lake is away')),
  })
  for (const path of ['/api/blogs', '/api/blogs/a', '/api/blog-categories']) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5'])
  }
})
