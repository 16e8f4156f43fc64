import { expect, it } from 'vitest'
import { blog, caseStudy, put } from '#server/testing/content.test-support.ts'
import { engines } from '#server/testing/database.test-support.ts'
import { openSite } from './rest.test-support.ts'

const on = (day: number) => ({ publishedAt: `2026-03-0${day}T09:00:00Z` })

const documents = [
  blog('a', on(1)),
  blog('b', on(2)),
  blog('c', on(3)),
  // Articles with the same date are sorted by id in the lists.
  blog('d', on(3)),
  ...['draft', 'in_review', 'scheduled', 'archived'].map((status, index) =>
    blog(`hidden-${index}`, { ...on(2), status }),
  ),
  { ...blog('b', { ...on(5), title: 'A draft' }), _id: 'drafts.b' },
  caseStudy('study', on(2)),
]

it.each(engines)(
  'an article links to the published articles directly before and after it by date (%s)',
  async (engine) => {
    const { dataset, get, content, mirror } = await openSite(engine, documents)
    const around = async (id: string) => {
      const { previous, next } = (await get(`/api/blogs/${id}`)).body.data
      return [previous?.id ?? null, next?.id ?? null]
    }
    const all = async () => Promise.all(['a', 'b', 'c', 'd'].map(around))
    expect(await all()).toEqual([
      [null, 'b'],
      ['a', 'd'],
      ['d', null],
      ['b', 'c'],
    ])
    expect((await get('/api/case-studies/study')).body.data).toMatchObject({
      previous: null,
      next: null,
    })
    const cached = '/api/blogs/a'
    await get(cached)
    expect(content.kept(cached)).toBeDefined()

    await put(dataset, blog('b', { ...on(2), status: 'archived' }))
    expect(content.kept(cached)).toBeUndefined()
    expect(await around('a')).toEqual([null, 'd'])

    await put(dataset, blog('d', { ...on(3), title: 'Another title' }))
    expect((await get(cached)).body.data.next).toEqual({
      id: 'd',
      slug: 'slug-d',
      status: 'published',
      title: 'Another title',
    })

    await put(dataset, blog('c', { publishedAt: '2026-02-01T09:00:00Z' }))
    expect(await around('a')).toEqual(['c', 'd'])

    mirror.hide('c', 'blog')
    expect(await around('a')).toEqual([null, 'd'])
  },
)
