import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createAssetStore } from '#lake/assets/assets.ts'
import { createLake } from '#lake/datasets/lake.ts'
import type { Lake } from '#lake/documents/types.ts'

import type { Wire } from './types.ts'
import type { WireCaller } from './callers.ts'
import { createWire, wireRoutes } from './wire.ts'

const ORIGIN = 'https://site.example'
const directory = mkdtempSync(join(tmpdir(), 'wire-'))
const sessions = new Set(['ed-session', 'vi-session'])
const faults: string[] = []
let lake: Lake
let wire: Wire

/** Users sign in with a cookie `session=<id>-session` or a bearer token of the same text. */
async function authenticate({ headers }: { headers: Headers }): Promise<WireCaller | undefined> {
  const bearer = headers.get('authorization')?.replace('Bearer ', '')
  const cookie = headers.get('cookie')?.replace('session=', '')
  const sessionId = bearer ?? cookie ?? ''
  if (!sessions.has(sessionId)) return undefined
  return {
    id: sessionId.slice(0, 2),
    name: 'Somebody',
    email: 'somebody@example.com',
    role: sessionId.startsWith('ed') ? 'editor' : 'viewer',
    via: bearer === undefined ? 'cookie' : 'bearer',
    sessionId,
  }
}

beforeAll(async () => {
  lake = createLake({ directory })
  const dataset = await lake.createDataset('production', { aclMode: 'private' })
  await dataset.mutate(
    [{ create: { _id: 'a', _type: 'page' } }, { create: { _id: 'drafts.b', _type: 'page' } }],
    { author: 'ed' },
  )
  wire = createWire({
    lake,
    assets: createAssetStore({ directory: join(directory, 'assets') }),
    directory,
    basePath: '/lake',
    projectId: 'local',
    origin: ORIGIN,
    authenticate,
    users: {
      byIds: async (ids) =>
        ids.filter((id) => /^u\d/.test(id)).map((id) => ({ id, name: `Name of ${id}`, email: '' })),
    },
    session: {
      providers: () => [{ name: 'staff', title: 'Staff', url: `${ORIGIN}/admin` }],
      exchange: async (sid) => (sid === 'x'.repeat(20) ? { token: 't', label: 'l' } : undefined),
      end: async () => ({ headers: { 'set-cookie': 'session=; Max-Age=0' } }),
    },
    anonymous: 'nobody',
    keepAliveMs: 100,
    log: (level, message) => {
      if (level === 'error') faults.push(message)
    },
  })
})

afterAll(async () => {
  await wire.close()
  await lake.close()
  rmSync(directory, { recursive: true, force: true })
  expect(faults).toEqual([])
})

function ask(path: string, init: RequestInit & { readonly base?: string } = {}): Promise<Response> {
  const { base = '/lake/v2025-02-19', ...rest } = init
  return wire.fetch(new Request(`${ORIGIN}${base}${path}`, rest), { address: '127.0.0.1' })
}

const editor = { authorization: 'Bearer ed-session' }
const viewer = { authorization: 'Bearer vi-session' }
const write = { method: 'POST', body: JSON.stringify({ mutations: [] }) }

/** All routes with example parameters. */
const addresses = wireRoutes.map((route) => ({
  ...route,
  address: route.path
    .replace(':project', 'local')
    .replace(':dataset', 'production')
    .replace(/[:*][a-z]+/gi, 'a'),
}))

describe('access', () => {
  test.each(addresses.filter(({ access }) => access !== 'anyone'))(
    'is refused with 401 without a caller: $method $address',
    async ({ method, address }) => {
      const answer = await ask(address, { method, ...(method === 'GET' ? {} : { body: '{}' }) })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ statusCode: 401, errorCode: 'SIO-401-ANF' })
    },
  )

  test.each(
    addresses.filter(({ access }) => access === 'content.write' || access === 'system.manage'),
  )('is refused with 403 to a viewer: $method $address', async ({ method, address }) => {
    const answer = await ask(address, { method, body: '{}', headers: viewer })
    expect(answer.status).toBe(403)
  })

  test.each([
    '/data/query/production?query=*',
    '/data/%71uery/production?query=*',
    '//data/query/production?query=*',
    '/data/query/production/?query=*',
    '/data/./query/production?query=*',
    '/ping/../data/query/production?query=*',
  ])('is not bypassed by the spelling %s', async (address) => {
    const answer = await ask(address)
    expect([401, 404]).toContain(answer.status)
    expect(JSON.stringify(await answer.json())).not.toContain('drafts')
  })

  test('is refused to an expired session with the error code that lets the Studio keep its edits', async () => {
    const answer = await ask('/users/me', { headers: { authorization: 'Bearer gone-session' } })
    expect(await answer.json()).toMatchObject({ errorCode: 'SIO-401-AEX' })
  })

  test('is reported to the Studio as rules that depend on the role', async () => {
    const path = '/projects/local/datasets/production/acl'
    const rules = async (headers: HeadersInit) => (await ask(path, { headers })).json()
    expect(await rules(viewer)).toMatchObject([{ permissions: ['read'] }])
    const update = expect.arrayContaining(['update'])
    expect(await rules(editor)).toMatchObject([{ permissions: update }])
  })

  test('does not include creating datasets for an editor', async () => {
    const answer = await ask('/projects/local/datasets/other', { method: 'PUT', headers: editor })
    expect(answer.status).toBe(403)
  })
})

