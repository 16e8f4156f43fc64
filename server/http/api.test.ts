import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ApiOptions } from './api.ts'
import { createApi } from './api.ts'
import { HttpError } from './http-error.ts'
import type { LogEntry } from './logging.ts'
import { createLogger } from './logging.ts'
import { readJson } from './read-json.ts'
import type { Access, Caller, Route } from './route.ts'

const callers: Readonly<Record<string, Caller>> = Object.fromEntries(
  (['admin', 'editor'] as const).map((role) => [
    role,
    { kind: 'staff', id: role, email: `${role}@example.com`, name: role, role, sessionId: 's' },
  ]),
)

const note = z.object({ title: z.string().min(1).max(50), tags: z.array(z.string()).optional() })

const routes: readonly Route[] = [
  { method: 'GET', path: '/api/notes', access: 'public', handle: () => Response.json({ all: 1 }) },
  {
    method: 'POST',
    path: '/api/notes',
    access: 'staff',
    handle: async ({ request }) => {
      const data = await readJson(request, note)
      return Response.json({ success: true, data, guarded: 'created' }, { status: 201 })
    },
  },
  {
    method: 'GET',
    path: '/api/notes/:id',
    access: 'public',
    handle: ({ params, caller }) =>
      params['id'] === 'missing'
        ? Promise.reject(new HttpError('not_found', 'Note not found'))
        : Response.json({ params, caller: caller.kind }),
  },
  {
    method: 'GET',
    path: '/api/notes/latest',
    access: 'staff',
    handle: () => Response.json({ guarded: 'latest' }),
  },
  {
    method: 'DELETE',
    path: '/api/notes/:id',
    access: 'admin',
    handle: () => Response.json({ guarded: 'deleted' }),
  },
  {
    method: 'GET',
    path: '/api/broken/:how',
    access: 'public',
    handle: ({ params }) => {
      if (params['how'] === 'slow') return new Promise<Response>(() => {})
      if (params['how'] === 'full') throw new HttpError('insufficient_storage', 'disk /dev/sda1')
      if (params['how'] === 'odd') return Promise.reject(new HttpError('bad_request', 'odd'))
      throw new Error('the password of the database is hunter2')
    },
  },
]

function setUp(options: Partial<ApiOptions> = {}) {
  const logged: LogEntry[] = []
  const api = createApi({
    routes,
    authenticate: async (request) => {
      const token = request.headers.get('authorization')?.replace('Bearer ', '')
      return token === undefined ? { kind: 'visitor' } : (callers[token] ?? { kind: 'rejected' })
    },
    log: createLogger({ level: 'silent', sinks: [(entry) => logged.push(entry)] }),
    https: false,
    trustProxy: { kind: 'none' },
    rateLimit: 'off',
    ...options,
  })
  const call = async (
    method: string,
    path: string,
    init: { readonly as?: string; readonly headers?: Record<string, string>; body?: string } = {},
    address = '192.0.2.1',
  ) => {
    const headers = new Headers(init.headers)
    if (init.as !== undefined) headers.set('authorization', `Bearer ${init.as}`)
    const body = init.body ?? null
    if (body !== null && !headers.has('content-type')) {
      headers.set('content-type', 'application/json')
    }
    const request = new Request(`http://localhost:3000${path}`, { method, headers, body })
    const response = await api.fetch(request, { address })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: text === '' ? undefined : JSON.parse(text),
    }
  }
  return { api, call, logged }
}

/** Other spellings of a path that servers and proxies have taken for the same. */
const spellings = (path: string) => [
  path,
  `${path}/`,
  path.replace('/api', '/%61pi'),
  path.replace('notes', 'n%6ftes'),
  path.replace('notes', '%6E%6F%74%65%73'),
  path.replace('/notes', '//notes'),
  path.replace('/notes', '/./notes'),
  path.replace('/notes', '/x/../notes'),
  path.replace('/notes', '/%2e/notes'),
  path.replace('/notes', '/;x/notes'),
  path.replace('/notes', '%2Fnotes'),
  path.replace('notes', 'NOTES'),
  `${path}%00`,
  `${path}%2f`,
  `${path};.json`,
  `${path}?access=public`,
]

