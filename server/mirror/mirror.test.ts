import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import {
  blog,
  contentMigrations,
  openEmbeddedContent,
  openRemoteContent,
  openTestContent,
  openTestLake,
  put,
  reference,
  remove,
  serveWire,
} from '#server/content.test-support.ts'
import { engines, useDatabases } from '#server/database.test-support.ts'
import { apiPaths } from '#shared/paths.ts'
import type { Dataset, LakeDocument } from '#server/lake/types.ts'
import type { MirrorChange } from './mirror-change.ts'
import type { MirrorFeed } from './mirror.ts'
import type { MirrorStore } from './mirror.store.ts'
import { isMirrored } from './mirrored-document.ts'

const databases = useDatabases()

/** What the mirror must hold. */
const expected = (dataset: Dataset) =>
  Object.fromEntries(
    [...dataset.all()].filter(isMirrored).map((document) => [document._id, document]),
  )

async function held(store: MirrorStore): Promise<Record<string, LakeDocument>> {
  const ids = [...(await store.revisions()).keys()]
  return Object.fromEntries(
    [...(await store.documents(ids)), ...(await store.drafts(ids))].map((document) => [
      document._id,
      document,
    ]),
  )
}

const anyEdit = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'drafts.a', 'drafts.d', 'versions.r.a', 'other'),
  kind: fc.constantFrom('put', 'put', 'remove'),
  status: fc.constantFrom('published', 'draft', 'archived'),
  title: fc.string({ unit: 'binary' }),
})

function apply(
  dataset: Dataset,
  edit: { id: string; kind: string; status: string; title: string },
) {
  const { id, kind, status, title } = edit
  if (kind === 'remove') {
    if (dataset.get(id) !== undefined) remove(dataset, id)
  } else if (id === 'other') {
    put(dataset, { _id: id, _type: 'redirect', from: title })
  } else {
    put(dataset, blog(id, { status, title }))
  }
}

describe.each(engines)('the mirror on %s', (engine) => {
  it('holds what the lake in this process holds, after any edits', async () => {
    const { dataset } = openTestLake()
    put(dataset, blog('early'))
    const { mirror } = await openEmbeddedContent(
      await databases.open(engine, contentMigrations),
      dataset,
    )
    await fc.assert(
      fc.asyncProperty(fc.array(anyEdit, { maxLength: 8 }), async (edits) => {
        for (const edit of edits) apply(dataset, edit)
        expect(await mirror.read(held)).toEqual(expected(dataset))
      }),
      { numRuns: 40 },
    )
    expect(mirror.status).toEqual({ filled: true, current: true })
  })

  it('goes on with texts that no index could hold', async () => {
    const { dataset } = openTestLake()
    const { mirror } = await openEmbeddedContent(
      await databases.open(engine, contentMigrations),
      dataset,
    )
    // Letters that hardly compress, of three bytes each.
    const long = Array.from({ length: 4_000 }, (_, index) =>
      String.fromCodePoint(0x4e_00 + ((index * index * 7919) % 20_000)),
    ).join('')
    const odd = {
      title: long,
      slug: { current: long },
      status: long,
      publishedAt: long,
      industry: long,
      category: { _type: 'reference', _ref: long, _weak: true },
      tags: [long],
    }
    put(dataset, blog('odd', odd), { ...blog('odd', odd), _id: 'drafts.odd' }, blog('b'))
    expect(await mirror.read(held)).toEqual(expected(dataset))
    expect(mirror.status.current).toBe(true)
  })

  it('makes up for what happened while nobody was looking', async () => {
    const { dataset } = openTestLake()
    const database = await databases.open(engine, contentMigrations)
    put(dataset, blog('a'), blog('b'), blog('c'))
    const first = await openEmbeddedContent(database, dataset)
    await first.mirror.stop()
    put(dataset, blog('a', { title: 'New' }), blog('d'))
    remove(dataset, 'b')
    const second = await openEmbeddedContent(database, dataset)
    expect(await second.mirror.read(held)).toEqual(expected(dataset))
  })

  it('tells which assets public documents use', async () => {
    const { dataset } = openTestLake()
    const asset = (id: string) => ({ _id: id, _type: 'sanity.imageAsset' })
    const picture = (id: string) => ({ _type: 'picture', asset: reference(id) })
    put(
      dataset,
      asset('image-a-1x1-png'),
      asset('image-b-1x1-png'),
      asset('image-c-1x1-png'),
      blog('a', { coverImage: picture('image-a-1x1-png') }),
      blog('b', { status: 'draft', body: [{ _key: 'k', ...picture('image-b-1x1-png') }] }),
      { ...blog('c'), _id: 'drafts.c', coverImage: picture('image-c-1x1-png') },
    )
    const { mirror } = await openEmbeddedContent(
      await databases.open(engine, contentMigrations),
      dataset,
    )
    const used = (id: string) => mirror.read((store) => store.isUsedPublicly(id))
    expect(await used('image-a-1x1-png')).toBe(true)
    expect(await used('image-b-1x1-png')).toBe(false)
    expect(await used('image-c-1x1-png')).toBe(false)
    expect(await used('image\0')).toBe(false)
    put(dataset, blog('b', { body: [{ _key: 'k', ...picture('image-b-1x1-png') }] }))
    remove(dataset, 'a')
    expect(await used('image-a-1x1-png')).toBe(false)
    expect(await used('image-b-1x1-png')).toBe(true)
  })

  it('holds what a lake elsewhere holds, through edits, breaks and restarts of the lake', async () => {
    const { dataset, wire } = openTestLake()
    const server = await serveWire(wire)
    put(dataset, blog('early'))
    const { mirror } = await openRemoteContent(
      await databases.open(engine, contentMigrations),
      server.apiHost,
    )
    const settle = () =>
      vi.waitFor(async () => expect(await mirror.read(held)).toEqual(expected(dataset)), {
        timeout: 8_000,
        interval: 50,
      })
    await settle()
    const edits = fc.sample(anyEdit, { numRuns: 30, seed: 7 })
    for (const [index, edit] of edits.entries()) {
      apply(dataset, edit)
      if (index === 10) {
        await server.stop()
        await vi.waitUntil(() => !mirror.status.current, { timeout: 3_000 })
      }
      if (index === 15) await server.restart()
      if (index === 20) server.setFault((_request, response) => response.destroy())
      if (index === 25) server.setFault(undefined)
    }
    await settle()
    await vi.waitFor(() => expect(mirror.status.current).toBe(true), { timeout: 8_000 })
    const began = performance.now()
    put(dataset, blog('early', { title: 'Told at once' }))
    await settle()
    expect(performance.now() - began).toBeLessThan(1_000)
  }, 60_000)
})

