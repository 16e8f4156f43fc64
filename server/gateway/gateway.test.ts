import { once } from 'node:events'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import WebSocket from 'ws'
import { blog, contentMigrations, put, reference, remove } from '#server/content.test-support.ts'
import { useDatabases } from '#server/database.test-support.ts'
import {
  lakeKinds,
  openTestGateway,
  ORIGIN,
  XSRF_TOKEN,
  STAFF,
  STAFF_COOKIE,
} from '#server/gateway.test-support.ts'
import { PUBLIC_QUERY_VERSIONS } from '#shared/content/public-query-names.ts'
import { lakePaths } from '#shared/paths.ts'

const databases = useDatabases()

async function openSite(
  kind: (typeof lakeKinds)[number],
  options: Parameters<typeof openTestGateway>[2] = {},
) {
  return openTestGateway(kind, await databases.open('sqlite', contentMigrations), options)
}

const publicQuery = (
  name: keyof typeof PUBLIC_QUERY_VERSIONS,
  params: Readonly<Record<string, unknown>>,
) => lakePaths.publicQuery(name, PUBLIC_QUERY_VERSIONS[name], params)

const V = '/lake/v2025-02-19'
const groq = (query: string, more = '') =>
  `${V}/data/query/production?query=${encodeURIComponent(query)}${more}`

