import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { evaluateSync, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { LIBRARY_IMAGE_TYPE } from './document-types.ts'
import { PUBLIC_QUERIES } from './public-queries.ts'
import { STATUS_TYPES } from './status.ts'
import {
  isPublicQueryName,
  PUBLIC_QUERY_VERSIONS,
  type PublicQueryAnswers,
  type PublicQueryName,
  type PublicQueryParams,
} from './public-query-names.ts'

type Doc = Readonly<Record<string, unknown>> & { readonly _id: string; readonly _type: string }

const names = Object.keys(PUBLIC_QUERIES).filter(isPublicQueryName)

function ask<N extends PublicQueryName>(
  name: N,
  params: PublicQueryParams[N],
  dataset: readonly Doc[],
): PublicQueryAnswers[N] {
  const definition = PUBLIC_QUERIES[name]
  const prepared = definition.prepare(params)
  const byId = new Map(dataset.map((document) => [document._id, document]))
  const value = evaluateSync(parse(prepared.query, { params: prepared.params }), {
    dataset: [...dataset].toSorted((a, b) => (a._id < b._id ? -1 : 1)),
    params: prepared.params,
    dereference: ({ _ref }: { readonly _ref: string }) => byId.get(_ref),
  })
  return definition.parse(JSON.parse(JSON.stringify(value.data)))
}

const stamp = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-02-01T00:00:00Z' }
const doc = (_id: string, _type: string, fields: Readonly<Record<string, unknown>> = {}): Doc => ({
  ...stamp,
  _id,
  _type,
  ...fields,
})
const ref = (id: string) => ({ _type: 'reference', _ref: id })
const slug = (current: string) => ({ _type: 'slug', current })
const blog = (id: string, fields: Readonly<Record<string, unknown>> = {}) =>
  doc(id, 'blog', {
    title: id,
    slug: slug(`slug-${id}`),
    status: 'published',
    publishedAt: '2026-03-01T00:00:00Z',
    ...fields,
  })

test('the version of each query is the hash of its texts', () => {
  const versions = Object.fromEntries(
    names.map((name) => [
      name,
      createHash('sha256').update(PUBLIC_QUERIES[name].texts.join('\n')).digest('hex').slice(0, 10),
    ]),
  )
  expect(PUBLIC_QUERY_VERSIONS).toEqual(versions)
})

test('every query carries the published filter wherever it selects what has a status', () => {
  for (const name of names) {
    for (const text of PUBLIC_QUERIES[name].texts) {
      const selections = STATUS_TYPES.reduce(
        (sum, type) => sum + text.split(`_type == "${type}"`).length - 1,
        0,
      )
      const guarded = text.split('&& status == "published" && _id in path("*")').length - 1
      expect(selections).toBeGreaterThan(0)
      expect(guarded).toBe(selections)
    }
  }
})

test.each([
  ['blogList', { page: 0 }],
  ['blogList', { page: 10_001 }],
  ['blogList', { page: 1.5 }],
  ['blogList', { page: '1' }],
  ['blogList', { page: 1, limit: 101 }],
  ['blogList', { page: 1, category: '' }],
  ['blogList', { page: 1, status: 'draft' }],
  ['blogDetail', { id: 'x'.repeat(201) }],
  ['blogDetail', {}],
  ['caseStudyList', { page: 1, industry: 7 }],
  ['highlights', { page: 1 }],
  ['openings', { status: 'draft' }],
  ['related', { kind: 'service' }],
  ['related', { kind: 'service', slug: 'no-such-page' }],
  ['related', { kind: 'service', slug: 'banking-financial' }],
  ['related', { kind: 'solution', slug: 'criminal-check' }],
  ['related', { kind: 'page', slug: 'criminal-check' }],
  ['related', { kind: 'service', slug: 'criminal-check', limit: 9 }],
] as const)('%s refuses the parameters %j', (name, params) => {
  expect(PUBLIC_QUERIES[name].params.safeParse(params).success).toBe(false)
})

const statuses = ['draft', 'in_review', 'scheduled', 'archived', undefined, null, 'Published', 1]

test('nothing but published documents with undotted ids reaches an answer', () => {
  const hidden = [
    ...statuses.map((status, index) => blog(`hidden-${index}`, { status })),
    blog('drafts.edit', { status: 'published' }),
    blog('versions.r1.edit', { status: 'published' }),
  ]
  const seen = blog('seen', {
    relatedBlogs: [ref('seen'), ref('hidden-0'), ref('drafts.edit'), ref('gone'), ref('other')],
    body: [
      {
        _type: 'block',
        _key: 'a',
        children: [],
        markDefs: [
          { _type: 'internalLink', _key: 'm', reference: ref('hidden-0') },
          { _type: 'internalLink', _key: 'n', reference: ref('other') },
        ],
      },
    ],
  })
  const dataset = [...hidden, seen, blog('other')]
  const page = ask('blogList', { page: 1 }, dataset)
  expect(page.items.map(({ id }) => id)).toEqual(['other', 'seen'])
  expect(page.total).toBe(2)
  for (const { _id } of hidden) {
    expect(ask('blogDetail', { id: _id }, dataset)).toBeNull()
    expect(ask('blogDetail', { id: `slug-${_id}` }, dataset)).toBeNull()
  }
  const detail = ask('blogDetail', { id: 'seen' }, dataset)
  expect(detail?.related.map(({ id }) => id)).toEqual(['other'])
  expect(JSON.stringify(detail?.body)).not.toContain('slug-hidden')
  expect(detail?.body[0]).toMatchObject({
    markDefs: [{ target: null }, { target: { type: 'blog', slug: 'slug-other' } }],
  })
  expect(ask('highlights', {}, dataset).blogs.map(({ id }) => id)).toEqual(['other', 'seen'])
})

test('a slug wins over an id', () => {
  const dataset = [blog('one', { slug: slug('two') }), blog('two', { slug: slug('three') })]
  expect(ask('blogDetail', { id: 'two' }, dataset)?.id).toBe('one')
  expect(ask('blogDetail', { id: 'three' }, dataset)?.id).toBe('two')
  expect(ask('blogDetail', { id: 'one' }, dataset)?.id).toBe('one')
})

test('a list is paged newest first, filtered by the slug or id of a category, with facets of all', () => {
  const dataset = [
    doc('cat-a', 'category', { title: 'Alpha', slug: slug('alpha') }),
    doc('cat-b', 'category', { title: 'Beta', slug: slug('cat-a') }),
    doc('cat-empty', 'category', { title: 'Empty', slug: slug('empty') }),
    blog('p1', { publishedAt: '2026-01-01T00:00:00Z', category: ref('cat-a') }),
    blog('p2', { publishedAt: '2026-01-03T00:00:00Z', category: ref('cat-b') }),
    blog('p3', { publishedAt: undefined, category: ref('cat-a') }),
    blog('p4', { publishedAt: '2026-01-02T00:00:00Z', category: ref('gone') }),
  ]
  const ids = (params: PublicQueryParams['blogList']) =>
    ask('blogList', params, dataset).items.map(({ id }) => id)
  expect(ids({ page: 1 })).toEqual(['p2', 'p4', 'p1', 'p3'])
  expect(ids({ page: 2, limit: 3 })).toEqual(['p3'])
  expect(ids({ page: 3, limit: 3 })).toEqual([])
  expect(ids({ page: 1, category: 'alpha' })).toEqual(['p1', 'p3'])
  expect(ids({ page: 1, category: 'cat-a' })).toEqual(['p2'])
  expect(ids({ page: 1, category: 'cat-b' })).toEqual(['p2'])
  const { total, facets } = ask('blogList', { page: 1, category: 'alpha' }, dataset)
  expect(total).toBe(2)
  expect(facets).toEqual([
    { slug: 'alpha', title: 'Alpha', count: 2 },
    { slug: 'cat-a', title: 'Beta', count: 1 },
  ])
})

test.each([
  {
    name: 'nothing shows through',
    facts: { metadata: { lqip: 'data:x', isOpaque: true } },
    lqip: 'data:x',
  },
  {
    name: 'is a photograph',
    facts: { extension: 'jpg', metadata: { lqip: 'data:x' } },
    lqip: 'data:x',
  },
  {
    name: 'has clear parts',
    facts: { extension: 'png', metadata: { lqip: 'data:x', isOpaque: false } },
    lqip: null,
  },
  {
    name: 'says nothing of itself',
    facts: { extension: 'png', metadata: { lqip: 'data:x' } },
    lqip: null,
  },
])('a picture that $name has $lqip for a stand-in', ({ facts, lqip }) => {
  const id = 'image-abc-10x20-png'
  const dataset = [
    doc(id, 'sanity.imageAsset', { path: 'images/p/d/abc-10x20.png', ...facts }),
    blog('p', { coverImage: { _type: 'picture', asset: ref(id) } }),
  ]
  expect(ask('blogDetail', { id: 'p' }, dataset)?.cover_image?.lqip).toBe(lqip)
})

test('pictures come from an asset or from the library', () => {
  const dataset = [
    doc('image-abc-10x20-png', 'sanity.imageAsset', {
      path: 'images/p/d/abc-10x20.png',
      metadata: { lqip: 'data:x', isOpaque: true, dimensions: { width: 10, height: 20 } },
    }),
    doc('lib', LIBRARY_IMAGE_TYPE, {
      url: '/media/x.jpg',
      alt_text: 'Library alt',
      width: 5,
      height: 6,
    }),
    doc('a', 'author', { name: 'Ann', picture: { library: ref('lib') } }),
    blog('p', {
      author: ref('a'),
      coverImage: {
        _type: 'picture',
        asset: ref('image-abc-10x20-png'),
        alt_text: 'Alt',
        crop: { _type: 'sanity.imageCrop', top: 0, bottom: 0.1, left: 0, right: 0 },
        hotspot: { x: 0.5, y: 0.5, width: 'wide', height: 1 },
      },
      body: [{ _type: 'picture', _key: 'k', asset: ref('image-abc-10x20-png') }],
      seo: { ogImage: { asset: ref('gone') } },
    }),
  ]
  const detail = ask('blogDetail', { id: 'p' }, dataset)
  expect(detail?.cover_image).toEqual({
    asset: 'image-abc-10x20-png',
    library: null,
    url: '/lake/images/p/d/abc-10x20.png',
    alt_text: 'Alt',
    caption: null,
    width: 10,
    height: 20,
    lqip: 'data:x',
    crop: { top: 0, bottom: 0.1, left: 0, right: 0 },
    hotspot: null,
  })
  expect(detail?.author?.picture).toMatchObject({
    library: 'lib',
    url: '/media/x.jpg',
    alt_text: 'Library alt',
  })
  expect(detail?.body[0]).toMatchObject({ picture: { width: 10 } })
  expect(detail?.seo.og_image).toBeNull()
})

test('a case study hides an anonymous client and counts its industries', () => {
  const study = (id: string, fields: Readonly<Record<string, unknown>>) =>
    doc(id, 'caseStudy', { slug: slug(id), status: 'published', ...fields })
  const dataset = [
    study('a', { industry: 'real-estate', client: { name: 'Shy', anonymous: true } }),
    study('b', {
      industry: 'insurance',
      client: { name: 'Loud' },
      results: [{ label: 'Time', value: '3', unit: 'h' }, { label: 'x' }],
    }),
    study('c', { industry: 'real-estate', status: 'draft' }),
  ]
  const page = ask('caseStudyList', { page: 1 }, dataset)
  expect(page.items.map(({ id, client }) => [id, client])).toEqual([
    ['a', null],
    ['b', 'Loud'],
  ])
  expect(page.items[1]?.results).toEqual([{ label: 'Time', value: '3', unit: 'h' }])
  expect(page.facets).toEqual([
    { slug: 'insurance', title: 'Insurance', count: 1 },
    { slug: 'real-estate', title: 'Real estate', count: 1 },
  ])
  expect(ask('caseStudyList', { page: 1, industry: 'insurance' }, dataset).total).toBe(1)
  expect(ask('caseStudyDetail', { id: 'c' }, dataset)).toBeNull()
})

test('articles belong to a page by the slugs and titles in their tags, their services or their industry', () => {
  const study = (id: string, fields: Readonly<Record<string, unknown>>) =>
    doc(id, 'caseStudy', { slug: slug(id), status: 'published', ...fields })
  const dataset = [
    blog('by-slug', { tags: ['criminal-check'], publishedAt: '2026-01-01T00:00:00Z' }),
    blog('by-title', { tags: [7, 'Criminal Check'], publishedAt: '2026-01-02T00:00:00Z' }),
    blog('elsewhere', { tags: ['criminal', 'check', 'rag'] }),
    blog('no-list', { tags: 'criminal-check' }),
    blog('hidden', { tags: ['criminal-check'], status: 'draft' }),
    blog('drafts.by-slug', { tags: ['criminal-check'] }),
    blog('trade', { tags: ['banking & financial'] }),
    study('of-service', { services: ['criminal-check', 'rag'], industry: 'insurance' }),
    study('of-industry', { services: ['nlp'], industry: 'banking-financial' }),
    study('drafted', { services: ['criminal-check'], status: 'archived' }),
  ]
  const found = (params: PublicQueryParams['related']) => {
    const { blogs, case_studies: studies } = ask('related', params, dataset)
    return { blogs: blogs.map(({ id }) => id), studies: studies.map(({ id }) => id) }
  }
  expect(found({ kind: 'service', slug: 'criminal-check' })).toEqual({
    blogs: ['by-title', 'by-slug'],
    studies: ['of-service'],
  })
  expect(found({ kind: 'solution', slug: 'background-screening' })).toEqual({
    blogs: ['by-title', 'by-slug'],
    studies: ['of-service'],
  })
  expect(found({ kind: 'solution', slug: 'ai-data-science' })).toEqual({
    blogs: ['elsewhere'],
    studies: ['of-industry', 'of-service'],
  })
  expect(found({ kind: 'industry', slug: 'banking-financial' })).toEqual({
    blogs: ['trade'],
    studies: ['of-industry'],
  })
  expect(found({ kind: 'industry', slug: 'non-profit' })).toEqual({ blogs: [], studies: [] })
})

test('three articles of each kind belong to a page at most, the newest', () => {
  const dataset = [1, 2, 3, 4].map((day) =>
    blog(`p${day}`, { tags: ['rag'], publishedAt: `2026-03-0${day}T00:00:00Z` }),
  )
  const { blogs } = ask('related', { kind: 'service', slug: 'rag' }, dataset)
  expect(blogs.map(({ id }) => id)).toEqual(['p4', 'p3', 'p2'])
})

const fields = [
  'title slug publishedAt category tags author excerpt coverImage body featured seo relatedBlogs',
  'industry client services summary challenge solution results testimonial gallery',
]
  .join(' ')
  .split(' ')

const attributes = [
  '_type _key current asset library crop hotspot top ogImage markDefs reference children text',
  'label value quote anonymous name picture content metadata dimensions path url alt_text',
]
  .join(' ')
  .split(' ')

const scrap = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, -1, 1e21, '', 'x', '2026-13-45T00:00:00Z', '2026-01-01'),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(ref('doc0'), ref('doc1'), ref('doc2'), ref('drafts.x')),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom(...attributes),
      fc.oneof(tie('any'), fc.constantFrom('block', 'picture', 'callout', 'internalLink', 'k')),
      { maxKeys: 5 },
    ),
  ),
}))

