import { describe, expect, test } from 'vitest'
import { editor, ORIGIN, useWire, viewer, write } from './sessions.test-support.ts'
import { wireRoutes } from './wire.ts'

const { ask, wire } = useWire()

/** All routes of the lake, with example parameters in their addresses. */
const addresses = wireRoutes.map((route) => ({
  ...route,
  address: route.path
    .replace(':project', 'local')
    .replace(':dataset', 'production')
    .replace(/[:*][a-z]+/gi, 'a'),
}))

describe('access to the lake', () => {
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
  ])('is refused without a caller at equivalent paths such as %s', async (address) => {
    const answer = await ask(address)
    expect([401, 404]).toContain(answer.status)
    expect(JSON.stringify(await answer.json())).not.toContain('drafts')
  })

  test('is refused after the session has expired, with the error code for which the Studio preserves unsaved edits', async () => {
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

describe('a cookie', () => {
  const cookie = { cookie: 'session=ed-session' }

  test('suffices for reading, without an Origin header', async () => {
    expect((await ask('/users/me', { headers: cookie })).status).toBe(200)
  })

  test.each([
    { name: 'no Origin header', origin: undefined, status: 403 },
    { name: 'another origin', origin: 'https://evil.example', status: 403 },
    { name: 'an opaque origin', origin: 'null', status: 403 },
    { name: 'the origin of the site with another port', origin: `${ORIGIN}:8443`, status: 403 },
    { name: 'the origin of the site', origin: ORIGIN, status: 200 },
  ])('with $name gets the status $status for a write', async ({ origin, status }) => {
    const headers = { ...cookie, ...(origin === undefined ? {} : { origin }) }
    expect((await ask('/data/mutate/production', { ...write, headers })).status).toBe(status)
  })

  test('is not required with a bearer token; an Origin header is not required either', async () => {
    expect((await ask('/data/mutate/production', { ...write, headers: editor })).status).toBe(200)
  })
})

describe('the users of a lake', () => {
  test('are returned as an object for one id, and as a list for several ids', async () => {
    expect(await (await ask('/users/u1', { headers: editor })).json()).toMatchObject({
      id: 'u1',
      displayName: 'Name of u1',
    })
    expect(await (await ask('/users/u1,u2', { headers: editor })).json()).toHaveLength(2)
    expect((await ask('/users/nobody', { headers: editor })).status).toBe(404)
  })

  test('include machine tokens with their names, even after these are revoked', async () => {
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

describe('an address', () => {
  test.each([
    ['/v2026-11-21', 200],
    ['/vX', 200],
    ['/v1', 200],
    ['/v2', 404],
    ['', 404],
  ])('with the version “%s” gets the status %i', async (version, status) => {
    const answer = await ask('/users/me', { base: `/lake${version}`, headers: editor })
    expect(answer.status).toBe(status)
  })

  test('gets 404 if it has no route, and is added once to the list of missing routes', async () => {
    const before = wire().ledger.length
    await ask('/no/such/thing', { headers: editor })
    const answer = await ask('/no/such/thing', { headers: editor })
    expect([answer.status, await answer.json()]).toMatchObject([404, { statusCode: 404 }])
    expect(wire().ledger.slice(before)).toEqual(['GET /lake/v2025-02-19/no/such/thing'])
  })

  test('gets 405 for a method that it does not support', async () => {
    expect((await ask('/users/me', { method: 'DELETE', headers: editor })).status).toBe(405)
  })

  test('responds to HEAD as to GET, but without the body', async () => {
    const answer = await ask('/users/me', { method: 'HEAD', headers: editor })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})

describe('a request body', () => {
  test.each([
    { name: 'invalid JSON', body: '{', status: 400 },
    { name: 'an unknown mutation', body: '{"mutations":[{"merge":{}}]}', status: 400 },
    {
      name: 'a document without type',
      body: '{"mutations":[{"create":{"_id":"x"}}]}',
      status: 400,
    },
    { name: 'an invalid id', body: '{"mutations":[{"delete":{"id":"../x"}}]}', status: 400 },
    {
      name: 'a forbidden attribute',
      body: '{"mutations":[{"create":{"_type":"a","__proto__":{}}}]}',
      status: 400,
    },
    { name: 'deep nesting', body: `${'['.repeat(5000)}${']'.repeat(5000)}`, status: 400 },
    { name: 'more than 8 MB', body: ' '.repeat(9 * 1024 * 1024), status: 413 },
  ])('with $name gets the status $status', async ({ body, status }) => {
    const answer = await ask('/data/mutate/production', { method: 'POST', headers: editor, body })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ statusCode: status })
  })
})