it('fills itself when a lake that was away comes', async () => {
  const { dataset, wire } = openTestLake()
  const server = await serveWire(wire)
  put(dataset, blog('a'))
  await server.stop()
  const { mirror, get } = await openRemoteContent(
    await databases.open('sqlite', contentMigrations),
    server.apiHost,
  )
  expect(mirror.status).toEqual({ filled: false, current: false })
  expect((await get('/api/blogs')).status).toBe(503)
  await server.restart()
  await vi.waitFor(async () => expect((await get('/api/blogs')).body.count).toBe(1), {
    timeout: 9_000,
  })
})

it('goes on answering when the lake dies', async () => {
  const { dataset, wire } = openTestLake()
  const server = await serveWire(wire)
  put(dataset, blog('a'))
  const { get } = await openRemoteContent(
    await databases.open('sqlite', contentMigrations),
    server.apiHost,
  )
  await vi.waitFor(async () => expect((await get('/api/blogs')).body.count).toBe(1))
  await server.stop()
  expect((await get('/api/blogs/a')).status).toBe(200)
})

it('throws the copy of another lake away', async () => {
  const database = await databases.open('sqlite', contentMigrations)
  const { dataset } = openTestLake()
  put(dataset, blog('a'))
  const first = await openEmbeddedContent(database, dataset)
  await first.mirror.stop()
  await first.store.setState('source', 'another lake')
  const away: MirrorFeed = {
    follow: () => ({ close: () => undefined, restart: () => undefined }),
    revisions: async () => Promise.reject(new Error('away')),
    documents: async () => Promise.reject(new Error('away')),
  }
  const second = await openTestContent(database, away)
  expect((await second.get('/api/blogs')).status).toBe(503)
})