describe('guards', () => {
  const refused: Readonly<Record<Access, readonly string[]>> = {
    public: [],
    staff: ['', 'forged'],
    admin: ['', 'forged', 'editor'],
  }
  const guarded = routes.filter((route) => route.access !== 'public')

  it.each(guarded)('hold for $method $path under every spelling', async (route) => {
    const { call } = setUp()
    for (const path of spellings(route.path.replace(':id', 'n1'))) {
      for (const as of refused[route.access]) {
        const answer = await call(route.method, path, as === '' ? {} : { as })
        expect(answer.text, `${path} as ${as}`).not.toContain('guarded')
        expect([200, 401, 403, 404, 405]).toContain(answer.status)
      }
    }
  })

  it.each(guarded)('let those in who may call $method $path', async (route) => {
    const { call } = setUp()
    const body = route.method === 'POST' ? { body: '{"title":"x"}' } : {}
    const answer = await call(route.method, route.path.replace(':id', 'n1'), {
      as: 'admin',
      ...body,
    })
    expect(answer.text).toContain('guarded')
  })

  it.each([
    {
      as: undefined,
      method: 'POST',
      path: '/api/notes',
      status: 401,
      code: 'authentication_required',
    },
    {
      as: 'forged',
      method: 'POST',
      path: '/api/notes',
      status: 401,
      code: 'authentication_required',
    },
    {
      as: undefined,
      method: 'DELETE',
      path: '/api/notes/1',
      status: 401,
      code: 'authentication_required',
    },
    { as: 'editor', method: 'DELETE', path: '/api/notes/1', status: 403, code: 'forbidden' },
  ])('answer $as $method $path with $status', async ({ as, method, path, status, code }) => {
    const { call } = setUp()
    const answer = await call(method, path, as === undefined ? {} : { as })
    expect(answer.status).toBe(status)
    expect(answer.json.error.code).toBe(code)
    if (status === 401) {
      // oxlint-disable-next-line vitest/no-conditional-expect -- 403 promises no word
      expect(answer.json.error.message).toMatch(/authentication/i)
    }
  })

  it('do not read a stale token as a visitor, which would narrow what staff see', async () => {
    const { call } = setUp()
    expect((await call('GET', '/api/notes', { as: 'forged' })).status).toBe(401)
  })

  it('take no notice of method override', async () => {
    const { call } = setUp()
    for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
      const answer = await call('GET', '/api/notes/n1?_method=DELETE', {
        headers: { [name]: 'DELETE' },
      })
      expect(answer.json).toEqual({ params: { id: 'n1' }, caller: 'visitor' })
    }
  })
})

describe('routes', () => {
  it.each(['/api/notes', '/api/notes/'])('answer at %s', async (path) => {
    expect((await setUp().call('GET', path)).json).toEqual({ all: 1 })
  })

  it('decode parameters once', async () => {
    const { call } = setUp()
    const answer = await call('GET', '/api/notes/caf%C3%A9%2520%2Fx/')
    expect(answer.json.params).toEqual({ id: 'café%20/x' })
  })

  it('prefer literal segments to parameters', async () => {
    expect((await setUp().call('GET', '/api/notes/latest')).status).toBe(401)
  })

  it('answer HEAD like GET, without a body', async () => {
    const answer = await setUp().call('HEAD', '/api/notes')
    expect(answer.status).toBe(200)
    expect(answer.text).toBe('')
    expect(answer.headers.get('content-type')).toBe('application/json')
  })

  it('name the methods there are', async () => {
    const { call } = setUp()
    const answer = await call('PATCH', '/api/notes/')
    expect(answer.status).toBe(405)
    expect(answer.json.error.code).toBe('method_not_allowed')
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST')
    const options = await call('OPTIONS', '/api/notes')
    expect([options.status, options.headers.get('allow')]).toEqual([
      204,
      'GET, HEAD, OPTIONS, POST',
    ])
    expect(options.headers.get('access-control-allow-origin')).toBe(null)
  })

  it.each([
    '/api',
    '/api/',
    '/api/none',
    '/api/notes/a/b',
    '/api/notes/%E0%A4%A',
    '/api//notes',
    '/',
  ])('do not answer %s', async (path) => {
    const answer = await setUp().call('GET', path)
    expect(answer.status).toBe(404)
    expect(answer.json.error).toEqual({ code: 'not_found', message: 'Not found' })
  })

  it.each([
    [
      { ...routes[0], path: '/api/notes/:a' },
      { ...routes[0], path: '/api/notes/:b' },
    ],
    [{ ...routes[0], path: '/api/notes/' }],
  ])('are refused when they are ambiguous or misspelt', (...wrong) => {
    expect(() => setUp({ routes: wrong as Route[] })).toThrow(/route/)
  })
})

