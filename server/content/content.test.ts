import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blog, caseStudy, reference } from '#server/testing/content.test-support.ts'
import { engines } from '#server/testing/database.test-support.ts'
import {
  blogDetailAnswer,
  blogListAnswer,
  caseStudyDetailAnswer,
  caseStudyListAnswer,
  facetsAnswer,
  openingListAnswer,
  relatedAnswer,
} from '#shared/contracts/content.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { openSite, library, ids } from './rest.test-support.ts'

describe.each(engines)('REST over the mirror (%s)', (engine) => {
  it('returns responses that match the API contract', async () => {
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

  it('returns only articles related to a page, and rejects an unknown page', async () => {
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

  it('returns links to the previous and the next page of a list', async () => {
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

  it('searches title, excerpt and body for every word, ignoring case and accents', async () => {
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

  it('responds to any input with status 200, 404 or 422', async () => {
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
  })

  it('treats malicious ids and filters like unknown ones', async () => {
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
])('the REST API rejects a list request with %s', async (query, field) => {
  const { get } = await openSite('sqlite')
  const { status, body } = await get(`/api/blogs?${query}`)
  expect(status).toBe(422)
  expect(body).toMatchObject({ success: false, error: { code: 'validation_failed' } })
  expect(Object.keys(body.error.fields)).toEqual([field])
})

it('the REST API ignores unknown parameters', async () => {
  const { get } = await openSite('sqlite', [blog('a')])
  expect((await get('/api/blogs?utm_source=letter&page=&search=')).body.count).toBe(1)
})
