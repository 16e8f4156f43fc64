import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { allFields, attributeOf } from './article-fields.ts'
import { LIBRARY_IMAGE_TYPE } from './document-types.ts'
import { PAGE_TYPES } from './pages/fixed-pages.ts'
import { pageTypes } from './content-types/page-kinds.ts'
import { PUBLIC_QUERIES } from './public-queries.ts'
import { STATUS_TYPES } from './status.ts'
import { PUBLIC_QUERY_VERSIONS, type PublicQueryParams } from './public-query-names.ts'
import { names, ask, doc, ref, slug, blog, statuses } from './public-queries.test-support.ts'

test('the version of each query equals the hash of its texts', () => {
  const versions = Object.fromEntries(
    names.map((name) => [
      name,
      createHash('sha256').update(PUBLIC_QUERIES[name].texts.join('\n')).digest('hex').slice(0, 10),
    ]),
  )
  expect(PUBLIC_QUERY_VERSIONS).toEqual(versions)
})

/** Filters that exclude drafts and versions: one for ids without a dot, and one for the ids of each kind of fixed page. */
const guards = ['*', ...Object.keys(pageTypes).map((kind) => `page.${kind}.*`)].map(
  (path) => `&& status == "published" && _id in path("${path}")`,
)

test('every query selects only published documents, for types that have a status', () => {
  for (const name of names) {
    for (const text of PUBLIC_QUERIES[name].texts) {
      const selections = [...STATUS_TYPES, ...PAGE_TYPES].reduce(
        (sum, type) => sum + text.split(`_type == "${type}"`).length - 1,
        0,
      )
      const guarded = guards.reduce((sum, guard) => sum + text.split(guard).length - 1, 0)
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
] as const)('the query %s rejects the parameters %j', (name, params) => {
  expect(PUBLIC_QUERIES[name].params.safeParse(params).success).toBe(false)
})

test('queries return only published documents whose ids contain no dot', () => {
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

test('a detail query prefers a document with the requested slug to one with the requested id', () => {
  const dataset = [blog('one', { slug: slug('two') }), blog('two', { slug: slug('three') })]
  expect(ask('blogDetail', { id: 'two' }, dataset)?.id).toBe('one')
  expect(ask('blogDetail', { id: 'three' }, dataset)?.id).toBe('two')
  expect(ask('blogDetail', { id: 'one' }, dataset)?.id).toBe('one')
})

test('a list query returns one page, newest first, of all articles or of a category, and its facets always count all articles', () => {
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

const fields = Object.keys(allFields)
  .map(attributeOf)
  .filter((name) => name !== 'status')

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

test('queries return results of the right shape for documents with any content', () => {
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
    { numRuns: inject('tier') === 'full' ? 300 : 80 },
  )
})