it('tells of a change before the write that made it is answered', async () => {
  const { dataset } = openTestLake()
  put(dataset, { _id: 'ann', _type: 'author', name: 'Ann' })
  const { mirror } = await openEmbeddedContent(
    await databases.open('sqlite', contentMigrations),
    dataset,
  )
  const told: MirrorChange[] = []
  mirror.onChange((change) => told.push(change))
  const after = (work: () => void) => {
    told.length = 0
    work()
    return told
  }
  expect(after(() => put(dataset, blog('a', { status: 'draft' })))).toEqual([])
  expect(after(() => put(dataset, { ...blog('a'), _id: 'drafts.a' }))).toEqual([])
  expect(after(() => put(dataset, { _id: 'r', _type: 'redirect' }))).toEqual([])
  expect(after(() => put(dataset, blog('a')))).toMatchObject([
    { types: ['blog'], ids: ['a'], slugs: ['slug-a'], publicBefore: false, publicAfter: true },
  ])
  const renamed = after(() => put(dataset, blog('a', { slug: { current: 'new' } })))
  expect(renamed).toMatchObject([{ slugs: ['slug-a', 'new'], takenOff: [] }])
  expect(renamed[0]?.tags).toEqual([
    'blog',
    'id:a',
    'name:blog:a',
    'name:blog:slug-a',
    'name:blog:new',
  ])
  expect(after(() => put(dataset, blog('a', { status: 'archived' })))).toMatchObject([
    { publicBefore: true, publicAfter: false, takenOff: ['blog'] },
  ])
  expect(after(() => put(dataset, { _id: 'ann', _type: 'author', name: 'Anna' }))).toMatchObject([
    { types: ['author'], tags: expect.arrayContaining(['author', 'id:ann']) },
  ])
})

it('withholds what it could not write the removal of, and makes up for it', async () => {
  const { dataset } = openTestLake()
  put(dataset, blog('a'), blog('b', { relatedBlogs: [reference('a')] }))
  const { mirror, store, get } = await openEmbeddedContent(
    await databases.open('sqlite', contentMigrations),
    dataset,
  )
  const write = vi.spyOn(store, 'write').mockRejectedValueOnce(new Error('disk full'))
  put(dataset, blog('a', { status: 'archived' }))
  expect((await get('/api/blogs/a')).status).toBe(404)
  expect((await get('/api/blogs')).body).toMatchObject({ count: 1, results: [{ id: 'b' }] })
  expect((await get('/api/blogs/b')).body.data.related).toEqual([])
  await vi.waitFor(async () => expect(await mirror.read(held)).toEqual(expected(dataset)))
  expect(write.mock.calls.length).toBeGreaterThan(1)
  expect(mirror.isWithheld('a')).toBe(false)
})

it('copies articles again that were copied before their terms were kept', async () => {
  const { dataset } = openTestLake()
  put(dataset, blog('a', { tags: ['rag'] }))
  const database = await databases.open('sqlite', contentMigrations)
  const before = await openEmbeddedContent(database, dataset)
  await before.mirror.stop()
  await sql`drop table mirror_terms`.execute(database.kysely)
  await sql`delete from migrations where name = 'mirror-003-terms'`.execute(database.kysely)
  await database.migrate(contentMigrations)
  const { get } = await openEmbeddedContent(database, dataset)
  const { body } = await get(apiPaths.related({ kind: 'service', slug: 'rag' }))
  expect(body.data.blogs).toMatchObject([{ id: 'a' }])
})

it('copies posts again that were copied before their author was kept', async () => {
  const { dataset } = openTestLake()
  put(dataset, { _id: 'ada', _type: 'author', name: 'Ada' })
  const author = { _type: 'reference', _ref: 'ada' }
  put(dataset, blog('a', { author }))
  put(dataset, { ...blog('b', { author }), _id: 'drafts.b' })
  const database = await databases.open('sqlite', contentMigrations)
  const before = await openEmbeddedContent(database, dataset)
  await before.mirror.stop()
  await sql`alter table mirror_editing drop column author`.execute(database.kysely)
  await sql`delete from migrations where name = 'mirror-004-author'`.execute(database.kysely)
  await database.migrate(contentMigrations)
  const { mirror } = await openEmbeddedContent(database, dataset)
  const query = { type: 'blog', author: 'ada', order: 'title', descending: false } as const
  const { articles } = await mirror.read(async ({ editing }) =>
    editing.list({ ...query, offset: 0, limit: 10 }),
  )
  expect(articles.map(({ id }) => id)).toEqual(['a', 'b'])
})
