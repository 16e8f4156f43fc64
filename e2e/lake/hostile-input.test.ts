import { connect } from 'node:net'

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { wireRoutes } from '#lake/wire/wire.ts'

import { startLake, TOKEN, type LakeUnderTest } from './lake-under-test.ts'

let lake: LakeUnderTest
beforeAll(async () => {
  lake = await startLake()
  await lake
    .client()
    .createOrReplace({ _id: 'a', _type: 'page', title: 'A', list: [{ _key: 'k' }] })
})
afterAll(async () => {
  await lake[Symbol.asyncDispose]()
})

/** Number of generated inputs per property in the everyday tier. An environment variable raises this number for longer runs. */
const RUNS = 120

/** True if the body has one of the two error shapes. */
function isErrorBody(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  return 'statusCode' in body && 'error' in body
}

async function expectCalm(answer: Response): Promise<void> {
  const text = await answer.text()
  if (answer.status >= 500) throw new Error(`${answer.status}: ${text.slice(0, 300)}`)
  if (answer.status >= 400 && !isErrorBody(JSON.parse(text))) throw new Error(`shape: ${text}`)
}

const json = { 'content-type': 'application/json' }
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    '__proto__',
    'constructor',
    '../..',
    '*[',
    ']',
    '$',
    '"',
    '{}',
    'a'.repeat(5000),
    '𝒳\ud800',
  ),
)
const path = fc.oneof(
  nasty,
  fc.constantFrom(
    'list[-1].a',
    'list[_key=="k"].a',
    'list[]',
    '..a',
    'a.b.c',
    'list[0:2]',
    '[',
    'list[999999999]',
    '_id',
    '_type',
    '_rev',
  ),
)
const value = fc.jsonValue({ maxDepth: 4 })
const mutation = fc.oneof(
  fc.record({
    create: fc.record({ _id: fc.option(nasty, { nil: undefined }), _type: nasty, x: value }),
  }),
  fc.record({ createOrReplace: fc.record({ _id: nasty, _type: nasty }) }),
  fc.record({
    delete: fc.oneof(fc.record({ id: nasty }), fc.record({ query: nasty, params: value })),
  }),
  fc.record({
    patch: fc
      .tuple(
        fc.oneof(
          fc.record({ id: fc.constantFrom('a', 'b') }),
          fc.record({ query: fc.constantFrom('*', '*[_id=="a"]') }),
        ),
        fc.oneof(
          fc.record({ set: fc.dictionary(path, value, { maxKeys: 3 }) }),
          fc.record({ setIfMissing: fc.dictionary(path, value, { maxKeys: 3 }) }),
          fc.record({ unset: fc.array(path, { maxLength: 3 }) }),
          fc.record({ inc: fc.dictionary(path, fc.double(), { maxKeys: 2 }) }),
          fc.record({ diffMatchPatch: fc.dictionary(path, nasty, { maxKeys: 2 }) }),
          fc.record({
            insert: fc.record({ after: path, items: fc.array(value, { maxLength: 3 }) }),
          }),
          fc.record({ insert: fc.record({ replace: path, items: value }) }),
        ),
      )
      .map(([selection, operations]) => ({ ...selection, ...operations })),
  }),
)
const ids = fc.constantFrom('a', 'drafts.a', 'versions.r.a', 'b', '', 'drafts.', '-')
const action = fc.record({
  actionType: fc.constantFrom(
    'sanity.action.document.create',
    'sanity.action.document.edit',
    'sanity.action.document.publish',
    'sanity.action.document.unpublish',
    'sanity.action.document.delete',
    'sanity.action.document.replaceDraft',
    'sanity.action.document.version.discard',
    'sanity.action.release.create',
  ),
  publishedId: fc.oneof(ids, value),
  draftId: fc.oneof(ids, value),
  versionId: fc.oneof(ids, value),
  attributes: fc.oneof(value, fc.record({ _id: ids, _type: nasty })),
  patch: fc.oneof(value, fc.record({ set: fc.dictionary(path, value, { maxKeys: 2 }) })),
  ifExists: fc.oneof(fc.constant('fail'), value),
  includeDrafts: fc.oneof(fc.array(ids), value),
})
const groq = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '*',
        '[',
        ']',
        '{',
        '}',
        '(',
        ')',
        '|',
        'order',
        '->',
        '...',
        '==',
        '&&',
        '_id',
        '$p',
        '"x"',
        '1',
        '@',
        '^',
        'count(',
        'references(',
        'text::query(',
        'geo::',
        'now()',
        'in',
        'match',
        '//',
      ),
      nasty,
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(' '))