test('documents of any content give answers of the right shape', () => {
  const wild = fc.record({
    type: fc.constantFrom(
      'blog',
      'caseStudy',
      'author',
      'category',
      LIBRARY_IMAGE_TYPE,
      'sanity.imageAsset',
    ),
    content: fc.dictionary(fc.constantFrom(...fields, 'path', 'metadata', 'name'), scrap.any),
  })
  fc.assert(
    fc.property(fc.array(wild, { minLength: 1, maxLength: 4 }), (documents) => {
      const dataset = documents.map(({ type, content }, index) =>
        doc(`doc${index}`, type, { ...JSON.parse(JSON.stringify(content)), status: 'published' }),
      )
      ask('blogList', { page: 1, category: 'doc1' }, dataset)
      ask('caseStudyList', { page: 1 }, dataset)
      ask('highlights', {}, dataset)
      ask('related', { kind: 'service', slug: 'rag' }, dataset)
      ask('related', { kind: 'industry', slug: 'insurance' }, dataset)
      for (const { _id, _type } of dataset) {
        const detail = ask('blogDetail', { id: _id }, dataset)
        const study = ask('caseStudyDetail', { id: _id }, dataset)
        expect([detail?.id, study?.id]).toEqual([
          _type === 'blog' ? _id : undefined,
          _type === 'caseStudy' ? _id : undefined,
        ])
      }
    }),
    { numRuns: 300 },
  )
})

