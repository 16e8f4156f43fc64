import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import {
  blog,
  contentMigrations,
  openEmbeddedContent,
  openRemoteContent,
  openTestLake,
  put,
  reference,
  remove,
  serveWire,
} from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { HttpError } from '#server/http/http-error.ts'
import { fillUp, LONG } from '#server/testing/full-database.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import type { Dataset } from '#lake/documents/types.ts'
import type { MirrorChange } from './mirror-change.ts'
import { expected, held } from './mirror.test-support.ts'

const databases = useDatabases()

const listed = async (get: (path: string) => Promise<{ body: unknown }>) => {
  const { body } = await get('/api/blogs')
  return z.object({ count: z.number(), results: z.array(z.object({ id: z.string() })) }).parse(body)
}

describe.each(engines)('without free storage (%s)', (engine) => {
  it('the mirror withholds changed documents and shows them again when there is space', async () => {
    const { dataset } = openTestLake()
    const database = await databases.open(engine, contentMigrations)
    await put(dataset, blog('old'), blog('off', { relatedBlogs: [reference('old')] }))
    const { mirror, store, get, logged } = await openEmbeddedContent(database, dataset)
    const makeRoom = await fillUp(database)

    for (const id of ['a', 'b', 'c']) {
      await put(dataset, blog(id, { excerpt: LONG }))
      expect((await get(`/api/blogs/slug-${id}`)).status).toBe(404)
    }
    expect(mirror.status).toMatchObject({ filled: true, current: false, isFull: true })
    expect(() => mirror.assertRoom()).toThrow('free storage')
    await put(dataset, blog('off', { status: 'archived' }))
    await remove(dataset, 'b')
    expect((await get('/api/blogs/off')).status).toBe(404)
    expect(await listed(get)).toMatchObject({ count: 1, results: [{ id: 'old' }] })
    expect(Object.keys(await held(store))).toEqual(expect.arrayContaining(['off', 'old']))
    expect(Object.keys(await held(store))).not.toContain('c')
    expect(JSON.stringify(logged)).not.toContain('cannot rollback')

    await makeRoom()
    await vi.waitUntil(() => !mirror.status.isFull, PATIENT)
    expect(mirror.status).toMatchObject({ filled: true, current: true })
    mirror.assertRoom()
    expect(await held(store)).toEqual(expected(dataset))
    expect((await get('/api/blogs/slug-a')).status).toBe(200)
    expect((await get('/api/blogs/off')).status).toBe(404)
    expect(await listed(get)).toMatchObject({ count: 3 })
    await put(dataset, blog('d'))
    expect(await mirror.read(held)).toEqual(expected(dataset))
    expect(await held(store)).toEqual(expected(dataset))
  })

  it('the mirror withholds documents that changed while it was stopped', async () => {
    const { dataset } = openTestLake()
    const database = await databases.open(engine, contentMigrations)
    await put(dataset, blog('off'), blog('gone'), blog('edited'), blog('on'))
    await (await openEmbeddedContent(database, dataset)).mirror.stop()
    await fillUp(database)
    await put(
      dataset,
      blog('off', { status: 'draft' }),
      blog('edited', { excerpt: LONG }),
      blog('a', { excerpt: LONG }),
    )
    await remove(dataset, 'gone')
    const { mirror, get } = await openEmbeddedContent(database, dataset)
    for (const id of ['off', 'gone', 'edited', 'a']) {
      expect([id, (await get(`/api/blogs/${id}`)).status]).toEqual([id, 404])
    }
    expect(await listed(get)).toMatchObject({ count: 1, results: [{ id: 'on' }] })
    expect(mirror.status).toMatchObject({ filled: true, current: false, isFull: true })
  })

  it('the mirror withholds documents in both of two processes that share the database', async () => {
    const { dataset } = openTestLake()
    const database = await databases.open(engine, contentMigrations)
    await put(dataset, blog('off'), blog('on'))
    const sites = [
      await openEmbeddedContent(database, dataset),
      await openEmbeddedContent(database, dataset),
    ]
    const makeRoom = await fillUp(database)
    await put(dataset, blog('off', { status: 'archived', excerpt: LONG }))
    await put(dataset, blog('a', { excerpt: LONG }))
    for (const { get } of sites) expect(await listed(get)).toMatchObject({ count: 1 })
    await makeRoom()
    for (const { mirror, get } of sites) {
      await vi.waitUntil(() => mirror.status.current && !mirror.status.isFull, PATIENT)
      expect(await listed(get)).toMatchObject({ count: 2 })
      expect((await get('/api/blogs/off')).status).toBe(404)
    }
  })
})

it('the mirror invalidates responses that show a withheld document', async () => {
  const { dataset } = openTestLake()
  const database = await databases.open('sqlite', contentMigrations)
  await put(dataset, blog('x'), blog('on'))
  const { changes, get, content } = await openEmbeddedContent(database, dataset)
  const told: MirrorChange[] = []
  changes.on('public', (change) => told.push(change))
  await get('/api/blogs')
  await get('/api/blogs/slug-x')
  await fillUp(database)
  await put(dataset, blog('x', { excerpt: LONG }))
  expect((await get('/api/blogs')).body.count).toBe(1)
  expect(content.kept('/api/blogs/slug-x')).toBeUndefined()
  // Cached pages on disk that show the document are dropped too.
  expect(told.at(-1)).toMatchObject({ ids: ['x'], publicAfter: false, takenOff: ['blog'] })
})

