import { describe, expect, it } from 'vitest'
import { blog, put, reference, remove } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { staffBlogAnswer } from '#shared/contracts/editing.ts'
import { post, copies } from './article.test-support.ts'

const databases = useDatabases()

describe.each(engines)('editing over REST (%s)', (engine) => {
  const open = async (where: 'embedded' | 'elsewhere' = 'embedded') =>
    openTestEditing(await databases.open(engine, allMigrations), where)

  it('generates the slug of a draft from its title until a slug is set', async () => {
    const { call } = await open()
    const { id } = (await call('POST', '/api/blogs/?publish=false', { json: { title: 'N' } })).body
      .data
    const slugAfter = async (json: object) =>
      (await call('PUT', `/api/blogs/${id}/?publish=false`, { json })).body.data.slug
    expect(await slugAfter({ title: 'New and free' })).toBe('new-and-free')
    expect(await slugAfter({ excerpt: 'Else' })).toBe('new-and-free')
    expect(await slugAfter({ slug: 'given' })).toBe('given')
    expect(await slugAfter({ title: 'Newer' })).toBe('given')
  })

  it.each(['embedded', 'elsewhere'] as const)(
    'supports all steps in the life of a post (lake: %s)',
    async (where) => {
      const { call, dataset } = await open(where)
      const created = await call('POST', '/api/blogs/', { json: post })
      expect(created.status).toBe(201)
      const { data } = staffBlogAnswer.parse(created.body)
      expect(data).toMatchObject({ status: 'draft', is_live: false, pending: false })
      expect(data.body.map(({ style }) => style)).toEqual(['normal', 'h2', 'normal'])
      const { id } = data
      expect(copies(dataset, id).published).toBeUndefined()
      expect((await call('GET', `/api/blogs/${post.slug}/`, { as: null })).status).toBe(404)

      const published = await call('PUT', `/api/blogs/${id}/`, {
        json: { status: 'published', revision: data.revision },
      })
      expect(published.status).toBe(200)
      expect(published.body.data).toMatchObject({ is_live: true, has_unpublished_changes: false })
      expect(Date.parse(published.body.data.published_at)).toBeLessThanOrEqual(Date.now())
      expect(copies(dataset, id).draft).toBeUndefined()
      const seen = await call('GET', `/api/blogs/${post.slug}/`, { as: null })
      expect(seen.body.data.title).toBe(post.title)

      const saved = await call('PUT', `/api/blogs/${id}/?publish=false`, {
        json: { title: 'Records that stay' },
        headers: { 'if-match': `"${published.body.data.revision}"` },
      })
      expect(saved.body.data).toMatchObject({
        title: 'Records that stay',
        status: 'published',
        is_live: true,
        has_unpublished_changes: true,
      })
      const unchanged = await call('GET', `/api/blogs/${id}/`, { as: null })
      expect(unchanged.body.data.title).toBe(post.title)

      const archived = await call('PUT', `/api/blogs/${id}/`, { json: { status: 'archived' } })
      expect(archived.body.data).toMatchObject({ status: 'archived', is_live: false })
      expect((await call('GET', `/api/blogs/${id}/`, { as: null })).status).toBe(404)
      expect(copies(dataset, id).published?.['status']).toBe('archived')

      const again = await call('PUT', `/api/blogs/${id}/`, { json: { status: 'published' } })
      expect(again.body.data.published_at).toBe(published.body.data.published_at)
      const renamed = await call('GET', `/api/blogs/${id}/`, { as: null })
      expect(renamed.body.data.title).toBe('Records that stay')

      const gone = await call('DELETE', `/api/blogs/${id}/`)
      expect(gone.body).toEqual({ success: true, data: { id } })
      expect(copies(dataset, id)).toEqual({})
      expect((await call('GET', `/api/blogs/${id}/`)).status).toBe(404)
    },
  )

  it('edits the draft that was created in the Studio, and rejects an outdated revision', async () => {
    const { call, dataset } = await open()
    await put(dataset, blog('a'), { ...blog('a', { title: 'In the Studio' }), _id: 'drafts.a' })
    const read = await call('GET', '/api/blogs/a/')
    expect(read.body.data).toMatchObject({ title: 'In the Studio', has_unpublished_changes: true })
    expect(read.headers.get('etag')).toBe(`"${read.body.data.revision}"`)
    await put(dataset, { ...blog('a', { title: 'Typed meanwhile' }), _id: 'drafts.a' })
    const stale = await call('PUT', '/api/blogs/a/', {
      json: { title: 'Mine', revision: read.body.data.revision },
    })
    expect(stale.status).toBe(409)
    expect(stale.body.error).toMatchObject({ code: 'conflict' })
    expect(stale.body.error.fields.revision).toBe(dataset.get('drafts.a')?._rev)
    expect(dataset.get('drafts.a')?.['title']).toBe('Typed meanwhile')
  })

  it.each(['published', 'archived'])(
    'shows a post with the status “%s” as unchanged after an edit was reverted',
    async (status) => {
      const { call, dataset } = await open()
      for (const id of ['one', 'two']) {
        await put(dataset, { _id: id, _type: 'category', title: id, slug: { current: id } })
      }
      await put(dataset, blog('a', { status, category: reference('one') }), blog('b', { status }))
      for (const [id, before] of [
        ['a', 'one'],
        ['b', null],
      ] as const) {
        const published = dataset.get(id)
        const write = async (category: string | null, revision: string | undefined) =>
          call('PUT', `/api/blogs/${id}/`, { json: { category, revision } })
        const edited = await write('two', published?._rev)
        expect(edited.body.data).toMatchObject({ category: { id: 'two' }, status })
        expect(edited.body.data.has_unpublished_changes).toBe(true)
        expect((await write(before, published?._rev)).status).toBe(409)
        const back = await write(before, edited.body.data.revision)
        expect(back.status).toBe(200)
        expect(back.body.data).toMatchObject({
          category: before === null ? null : { id: before },
          has_unpublished_changes: false,
          revision: published?._rev,
        })
        expect(copies(dataset, id)).toEqual({ draft: undefined, published })
      }
    },
  )

  it('creates one post for a repeated request, and rejects a different post with the same Idempotency-Key', async () => {
    const { call, dataset } = await open()
    const headers = { 'idempotency-key': 'one' }
    const [first, second] = await Promise.all([
      call('POST', '/api/blogs/', { json: post, headers }),
      call('POST', '/api/blogs/', { json: post, headers }),
    ])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    // Both responses contain the ETag that the next edit needs.
    expect(first.headers.get('etag')).toBe(`"${first.body.data.revision}"`)
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
    expect([...dataset.all()].filter(({ _type }) => _type === 'blog')).toHaveLength(1)
    const other = await call('POST', '/api/blogs/', { json: { title: 'Other' }, headers })
    expect(other.status).toBe(422)
    const theirs = await call('POST', '/api/blogs/', {
      json: { ...post, slug: 'of-eve' },
      headers,
      as: 'eve',
    })
    expect(theirs.status).toBe(201)
  })

  it('refuses to delete a post to which other documents link, and lists these by title, without ids in the message', async () => {
    const { call, dataset } = await open()
    const link = { ...reference('a'), _key: 'a' }
    await put(
      dataset,
      blog('a'),
      blog('b', { relatedBlogs: [link] }),
      blog('drafts.b', { relatedBlogs: [link], title: 'Edited title of b' }),
      blog('drafts.c', { relatedBlogs: [link] }),
      blog('d', { relatedBlogs: [{ ...link, _weak: true }] }),
    )
    const answer = await call('DELETE', '/api/blogs/a/')
    expect(answer.status).toBe(409)
    expect(answer.body.error).toMatchObject({
      message: 'Remove the links to it first. Other articles link to it',
      fields: { referring: 'Linked from 2 places' },
    })
    expect(dataset.get('a')).toBeDefined()
    const place = 'Related articles'
    const both = { in_public_copy: true, in_draft: true }
    expect((await call('GET', '/api/blogs/a/referrers/')).body.data).toEqual([
      { id: 'b', type: 'blog', title: 'Edited title of b', place, ...both },
      { id: 'c', type: 'blog', title: 'Title of drafts.c', place, ...both, in_public_copy: false },
    ])
    await remove(dataset, 'b', 'drafts.b', 'drafts.c')
    expect((await call('GET', '/api/blogs/a/referrers/')).body.data).toEqual([])
    expect((await call('DELETE', '/api/blogs/a/')).status).toBe(200)
  })

  it('lists the documents that link to a post for staff only, and returns 404 for a missing post', async () => {
    const { call, dataset } = await open()
    await put(dataset, blog('a'))
    expect((await call('GET', '/api/blogs/a/referrers/', { as: null })).status).toBe(401)
    expect((await call('GET', '/api/blogs/none/referrers/')).status).toBe(404)
  })

  it.each(['POST', 'PUT', 'DELETE'])('rejects %s by visitors', async (method) => {
    const { call, dataset } = await open()
    await put(dataset, blog('a'))
    const path = method === 'POST' ? '/api/blogs/' : '/api/blogs/a/'
    const json = method === 'DELETE' ? undefined : post
    expect((await call(method, path, { json, as: null })).status).toBe(401)
    expect(dataset.get('a')?.['title']).toBe('Title of a')
  })
})