describe.each(lakeKinds)('the gateway to a lake %s', (kind) => {
  it('runs the public queries for anyone', async () => {
    const { call, dataset } = await openSite(kind)
    put(
      dataset,
      blog('a'),
      ...['draft', 'in_review', 'scheduled', 'archived'].map((status) => blog(status, { status })),
      { ...blog('a'), _id: 'drafts.a', title: 'An edit' },
    )
    const list = await call(publicQuery('blogList', { page: 1 }))
    expect(list.status).toBe(200)
    expect(list.headers.get('cache-control')).toBe('no-cache')
    expect(list.body.result).toMatchObject({ items: [{ id: 'a', title: 'Title of a' }], total: 1 })
    expect((await call(publicQuery('blogDetail', { id: 'a' }))).body.result.title).toBe(
      'Title of a',
    )
    for (const id of ['draft', 'archived', 'slug-scheduled', 'drafts.a', 'none']) {
      const { status, body } = await call(publicQuery('blogDetail', { id }))
      expect([id, status, body.result]).toEqual([id, 200, null])
    }
    const staff = await call(publicQuery('blogList', { page: 1 }), { headers: STAFF })
    expect(staff.body.result.total).toBe(1)
  })

  it('keeps the answer of a public query until what it shows changes', async () => {
    const { call, dataset, mirror } = await openSite(kind)
    put(dataset, blog('a'))
    await vi.waitUntil(async () => (await mirror.read((store) => store.revisions())).has('a'))
    await vi.waitUntil(() => mirror.status.current)
    const list = publicQuery('blogList', { page: 1 })
    const first = await call(list)
    const etag = first.headers.get('etag') ?? ''
    expect((await call(list, { headers: { 'if-none-match': etag } })).status).toBe(304)
    put(dataset, blog('b'))
    await vi.waitUntil(async () => (await call(list)).body.result.total === 2, { timeout: 1_000 })
    expect((await call(list, { headers: { 'if-none-match': etag } })).status).toBe(200)
    put(dataset, blog('a', { status: 'archived' }), blog('b', { status: 'archived' }))
    await vi.waitUntil(async () => (await call(list)).body.result.total === 0, { timeout: 1_000 })
  })

  it('refuses unknown queries, old versions and wrong parameters', async () => {
    const { call } = await openSite(kind)
    const detail = publicQuery('blogDetail', {})
    const refused: readonly [string, number][] = [
      ['/lake/public/blogList/0123456789?$page=1', 410],
      ['/lake/public/everything/0123456789', 404],
      ['/lake/public/constructor/0123456789', 404],
      [publicQuery('blogList', { page: 0 }), 422],
      [publicQuery('blogList', { page: 1, status: 'draft' }), 422],
      [detail, 422],
      [publicQuery('blogDetail', { id: 'x'.repeat(300) }), 422],
      [publicQuery('blogDetail', { id: { toString: 1 } }), 422],
      [`${publicQuery('blogDetail', { id: 'a' })}&$id="b"`, 422],
      [`${publicQuery('blogDetail', { id: 'a' })}&$__proto__={}`, 422],
      [`${detail}?$id=a`, 422],
      [`${detail}?$id="${'x'.repeat(2000)}"`, 422],
    ]
    for (const [path, status] of refused) {
      const answer = await call(path)
      expect([path, answer.status]).toEqual([path, status])
      expect(answer.body).toMatchObject({ success: false, error: { code: expect.any(String) } })
    }
  })

  it('answers any parameters of a public query with 200 or 422', async () => {
    const { call, dataset } = await openSite(kind)
    put(dataset, blog('a'))
    const params = fc.dictionary(
      fc.constantFrom('page', 'limit', 'category', 'industry', 'id', '__proto__', 'x'),
      fc.oneof(fc.integer({ min: 1, max: 20 }), fc.string({ unit: 'binary' }), fc.jsonValue()),
      { maxKeys: 3 },
    )
    const name = fc.constantFrom('blogList', 'blogDetail', 'caseStudyList', 'highlights', 'related')
    await fc.assert(
      fc.asyncProperty(name, params, async (query, values) => {
        const { status } = await call(publicQuery(query, values))
        expect([200, 422]).toContain(status)
      }),
      { numRuns: 300 },
    )
  }, 60_000)

  it('answers every other question of a visitor alike, whether or not there is something', async () => {
    const { call, dataset } = await openSite(kind)
    put(dataset, blog('a'), blog('b', { status: 'draft' }))
    const questions: readonly [string, string, string?][] = [
      ['GET', groq('*')],
      ['GET', groq('*[_id == "a"]')],
      ['GET', groq('*[')],
      ['GET', groq('*', '&perspective=raw')],
      ['GET', `${V}/data/query/nothing?query=*`],
      ['POST', `${V}/data/query/production`, '{"query":"*"}'],
      ['GET', `${V}/data/doc/production/a`],
      ['GET', `${V}/data/doc/production/none`],
      ['GET', `${V}/data/listen/production?query=*`],
      ['GET', `${V}/data/live/events/production`],
      ['GET', `${V}/data/export/production`],
      ['GET', `${V}/data/history/production/documents/a`],
      ['GET', `${V}/data/history/production/transactions/a`],
      ['POST', `${V}/data/mutate/production`, '{"mutations":[]}'],
      ['POST', `${V}/data/actions/production`, '{"actions":[]}'],
      ['POST', `${V}/assets/images/production`, 'x'],
      ['GET', `${V}/projects/local`],
      ['GET', `${V}/projects/local/datasets`],
      ['PUT', `${V}/projects/local/datasets/more`, '{}'],
      ['GET', `${V}/users/ada`],
      ['GET', `${V}/users/me/keyvalue/a`],
      ['GET', `${V}/nothing/at/all`],
      ['GET', '/lake/vX/data/query/production?query=*'],
      ['GET', '/lake/v1/data/query/production?query=*'],
      ['GET', '/lake/data/query/production?query=*'],
      ['GET', '/lake/v2025-02-19%2fdata/query/production?query=*'],
      ['GET', '/lake//v2025-02-19/data/query/production?query=*'],
      ['POST', publicQuery('blogList', { page: 1 }), '{}'],
    ]
    const wanted = await call(`${V}/users/me`)
    expect(wanted.status).toBe(401)
    for (const [method, path, body] of questions) {
      const answer = await call(path, { method, ...(body === undefined ? {} : { body }) })
      expect([path, answer.status, answer.body]).toEqual([path, 401, wanted.body])
    }
    const stale = await call(groq('*'), { headers: { authorization: 'Bearer old' } })
    expect([stale.status, stale.body.errorCode]).toEqual([401, 'SIO-401-AEX'])
  })

  it('gives staff with a live session the whole lake', async () => {
    const { call, dataset } = await openSite(kind)
    put(dataset, blog('a'), blog('b', { status: 'draft' }))
    for (const headers of [STAFF, STAFF_COOKIE]) {
      const me = await call(`${V}/users/me`, { headers })
      expect(me.body).toMatchObject({ id: 'ada', role: 'administrator' })
      const all = await call(groq('count(*)'), { headers })
      expect([all.status, all.body.result]).toEqual([200, 2])
    }
    const written = await call(`${V}/data/mutate/production`, {
      method: 'POST',
      headers: { ...STAFF, 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: [{ create: { _id: 'c', _type: 'blog' } }] }),
    })
    expect(written.status).toBe(200)
    expect(dataset.get('c')).toBeDefined()
  })

  it.each([
    [undefined, XSRF_TOKEN, 403],
    ['https://evil.example', XSRF_TOKEN, 403],
    ['null', XSRF_TOKEN, 403],
    [ORIGIN, undefined, 403],
    [ORIGIN, 'guessed', 403],
    [ORIGIN, XSRF_TOKEN, 200],
  ])(
    'takes a write by cookie from origin %s with the header %s as %i',
    async (origin, token, status) => {
      const { call, dataset } = await openSite(kind)
      const answer = await call(`${V}/data/mutate/production`, {
        method: 'POST',
        headers: {
          ...STAFF_COOKIE,
          'content-type': 'application/json',
          ...(origin === undefined ? {} : { origin }),
          ...(token === undefined ? {} : { 'x-xsrf-token': token }),
        },
        body: JSON.stringify({ mutations: [{ create: { _id: 'c', _type: 'blog' } }] }),
      })
      expect(answer.status).toBe(status)
      expect(dataset.get('c') !== undefined).toBe(status === 200)
    },
  )

  it('shows a picture to visitors only while a public document uses it', async () => {
    const { call, upload, dataset, mirror } = await openSite(kind)
    const shown = await upload('red')
    const hidden = await upload('blue')
    const cover = (id: string) => ({ coverImage: { _type: 'picture', asset: reference(id) } })
    put(dataset, blog('a', cover(shown.id)), blog('b', { ...cover(hidden.id), status: 'draft' }))
    put(dataset, { ...blog('a', cover(hidden.id)), _id: 'drafts.a' })
    await vi.waitUntil(() => mirror.read((store) => store.isUsedPublicly(shown.id)))

    for (const query of ['', '?w=20', '?w=20&auto=format']) {
      const answer = await call(shown.path + query, { headers: { accept: 'image/webp,*/*' } })
      expect([query, answer.status]).toEqual([query, 200])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('content-type')).toBe(
        query.includes('auto') ? 'image/webp' : 'image/png',
      )
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      expect(answer.bytes.length).toBeGreaterThan(0)
      const etag = answer.headers.get('etag') ?? ''
      const again = await call(shown.path + query, {
        headers: { accept: 'image/webp,*/*', 'if-none-match': etag },
      })
      expect(again.status).toBe(304)
    }
    const missing = await call(shown.path.replace(/[0-9a-f]{40}/, '0'.repeat(40)))
    expect(missing.status).toBe(404)
    const refused = await call(hidden.path)
    expect([refused.status, refused.body]).toEqual([404, missing.body])
    expect([...refused.headers]).toEqual([...missing.headers])
    const other = await call(shown.path.replace('/production/', '/other/'))
    expect([other.status, other.body]).toEqual([404, missing.body])

    const staff = await call(hidden.path, { headers: STAFF_COOKIE })
    expect([staff.status, staff.headers.get('cache-control')]).toEqual([200, 'private, no-store'])

    remove(dataset, 'a')
    await vi.waitUntil(async () => !(await mirror.read((store) => store.isUsedPublicly(shown.id))))
    expect((await call(`${shown.path}?w=20`)).status).toBe(404)
  })

  it('refuses a picture with a silly size', async () => {
    const { call, upload, dataset, mirror } = await openSite(kind)
    const { id, path } = await upload('red')
    put(dataset, blog('a', { coverImage: { asset: reference(id) } }))
    await vi.waitUntil(() => mirror.read((store) => store.isUsedPublicly(id)))
    const answer = await call(`${path}?w=many`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store'])
  })

  it('hands the Studio its sign-in and sign-out', async () => {
    const { call } = await openSite(kind)
    expect((await call(`${V}/ping`)).status).toBe(200)
    expect((await call(`${V}/auth/providers`)).body.providers).toHaveLength(1)
    expect((await call(`${V}/auth/fetch?sid=short`)).status).toBeGreaterThanOrEqual(400)
    expect((await call(`${V}/auth/fetch?sid=${'b'.repeat(40)}`)).status).toBe(401)
    expect((await call(`${V}/auth/fetch?sid=${'a'.repeat(40)}`)).body.token).toBe('fresh')
    expect((await call(`${V}/auth/id`)).status).toBe(401)
    expect((await call(`${V}/auth/id`, { headers: STAFF })).body).toEqual({ id: 'ada' })
    expect((await call(`${V}/auth/logout`, { method: 'POST' })).status).toBe(200)
  })

  it('slows down an address that asks too much', async () => {
    const { call } = await openSite(kind, { rateLimit: { burst: 3, perMinute: 1 } })
    const statuses: number[] = []
    for (let time = 0; time < 5; time += 1) {
      statuses.push((await call(publicQuery('blogList', { page: 1 }))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  it('answers 503 in time when the lake is dead', async () => {
    const { call, server } = await openSite(kind)
    server.setFault(() => undefined)
    const began = performance.now()
    const answer = await call(publicQuery('blogList', { page: 1 }))
    expect(performance.now() - began).toBeLessThan(800)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  })

  const connect = async (port: number, headers: Readonly<Record<string, string>>) => {
    const url = `ws://127.0.0.1:${port}${V}/data/listen/production?query=*&includeResult=true`
    const socket = new WebSocket(url, { headers })
    onTestFinished(() => socket.terminate())
    socket.on('open', () => socket.send('{}'))
    const messages: string[] = []
    socket.on('message', (data) => messages.push(Buffer.isBuffer(data) ? data.toString() : ''))
    const ended = Promise.race([once(socket, 'close'), once(socket, 'error')]).catch(
      () => undefined,
    )
    return { messages, ended }
  }

  it('opens listeners over WebSocket for staff on our own pages', async () => {
    const { serve, dataset } = await openSite(kind)
    const port = await serve()
    const own = { ...STAFF_COOKIE, origin: ORIGIN }
    const { messages } = await connect(port, own)
    await vi.waitUntil(() => messages.join('').includes('event: welcome'), { timeout: 3_000 })
    put(dataset, blog('told'))
    await vi.waitFor(() => expect(messages.join('')).toContain('"told"'), { timeout: 3_000 })
  })

  it.each([
    ['without a session', { origin: ORIGIN }],
    ['from a foreign page', { ...STAFF_COOKIE, origin: 'https://evil.example' }],
    ['without an origin', { ...STAFF_COOKIE }],
  ])('refuses a WebSocket %s', async (_name, headers) => {
    const { serve, dataset } = await openSite(kind)
    const { messages, ended } = await connect(await serve(), headers)
    await ended
    put(dataset, blog('secret'))
    expect(messages.join('')).not.toContain('welcome')
  })
})

it('keeps showing public pictures when the lake elsewhere is dead', async () => {
  const { call, upload, dataset, mirror, server } = await openSite('elsewhere')
  const { id, path } = await upload('red')
  put(dataset, blog('a', { coverImage: { asset: reference(id) } }))
  await vi.waitUntil(() => mirror.read((store) => store.isUsedPublicly(id)))
  const first = await call(`${path}?w=20`)
  await server.stop()
  const second = await call(`${path}?w=20`)
  expect([second.status, second.bytes.equals(first.bytes)]).toEqual([200, true])
  expect(second.headers.get('content-type')).toBe('image/png')
  const unknown = await call(`${path}?w=21`)
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([503, 'no-store'])
})
