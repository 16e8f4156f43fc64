import { describe, expect, it } from 'vitest'
import { blog, caseStudy, reference, slug } from '#server/testing/content.test-support.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { openSite, ids } from './rest.test-support.ts'

const hiddenStatuses = ['draft', 'in_review', 'scheduled', 'archived', 'Published', '', null, 1]

describe('unpublished content', () => {
  const kinds = [
    {
      path: '/api/blogs',
      make: blog,
      text: contentTypes.blog.missing,
      facets: '/api/blog-categories',
    },
    {
      path: '/api/case-studies',
      make: caseStudy,
      text: contentTypes.caseStudy.missing,
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

  it.each(kinds)(
    'visitors get no unpublished content from $path',
    async ({ path, make, text, facets }) => {
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
          expect(shapeOf(await get(`${path}/${encodeURIComponent(name)}/`))).toEqual(
            shapeOf(missing),
          )
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
    },
  )

  it.each(['draft', 'archived', 'all', '*', 'published,draft', 'PUBLISHED'])(
    'unpublished content stays hidden if a visitor requests the status %s; this request is logged',
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

  it('a visitor’s request for the public status only is not logged', async () => {
    const { get, logged } = await openSite('sqlite', [blog('a')])
    await get('/api/blogs?status=published')
    expect(logged.filter(({ category }) => category === 'security')).toEqual([])
  })
})
