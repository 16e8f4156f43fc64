import { describe, expect, it } from 'vitest'
import { blog, put, remove } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'

const databases = useDatabases()

const redirect = (id: string, from: string, to: string, made: string) => ({
  _id: id,
  _type: 'redirect',
  _createdAt: made,
  from,
  to,
})

describe.each(engines)('addresses that several articles had (%s)', (engine) => {
  const open = async (where: 'embedded' | 'elsewhere' = 'embedded') => {
    const site = await openTestEditing(await databases.open(engine, allMigrations), where)
    const leads = async (path: string) => (await site.redirects.follow(path))?.to
    const make = async (title: string, slug: string, status = 'published') =>
      site.call('POST', '/api/blogs/', { json: { title, slug, status, excerpt: 'x', body: 'x' } })
    const move = async (id: string, slug: string) =>
      site.call('POST', `/api/blogs/${id}/address/`, { json: { slug } })
    const states = async () => {
      const { body } = await site.call('GET', '/api/redirects/?sort=from')
      const rows: { from: string; to: string; state: string }[] = body.results
      return rows.map(({ from, to, state }) => `${from} ${to} ${state}`)
    }
    /** Creates post A, moves it from `one` to `two`, then creates post B at `one`. */
    const both = async () => {
      const a = (await make('A', 'one')).body.data.id
      await move(a, 'two')
      const b = (await make('B', 'one')).body.data.id
      return { a, b }
    }
    const status = async (slug: string) => {
      const answer = await site.call('GET', `/api/blogs/${slug}/`, { as: null })
      return [answer.status, answer.headers.get('location')]
    }
    return { ...site, leads, make, move, states, both, status }
  }

  it.each(['embedded', 'elsewhere'] as const)(
    'a redirect applies again after the article at its path is deleted (lake: %s)',
    async (where) => {
      const { call, both, status, states, leads } = await open(where)
      const { b } = await both()
      expect(await status('one')).toEqual([200, null])
      expect(await states()).toEqual(['/blogs/one /blogs/two page_stands'])
      expect((await call('DELETE', `/api/blogs/${b}/`)).status).toBe(200)
      expect(await status('one')).toEqual([308, '/api/blogs/two/'])
      expect(await leads('/sanity/blogs/one')).toBe('/sanity/blogs/two')
      expect(await states()).toEqual(['/blogs/one /blogs/two works'])
    },
  )

  it('a redirect applies while the article at its path is unpublished', async () => {
    const { call, both, status } = await open()
    const { b } = await both()
    await call('PUT', `/api/blogs/${b}/`, { json: { status: 'archived' } })
    expect(await status('one')).toEqual([308, '/api/blogs/two/'])
    await call('DELETE', `/api/blogs/${b}/`)
    const restored = await call('POST', `/api/trash/${b}/restore/`)
    expect(restored.status).toBe(200)
    expect(await status('one')).toEqual([308, '/api/blogs/two/'])
    await call('PUT', `/api/blogs/${b}/`, { json: { status: 'published' } })
    expect(await status('one')).toEqual([200, null])
  })

  it('a path leads to the article that left it last, and after the deletion of this article to the one before', async () => {
    const { call, both, move, status, states } = await open()
    const { a, b } = await both()
    await move(b, 'four')
    expect(await status('one')).toEqual([308, '/api/blogs/four/'])
    expect(await states()).toEqual([
      '/blogs/one /blogs/four works',
      '/blogs/one /blogs/two superseded',
    ])
    await call('DELETE', `/api/blogs/${b}/`)
    expect(await status('one')).toEqual([308, '/api/blogs/two/'])
    expect(await states()).toEqual([
      '/blogs/one /blogs/four leads_nowhere',
      '/blogs/one /blogs/two works',
    ])
    await move(a, 'five')
    expect(await status('one')).toEqual([308, '/api/blogs/five/'])
    await call('DELETE', `/api/blogs/${a}/`)
    expect((await status('one'))[0]).toBe(404)
  })

  it('an article that moves back to an address removes its redirects from this address', async () => {
    const { call, make, move, states, dataset } = await open()
    const { id } = (await make('A', 'one')).body.data
    for (const slug of ['two', 'three', 'one', 'four', 'one']) await move(id, slug)
    expect(await states()).toEqual([
      '/blogs/four /blogs/one works',
      '/blogs/three /blogs/one works',
      '/blogs/two /blogs/three works',
    ])
    await call('DELETE', `/api/blogs/${id}/`)
    expect(dataset.get(id)).toBeUndefined()
  })

  it('the newest redirect that reaches a page applies, even if other redirects form a cycle', async () => {
    const { dataset, leads } = await open()
    await put(
      dataset,
      blog('a'),
      redirect('1', '/x', '/blogs/slug-a', '2026-01-01T00:00:00Z'),
      redirect('2', '/x', '/y', '2026-01-02T00:00:00Z'),
      redirect('3', '/y', '/x', '2026-01-03T00:00:00Z'),
      redirect('4', '/x', '/nowhere', '2026-01-04T00:00:00Z'),
    )
    expect(await leads('/x')).toBe('/blogs/slug-a')
    expect(await leads('/y')).toBe('/blogs/slug-a')
    await remove(dataset, '1')
    expect(await leads('/x')).toBeUndefined()
  })

  it('redirects apply while the CMS is unavailable', async () => {
    const { call, both, leads, lake } = await open('elsewhere')
    const { b } = await both()
    await lake.stop()
    const waits = await call('DELETE', `/api/blogs/${b}/`)
    expect(waits.status).toBe(202)
    expect(await leads('/blogs/one')).toBe('/blogs/two')
    await lake.restart()
    await expect.poll(() => call('GET', `/api/blogs/${b}/`).then((got) => got.status)).toBe(404)
    expect(await leads('/blogs/one')).toBe('/blogs/two')
  })

  it('a redirect may lead to a page whose path has an older redirect', async () => {
    const { call, both } = await open()
    await both()
    const json = { from: '/old', to: '/blogs/one', permanent: true }
    expect((await call('POST', '/api/redirects/', { json })).status).toBe(201)
  })

  it('a change that would make a redirect lead back to itself is rejected', async () => {
    const { call, dataset } = await open()
    await put(dataset, redirect('a', '/a', '/about', '2026-01-01T00:00:00Z'))
    await put(dataset, redirect('b', '/b', '/a', '2026-01-02T00:00:00Z'))
    const json = { from: '/a', to: '/b', permanent: true }
    const refused = await call('PUT', '/api/redirects/a/', { json })
    expect(refused.body.error.fields.to).toMatch(/leads back/)
  })

  describe('the editor', () => {
    const now =
      'Visitors to /blogs/one see this article now. They were redirected to /blogs/two, and will be again if it goes.'
    const later =
      'Visitors to /blogs/one are redirected to /blogs/two. They see this article instead once it is published.'

    it('a warning appears when an article is created at a redirected address, as a draft or published', async () => {
      const { call, make, move } = await open()
      const a = await make('A', 'one')
      expect(a.body.warnings).toBeUndefined()
      const moved = await move(a.body.data.id, 'two')
      expect(moved.body.warnings).toBeUndefined()
      const b = await make('B', 'one', 'draft')
      expect([b.status, b.body.warnings]).toEqual([201, { slug: later }])
      const path = `/api/blogs/${b.body.data.id}/`
      const edited = await call('PUT', path, { json: { title: 'C' } })
      expect(edited.body.warnings).toBeUndefined()
      const out = await call('PUT', path, { json: { status: 'published' } })
      expect([out.status, out.body.warnings]).toEqual([200, { slug: now }])
      const again = await call('PUT', path, { json: { status: 'published', title: 'D' } })
      expect(again.body.warnings).toBeUndefined()
    })

    it('a warning appears when the slug or the address of an article is changed to a redirected one', async () => {
      const { call, make, move } = await open()
      await move((await make('A', 'one')).body.data.id, 'two')
      const b = (await make('B', 'three', 'draft')).body.data.id
      const named = await call('PUT', `/api/blogs/${b}/`, { json: { slug: 'one' } })
      expect(named.body.warnings).toEqual({ slug: later })
      const c = (await make('C', 'four')).body.data.id
      await call('DELETE', `/api/blogs/${b}/`)
      expect((await move(c, 'one')).body.warnings).toEqual({ slug: now })
    })

    it('the warning about a redirected address appears even while the CMS is unavailable', async () => {
      const { make, move, lake } = await open('elsewhere')
      await move((await make('A', 'one')).body.data.id, 'two')
      await lake.stop()
      const b = await make('B', 'one', 'draft')
      expect([b.status, b.body.warnings]).toEqual([202, { slug: later }])
    })

    it('no warning appears if the redirect leads to no visible page', async () => {
      const { make, dataset } = await open()
      await put(dataset, redirect('r', '/blogs/one', '/blogs/gone', '2026-01-01T00:00:00Z'))
      expect((await make('B', 'one', 'draft')).body.warnings).toBeUndefined()
    })
  })
})
