import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { put, reference, remove, slug } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import type { Dataset } from '#lake/documents/types.ts'
import { PUBLIC_QUERIES } from '#shared/content/public-queries.ts'
import type { PublicQueryName, PublicQueryParams } from '#shared/content/public-query-names.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { openSite, library } from './rest.test-support.ts'

/** Factor for the number of generated inputs, higher in the full test tier. */
const MORE = inject('tier') === 'full' ? 3 : 1

async function groq<N extends PublicQueryName>(
  dataset: Dataset,
  name: N,
  params: PublicQueryParams[N],
) {
  const definition = PUBLIC_QUERIES[name]
  const answer = await dataset.query({ ...definition.prepare(params), perspective: 'published' })
  return definition.parse(JSON.parse(JSON.stringify(answer.result)))
}

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

/** Slugs and titles of pages that an article can name, in different spellings. `rags` is similar to a name, but names no page. */
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
    updateNote: text,
    updatedOn: fc.oneof(fc.constantFrom('2026-02-03', '2026-02-01T00:00:00Z'), scrap),
    seo: fc.oneof(fc.record({ title: text, ogImage: anyPicture, noindex: scrap }), scrap),
    industry: fc.oneof(fc.constantFrom('insurance', 'legal-services', 'elsewhere'), scrap),
    services: fc.oneof(fc.array(fc.oneof(pageName, scrap), { maxLength: 3 }), scrap),
    client: fc.record({ name: text, anonymous: fc.oneof(fc.boolean(), scrap) }),
    results: fc.array(fc.record({ label: text, value: text, unit: text }), { maxLength: 2 }),
    testimonial: fc.oneof(fc.record({ quote: text }), scrap),
    excerpt: text,
    summary: text,
  },
  { requiredKeys: ['_type', 'status'] },
)

const databases = useDatabases()

describe.each(engines)('REST over the mirror (%s)', (engine) => {
  it('returns the same items as the public GROQ queries for generated documents', async () => {
    const site = await openSite(engine, library)
    const { dataset, get } = site
    let before: string[] = []
    await fc.assert(
      fc.asyncProperty(fc.array(anyArticle, { minLength: 1, maxLength: 6 }), async (articles) => {
        const documents = articles.map((article, index) => ({ ...article, _id: `d${index}` }))
        if (before.length > 0) await remove(dataset, ...before)
        await put(dataset, ...JSON.parse(JSON.stringify(documents)))
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
        for (const industry of [undefined, 'insurance', 'financial-professional-services']) {
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
      { numRuns: (engine === 'sqlite' ? 20 : 8) * MORE },
    )
  })

  it('returns the same number of case studies of an industry or group as GROQ, for visitors and for staff', async () => {
    const { call, dataset } = await openTestEditing(
      await databases.open(engine, allMigrations),
      'embedded',
    )
    const industries = ['insurance', 'legal-services', 'insurance', 'elsewhere']
    await put(
      dataset,
      ...industries.map((industry, index) => ({
        _id: `study-${index}`,
        _type: 'caseStudy',
        title: `Study ${index}`,
        slug: slug(`study-${index}`),
        status: 'published',
        publishedAt: '2026-03-01T09:00:00Z',
        industry,
      })),
    )
    for (const [industry, count] of [
      ['insurance', 2],
      ['financial-professional-services', 3],
      ['gone', 0],
    ] as const) {
      const { total } = await groq(dataset, 'caseStudyList', { page: 1, industry })
      const path = `/api/case-studies/?industry=${industry}`
      const visitors = await call('GET', path, { as: null })
      const staff = await call('GET', path)
      expect([total, visitors.body.count, staff.body.count]).toEqual([count, count, count])
    }
  })
})