test('openings are published, undotted, newest first, and gone when their time has run out', () => {
  const opening = (id: string, fields: Readonly<Record<string, unknown>> = {}) =>
    doc(id, 'opening', {
      title: id,
      slug: slug(id),
      status: 'published',
      publishedAt: '2026-03-01T00:00:00Z',
      ...fields,
    })
  const dataset = [
    ...statuses.map((status, index) => opening(`hidden-${index}`, { status })),
    opening('drafts.edit'),
    opening('versions.r1.edit'),
    opening('over', { closesAt: '2020-01-01T00:00:00Z' }),
    opening('older', { publishedAt: '2026-01-01T00:00:00Z', closesAt: '2999-01-01' }),
    opening('newer', { publishedAt: '2026-02-01T00:00:00Z', closesAt: 'when it is filled' }),
  ]
  expect(ask('openings', {}, dataset)).toEqual([
    expect.objectContaining({ id: 'newer', closes_at: null }),
    expect.objectContaining({ id: 'older', closes_at: '2999-01-01T00:00:00Z' }),
  ])
})

test('an opening of any content gives the shape of an opening', () => {
  const scrap = { title: 7, slug: 'x', body: ['a', { _type: 'block' }], team: [], closesAt: {} }
  expect(ask('openings', {}, [doc('odd', 'opening', { status: 'published', ...scrap })])).toEqual([
    {
      id: 'odd',
      slug: 'odd',
      status: 'published',
      title: '7',
      team: null,
      place: null,
      employment: null,
      summary: '',
      body: [],
      published_at: null,
      closes_at: null,
      updated_at: '2026-02-01T00:00:00Z',
    },
  ])
})