describe('cookies', () => {
  const cookie = { cookie: 'session=ed-session' }

  test('suffice for reading, without an origin', async () => {
    expect((await ask('/users/me', { headers: cookie })).status).toBe(200)
  })

  test.each([
    { name: 'no origin', origin: undefined, status: 403 },
    { name: 'another origin', origin: 'https://evil.example', status: 403 },
    { name: 'an opaque origin', origin: 'null', status: 403 },
    { name: 'the own origin with another port', origin: `${ORIGIN}:8443`, status: 403 },
    { name: 'the own origin', origin: ORIGIN, status: 200 },
  ])('with $name lead to the status $status for a write', async ({ origin, status }) => {
    const headers = { ...cookie, ...(origin === undefined ? {} : { origin }) }
    expect((await ask('/data/mutate/production', { ...write, headers })).status).toBe(status)
  })

  test('are not required with a bearer token, and neither is an origin', async () => {
    expect((await ask('/data/mutate/production', { ...write, headers: editor })).status).toBe(200)
  })
})

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** Reads a stream until a text arrives, skipping keep-alives, and returns everything read. */
async function readUntil(reader: Reader | undefined, text: string): Promise<string> {
  let read = ''
  while (!read.includes(text)) {
    const chunk = await reader?.read()
    if (chunk?.value === undefined) throw new Error(`The stream ended before ${text}: ${read}`)
    read += new TextDecoder().decode(chunk.value)
  }
  return read
}

/** Opens a channel over HTTP. */
async function openChannel(headers: Readonly<Record<string, string>>) {
  const reader = (await ask('/data/channel', { headers })).body?.getReader()
  const id = /"channel":"([\w-]+)"/.exec(await readUntil(reader, '\n\n'))?.[1] ?? ''
  const say = async (...commands: readonly unknown[]) => {
    const body = JSON.stringify({ commands })
    return (await ask(`/data/channel/${id}`, { method: 'POST', headers, body })).status
  }
  return { reader, say }
}

describe('sessions', () => {
  test('that end disconnect only their own listeners', async () => {
    sessions.add('ed-second')
    const listen = (token: string) =>
      ask('/data/listen/production?query=*', { headers: { authorization: `Bearer ${token}` } })
    const [first, second] = await Promise.all([listen('ed-session'), listen('ed-second')])
    const reader = second.body?.getReader()
    wire.endSession('ed-session')
    expect(await first.text()).toContain('event: welcome')
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: welcome')
    await reader?.cancel()
  })

  test('that end disconnect their channels with all streams', async () => {
    sessions.add('ed-channel')
    const { reader, say } = await openChannel({ authorization: 'Bearer ed-channel' })
    expect(await say({ open: 1, target: '/data/listen/production?query=*' })).toBe(200)
    await readUntil(reader, 'event: welcome')
    wire.endSession('ed-channel')
    expect(await say()).toBe(404)
    await expect(readUntil(reader, 'no such text')).rejects.toThrow('The stream ended')
  })

  test('that expire lose their channels at the next keep-alive', async () => {
    sessions.add('ed-fourth')
    const { reader } = await openChannel({ authorization: 'Bearer ed-fourth' })
    sessions.delete('ed-fourth')
    await expect(readUntil(reader, 'no such text')).rejects.toThrow('The stream ended')
  })

  test('lose a channel with a slow reader, so that its tab reconnects', async () => {
    const { reader, say } = await openChannel(editor)
    const query = encodeURIComponent('*[_type == "large"]')
    const target = `/data/listen/production?query=${query}&includeResult=true`
    await say({ open: 1, target })
    await readUntil(reader, 'event: welcome')
    for (let number = 0; number < 8; number += 1) {
      const create = { _id: `large-${number}`, _type: 'large', text: 'x'.repeat(1_000_000) }
      const body = JSON.stringify({ mutations: [{ create }] })
      await ask('/data/mutate/production', { method: 'POST', headers: editor, body })
    }
    await expect.poll(() => say()).toBe(404)
    await reader?.cancel()
  })

  test('that expire lose their listeners at the next keep-alive', async () => {
    sessions.add('ed-third')
    const answer = await ask('/data/listen/production?query=*', {
      headers: { authorization: 'Bearer ed-third' },
    })
    sessions.delete('ed-third')
    expect(await answer.text()).toMatch(/^event: welcome\n[^]*\n:\n\n$/)
  })

  test('begin with a one-time id and end with the sign-out', async () => {
    const sid = 'x'.repeat(20)
    expect(await (await ask(`/auth/fetch?sid=${sid}`)).json()).toEqual({ token: 't', label: 'l' })
    expect((await ask(`/auth/fetch?sid=${'y'.repeat(20)}`)).status).toBe(401)
    expect((await ask('/auth/fetch')).status).toBe(400)
    const out = await ask('/auth/logout', { method: 'POST' })
    expect([out.status, out.headers.get('set-cookie')]).toEqual([200, 'session=; Max-Age=0'])
  })
})

