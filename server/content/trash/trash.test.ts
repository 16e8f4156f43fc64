import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { blog, caseStudy, put, reference, remove } from '#server/testing/content.test-support.ts'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { trashListAnswer } from '#shared/contracts/trash.ts'

const databases = useDatabases()

type Site = Awaited<ReturnType<typeof openTestEditing>>

const listed = async ({ call }: Site) =>
  trashListAnswer.parse((await call('GET', '/api/trash/')).body).results

/** Returns the content of a document, without the attributes that the lake sets at every write. */
const said = (document: LakeDocument | undefined) => {
  if (document === undefined) return undefined
  const { _rev, _updatedAt, ...rest } = document
  return rest
}

const seen = async ({ call }: Site, path = '/api/blogs/a/') =>
  (await call('GET', path, { as: null })).status

/** Draft and published copy of a post. */
const both = [
  blog('a', { unpublishAt: '2090-01-01T00:00:00Z' }),
  blog('drafts.a', { title: 'Edited', slug: { _type: 'slug', current: 'slug-a' } }),
] as const

async function openWith(engine: Engine, where: 'embedded' | 'elsewhere') {
  const site = await openTestEditing(await databases.open(engine, allMigrations), where)
  await put(site.dataset, ...both)
  await vi.waitFor(async () => {
    expect((await site.call('GET', '/api/blogs/a/')).body.data.title).toBe('Edited')
    expect(await seen(site)).toBe(200)
  }, PATIENT)
  return site
}

const doors = [
  ['the staff area', 'admin', 'Ada', { 'sec-fetch-site': 'same-origin' }],
  ['a program over REST', 'rest', 'Ada', {}],
  ['the Studio', 'studio', 'Eve', undefined],
] as const

/** Deletes the post: over REST if `headers` are given, otherwise directly in the lake. */
async function deleteBy(site: Site, headers: Readonly<Record<string, string>> | undefined) {
  if (headers !== undefined) return site.call('DELETE', '/api/blogs/a/', { headers })
  return site.dataset.mutate([{ delete: { id: 'a' } }, { delete: { id: 'drafts.a' } }], {
    author: 'eve',
  })
}