describe('errors', () => {
  it('have one shape, with the id of the request that is in the log too', async () => {
    const { call, logged } = setUp()
    const answer = await call('GET', '/api/broken/x')
    expect(answer.status).toBe(500)
    expect(answer.json).toEqual({
      success: false,
      error: {
        code: 'internal_error',
        message: 'Something went wrong on our side. Please try again',
      },
      request_id: answer.headers.get('x-request-id'),
    })
    expect(logged).toMatchObject([
      {
        level: 'error',
        message: 'GET /api/broken/x 500',
        requestId: answer.json.request_id,
        data: { error: { message: expect.stringContaining('database') } },
      },
    ])
  })

  it('hide what a full disk is called, and say that reading goes on', async () => {
    const answer = await setUp().call('GET', '/api/broken/full')
    expect(answer.status).toBe(507)
    expect(answer.text).not.toContain('sda')
    expect(answer.json.error.code).toBe('insufficient_storage')
  })

  it('carry the word that clients look for', async () => {
    const answer = await setUp().call('GET', '/api/broken/odd')
    expect(answer.json.error.message).toBe('Request validation failed: odd')
  })

  it('end a request that takes too long', async () => {
    const answer = await setUp({ timeout: 30 }).call('GET', '/api/broken/slow')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
  })

  it('are kept by nobody, nor is anything else', async () => {
    const { call } = setUp()
    for (const path of ['/api/notes', '/api/none', '/api/broken/x']) {
      const answer = await call('GET', path)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  it('do not repeat an id that the caller made up', async () => {
    const answer = await setUp().call('GET', '/api/notes', { headers: { 'X-Request-Id': 'mine' } })
    expect(answer.headers.get('x-request-id')).not.toBe('mine')
  })
})

describe('bodies', () => {
  const post = async (body: string, headers: Record<string, string> = {}) =>
    setUp().call('POST', '/api/notes', { as: 'editor', body, headers })

  it('come back exactly as they were sent', async () => {
    const data = { title: ' “ñ” 🏳️‍🌈 <b>&amp; \u2028', tags: ['constructor', 'toString', ''] }
    expect((await post(JSON.stringify(data))).json).toMatchObject({ success: true, data })
  })

  it('are told field by field what is wrong', async () => {
    const answer = await post('{"title":"","tags":["a",1]}')
    expect(answer.status).toBe(422)
    expect(answer.json.error).toMatchObject({
      code: 'validation_failed',
      message: expect.stringMatching(/validation/i),
      fields: { title: expect.any(String), 'tags.1': expect.any(String) },
    })
    expect((await post('[]')).json.error.fields).toEqual({ body: expect.any(String) })
  })

  it.each([
    { name: 'no JSON', body: '{"title":', status: 400 },
    { name: 'nothing', body: '', status: 400 },
    { name: '__proto__', body: '{"title":"x","__proto__":{"role":"admin"}}', status: 400 },
    { name: 'deep __proto__', body: '{"title":"x","a":[{"__proto__":1}]}', status: 400 },
    { name: 'deep nesting', body: `${'['.repeat(200_000)}${']'.repeat(200_000)}`, status: 400 },
    { name: 'a NUL', body: '{"title":"a\\u0000b"}', status: 422 },
    { name: 'half a character', body: '{"title":"\\ud83c"}', status: 422 },
    { name: 'more than 1 MB', body: `{"title":"${'x'.repeat(1024 * 1024)}"}`, status: 413 },
  ])('with $name are refused with $status', async ({ body, status }) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect(answer.json.success).toBe(false)
  })

  it.each([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  ])('of another kind are refused: %o', async (headers) => {
    expect((await post('{"title":"x"}', headers)).status).toBe(415)
  })

  it('are cut off as soon as they are too long, whatever length they claim', async () => {
    const { api } = setUp()
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1
        controller.enqueue(new Uint8Array(65_536).fill(0x20))
      },
    })
    const request = new Request('http://localhost:3000/api/notes', {
      method: 'POST',
      headers: { authorization: 'Bearer editor', 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit)
    const response = await api.fetch(request, { address: '192.0.2.1' })
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(30)
  })

  it('that are not UTF-8 are refused', async () => {
    const { api } = setUp()
    const request = new Request('http://localhost:3000/api/notes', {
      method: 'POST',
      headers: { authorization: 'Bearer editor', 'content-type': 'application/json' },
      body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    })
    expect((await api.fetch(request, { address: '192.0.2.1' })).status).toBe(400)
  })
})

describe('the rate', () => {
  const setUpLimited = () => {
    let time = 0
    const site = setUp({ rateLimit: { burst: 30, perMinute: 60 }, now: () => time })
    return {
      ...site,
      pass: (milliseconds: number) => {
        time += milliseconds
      },
    }
  }

  it('is limited by address, and says when to come again', async () => {
    const { call, pass } = setUpLimited()
    for (let n = 0; n < 30; n += 1) expect((await call('GET', '/api/notes')).status).toBe(200)
    const answer = await call('GET', '/api/notes')
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('1')
    expect(answer.json.error.code).toBe('too_many_requests')
    expect((await call('GET', '/api/notes', {}, '198.51.100.1')).status).toBe(200)
    pass(1000)
    expect((await call('GET', '/api/notes')).status).toBe(200)
  })

  it.each(['/api/none', '/api/notes/missing'])('of misses such as %s is lower', async (path) => {
    const { call } = setUpLimited()
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1) statuses.push((await call('GET', path)).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429])
  })

  it('is not raised by forged forwarding headers or by the many addresses of one network', async () => {
    const { call } = setUpLimited()
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1) {
      const headers = { 'X-Forwarded-For': `203.0.113.${n}` }
      statuses.push((await call('GET', '/api/notes', { headers }, `2001:db8::${n}`)).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it('does not count what the server asks itself', async () => {
    const { api } = setUpLimited()
    for (let n = 0; n < 40; n += 1) {
      const request = new Request('http://localhost:3000/api/notes')
      const response = await api.fetch(request, { address: '192.0.2.1', internal: true })
      expect(response.status).toBe(200)
    }
  })
})

it('answers any path, method, header and body without a 5xx and in one shape', async () => {
  const { api } = setUp()
  const segment = fc.oneof(
    fc.constantFrom('api', 'notes', 'n1', '..', '%2e%2e', '%00', '%ff', '%', ';', '\\', '*', ':id'),
    fc.webSegment(),
    fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  )
  const hostile = fc.record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'FOO'),
    path: fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`),
    query: fc.webQueryParameters(),
    as: fc.constantFrom('', 'forged', 'editor', 'admin', '__proto__', 'constructor'),
    type: fc.constantFrom('application/json', 'text/plain', ';', 'application/json;charset=UTF-8'),
    body: fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.constant('{"title":"x"}')),
  })
  await fc.assert(
    fc.asyncProperty(hostile, async ({ method, path, query, as, type, body }) => {
      const headers = {
        'content-type': type,
        ...(as === '' ? {} : { authorization: `Bearer ${as}` }),
      }
      const hasBody = method !== 'GET' && method !== 'HEAD'
      const request = new Request(`http://localhost:3000/api/notes${path}?${query}`, {
        method,
        headers,
        body: hasBody ? body : null,
      })
      const response = await api.fetch(request, { address: '192.0.2.1' })
      expect(response.status).toBeLessThan(500)
      const text = await response.text()
      if (response.status < 400 || method === 'HEAD') return
      expect(JSON.parse(text)).toMatchObject({
        success: false,
        error: { code: expect.any(String), message: expect.any(String) },
        request_id: response.headers.get('x-request-id'),
      })
    }),
    { numRuns: 1500 },
  )
})
