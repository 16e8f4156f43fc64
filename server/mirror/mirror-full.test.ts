import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
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
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { expected, held } from './mirror.test-support.ts'

const databases = useDatabases()

type Database = Awaited<ReturnType<typeof databases.open>>

/** Lets a database grow no further; gives the function that makes room again. */
async function fillUp({ kysely, engine }: Database): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(kysely)
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 1)}`.execute(kysely)
    return async () => {
      await sql`pragma max_page_count = 1000000`.execute(kysely)
    }
  }
  // What PostgreSQL says when a file cannot be extended.
  await sql`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''could not extend file'' using errcode = ''53100''; end'`.execute(
    kysely,
  )
  for (const table of ['mirror_documents', 'mirror_state']) {
    await sql`create trigger full_disk before insert on ${sql.ref(table)}
      execute function refuse()`.execute(kysely)
  }
  return async () => {
    await sql`drop function refuse cascade`.execute(kysely)
  }
}

/** Longer than what is free in the pages that a database has. */
const LONG = 'long '.repeat(20_000)

describe.each(engines)('with no room on %s', (engine) => {
  it('shows everything that the lake took, and lies in the database again when there is room', async () => {
    const { dataset } = openTestLake()
    const database = await databases.open(engine, contentMigrations)
    await put(dataset, blog('old'), blog('off', { relatedBlogs: [reference('old')] }))
    const { mirror, store, get, logged } = await openEmbeddedContent(database, dataset)
    const makeRoom = await fillUp(database)

    for (const id of ['a', 'b', 'c']) {
      await put(dataset, blog(id, { excerpt: LONG }))
      expect((await get(`/api/blogs/slug-${id}`)).status).toBe(200)
    }
    expect(mirror.status).toMatchObject({ filled: true, current: true, inMemory: true })
    await put(dataset, blog('off', { status: 'archived' }))
    await remove(dataset, 'b')
    expect((await get('/api/blogs/off')).status).toBe(404)
    expect((await get('/api/blogs')).body).toMatchObject({ count: 3 })
    expect(await mirror.read(held)).toEqual(expected(dataset))
    expect(Object.keys(await held(store))).toEqual(expect.arrayContaining(['off', 'old']))
    expect(Object.keys(await held(store))).not.toContain('c')
    expect(JSON.stringify(logged)).not.toContain('cannot rollback')

    await makeRoom()
    await vi.waitUntil(() => !mirror.status.inMemory, PATIENT)
    expect(await held(store)).toEqual(expected(dataset))
    await put(dataset, blog('d'))
    expect(await mirror.read(held)).toEqual(expected(dataset))
    expect(await held(store)).toEqual(expected(dataset))
  })

  it('shows what the lake has from the start when it was filled up before', async () => {
    const { dataset } = openTestLake()
    const database = await databases.open(engine, contentMigrations)
    await put(dataset, blog('off'))
    await (await openEmbeddedContent(database, dataset)).mirror.stop()
    await fillUp(database)
    await put(dataset, blog('off', { status: 'draft' }), blog('a', { excerpt: LONG }))
    const { mirror, get } = await openEmbeddedContent(database, dataset)
    expect((await get('/api/blogs/off')).status).toBe(404)
    expect((await get('/api/blogs/a')).status).toBe(200)
    expect(mirror.status).toMatchObject({ filled: true, current: true, inMemory: true })
  })
})

it('follows a lake elsewhere while there is no room', async () => {
  const { dataset, wire } = openTestLake()
  const server = await serveWire(wire)
  const database = await databases.open('sqlite', contentMigrations)
  await put(dataset, blog('off'))
  const { mirror, store, get } = await openRemoteContent(database, server.apiHost)
  await vi.waitUntil(() => mirror.status.current, PATIENT)
  const makeRoom = await fillUp(database)
  await put(dataset, blog('a', { excerpt: LONG }))
  await vi.waitFor(async () => expect((await get('/api/blogs/a')).status).toBe(200), PATIENT)
  await remove(dataset, 'off')
  await vi.waitFor(async () => expect((await get('/api/blogs/off')).status).toBe(404), PATIENT)
  await makeRoom()
  await vi.waitUntil(() => !mirror.status.inMemory, PATIENT)
  expect(await held(store)).toEqual(expected(dataset))
})

it('withholds what was taken off when not even memory can take the copy', async () => {
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