async function property(
  arbitrary: fc.Arbitrary<unknown>,
  send: (input: unknown) => Promise<Response>,
) {
  await fc.assert(
    fc.asyncProperty(arbitrary, async (input) => expectCalm(await send(input))),
    { numRuns: RUNS },
  )
}

const post = (address: string) => (body: unknown) =>
  lake.request(address, { method: 'POST', headers: json, body: JSON.stringify(body) })

describe('the lake answers without a 5xx', () => {
  test.each([
    {
      name: 'mutations',
      arbitrary: fc.record({ mutations: fc.array(mutation, { maxLength: 4 }) }),
      address: '/data/mutate/production?returnDocuments=true',
    },
    { name: 'bodies of any shape', arbitrary: value, address: '/data/mutate/production' },
    {
      name: 'actions',
      arbitrary: fc.record({ actions: fc.array(action, { maxLength: 3 }) }),
      address: '/data/actions/production',
    },
    {
      name: 'queries',
      arbitrary: fc.record({ query: groq, params: fc.record({ p: value }) }),
      address: '/data/query/production',
    },
    {
      name: 'settings',
      arbitrary: fc.array(fc.record({ key: nasty, value })),
      address: '/users/me/keyvalue',
    },
  ])('generated $name', async ({ arbitrary, address }) => {
    expect.hasAssertions()
    const send = address.includes('keyvalue')
      ? (body: unknown) =>
          lake.request(address, { method: 'PUT', headers: json, body: JSON.stringify(body) })
      : post(address)
    await property(arbitrary, send)
    expect(await (await lake.request('/ping')).json()).toEqual({ pong: true })
  })

  test('a query string with generated parameters', async () => {
    const names = fc.constantFrom(
      'query',
      '$p',
      'perspective',
      'limit',
      'time',
      'revision',
      'fromTransaction',
      'reverse',
      'returnQuery',
      'nextCursor',
      'effectFormat',
      'types',
      'w',
      'rect',
      'fm',
    )
    const addresses = fc.constantFrom(
      '/data/query/production',
      '/data/doc/production/a',
      '/data/history/production/documents/a',
      '/data/history/production/transactions/a',
      '/data/history/production/events/documents/a',
      '/data/export/production',
    )
    await property(
      fc.tuple(addresses, fc.array(fc.tuple(names, nasty), { maxLength: 4 })),
      (input) => {
        // `property` types its inputs as unknown; the generator above creates pairs.
        const [address, pairs] = input as [string, [string, string][]]
        return lake.request(`${address}?${new URLSearchParams(pairs)}`)
      },
    )
    expect(await lake.client().getDocument('missing')).toBeUndefined()
  })

  test('a URL with generated path segments', async () => {
    const routes = fc.constantFrom(
      ...wireRoutes.filter(
        ({ method, path: pattern }) => method === 'GET' && !/listen|live|channel$/.test(pattern),
      ),
    )
    await property(fc.tuple(routes, fc.array(nasty, { minLength: 4, maxLength: 4 })), (input) => {
      // The generator above creates pairs, as in the previous test.
      const [route, parts] = input as [(typeof wireRoutes)[number], string[]]
      let next = 0
      const address = route.path.replace(/[:*][a-z]+/gi, () => {
        const part = parts[next++] ?? 'x'
        return encodeURIComponent(part.toWellFormed())
      })
      return lake.request(address)
    })
    expect(await lake.client().fetch('count(*[_id == "missing"])')).toBe(0)
  })

  test.each([
    'GET /%ff%fe HTTP/1.1',
    'GET //evil/../v1/users/me HTTP/1.1',
    'GET http://other.host/v1/users/me HTTP/1.1',
    'GET /v1/users/me%00 HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'FOO /v1/users/me HTTP/1.1',
  ])('the request line %s', async (line) => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(lake.lake.port, '127.0.0.1', () => {
        socket.write(
          `${line}\r\nHost: x\r\nAuthorization: Bearer ${TOKEN}\r\nConnection: close\r\n\r\n`,
        )
      })
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1')
      })
      socket.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 [1-4]/)
  })
})
