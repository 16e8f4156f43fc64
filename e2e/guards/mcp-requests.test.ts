import { describe, expect, test } from 'vitest'
import { createMember, ownAddress } from '../support/sites/mcp-client.ts'
import type { Program } from '../support/sites/processes.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'
import { useSite } from '../support/sites/use-site.ts'
import { mcpPath } from '#shared/paths/mcp-path.ts'

let site: Program

useSite({ SEED: 'none', RATE_LIMIT: 'on', TRUST_PROXY: '1' }, (started) => {
  site = started
})

const ACCEPT = 'application/json, text/event-stream'
const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })

const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(site.url + mcpPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: ACCEPT,
      'x-forwarded-for': ownAddress(),
      ...headers,
    },
    body,
  })

describe('requests to the MCP server', () => {
  test.each([
    ['an unknown token', { authorization: `Bearer cvt_${'a'.repeat(43)}` }],
    ['no token after Bearer', { authorization: 'Bearer' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
  ])('get 401 with %s', async (_name, headers) => {
    const answer = await post(LIST, headers)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toContain('Bearer')
  })

  test('get 401 with the token of a session', async () => {
    const { token } = await signInAsStaff(site.url)
    expect((await post(LIST, { authorization: `Bearer ${token}` })).status).toBe(401)
  })

  test('get 403 from pages of other origins', async () => {
    for (const origin of ['https://evil.example', 'null', `${site.url}.evil.example`]) {
      expect((await post(LIST, { origin })).status).toBe(403)
    }
    const own = await post(LIST, { origin: site.url })
    expect([own.status, own.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(own.headers.get('access-control-allow-origin')).toBeNull()
  })

  test.each([
    ['invalid JSON', '{', 400],
    ['an empty object', '{}', 400],
    ['null', 'null', 400],
    ['a string', '"tools/list"', 400],
    ['a batch', `[${LIST},${LIST}]`, 400],
    ['a wrong version', LIST.replace('2.0', '1.0'), 400],
    ['an unpaired surrogate', LIST.replace('tools/list', String.raw`\ud800`), 400],
    ['a __proto__ key', LIST.replace('"id"', '"__proto__":{},"id"'), 400],
    [
      'deep nesting',
      `{"jsonrpc":"2.0","id":1,"method":"x","params":${'{"a":'.repeat(90)}1${'}'.repeat(91)}`,
      400,
    ],
    ['an unknown method', LIST.replace('tools/list', 'tools/publish'), 200],
    ['wrong parameters', LIST.replace('"tools/list"', '"tools/call","params":{"name":7}'), 200],
    ['a notification', '{"jsonrpc":"2.0","method":"notifications/initialized"}', 202],
    ['a response', '{"jsonrpc":"2.0","id":1,"result":{}}', 202],
    ['20 KB without a token', LIST.replace('"id":1', `"id":"${'x'.repeat(20_000)}"`), 413],
  ])('get the status of the standard, never a 5xx, with %s', async (_name, body, status) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect((await answer.text()).includes('"error"')).toBe(status !== 202)
  })

  test('get 4xx with other methods or headers', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await fetch(site.url + mcpPath, { method, headers: { accept: ACCEPT } })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'OPTIONS, POST'])
    }
    expect((await post(LIST, { accept: 'text/html' })).status).toBe(406)
    expect((await post(LIST, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post(LIST, { 'mcp-protocol-version': '1' })).status).toBe(400)
  })

  test('get 429 above 60 a minute from one address or with one token', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' }
    /**
     * Sends far more calls than the limit at once. A slow run could otherwise stay below the limit, which allows one more call each
     * second.
     */
    const send = (headers: Readonly<Record<string, string>>) =>
      Promise.all(Array.from({ length: 150 }, () => post(LIST, headers)))
    const anonymous = await send(from)
    const rejected = anonymous.filter(({ status }) => status === 429)
    expect(rejected.length).toBeGreaterThan(5)
    expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(anonymous.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(60)
    const { token: admin } = await signInAsStaff(site.url)
    const { createToken } = await createMember(site.url, admin, 'viewer')
    const { secret } = await createToken(['content.read'])
    const authorization = `Bearer ${secret}`
    expect((await post(LIST, { ...from, authorization })).status).toBe(200)
    expect((await send({ authorization })).map(({ status }) => status)).toContain(429)
  })
})