it('the mirror accepts staff writes again only when more space is free than the failed write needed', async () => {
  const { dataset } = openTestLake()
  const database = await databases.open('sqlite', contentMigrations)
  await put(dataset, blog('on'))
  const { mirror } = await openEmbeddedContent(database, dataset)
  const makeRoom = await fillUp(database)
  await put(dataset, blog('a', { excerpt: LONG }))
  await vi.waitUntil(() => mirror.status.isFull, PATIENT)
  await remove(dataset, 'a')
  await vi.waitUntil(() => mirror.status.current, PATIENT)
  expect(() => mirror.assertRoom()).toThrow('free storage')
  await makeRoom()
  await vi.waitFor(() => mirror.assertRoom(), PATIENT)
})

it('the mirror withholds more than a thousand documents', async () => {
  const { dataset } = openTestLake()
  const database = await databases.open('sqlite', contentMigrations)
  const many = Array.from({ length: 1_001 }, (_, index) => `n-${index}`)
  await put(dataset, blog('on'), ...many.map((id) => blog(id)))
  const { mirror, get } = await openEmbeddedContent(database, dataset)
  expect((await get('/api/blogs')).body.count).toBe(1_002)
  const makeRoom = await fillUp(database)
  await put(
    dataset,
    ...many.map((id) => blog(id, { status: 'archived', excerpt: LONG.slice(0, 500) })),
  )
  expect(await listed(get)).toMatchObject({ count: 1, results: [{ id: 'on' }] })
  await makeRoom()
  await vi.waitUntil(() => mirror.status.current && !mirror.status.isFull, PATIENT)
  expect(await listed(get)).toMatchObject({ count: 1 })
})

it('the mirror follows a remote lake while there is no space', async () => {
  const { dataset, wire } = openTestLake()
  const server = await serveWire(wire)
  const database = await databases.open('sqlite', contentMigrations)
  await put(dataset, blog('off'))
  const { mirror, store, get } = await openRemoteContent(database, server.apiHost)
  await vi.waitUntil(() => mirror.status.current, PATIENT)
  const makeRoom = await fillUp(database)
  await put(dataset, blog('a', { excerpt: LONG }))
  await vi.waitUntil(() => mirror.status.isFull, PATIENT)
  expect((await get('/api/blogs/a')).status).toBe(404)
  await remove(dataset, 'off')
  await vi.waitFor(async () => expect((await get('/api/blogs/off')).status).toBe(404), PATIENT)
  await makeRoom()
  await vi.waitUntil(() => !mirror.status.isFull, PATIENT)
  expect(await held(store)).toEqual(expected(dataset))
  expect((await get('/api/blogs/a')).status).toBe(200)
})

it('the mirror withholds unpublished documents even if both the disk is full and the lake is unavailable', async () => {
  const { dataset, wire } = openTestLake()
  const server = await serveWire(wire)
  const database = await databases.open('sqlite', contentMigrations)
  await put(dataset, blog('off'), blog('on'))
  const { mirror, store, get } = await openRemoteContent(database, server.apiHost)
  await vi.waitUntil(() => mirror.status.current, PATIENT)
  vi.spyOn(store, 'write').mockImplementation(async () => {
    await server.stop()
    throw new HttpError('insufficient_storage', 'There is no room left')
  })
  await remove(dataset, 'off')
  await vi.waitFor(async () => expect((await get('/api/blogs/off')).status).toBe(404), PATIENT)
  expect((await get('/api/blogs/on')).status).toBe(200)
})

it.each([
  { change: 'deletes', make: remove },
  {
    change: 'unpublishes',
    make: (dataset: Dataset, id: string) => put(dataset, blog(id, { status: 'archived' })),
  },
])(
  'the mirror drops cached responses if a remote lake $change an article and no row can be read',
  async ({ make }) => {
    const { dataset, wire } = openTestLake()
    const server = await serveWire(wire)
    const database = await databases.open('sqlite', contentMigrations)
    await put(dataset, blog('off'), blog('on'))
    const { changes, mirror, store, get, content } = await openRemoteContent(
      database,
      server.apiHost,
    )
    await vi.waitUntil(() => mirror.status.current, PATIENT)
    const told: MirrorChange[] = []
    changes.on('public', (change) => told.push(change))
    await get('/api/blogs/slug-off')
    await get('/api/blogs')
    const failed = () => Promise.reject(new Error('no connection'))
    for (const method of ['documents', 'drafts', 'revisions', 'write'] as const) {
      vi.spyOn(store, method).mockImplementation(failed)
    }
    await make(dataset, 'off')
    await vi.waitFor(() => expect(content.kept('/api/blogs')).toBeUndefined(), PATIENT)
    expect(content.kept('/api/blogs/slug-off')).toBeUndefined()
    expect((await get('/api/blogs/slug-off')).status).toBe(404)
    // Cached pages on disk that show the article are dropped too.
    expect(told.flatMap(({ takenOff }) => takenOff)).toContain('blog')
  },
)
