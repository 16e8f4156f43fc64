import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { blog, put } from '#server/testing/content.test-support.ts'
import { lakeKinds, STAFF } from '#server/testing/gateway.test-support.ts'
import { PATIENT, stopClock } from '#server/testing/patience.test-support.ts'
import { openSite, publicQuery } from './site.test-support.ts'

describe.each(lakeKinds)('the gateway to a lake (%s), for public queries,', (kind) => {
  it('accepts public queries of any caller', async () => {
    const { call, dataset } = await openSite(kind)
    await put(
      dataset,
      blog('a'),
      ...['draft', 'in_review', 'scheduled', 'archived'].map((status) => blog(status, { status })),
      { ...blog('a'), _id: 'drafts.a', title: 'An edit' },
    )
    const list = await call(publicQuery('blogList', { page: 1 }))
    expect(list.status).toBe(200)
    expect(list.headers.get('cache-control')).toBe('no-cache')
    expect(list.body.result).toMatchObject({ items: [{ id: 'a', title: 'Title of a' }], total: 1 })
    expect((await call(publicQuery('blogDetail', { id: 'a' }))).body.result.title).toBe(
      'Title of a',
    )
    for (const id of ['draft', 'archived', 'slug-scheduled', 'drafts.a', 'none']) {
      const { status, body } = await call(publicQuery('blogDetail', { id }))
      expect([id, status, body.result]).toEqual([id, 200, null])
    }
    const staff = await call(publicQuery('blogList', { page: 1 }), { headers: STAFF })
    expect(staff.body.result.total).toBe(1)
  })

  it('caches the response to each public query until the content changes', async () => {
    const { call, dataset, mirror } = await openSite(kind)
    await put(dataset, blog('a'))
    await vi.waitUntil(
      async () => (await mirror.read((store) => store.revisions())).has('a'),
      PATIENT,
    )
    await vi.waitUntil(() => mirror.status.current, PATIENT)
    const list = publicQuery('blogList', { page: 1 })
    const first = await call(list)
    const etag = first.headers.get('etag') ?? ''
    expect((await call(list, { headers: { 'if-none-match': etag } })).status).toBe(304)
    // The clock is stopped, so no timer fires. The cache must be invalidated by the announcement of the change itself.
    const clock = stopClock()
    await put(dataset, blog('b'))
    await clock.until(async () => (await call(list)).body.result.total === 2)
    expect((await call(list, { headers: { 'if-none-match': etag } })).status).toBe(200)
    await put(dataset, blog('a', { status: 'archived' }), blog('b', { status: 'archived' }))
    await clock.until(async () => (await call(list)).body.result.total === 0)
  })

  it('rejects unknown queries, old versions and invalid parameters', async () => {
    const { call } = await openSite(kind)
    const detail = publicQuery('blogDetail', {})
    const refused: readonly [string, number][] = [
      ['/lake/public/blogList/0123456789?$page=1', 410],
      ['/lake/public/everything/0123456789', 404],
      ['/lake/public/constructor/0123456789', 404],
      [publicQuery('blogList', { page: 0 }), 422],
      [publicQuery('blogList', { page: 1, status: 'draft' }), 422],
      [detail, 422],
      [publicQuery('blogDetail', { id: 'x'.repeat(300) }), 422],
      [publicQuery('blogDetail', { id: { toString: 1 } }), 422],
      [`${publicQuery('blogDetail', { id: 'a' })}&$id="b"`, 422],
      [`${publicQuery('blogDetail', { id: 'a' })}&$__proto__={}`, 422],
      [`${detail}?$id=a`, 422],
      [`${detail}?$id="${'x'.repeat(2000)}"`, 422],
    ]
    for (const [path, status] of refused) {
      const answer = await call(path)
      expect([path, answer.status]).toEqual([path, status])
      expect(answer.body).toMatchObject({ success: false, error: { code: expect.any(String) } })
    }
  })

  it('responds with 200 or 422 to any parameters of a public query', async () => {
    const { call, dataset } = await openSite(kind)
    await put(dataset, blog('a'))
    const params = fc.dictionary(
      fc.constantFrom('page', 'limit', 'category', 'industry', 'id', '__proto__', 'x'),
      fc.oneof(fc.integer({ min: 1, max: 20 }), fc.string({ unit: 'binary' }), fc.jsonValue()),
      { maxKeys: 3 },
    )
    const name = fc.constantFrom('blogList', 'blogDetail', 'caseStudyList', 'highlights', 'related')
    await fc.assert(
      fc.asyncProperty(name, params, async (query, values) => {
        const { status } = await call(publicQuery(query, values))
        expect([200, 422]).toContain(status)
      }),
      { numRuns: 300 },
    )
  })
})
