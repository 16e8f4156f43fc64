import { describe, expect, it } from 'vitest'
import { blog, caseStudy, reference, slug } from '#server/testing/content.test-support.ts'
import { engines } from '#server/testing/database.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { ids, openSite } from './rest.test-support.ts'

const on = (day: number) => `2026-03-0${day}T09:00:00Z`
const category = (id: string) => ({ _id: id, _type: 'category', title: id, slug: slug(id) })

describe.each(engines)(
  'content with a queued unpublishing while the CMS is down (%s)',
  (engine) => {
    const open = async () => {
      const site = await openSite(engine, [
        category('many'),
        category('one'),
        blog('a', { publishedAt: on(1), category: reference('many'), tags: ['rag'] }),
        blog('b', { publishedAt: on(2), category: reference('many'), tags: ['rag'] }),
        blog('c', { publishedAt: on(3), category: reference('one'), tags: ['rag'] }),
        blog('d', { publishedAt: on(4), category: reference('many'), tags: ['rag'] }),
        caseStudy('s', { publishedAt: on(1), industry: 'insurance' }),
        caseStudy('t', { publishedAt: on(2), industry: 'insurance' }),
      ])
      for (const id of ['c', 'd']) site.mirror.hide(id, 'blog')
      site.mirror.hide('t', 'caseStudy')
      return site
    }

    it('withheld content is not counted in totals, and leaves no gap in pages of lists', async () => {
      const { get } = await open()
      const pageOf = async (page: number) => {
        const { body } = await get(`/api/blogs/?limit=1&page=${page}`)
        return [body.count, ids(body)]
      }
      expect(await pageOf(1)).toEqual([2, ['b']])
      expect(await pageOf(2)).toEqual([2, ['a']])
      expect(await pageOf(3)).toEqual([2, []])
      for (const query of ['?search=title', '?category=many']) {
        const { body } = await get(`/api/blogs/${query}`)
        expect([query, body.count, ids(body)]).toEqual([query, 2, ['b', 'a']])
      }
      expect((await get('/api/case-studies/?industry=insurance')).body).toMatchObject({
        count: 1,
        results: [{ id: 's' }],
      })
    })

    it('withheld content is not counted in categories and industries', async () => {
      const { get } = await open()
      expect((await get('/api/blog-categories/')).body.data).toEqual([
        { slug: 'many', title: 'many', count: 2 },
      ])
      expect((await get('/api/case-study-industries/')).body.data).toMatchObject([
        { slug: 'insurance', count: 1 },
      ])
    })

    it('withheld content is not listed among related articles', async () => {
      const { get } = await open()
      const { body } = await get(apiPaths.related({ kind: 'service', slug: 'rag' }))
      expect(body.data.blogs).toMatchObject([{ id: 'b' }, { id: 'a' }])
    })

    it('content is counted again if its unpublishing is withdrawn', async () => {
      const { get, mirror } = await open()
      expect((await get('/api/blogs/')).body.count).toBe(2)
      expect((await get('/api/blog-categories/')).body.data).toMatchObject([{ count: 2 }])
      mirror.unhide('d', 'blog')
      expect(ids((await get('/api/blogs/')).body)).toEqual(['d', 'b', 'a'])
      expect((await get('/api/blog-categories/')).body.data).toEqual([
        { slug: 'many', title: 'many', count: 3 },
      ])
    })

    it('more articles can be withheld than an SQL statement can have parameters', async () => {
      const { get, mirror } = await open()
      for (let number = 0; number < 70_000; number += 1) mirror.hide(`gone-${number}`, 'blog')
      expect((await get('/api/blogs/')).body.count).toBe(2)
      expect((await get('/api/blog-categories/')).body.data).toMatchObject([{ count: 2 }])
    })
  },
)
