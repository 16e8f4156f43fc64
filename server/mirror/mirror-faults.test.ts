import { expect, it, vi } from 'vitest'
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
} from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import type { MirrorFeed } from './mirror-feed.ts'
import { expected, held } from './mirror.test-support.ts'

const databases = useDatabases()

it('the mirror fills its copy when an unavailable lake becomes available', async () => {
  const { dataset, wire } = openTestLake()
  const server = await serveWire(wire)
  await put(dataset, blog('a'))
  await server.stop()
  const { mirror, get } = await openRemoteContent(
    await databases.open('sqlite', contentMigrations),
    server.apiHost,
  )
  expect(mirror.status).toMatchObject({ filled: false, current: false })
  expect((await get('/api/blogs')).status).toBe(503)
  await server.restart()
  await vi.waitFor(async () => expect((await get('/api/blogs')).body.count).toBe(1), PATIENT)
})

it('the mirror serves reads while the lake is down', async () => {
  const { dataset, wire } = openTestLake()
  const server = await serveWire(wire)
  await put(dataset, blog('a'))
  const { get } = await openRemoteContent(
    await databases.open('sqlite', contentMigrations),
    server.apiHost,
  )
  await vi.waitFor(async () => expect((await get('/api/blogs')).body.count).toBe(1), PATIENT)
  await server.stop()
  expect((await get('/api/blogs/a')).status).toBe(200)
})

it('the mirror discards its copy if the copy was made from another lake', async () => {
  const database = await databases.open('sqlite', contentMigrations)
  const { dataset } = openTestLake()
  await put(dataset, blog('a'))
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

it('the mirror withholds a document whose removal could not be written, until a later write succeeds', async () => {
  const { dataset } = openTestLake()
  await put(dataset, blog('a'), blog('b', { relatedBlogs: [reference('a')] }))
  const { mirror, store, get } = await openEmbeddedContent(
    await databases.open('sqlite', contentMigrations),
    dataset,
  )
  const write = vi.spyOn(store, 'write').mockRejectedValueOnce(new Error('disk full'))
  await put(dataset, blog('a', { status: 'archived' }))
  expect((await get('/api/blogs/a')).status).toBe(404)
  expect((await get('/api/blogs')).body).toMatchObject({ count: 1, results: [{ id: 'b' }] })
  expect((await get('/api/blogs/b')).body.data.related).toEqual([])
  await vi.waitFor(async () => expect(await mirror.read(held)).toEqual(expected(dataset)), PATIENT)
  expect(write.mock.calls.length).toBeGreaterThan(1)
  await put(dataset, blog('a'))
  expect((await get('/api/blogs/a')).status).toBe(200)
})

it('the mirror withholds documents that changed while it was stopped, until it has fetched them', async () => {
  const { dataset } = openTestLake()
  const database = await databases.open('sqlite', contentMigrations)
  await put(dataset, blog('off'), blog('gone'), blog('on'))
  await (await openEmbeddedContent(database, dataset)).mirror.stop()
  await put(dataset, blog('off', { status: 'archived' }))
  await remove(dataset, 'gone')
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  const documents: MirrorFeed['documents'] = async (ids) => {
    ask()
    await isRead
    return ids.flatMap((id) => dataset.get(id) ?? [])
  }
  const { mirror, get } = await openEmbeddedContent(database, dataset, { documents, start: false })
  const started = mirror.start()
  await isAsked
  expect((await get('/api/blogs/off')).status).toBe(404)
  expect((await get('/api/blogs')).body).toMatchObject({ count: 1, results: [{ id: 'on' }] })
  await put(dataset, blog('off'))
  read()
  await started
  expect((await get('/api/blogs')).body.count).toBe(2)
})
