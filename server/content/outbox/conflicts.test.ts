import { describe, expect, it } from 'vitest'
import { blog, put, remove } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing, putPosts } from '#server/testing/editing.test-support.ts'
import { outboxAnswer, staffBlogAnswer } from '#shared/contracts/editing.ts'

const databases = useDatabases()

describe.each(engines)('conflicts of the outbox (%s)', (engine) => {
  const open = async () => openTestEditing(await databases.open(engine, allMigrations), 'elsewhere')

  it.each(['mine', 'theirs'] as const)(
    'a conflict shows both versions and overwrites neither until staff choose a version (%s)',
    async (keep) => {
      const { call, dataset, lake, outbox, logged } = await open()
      await putPosts({ call, dataset }, 'a')
      await lake.stop()
      const json = { title: 'Mine', status: 'published' }
      await call('PUT', '/api/blogs/a/', { json, as: 'eve' })
      // Publishes a change by another client, while only this site cannot reach the lake.
      await put(dataset, blog('a', { title: 'Theirs' }))
      await lake.restart()
      expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 1 })
      expect(dataset.get('a')?.['title']).toBe('Theirs')
      expect((await call('GET', '/api/blogs/a/')).body.data.title).toBe('Theirs')

      const waiting = outboxAnswer.parse((await call('GET', '/api/outbox/')).body).data
      expect(waiting).toHaveLength(1)
      expect(waiting[0]).toMatchObject({ state: 'conflict', by: 'Eve', article_id: 'a' })
      expect([waiting[0]?.mine?.title, waiting[0]?.theirs?.title]).toEqual(['Mine', 'Theirs'])
      const path = `/api/outbox/${waiting[0]?.id}/resolve/`
      expect((await call('POST', path, { json: { keep }, as: null })).status).toBe(401)
      expect((await call('POST', path, { json: { keep } })).status).toBe(200)
      expect(logged).toContainEqual(
        expect.objectContaining({
          message:
            keep === 'mine'
              ? 'Ada applied a refused change to the blog “Title of a”'
              : 'Ada dropped a refused change to the blog “Title of a”',
          data: { of: 'eve', by: 'ada', object: { kind: 'blog', id: 'a', name: 'Title of a' } },
        }),
      )
      const title = keep === 'mine' ? 'Mine' : 'Theirs'
      expect(dataset.get('a')?.['title']).toBe(title)
      expect((await call('GET', '/api/blogs/a/', { as: null })).body.data.title).toBe(title)
      expect((await call('GET', '/api/outbox/')).body.data).toEqual([])
      expect((await call('POST', path, { json: { keep } })).status).toBe(404)
    },
  )

  it('a conflict shows the version in the lake after the rejection even if the rejected save was made later', async () => {
    const { call, dataset, lake, outbox } = await open()
    await putPosts({ call, dataset }, 'a')
    const save = async (title: string) =>
      (await call('PUT', '/api/blogs/a/?publish=false', { json: { title } })).status
    expect(await save('First')).toBe(200)
    await lake.stop()
    // The mirror cannot read this change by another client before the next save.
    await put(dataset, blog('drafts.a', { title: 'Theirs', status: 'draft' }))
    expect(await save('Mine')).toBe(202)
    expect((await call('GET', '/api/blogs/a/')).body.data.title).toBe('Mine')
    await lake.restart()
    await expect.poll(() => outbox.counts()).toEqual({ waiting: 0, conflicts: 1 })
    const titles = async () => {
      const listed = await call('GET', '/api/blogs/')
      const shown = await call('GET', '/api/blogs/a/')
      return [shown.body.data.title, listed.body.results[0].title]
    }
    await expect.poll(titles).toEqual(['Theirs', 'Theirs'])
    const [entry] = outboxAnswer.parse((await call('GET', '/api/outbox/')).body).data
    const resolved = await call('POST', `/api/outbox/${entry?.id}/resolve/`, {
      json: { keep: 'theirs' },
    })
    expect(resolved.status).toBe(200)
    expect(await titles()).toEqual(['Theirs', 'Theirs'])
  })

  it.each([
    { deleted: 'here', keep: 'mine', isThere: false },
    { deleted: 'here', keep: 'theirs', isThere: true },
    { deleted: 'there', keep: 'mine', isThere: true },
    { deleted: 'there', keep: 'theirs', isThere: false },
  ] as const)(
    'staff resolve a conflict about an article that was deleted $deleted and changed on the other side; they choose $keep',
    async ({ deleted, keep, isThere }) => {
      const { call, dataset, lake, outbox } = await open()
      await putPosts({ call, dataset }, 'a')
      await lake.stop()
      const json = { title: 'Mine', status: 'published' }
      await (deleted === 'here'
        ? call('DELETE', '/api/blogs/a/')
        : call('PUT', '/api/blogs/a/', { json }))
      await (deleted === 'here'
        ? put(dataset, blog('a', { title: 'Theirs' }))
        : remove(dataset, 'a'))
      await lake.restart()
      expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 1 })
      const [entry] = outboxAnswer.parse((await call('GET', '/api/outbox/')).body).data
      expect([entry?.mine?.title, entry?.theirs?.title]).toEqual(
        deleted === 'here' ? [undefined, 'Theirs'] : ['Mine', undefined],
      )
      const path = `/api/outbox/${entry?.id}/resolve/`
      expect((await call('POST', path, { json: { keep } })).status).toBe(200)
      expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 0 })
      expect(dataset.get('a') !== undefined).toBe(isThere)
    },
  )

  it.each([
    { elsewhere: 'published again', title: 'Theirs' },
    { elsewhere: 'deleted', title: undefined },
  ] as const)(
    'a conflict arises, and no draft is created, if the published copy was $elsewhere by another client while the write was queued',
    async ({ title }) => {
      const { call, dataset, lake, outbox } = await open()
      await putPosts({ call, dataset }, 'a')
      await lake.stop()
      const saved = await call('PUT', '/api/blogs/a/?publish=false', { json: { title: 'Mine' } })
      expect(saved.status).toBe(202)
      if (title === undefined) await remove(dataset, 'a')
      else await put(dataset, blog('a', { title }))
      await lake.restart()
      expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 1 })
      expect(dataset.get('drafts.a')).toBeUndefined()
      expect(dataset.get('a')?.['title']).toBe(title)
    },
  )

  it.each([
    { elsewhere: 'published again', title: 'Theirs' },
    { elsewhere: 'deleted', title: undefined },
  ] as const)(
    'a save is rejected if the published copy was $elsewhere by another client and the mirror does not have this change yet',
    async ({ title }) => {
      const { call, dataset, mirror } = await open()
      await putPosts({ call, dataset }, 'a')
      await mirror.stop()
      if (title === undefined) await remove(dataset, 'a')
      else await put(dataset, blog('a', { title }))
      const saved = await call('PUT', '/api/blogs/a/?publish=false', { json: { title: 'Mine' } })
      expect(saved.status).toBe(409)
      expect(dataset.get('drafts.a')).toBeUndefined()
      expect(dataset.get('a')?.['title']).toBe(title)
    },
  )

  it.each(['mine', 'theirs'] as const)(
    'a conflict does not block further edits of the lake’s version; no edit is lost if staff choose the version “%s”',
    async (keep) => {
      const { call, dataset, lake, outbox } = await open()
      await putPosts({ call, dataset }, 'a')
      const edit = async (json: Readonly<Record<string, unknown>>) =>
        (await call('PUT', '/api/blogs/a/', { json })).status
      const entries = async () => outboxAnswer.parse((await call('GET', '/api/outbox/')).body).data
      await lake.stop()
      expect(await edit({ title: 'Mine', status: 'published' })).toBe(202)
      expect(await edit({ excerpt: 'On top of mine', status: 'published' })).toBe(202)
      await put(dataset, blog('a', { title: 'Theirs' }))
      await lake.restart()
      // A write that is based on the rejected change is not sent either. It is listed as waiting, after the rejected change.
      expect((await entries()).map(({ state }) => state)).toEqual(['conflict', 'waiting'])
      expect((await entries())[0]?.mine).toMatchObject({ title: 'Mine', excerpt: 'On top of mine' })
      const contested = staffBlogAnswer.parse((await call('GET', '/api/blogs/a/')).body).data
      expect(contested).toMatchObject({ pending: true, contested: true })

      const [first] = await entries()
      const path = `/api/outbox/${first?.id}/resolve/`
      expect((await call('POST', path, { json: { keep } })).status).toBe(200)
      expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 0 })
      expect(dataset.get('a')).toMatchObject(
        keep === 'mine' ? { title: 'Mine', excerpt: 'On top of mine' } : { title: 'Theirs' },
      )
      const { data } = staffBlogAnswer.parse((await call('GET', '/api/blogs/a/')).body)
      expect([data.pending, data.contested]).toEqual([false, undefined])
    },
  )
})