describe.each(engines)('the trash (%s)', (engine) => {
  describe.each(['embedded', 'elsewhere'] as const)('with a lake that is %s', (where) => {
    it.each(doors)(
      'contains an article that was deleted by %s, with the name of the user, and restores draft and published copy unchanged',
      async (_name, door, by, headers) => {
        const site = await openWith(engine, where)
        const before = { draft: site.dataset.get('drafts.a'), published: site.dataset.get('a') }
        await deleteBy(site, headers)
        await vi.waitFor(
          async () =>
            expect(await listed(site)).toEqual([
              expect.objectContaining({
                id: 'a',
                type: 'blog',
                title: 'Edited',
                slug: 'slug-a',
                was_live: true,
                door,
                deleted_by: by,
                pending: false,
              }),
            ]),
          PATIENT,
        )
        expect(await seen(site)).toBe(404)
        expect(site.dataset.get('a')).toBeUndefined()

        const undone = await site.call('POST', '/api/trash/a/undo/')
        expect([undone.status, undone.body.data]).toEqual([
          200,
          { id: 'a', type: 'blog', title: 'Edited', slug: 'slug-a', as_it_was: true },
        ])
        expect(said(site.dataset.get('a'))).toEqual(said(before.published))
        expect(said(site.dataset.get('drafts.a'))).toEqual(said(before.draft))
        expect(await seen(site)).toBe(200)
        await vi.waitFor(async () => expect(await listed(site)).toEqual([]), PATIENT)
        // A repeated request gets the same response.
        expect((await site.call('POST', '/api/trash/a/undo/')).status).toBe(200)
      },
    )
  })

  it('restores an article as a draft with another slug if its own slug is taken', async () => {
    const site = await openWith(engine, 'embedded')
    await site.call('DELETE', '/api/blogs/a/')
    await put(site.dataset, blog('b', { slug: { _type: 'slug', current: 'slug-a' } }))
    expect((await site.call('POST', '/api/trash/a/undo/')).status).toBe(409)

    const restored = await site.call('POST', '/api/trash/a/restore/')
    expect([restored.status, restored.body.data]).toEqual([
      200,
      { id: 'a', type: 'blog', title: 'Edited', slug: 'slug-a-2', as_it_was: false },
    ])
    expect(site.dataset.get('a')).toBeUndefined()
    expect(site.dataset.get('drafts.a')).toMatchObject({ title: 'Edited', status: 'draft' })
    expect(await seen(site)).toBe(404)
    expect(await listed(site)).toEqual([])
  })

  it('restores an article without its references to missing documents', async () => {
    const site = await openTestEditing(await databases.open(engine, allMigrations), 'embedded')
    await put(
      site.dataset,
      { _id: 'cat', _type: 'category', title: 'Category' },
      { _id: 'image-abc-1x1-png', _type: 'sanity.imageAsset', path: 'images/a/b/abc-1x1.png' },
      blog('b'),
      blog('a', {
        category: reference('cat'),
        relatedBlogs: [{ ...reference('b'), _key: 'b' }],
        coverImage: { _type: 'picture', asset: reference('image-abc-1x1-png'), alt: 'A' },
      }),
    )
    await site.call('DELETE', '/api/blogs/a/')
    await remove(site.dataset, 'cat', 'image-abc-1x1-png')
    expect((await site.call('POST', '/api/trash/a/undo/')).status).toBe(409)
    expect((await site.call('POST', '/api/trash/a/restore/')).status).toBe(200)
    const copy = site.dataset.get('drafts.a')
    expect(copy).toMatchObject({ relatedBlogs: [{ _ref: 'b' }] })
    expect(copy).not.toHaveProperty('category')
    expect(copy).not.toHaveProperty('coverImage')
  })

  it('contains an article at once if it is deleted while the CMS is down; a restore cancels the unsent deletion', async () => {
    const site = await openWith(engine, 'elsewhere')
    const before = said(site.dataset.get('drafts.a'))
    await site.lake.stop()
    expect((await site.call('DELETE', '/api/blogs/a/')).status).toBe(202)
    expect(await listed(site)).toMatchObject([{ id: 'a', pending: true, deleted_by: 'Ada' }])
    expect(await seen(site)).toBe(404)
    expect((await site.call('DELETE', '/api/trash/a/')).status).toBe(409)

    const restored = await site.call('POST', '/api/trash/a/restore/')
    expect([restored.status, restored.body.data.as_it_was]).toEqual([200, true])
    expect(await site.outbox.counts()).toEqual({ waiting: 0, conflicts: 0 })
    expect(await listed(site)).toEqual([])
    expect(await seen(site)).toBe(200)
    expect((await site.call('GET', '/api/blogs/a/')).body.data).toMatchObject({
      title: 'Edited',
      is_live: true,
      pending: false,
    })
    await site.lake.restart()
    expect(said(site.dataset.get('drafts.a'))).toEqual(before)
    // A write of staff that is based on the restored state must match the state of the lake.
    const saved = await site.call('PUT', '/api/blogs/a/', { json: { title: 'On' } })
    expect(saved.status).toBe(200)
  })

  it('queues a restore, and sends it later, if the lake may already have made the deletion', async () => {
    const site = await openWith(engine, 'elsewhere')
    await site.lake.kill()
    expect((await site.call('DELETE', '/api/blogs/a/')).status).toBe(202)
    const restored = await site.call('POST', '/api/trash/a/undo/')
    expect([restored.status, restored.body.pending]).toEqual([202, true])
    expect(await listed(site)).toEqual([])
    await site.lake.restart()
    await vi.waitFor(async () => {
      expect(await site.outbox.counts()).toEqual({ waiting: 0, conflicts: 0 })
      expect(await listed(site)).toEqual([])
      expect(await seen(site)).toBe(200)
    }, PATIENT)
    expect(site.dataset.get('a')?.['title']).toBe('Title of a')
    expect(site.dataset.get('drafts.a')?.['title']).toBe('Edited')
  })

  it('stores draft and published copy of an article that was deleted while the CMS was down', async () => {
    const site = await openWith(engine, 'elsewhere')
    await site.lake.stop()
    await site.call('DELETE', '/api/blogs/a/')
    await site.lake.restart()
    await vi.waitFor(
      async () => expect(await listed(site)).toMatchObject([{ id: 'a', pending: false }]),
      PATIENT,
    )
    expect(site.dataset.get('a')).toBeUndefined()
    await site.call('POST', '/api/trash/a/undo/')
    expect(site.dataset.get('drafts.a')?.['title']).toBe('Edited')
    expect(site.dataset.get('a')?.['title']).toBe('Title of a')
  })

  it('removes the entry of a deletion that the CMS rejects', async () => {
    const site = await openWith(engine, 'elsewhere')
    await site.lake.stop()
    await site.call('DELETE', '/api/blogs/a/')
    await put(site.dataset, blog('drafts.a', { title: 'Changed there' }))
    await site.lake.restart()
    await vi.waitFor(async () => {
      expect(await site.outbox.counts()).toEqual({ waiting: 0, conflicts: 1 })
      expect(await listed(site)).toEqual([])
    }, PATIENT)
    // Visitors see the article again only after a user has decided.
    expect(await seen(site)).toBe(404)
    expect((await site.call('GET', '/api/blogs/a/')).body.data.contested).toBe(true)
  })

  it('does not contain discarded or published drafts, or unpublished articles', async () => {
    const site = await openWith(engine, 'embedded')
    await remove(site.dataset, 'drafts.a')
    await put(site.dataset, blog('drafts.a'))
    await site.call('PUT', '/api/blogs/a/', { json: { title: 'Out', status: 'published' } })
    await site.dataset.mutate(
      [{ delete: { id: 'a' } }, { create: blog('drafts.a', { title: 'Off' }) }],
      { author: 'eve' },
    )
    expect(await listed(site)).toEqual([])
    // The draft was discarded before the deletion, so it must not be restored.
    await put(site.dataset, blog('a'))
    await remove(site.dataset, 'drafts.a')
    await remove(site.dataset, 'a')
    expect((await site.call('POST', '/api/trash/a/undo/')).body).toMatchObject({ success: true })
    expect(site.dataset.get('drafts.a')).toBeUndefined()
    expect(site.dataset.get('a')?.['title']).toBe('Title of a')
  })

  it('removes the entry of an article that another client restores', async () => {
    const site = await openWith(engine, 'embedded')
    await site.call('DELETE', '/api/blogs/a/')
    expect(await listed(site)).toHaveLength(1)
    await put(site.dataset, blog('drafts.a'))
    expect(await listed(site)).toEqual([])
  })

  it('deletes articles permanently on request and after thirty days', async () => {
    const site = await openWith(engine, 'embedded')
    await put(site.dataset, caseStudy('c'))
    await site.call('DELETE', '/api/blogs/a/')
    await site.call('DELETE', '/api/case-studies/c/')
    const filtered = await site.call('GET', '/api/trash/?type=caseStudy')
    expect(filtered.body.results.map(({ id }: { id: string }) => id)).toEqual(['c'])
    expect((await site.call('DELETE', '/api/trash/c/', { as: 'eve' })).status).toBe(200)
    expect(site.logged).toContainEqual(
      expect.objectContaining({
        message: 'Eve deleted the case study “Title of c” for good',
        data: { object: { kind: 'caseStudy', id: 'c', name: 'Title of c' }, by: 'eve' },
      }),
    )
    expect((await site.call('DELETE', '/api/trash/c/')).status).toBe(404)
    expect((await listed(site)).map(({ id }) => id)).toEqual(['a'])
    vi.setSystemTime(Date.now() + 30 * 86_400_000 + 1)
    onTestFinished(() => void vi.useRealTimers())
    expect(await listed(site)).toEqual([])
    expect((await site.call('POST', '/api/trash/a/restore/')).status).toBe(404)
  })
})

it.each([
  ['GET', '/api/trash/'],
  ['POST', '/api/trash/a/undo/'],
  ['POST', '/api/trash/a/restore/'],
  ['DELETE', '/api/trash/a/'],
])('the trash returns nothing to visitors: %s %s', async (method, path) => {
  const { call } = await openTestEditing(await databases.open('sqlite', allMigrations), 'embedded')
  expect((await call(method, path, { as: null })).status).toBe(401)
})
