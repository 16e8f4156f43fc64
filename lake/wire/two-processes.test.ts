import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openSharedLake } from '#lake/datasets/shared-lake.ts'
import { CHANNEL } from '#lake/store/postgres/postgres-append.ts'
import { post } from '#lake/testing/commit.test-support.ts'
import { author, refusalOf, temporaryDirectory } from '#lake/testing/lake.test-support.ts'
import { lakeDatabase } from '#lake/testing/postgres.test-support.ts'
import { openTestWire } from '#lake/testing/wire.test-support.ts'
import type { Lake } from '#lake/documents/types.ts'

const SOCKET = '.s.PGSQL.5432'
/** Type byte of a notification in PostgreSQL's protocol. */
const NOTIFICATION = 'A'.charCodeAt(0)

/** Removes notifications from the messages of the server, as if they went to another connection of a pool. */
function withoutNotifications(): (bytes: Buffer) => Buffer {
  let rest = Buffer.alloc(0)
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    const kept: Buffer[] = []
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1)
      if (rest[0] !== NOTIFICATION) kept.push(rest.subarray(0, end))
      rest = rest.subarray(end)
    }
    return Buffer.concat(kept)
  }
}

/** Beginning of the statement with which a process subscribes to notifications. */
const FOLLOW = 'LISTEN "content_lake_'

/**
 * Starts a proxy in front of the PostgreSQL server of the test run. `cut(true)` passes nothing on in either direction, as a lost network
 * does.
 * @param follows false to drop the statement with which a process subscribes to notifications
 * @param last text after which nothing more reaches the server
 */
