import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'

import { createClient } from '@sanity/client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { createLakeProxy, type LakeProxy, type LakeProxyUser } from '#server/gateway/proxy.ts'
import { listen, type Listening } from '#lake/common/listen.ts'

import { readEvents, readSocket } from './event-reader.ts'
import { startLake, TOKEN, type LakeUnderTest } from './lake-under-test.ts'

const ann: LakeProxyUser = {
  id: 'ann',
  name: 'Änn',
  email: 'ann@example.com',
  role: 'editor',
  sessionId: 's-ann',
}
const vic: LakeProxyUser = { ...ann, id: 'vic', role: 'viewer', sessionId: 's-vic' }

let lake: LakeUnderTest
let site: Listening
let proxy: LakeProxy
let failures: unknown[] = []

/** Starts the site's proxy to the lake. Requests with the cookie `vic` come from the viewer, all others from Ann. */
async function startSite(target: string, deadlineMs: number): Promise<[LakeProxy, Listening]> {
  const made = createLakeProxy({
    target,
    token: TOKEN,
    basePath: '/lake',
    deadlineMs,
    onFailure: (error) => failures.push(error),
  })
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: {
      early: () => false,
      fetch: (request) => made.fetch(request, request.headers.get('cookie') === 'vic' ? vic : ann),
      upgrade: (request, socket, head) => {
        made.upgrade(request, socket, head, ann)
        return true
      },
    },
  })
  return [made, server]
}

beforeAll(async () => {
  lake = await startLake()
  ;[proxy, site] = await startSite(lake.origin, 10_000)
})
afterEach(() => {
  failures = []
})
afterAll(async () => {
  proxy.close()
  await site.close(100)
  await lake[Symbol.asyncDispose]()
})

function address(path: string): string {
  return `http://127.0.0.1:${site.port}/lake/v2025-02-19${path}`
}

describe('a standalone lake behind the site', () => {
  test('receives the user from the site and not from the visitor’s own header', async () => {
    const me = await fetch(address('/users/me'), {
      headers: {
        'x-lake-user': Buffer.from('{"id":"mallory"}').toString('base64url'),
        authorization: 'Bearer stolen',
      },
    })
    expect(await me.json()).toMatchObject({ id: 'ann', name: 'Änn', role: 'editor' })
  })

  test('serves @sanity/client: reads, writes, uploads and listeners', async () => {
    const client = createClient({
      projectId: 'local',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: `http://127.0.0.1:${site.port}/lake`,
      useProjectHostname: false,
      useCdn: false,
      perspective: 'raw',
    })
    const reader = await readEvents(address('/data/listen/production?query=*[_type=="via"]'))
    await reader.next('welcome')
    await client.create({ _id: 'via-1', _type: 'via' })
    expect((await reader.next('mutation')).data).toMatchObject({ identity: 'ann' })
    reader.close()
    const file = await client.assets.upload('file', Buffer.alloc(3_000_000, 7), {
      filename: 'x.bin',
    })
    expect(file.size).toBe(3_000_000)
    expect(await client.fetch('*[_id == "via-1"]._type')).toEqual(['via'])
    expect(await (await fetch(address('/users/ann'))).json()).toMatchObject({ displayName: 'Änn' })
  })

  test('enforces roles', async () => {
    const answer = await fetch(address('/data/mutate/production'), {
      method: 'POST',
      headers: { cookie: 'vic' },
      body: '{"mutations":[{"create":{"_type":"x"}}]}',
    })
    expect(answer.status).toBe(403)
  })

  test('accepts proxied sockets, with compression and the identity of the user', async () => {
    const { reader } = readSocket(address('/data/listen/production?query=*[_type=="ws"]'), {})
    await reader.next('welcome')
    await lake.client().create({ _id: 'ws-1', _type: 'ws' })
    expect((await reader.next('mutation')).data).toMatchObject({ documentId: 'ws-1' })
    reader.close()
  })

  test('ends the streams and sockets of a session that ends', async () => {
    const url = address('/data/listen/production?query=*')
    const events = await readEvents(url)
    const { reader, closed } = readSocket(url, {})
    await Promise.all([events.next('welcome'), reader.next('welcome')])
    proxy.endSession('s-ann')
    await closed
    await expect.poll(() => events.ended).toBe(true)
  })

  test('sends neither its cookies nor its CORS headers to visitors', async () => {
    const answer = await fetch(address('/ping'), { headers: { origin: 'https://evil.example' } })
    const names = [...answer.headers.keys()]
    expect(names.filter((name) => /^(access-control|set-cookie)/.test(name))).toEqual([])
  })

  test('receives no requests for paths outside of the base path', async () => {
    const { status } = await fetch(`http://127.0.0.1:${site.port}/elsewhere`)
    expect(status).toBe(503)
  })
})

describe('a failing lake', () => {
  async function behind(trouble: Server, check: (port: number) => Promise<void>): Promise<void> {
    await new Promise<void>((resolve) => trouble.listen(0, '127.0.0.1', resolve))
    const place = trouble.address()
    const port = typeof place === 'object' && place !== null ? place.port : 0
    const [own, server] = await startSite(`http://127.0.0.1:${port}`, 200)
    try {
      await check(server.port)
    } finally {
      own.close()
      trouble.closeAllConnections()
      await server.close(100)
      trouble.close()
    }
  }

  async function expectUnavailable(port: number): Promise<void> {
    const started = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/lake/v1/users/me`)
    expect([answer.status, await answer.json()]).toMatchObject([503, { statusCode: 503 }])
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(performance.now() - started).toBeLessThan(5000)
    expect(failures).toHaveLength(1)
  }

  test('counts as unavailable if it has not responded by the deadline', async () => {
    expect.hasAssertions()
    await behind(
      createServer(() => undefined),
      expectUnavailable,
    )
  })

  test('counts as unavailable if it closes the connection', async () => {
    expect.hasAssertions()
    await behind(
      createServer((request) => request.socket.destroy()),
      expectUnavailable,
    )
  })

  test('counts as unavailable if it is not running, also for sockets', async () => {
    expect.hasAssertions()
    const gone = createServer()
    await behind(gone, async (port) => {
      await new Promise((resolve) => gone.close(resolve))
      await expectUnavailable(port)
      const { closed } = readSocket(`http://127.0.0.1:${port}/lake/v1/socket/production`, {})
      expect(await closed).toBe(503)
    })
  })

  test('has no open connection any more after the visitor has disconnected', async () => {
    const socket = connect(site.port, '127.0.0.1')
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    socket.write('GET /lake/v1/data/listen/production?query=* HTTP/1.1\r\nHost: x\r\n\r\n')
    await new Promise<void>((resolve) => socket.once('data', () => resolve()))
    socket.destroy()
    expect(await (await fetch(address('/ping'))).json()).toEqual({ pong: true })
  })
})
