import { describe, expect, it } from 'vitest'
import { blog, put, remove } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'

const databases = useDatabases()

const redirect = (id: string, from: string, to: string, more: object = {}) => ({
  _id: id,
  _type: 'redirect',
  from,
  to,
  ...more,
})

describe.each(engines)('the redirects of the site (%s)', (engine) => {
  const open = async (where: 'embedded' | 'elsewhere' = 'embedded') => {
    const site = await openTestEditing(await databases.open(engine, allMigrations), where)
    const leads = async (path: string) => (await site.redirects.follow(path))?.to
    const rest = async (id: string) => {
      const answer = await site.call('GET', `/api/blogs/${id}/`, { as: null })
      return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]
    }
    const list = async (query = '') =>
      (await site.call('GET', `/api/redirects/${query}`)).body.results
    return { ...site, leads, rest, list }
  }

  it.each(['embedded', 'elsewhere'] as const)(
    'the old addresses of an article lead to its new address (lake: %s)',
    async (where) => {
      const { call, leads, rest } = await open(where)
      const made = await call('POST', '/api/blogs/', {
        json: { title: 'A post', slug: 'one', excerpt: 'x', body: 'Text', status: 'published' },
      })
      const { id } = made.body.data
      expect(made.body.data.frozen_slug).toBe('one')
      const refused = await call('PUT', `/api/blogs/${id}/`, { json: { slug: 'two' } })
      expect(refused.status).toBe(422)
      expect(refused.body.error.fields.slug).toMatch(/^Use “Change address” instead/)
      const same = await call('PUT', `/api/blogs/${id}/`, { json: { slug: 'one', title: 'B' } })
      expect(same.status).toBe(200)

      const moved = await call('POST', `/api/blogs/${id}/address/`, { json: { slug: 'two' } })
      expect(moved.status).toBe(200)
      expect(moved.body.data).toMatchObject({ slug: 'two', frozen_slug: 'two', is_live: true })
      expect((await rest('two'))[0]).toBe(200)
      expect(await rest('one')).toEqual([308, '/api/blogs/two/', 'max-age=3600'])
      expect(await leads('/blogs/one')).toBe('/blogs/two')
      expect(await leads('/sanity/blogs/one')).toBe('/sanity/blogs/two')

      await call('POST', `/api/blogs/${id}/address/`, { json: { slug: 'three' } })
      expect(await leads('/blogs/one')).toBe('/blogs/three')
      expect(await leads('/blogs/two')).toBe('/blogs/three')

      // When an article gets an old address back, the redirect from this address is removed, so no cycle remains.
      await call('POST', `/api/blogs/${id}/address/`, { json: { slug: 'one' } })
      expect((await rest('one'))[0]).toBe(200)
      expect(await leads('/blogs/two')).toBe('/blogs/one')
      expect(await leads('/blogs/three')).toBe('/blogs/one')
      expect(await leads('/blogs/one')).toBeUndefined()
    },
  )

  it('a change of address changes draft and published copy and creates a redirect, unless the expected revision is outdated', async () => {
    const { call, dataset, list } = await open()
    await put(dataset, blog('a'), { ...blog('a', { title: 'Unpublished' }), _id: 'drafts.a' })
    const stale = await call('POST', '/api/blogs/a/address/', {
      json: { slug: 'new', revision: 'another' },
    })
    expect(stale.status).toBe(409)
    const moved = await call('POST', '/api/blogs/a/address/', { json: { slug: 'new' } })
    expect(moved.body.data).toMatchObject({ title: 'Unpublished', slug: 'new' })
    expect(dataset.get('a')).toMatchObject({ title: 'Title of a', slug: { current: 'new' } })
    expect(dataset.get('drafts.a')).toMatchObject({ slug: { current: 'new' } })
    expect(await list()).toMatchObject([
      { from: '/blogs/slug-a', to: '/blogs/new', state: 'works' },
    ])
    await put(dataset, blog('b'))
    const taken = await call('POST', '/api/blogs/a/address/', { json: { slug: 'slug-b' } })
    expect(taken.body.error.fields.slug).toBe(
      'Choose another address. Another article has this one',
    )
  })

  it('publishing a draft with another slug does not change the address of a live article', async () => {
    const { call, dataset } = await open()
    const draft = blog('a', { title: 'New', slug: { current: 'stray' } })
    await put(dataset, blog('a'), { ...draft, _id: 'drafts.a' })
    const out = await call('PUT', '/api/blogs/a/', { json: { status: 'published' } })
    expect(out.body.data).toMatchObject({ title: 'New', slug: 'slug-a', frozen_slug: 'slug-a' })
  })

  it('a redirect applies until an article at its path is published; an unpublished article does not end it', async () => {
    const { call, dataset, leads, rest, list } = await open()
    await put(dataset, blog('a'), redirect('r', '/blogs/old', '/blogs/slug-a'))
    const fresh = { title: 'Old again', slug: 'old', excerpt: 'x', body: 'Text' }
    const { body } = await call('POST', '/api/blogs/', { json: fresh })
    expect(await leads('/blogs/old')).toBe('/blogs/slug-a')
    await call('PUT', `/api/blogs/${body.data.id}/`, { json: { status: 'published' } })
    expect((await rest('old'))[0]).toBe(200)
    expect(await list()).toMatchObject([{ id: 'r', state: 'page_stands' }])
  })

  it('redirects do not reveal a page that is hidden from visitors', async () => {
    const { dataset, leads, rest, list, mirror } = await open()
    await put(
      dataset,
      { ...blog('secret'), _id: 'drafts.secret' },
      blog('off', { status: 'archived' }),
      blog('seen'),
      redirect('a', '/to-draft', '/blogs/slug-secret'),
      redirect('b', '/blogs/to-archived', '/blogs/slug-off'),
      redirect('drafts.c', '/unpublished', '/about'),
      redirect('d', '/seen', '/blogs/slug-seen'),
      redirect('e', '/elsewhere', '//evil.example'),
      redirect('f', '/api/blogs', '/about'),
    )
    expect(await leads('/to-draft')).toBeUndefined()
    expect(await leads('/blogs/to-archived')).toBeUndefined()
    expect(await rest('to-archived')).toEqual(await rest('never-there'))
    expect(await leads('/unpublished')).toBeUndefined()
    expect(await leads('/elsewhere')).toBeUndefined()
    expect(await leads('/api/blogs')).toBeUndefined()
    expect(await leads('/seen')).toBe('/blogs/slug-seen')
    mirror.hide('seen', 'blog')
    expect(await leads('/seen')).toBeUndefined()
    mirror.unhide('seen', 'blog')
    await remove(dataset, 'd')
    expect(await leads('/seen')).toBeUndefined()
    expect(await list('?search=draft&sort=from')).toMatchObject([
      { id: 'a', state: 'leads_nowhere' },
    ])
  })

  it('chains of redirects are followed, but cycles are not', async () => {
    const { dataset, leads, redirects } = await open()
    const chain = Array.from({ length: 12 }, (_, n) => redirect(`c${n}`, `/c${n}`, `/c${n + 1}`))
    await put(
      dataset,
      redirect('1', '/a', '/b', { permanent: false }),
      redirect('2', '/b', '/about'),
      redirect('3', '/x', '/y'),
      redirect('4', '/y', '/x'),
      redirect('5', '/caf%C3%A9/', '/about'),
      ...chain,
    )
    expect(await redirects.follow('/a')).toMatchObject({ to: '/about', permanent: false })
    expect(await redirects.follow('/b')).toMatchObject({ to: '/about', permanent: true })
    expect(await leads('/x')).toBeUndefined()
    expect(await leads('/c0')).toBeUndefined()
    expect(await leads('/caf%C3%A9')).toBe('/about')
  })

  it('staff can create, change and delete redirects, and see their numbers of requests', async () => {
    const { call, dataset, leads, list } = await open()
    await put(dataset, blog('a'))
    const send = async (method: string, json: unknown, id = '') =>
      call(method, `/api/redirects/${id}`, { json })
    const made = await send('POST', { from: ' /old/ ', to: '/blogs/slug-a', permanent: true })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({ from: '/old', hits: 0, last_hit_at: null })
    const { id } = made.body.data
    await leads('/old')
    await leads('/old')
    expect(await list()).toMatchObject([{ id, hits: 2, state: 'works' }])
    const { from, to } = { from: '/old', to: '/about' }
    expect((await send('PUT', { from, to, permanent: false }, `${id}/`)).body.data).toMatchObject({
      id,
      to,
      permanent: false,
      hits: 2,
    })
    const page = blog('b', { slug: { _type: 'slug', current: 'old' } })
    await put(dataset, page, redirect('w', '/blogs/old', '/blogs/slug-a'))
    const waiting = { from: '/blogs/old', to: '/about', permanent: true }
    expect((await send('PUT', waiting, 'w/')).body.data).toMatchObject({ state: 'page_stands' })
    const elsewhere = { ...waiting, from: '/old' }
    expect((await send('PUT', elsewhere, 'w/')).body.error.fields.from).toMatch(/already has one/)
    expect((await call('DELETE', `/api/redirects/${id}/`)).status).toBe(200)
    expect((await call('DELETE', `/api/redirects/${id}/`)).status).toBe(404)
    expect(await leads('/old')).toBeUndefined()
  })

  it.each([
    [{ from: 'old', to: '/about' }, { from: 'Start with one slash, as in /old-page' }],
    [{ from: '/admin/x', to: '/about' }, { from: expect.stringContaining('The site needs') }],
    [{ from: '/booking/manage/k', to: '/about' }, { from: expect.stringContaining('needs') }],
    [
      { from: '/contact', to: '/about' },
      { from: expect.stringContaining('A page already exists') },
    ],
    [
      { from: '/kyc-compliance', to: '/about' },
      { from: expect.stringContaining('A page already exists') },
    ],
    [
      { from: '/blogs/slug-a', to: '/about' },
      { from: expect.stringContaining('A page already exists') },
    ],
    [{ from: '/x', to: '/no-page' }, { to: expect.stringContaining('There is none') }],
    [{ from: '/x', to: '/blogs/slug-draft' }, { to: expect.stringContaining('There is none') }],
    [{ from: '/x', to: 'https://evil.example/' }, { to: expect.any(String) }],
    [{ from: '/x', to: '//evil.example' }, { to: expect.any(String) }],
    [{ from: '/x', to: '/\\evil.example' }, { to: expect.any(String) }],
    [{ from: '/x', to: '/x/' }, { to: expect.stringContaining('leads to itself') }],
    [{ from: '/known', to: '/contact' }, { from: expect.stringContaining('already has one') }],
  ])('an invalid redirect is rejected: %j', async (paths, fields) => {
    const { call, dataset } = await open()
    await put(
      dataset,
      blog('a'),
      { ...blog('draft'), _id: 'drafts.draft' },
      redirect('k', '/known', '/about'),
    )
    const refused = await call('POST', '/api/redirects/', { json: { ...paths, permanent: true } })
    expect(refused.status).toBe(422)
    expect(refused.body.error.fields).toEqual(fields)
  })

  it('redirects apply while the CMS is unavailable, but cannot be changed', async () => {
    const { call, dataset, lake, leads } = await open('elsewhere')
    await put(dataset, blog('a'), redirect('r', '/old', '/blogs/slug-a'))
    await expect.poll(() => leads('/old')).toBe('/blogs/slug-a')
    await lake.stop()
    expect(await leads('/old')).toBe('/blogs/slug-a')
    const json = { from: '/x', to: '/about', permanent: true }
    const refused = await call('POST', '/api/redirects/', { json })
    expect(refused.status).toBe(503)
    expect(refused.body.error.message).toMatch(/^Try again in a moment/)
    // Like any other change, a change of address is queued, together with its redirect.
    const waits = await call('POST', '/api/blogs/a/address/', { json: { slug: 'new' } })
    expect(waits.status).toBe(202)
    await lake.restart()
    await expect.poll(() => leads('/blogs/slug-a')).toBe('/blogs/new')
  })

  it('visitors cannot list redirects', async () => {
    const { call } = await open()
    const json = { from: '/x', to: '/about', permanent: true }
    expect((await call('POST', '/api/redirects/', { json, as: null })).status).toBe(401)
    expect((await call('GET', '/api/redirects/', { as: null })).status).toBe(401)
    expect((await call('GET', '/api/missed-addresses/', { as: null })).status).toBe(401)
  })
})