async function startProxy(
  databaseUrl: string,
  {
    filter = () => (bytes: Buffer) => bytes,
    follows = true,
    last,
  }: {
    readonly filter?: () => (bytes: Buffer) => Buffer
    readonly follows?: boolean
    readonly last?: string
  } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  const sockets = new Set<Socket>()
  let isCut = false
  let isOver = false
  const server = createServer((client) => {
    const database = connect(join(inject('postgres'), SOCKET))
    const pass = filter()
    client.on('data', (bytes) => {
      if (isOver || (!follows && bytes.includes(FOLLOW))) return
      isOver = last !== undefined && bytes.includes(last)
      database.write(bytes)
    })
    database.on('data', (bytes) => client.write(pass(Buffer.from(bytes))))
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      if (isCut) from.pause()
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(join(folder, SOCKET), resolve))
  const end = () => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    end()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const url = new URL(databaseUrl)
  url.searchParams.set('host', folder)
  return {
    url: url.href,
    /** Ends all connections. */
    end,
    cut(value: boolean) {
      isCut = value
      for (const socket of sockets) {
        if (value) socket.pause()
        else socket.resume()
      }
    },
  }
}

/** Opens the HTTP API of a lake, for requests of an editor or an anonymous visitor. */
function openWire(lake: Lake) {
  const { ask, send } = openTestWire(lake)
  const query = `/data/query/production?query=${encodeURIComponent('*{_id, title}')}`
  const read = async (response: Promise<Response>) => {
    const { status, headers } = await response
    return { status, headers, body: await (await response).json() }
  }
  return {
    asVisitor: () => read(ask(query)),
    read: () => read(send('GET', query)),
    write: (...mutations: readonly object[]) =>
      read(send('POST', '/data/mutate/production', { mutations })),
    writeTo: (dataset: string, ...mutations: readonly object[]) =>
      read(send('POST', `/data/mutate/${dataset}`, { mutations })),
  }
}

const seconds = (number: number) => ({ interval: 20, timeout: number * 1_000 })

test('a lake without connection to its database refuses writes and confirmed reads after five seconds, and recovers', async () => {
  const databaseUrl = await lakeDatabase(temporaryDirectory())
  const proxy = await startProxy(databaseUrl)
  const dataset = { name: 'production' }
  const lake = await openSharedLake({ databaseUrl: proxy.url, dataset })
  onTestFinished(() => lake.close())
  const other = await openSharedLake({ databaseUrl, dataset })
  onTestFinished(() => other.close())
  await lake.dataset('production').mutate([{ create: post('a') }], author)

  proxy.cut(true)
  const cutAt = performance.now()
  await expect.poll(() => lake.isCurrent, seconds(8)).toBe(false)
  expect(performance.now() - cutAt).toBeLessThan(7_000)
  const wire = openWire(lake)
  for (const request of [wire.asVisitor, wire.read, () => wire.write({ create: post('b') })]) {
    const { status, headers } = await request()
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  }
  const refusals = await Promise.all([
    refusalOf(() => lake.dataset('production').mutate([{ create: post('b') }], author)),
    refusalOf(() => lake.refresh('production')),
  ])
  expect(refusals.map((refusal) => refusal?.kind)).toEqual(['unavailable', 'unavailable'])
  await (await other.refresh('production')).mutate([{ create: post('c') }], author)

  proxy.cut(false)
  await expect.poll(() => lake.isCurrent, seconds(20)).toBe(true)
  const current = await lake.refresh('production')
  expect([...current.all()].map(({ _id }) => _id)).toEqual(['a', 'c'])
  await current.mutate([{ create: post('d') }], author)
})

test('a connection pooler that changes the connection with every transaction is refused with advice', async () => {
  const databaseUrl = await lakeDatabase(temporaryDirectory())
  const { url } = await startProxy(databaseUrl, { filter: withoutNotifications })
  const refusal = await refusalOf(() => openSharedLake({ databaseUrl: url }))
  expect(refusal?.message).toContain('Use the address of PostgreSQL itself')
})

test('if the PostgreSQL server does not respond, the error message says so', async () => {
  const url = new URL(await lakeDatabase(temporaryDirectory()))
  url.searchParams.set('host', temporaryDirectory())
  const refusal = await refusalOf(() => openSharedLake({ databaseUrl: url.href }))
  expect(refusal?.message).toContain('does not answer')
})

test('a client can read its own writes at another process, and conflicts there get 409', async () => {
  const databaseUrl = await lakeDatabase(temporaryDirectory())
  const open = async () => {
    const lake = await openSharedLake({ databaseUrl, dataset: { name: 'production' } })
    onTestFinished(() => lake.close())
    return openWire(lake)
  }
  const here = await open()
  const there = await open()
  for (let n = 0; n < 20; n += 1) {
    const [writer, reader] = n % 2 === 0 ? [here, there] : [there, here]
    const first = await writer.write({ createOrReplace: post('a', { title: `${n}` }) })
    expect((await reader.read()).body).toMatchObject({ result: [{ _id: 'a', title: `${n}` }] })
    const patch = { id: 'a', ifRevisionID: first.body.transactionId, set: { title: `${n} again` } }
    expect((await writer.write({ patch })).status).toBe(200)
    expect((await reader.write({ patch })).status).toBe(409)
  }
})

/** Opens a lake whose LISTEN connection is broken, and a second lake on the same database. */
async function openUnfollowing() {
  const databaseUrl = await lakeDatabase(temporaryDirectory())
  const dataset = { name: 'production' }
  const proxy = await startProxy(databaseUrl, { follows: false })
  const lake = await openSharedLake({ databaseUrl: proxy.url, dataset })
  onTestFinished(() => lake.close())
  // Runs before the lake is closed, which would otherwise wait for the result of LISTEN.
  onTestFinished(proxy.end)
  const other = await openSharedLake({ databaseUrl, dataset })
  onTestFinished(() => other.close())
  return { lake, other }
}

test('a change of the access mode is applied before later commits of other processes, even without notifications', async () => {
  const { lake, other } = await openUnfollowing()
  const ours = lake.dataset('production')
  const theirs = other.dataset('production')
  const seen: string[] = []
  ours.subscribe(() => seen.push(ours.aclMode))
  await other.editDataset('production', { aclMode: 'private' })
  await theirs.mutate([{ create: post('a') }], author)
  await ours.mutate([{ create: post('b') }], author)
  expect(seen).toEqual(['private', 'private'])
  await other.editDataset('production', { aclMode: 'public' })
  await theirs.mutate([{ create: post('c') }], author)
  await lake.refresh('production')
  await other.editDataset('production', { aclMode: 'private' })
  await theirs.mutate([{ create: post('d') }], author)
  await lake.refresh('production')
  expect(seen.slice(2)).toEqual(['public', 'private'])
})

test('a new dataset is announced even if the connection of the process breaks right after the INSERT', async () => {
  const databaseUrl = await lakeDatabase(temporaryDirectory())
  const proxy = await startProxy(databaseUrl, { last: 'INSERT INTO lake_datasets' })
  const lake = await openSharedLake({ databaseUrl: proxy.url })
  onTestFinished(() => lake.close())
  onTestFinished(proxy.end)
  const listener = new pg.Client({ connectionString: databaseUrl })
  await listener.connect()
  onTestFinished(() => listener.end())
  const heard: string[] = []
  listener.on('notification', ({ payload = '' }) => heard.push(payload))
  const { rows } = await listener.query<{ channel: string }>(`SELECT ${CHANNEL} AS channel`)
  await listener.query(`LISTEN ${listener.escapeIdentifier(rows[0]?.channel ?? '')}`)
  const creating = refusalOf(() => lake.createDataset('fresh'))
  await expect.poll(() => heard, { interval: 5, timeout: 5_000 }).toEqual(['datasets'])
  proxy.end()
  expect((await creating)?.kind).toBe('unavailable')
})

test('a write to a dataset that another process has just created succeeds', async () => {
  const { lake, other } = await openUnfollowing()
  await other.createDataset('fresh')
  const wire = openWire(lake)
  expect((await wire.writeTo('fresh', { create: post('a') })).status).toBe(200)
  expect((await wire.writeTo('missing', { create: post('a') })).status).toBe(404)
})
