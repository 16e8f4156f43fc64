import { describe, expect, it, vi } from 'vitest'
import { blog, put } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing, putPosts } from '#server/testing/editing.test-support.ts'
import { outboxAnswer, staffBlogAnswer } from '#shared/contracts/editing.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'

const databases = useDatabases()

describe.each(engines)('the outbox (%s)', (engine) => {
  const open = async () => openTestEditing(await databases.open(engine, allMigrations), 'elsewhere')

  it.each(['stop', 'kill'] as const)(
    'stores writes after a %s of the lake, shows them to staff only, and sends them when the lake is available again',
    async (how) => {
      const { call, dataset, lake, outbox } = await open()
      await putPosts({ call, dataset }, 'a')
      await lake[how]()

      const edited = await call('PUT', '/api/blogs/a/', {
        json: { title: 'Written in the dark', status: 'published' },
      })
      expect(edited.status).toBe(202)
      expect(edited.body).toMatchObject({ success: true, pending: true })
      const { data } = staffBlogAnswer.parse(edited.body)
      expect(data).toMatchObject({ title: 'Written in the dark', pending: true })
      const twice = await call('PUT', '/api/blogs/a/', {
        json: { excerpt: 'And again', revision: data.revision, status: 'published' },
      })
      expect(twice.status).toBe(202)
      const created = await call('POST', '/api/blogs/', { json: { title: 'New in the dark' } })
      expect(created.status).toBe(202)

      const listed = await call('GET', '/api/blogs/?sort=title')
      expect(listed.body.results.map(({ title }: { title: string }) => title)).toEqual([
        'New in the dark',
        'Written in the dark',
      ])
      const visitors = await call('GET', '/api/blogs/a/', { as: null })
      expect(visitors.body.data.title).toBe('Title of a')
      expect(dataset.get('a')?.['title']).toBe('Title of a')
      expect(await outbox.counts()).toEqual({ waiting: 3, conflicts: 0 })

      await lake.restart()
      expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 0 })
      expect(dataset.get('a')).toMatchObject({ title: 'Written in the dark', excerpt: 'And again' })
      expect(dataset.get(`drafts.${created.body.data.id}`)?.['title']).toBe('New in the dark')
      const after = await call('GET', '/api/blogs/a/')
      expect(after.body.data).toMatchObject({ title: 'Written in the dark', pending: false })
      expect((await call('GET', '/api/blogs/a/', { as: null })).body.data.excerpt).toBe('And again')
    },
  )

  it('merges repeated saves of one user, but not saves of different users', async () => {
    const { call, dataset, lake, outbox } = await open()
    await putPosts({ call, dataset }, 'a')
    await lake.stop()
    const save = async (json: object, as: 'ada' | 'eve' = 'ada') =>
      (await call('PUT', '/api/blogs/a/?publish=false', { json, as })).status
    expect(await save({ title: 'One' })).toBe(202)
    expect(await save({ title: 'Two', excerpt: 'Written' })).toBe(202)
    expect(await save({ title: 'Three', tags: ['x'] })).toBe(202)
    expect(await outbox.counts()).toEqual({ waiting: 1, conflicts: 0 })
    expect(await save({ title: 'By another' }, 'eve')).toBe(202)
    expect(await save({ tags: [] })).toBe(202)
    expect(await outbox.counts()).toEqual({ waiting: 3, conflicts: 0 })
    await lake.restart()
    expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 0 })
    expect(dataset.get('drafts.a')).toMatchObject({
      title: 'By another',
      excerpt: 'Written',
      status: 'published',
    })
    expect(dataset.get('a')?.['title']).toBe('Title of a')
  })

  it('merges a save and its publication into one write, and reports a conflict with a concurrent publication', async () => {
    const { call, dataset, lake, outbox } = await open()
    await putPosts({ call, dataset }, 'a', 'b')
    await lake.stop()
    for (const id of ['a', 'b']) {
      const json = { title: `Saved ${id}`, tags: ['x'] }
      expect((await call('PUT', `/api/blogs/${id}/?publish=false`, { json })).status).toBe(202)
      const status = { status: 'published' }
      expect((await call('PUT', `/api/blogs/${id}/`, { json: status })).status).toBe(202)
    }
    const made = await call('POST', '/api/blogs/?publish=false', { json: { title: 'New' } })
    const { id } = made.body.data
    const out = { status: 'published', slug: 'new', excerpt: 'E', body: 'Text.' }
    expect((await call('PUT', `/api/blogs/${id}/`, { json: out })).status).toBe(202)
    expect(await outbox.counts()).toEqual({ waiting: 3, conflicts: 0 })
    await put(dataset, blog('a', { title: 'Theirs' }))

    await lake.restart()
    expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 1 })
    expect(dataset.get('a')?.['title']).toBe('Theirs')
    expect(dataset.get('drafts.a')).toBeUndefined()
    expect((await call('GET', '/api/blogs/a/')).body.data).toMatchObject({
      title: 'Theirs',
      contested: true,
    })
    expect(dataset.get('b')).toMatchObject({ title: 'Saved b', tags: ['x'], status: 'published' })
    expect(dataset.get(id)).toMatchObject({ title: 'New', excerpt: 'E', status: 'published' })
    expect(dataset.get(`drafts.${id}`)).toBeUndefined()
  })

  it.each([
    ['an unpublishing', 'PUT', { status: 'archived' }],
    ['a deletion', 'DELETE', undefined],
  ] as const)(
    'hides the article from visitors at once after %s, before the lake makes the change',
    async (_name, method, json) => {
      const { call, dataset, lake } = await open()
      await put(dataset, blog('a'), blog('b'))
      await vi.waitFor(
        async () => expect((await call('GET', '/api/blogs/', { as: null })).body.count).toBe(2),
        PATIENT,
      )
      await lake.stop()
      expect((await call(method, '/api/blogs/a/', { json })).status).toBe(202)
      expect((await call('GET', '/api/blogs/a/', { as: null })).status).toBe(404)
      const list = await call('GET', '/api/blogs/', { as: null })
      expect(list.body.results.map(({ id }: { id: string }) => id)).toEqual(['b'])
      await lake.restart()
      expect(dataset.get('a')?.['status']).toBe(method === 'PUT' ? 'archived' : undefined)
      expect((await call('GET', '/api/blogs/a/', { as: null })).status).toBe(404)
    },
  )

  it.each(['up', 'down'] as const)(
    'sends other writes although the lake has rejected one (lake at first: %s)',
    async (state) => {
      const { call, dataset, lake, outbox } = await open()
      await putPosts({ call, dataset }, 'a')
      await lake.stop()
      await call('PUT', '/api/blogs/a/', { json: { title: 'Mine', status: 'published' } })
      await put(dataset, blog('a', { title: 'Theirs' }))
      await lake.restart()
      expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 1 })

      if (state === 'down') await lake.stop()
      const json = { excerpt: 'Gone on with', status: 'published' }
      const written = await call('PUT', '/api/blogs/a/', { json })
      expect(written.status).toBe(state === 'up' ? 200 : 202)
      expect(written.body.data).toMatchObject({
        title: 'Theirs',
        pending: state === 'down',
        contested: true,
      })
      if (state === 'down') await lake.restart()
      await vi.waitFor(
        () => expect(dataset.get('a')).toMatchObject({ title: 'Theirs', excerpt: 'Gone on with' }),
        PATIENT,
      )
      await vi.waitFor(
        async () => expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 1 }),
        PATIENT,
      )
      const shown = await call('GET', '/api/blogs/a/', { as: null })
      expect(shown.body.data).toMatchObject({ title: 'Theirs', excerpt: 'Gone on with' })

      // The rejected change still waits for a user's decision.
      const { data } = outboxAnswer.parse((await call('GET', '/api/outbox/')).body)
      expect(data.map(({ mine, theirs }) => [mine?.title, theirs?.title])).toEqual([
        ['Mine', 'Theirs'],
      ])
      const path = `/api/outbox/${data[0]?.id}/resolve/`
      expect((await call('POST', path, { json: { keep: 'mine' } })).status).toBe(200)
      expect(dataset.get('a')?.['title']).toBe('Mine')
      expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 0 })
    },
  )

  it('applies a write once if the response to it was lost', async () => {
    const { call, dataset, lake, outbox, writer } = await open()
    await putPosts({ call, dataset }, 'a')
    await lake.stop()
    await call('PUT', '/api/blogs/a/', { json: { title: 'Once', status: 'published' } })
    const [write] = await outbox.all()
    // Makes the write in the lake, as if only the response had been lost.
    await dataset.mutate([...(write?.mutations ?? [])], {
      author: 'eve',
      transactionId: write?.transactionId ?? '',
    })
    const revision = dataset.get('a')?._rev
    await lake.restart()
    await writer.flush()
    expect(dataset.get('a')).toMatchObject({ title: 'Once', _rev: revision })
    expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 0 })
  })
})