describe('users', () => {
  test('are returned singly for one id, and as a list for several ids', async () => {
    expect(await (await ask('/users/u1', { headers: editor })).json()).toMatchObject({
      id: 'u1',
      displayName: 'Name of u1',
    })
    expect(await (await ask('/users/u1,u2', { headers: editor })).json()).toHaveLength(2)
    expect((await ask('/users/nobody', { headers: editor })).status).toBe(404)
  })

  test('include machines with their names, even after a token is revoked', async () => {
    const robot = { id: 'robot-importer', displayName: 'importer', provider: 'token' }
    expect(await (await ask('/users/robot-importer', { headers: editor })).json()).toMatchObject(
      robot,
    )
    expect(await (await ask('/users/command-line', { headers: editor })).json()).toMatchObject({
      displayName: 'Command line',
    })
    expect(
      await (await ask('/users/u1,robot-importer,nobody', { headers: editor })).json(),
    ).toMatchObject([{ id: 'u1', provider: 'staff' }, robot])
  })

  test('have separate settings', async () => {
    const body = JSON.stringify([{ key: 'k', value: 1 }])
    await ask('/users/me/keyvalue', { method: 'PUT', headers: editor, body })
    const read = async (headers: HeadersInit) =>
      (await ask('/users/me/keyvalue/k', { headers })).json()
    expect(await read(editor)).toEqual([{ key: 'k', value: 1 }])
    expect(await read(viewer)).toEqual([])
  })
})

describe('addresses', () => {
  test.each([
    ['/v2026-11-21', 200],
    ['/vX', 200],
    ['/v1', 200],
    ['/v2', 404],
    ['', 404],
  ])('with the version %s respond with the status %i', async (version, status) => {
    const answer = await ask('/users/me', { base: `/lake${version}`, headers: editor })
    expect(answer.status).toBe(status)
  })

  test('without a route respond 404 and are added to the ledger once', async () => {
    const before = wire.ledger.length
    await ask('/no/such/thing', { headers: editor })
    const answer = await ask('/no/such/thing', { headers: editor })
    expect([answer.status, await answer.json()]).toMatchObject([404, { statusCode: 404 }])
    expect(wire.ledger.slice(before)).toEqual(['GET /lake/v2025-02-19/no/such/thing'])
  })

  test('with another method respond 405', async () => {
    expect((await ask('/users/me', { method: 'DELETE', headers: editor })).status).toBe(405)
  })

  test('respond to HEAD like to GET, without a body', async () => {
    const answer = await ask('/users/me', { method: 'HEAD', headers: editor })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})

describe('request bodies', () => {
  test.each([
    { name: 'not JSON', body: '{', status: 400 },
    { name: 'an unknown mutation', body: '{"mutations":[{"merge":{}}]}', status: 400 },
    {
      name: 'a document without type',
      body: '{"mutations":[{"create":{"_id":"x"}}]}',
      status: 400,
    },
    { name: 'a bad id', body: '{"mutations":[{"delete":{"id":"../x"}}]}', status: 400 },
    {
      name: 'a forbidden attribute',
      body: '{"mutations":[{"create":{"_type":"a","__proto__":{}}}]}',
      status: 400,
    },
    { name: 'a deep hole', body: `${'['.repeat(5000)}${']'.repeat(5000)}`, status: 400 },
    { name: 'too much', body: ' '.repeat(9 * 1024 * 1024), status: 413 },
  ])('with $name result in the status $status', async ({ body, status }) => {
    const answer = await ask('/data/mutate/production', { method: 'POST', headers: editor, body })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ statusCode: status })
  })
})
