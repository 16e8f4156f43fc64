import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Route } from './route.ts'
import { routes, setUp } from './api.test-support.ts'

describe('the routes of the API', () => {
  it.each(['/api/notes', '/api/notes/'])('a route responds at the path %s', async (path) => {
    expect((await setUp().call('GET', path)).json).toEqual({ all: 1 })
  })

  it('the parameters of a path are decoded once', async () => {
    const { call } = setUp()
    const answer = await call('GET', '/api/notes/caf%C3%A9%2520%2Fx/')
    expect(answer.json.params).toEqual({ id: 'café%20/x' })
  })

  it('routes with literal segments take precedence over routes with parameters', async () => {
    expect((await setUp().call('GET', '/api/notes/latest')).status).toBe(401)
  })

  it('routes respond to HEAD as they respond to GET, but without a body', async () => {
    const answer = await setUp().call('HEAD', '/api/notes')
    expect(answer.status).toBe(200)
    expect(answer.text).toBe('')
    expect(answer.headers.get('content-type')).toBe('application/json')
  })

  it('the response to another method lists the allowed methods', async () => {
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
  ])('no route matches the path %s', async (path) => {
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
  ])('ambiguous or malformed routes are rejected', (...wrong) => {
    // Rows contain one or two routes, so the type of `wrong` includes undefined.
    expect(() => setUp({ routes: wrong as Route[] })).toThrow(/route/)
  })
})

describe('the errors of the API', () => {
  it('all errors have one format, with the request id that is also in the log', async () => {
    const { call, logged } = setUp()
    const answer = await call('GET', '/api/broken/x')
    expect(answer.status).toBe(500)
    expect(answer.json).toEqual({
      success: false,
      error: {
        code: 'internal_error',
        message: 'Try again in a moment. Something went wrong on our side',
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

  it('the error for a full disk hides its details and has its own code', async () => {
    const answer = await setUp().call('GET', '/api/broken/full')
    expect(answer.status).toBe(507)
    expect(answer.text).not.toContain('sda')
    expect(answer.json.error.code).toBe('insufficient_storage')
  })

  it('errors contain “Request validation failed” for an invalid request, because clients look for these words', async () => {
    const answer = await setUp().call('GET', '/api/broken/odd')
    expect(answer.json.error.message).toBe('Request validation failed: odd')
  })

  it('errors show the contact email of the site settings', async () => {
    const { call } = setUp({ contactEmail: () => 'desk@certavia.test' })
    const answer = await call('GET', '/api/broken/busy')
    expect(answer.json.error.message).toBe('Write to desk@certavia.test')
  })

  it('a request that takes too long is answered with 503 and Retry-After', async () => {
    const answer = await setUp({ timeout: 30 }).call('GET', '/api/broken/slow')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
  })

  it('the deadline of a request is aborted only if the request takes too long', async () => {
    const deadlines: AbortSignal[] = []
    const route = (path: string, handle: () => Promise<Response>): Route => ({
      method: 'GET',
      path,
      access: 'public',
      handle: ({ deadline }) => {
        deadlines.push(deadline)
        return handle()
      },
    })
    const { call } = setUp({
      timeout: 30,
      routes: [
        route('/api/slow', () => new Promise<Response>(() => {})),
        route('/api/fast', async () => Response.json({})),
      ],
    })
    expect((await call('GET', '/api/slow')).status).toBe(503)
    expect((await call('GET', '/api/fast')).status).toBe(200)
    await setTimeout(40)
    expect(deadlines.map(({ aborted }) => aborted)).toEqual([true, false])
    expect(deadlines[0]?.reason).toMatchObject({ code: 'unavailable' })
  })

  it('a request is answered with 503 after 30 s by default', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    let status: number | undefined
    const asked = setUp()
      .call('GET', '/api/broken/slow')
      .then((answer) => (status = answer.status))
    await vi.advanceTimersByTimeAsync(29_900)
    expect(status).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    await asked
    expect(status).toBe(503)
  })

  it('no response of the API is cached', async () => {
    const { call } = setUp()
    for (const path of ['/api/notes', '/api/none', '/api/broken/x']) {
      const answer = await call('GET', path)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  it('a request id from the caller is not reused', async () => {
    const answer = await setUp().call('GET', '/api/notes', { headers: { 'X-Request-Id': 'mine' } })
    expect(answer.headers.get('x-request-id')).not.toBe('mine')
  })
})

it('the API responds to any path, method, header and body in one format and without a 5xx', async () => {
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
