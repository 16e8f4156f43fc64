import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { successAnswer } from '#shared/contracts/envelope.ts'
import { retryMutation, retryQuery } from '#web/lib/content/query-client.ts'
import { takeActivity } from './activity.ts'
import { ApiError } from './api-error.ts'
import { clientLog } from '#web/lib/log/client-log.ts'
import { createStaffApi } from './staff-api.ts'

const answer = successAnswer(z.object({ id: z.string() }))
const store = new Map<string, string>()
const asked: { readonly path: string; readonly init: RequestInit }[] = []
const onSessionEnd = vi.fn<() => void>()
const onForbidden = vi.fn<() => void>()
const api = createStaffApi(onSessionEnd, onForbidden)

/** Returns the next response of the fake server. */
let respond: () => Promise<Response>

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Promise.resolve(Response.json(body, { status, headers }))

const refusal = (status: number, code: string, message: string, fields?: object) => () =>
  json({ success: false, error: { code, message, fields }, request_id: 'r-1' }, status)

beforeEach(() => {
  store.clear()
  store.set('token', 'secret')
  asked.length = 0
  onSessionEnd.mockClear()
  onForbidden.mockClear()
  respond = () => json({ success: true, data: { id: 'a' } })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    removeItem: (name: string) => store.delete(name),
    setItem: (name: string, value: string) => store.set(name, value),
  })
  vi.stubGlobal('document', { cookie: 'a=b; XSRF-TOKEN=x%3Dy' })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, init })
    return respond()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const headers = () => new Headers(asked.at(-1)?.init.headers)
const failure = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('no ApiError')
  return error
}

test('a 403 response calls onForbidden, so that the session is read again', async () => {
  respond = refusal(403, 'forbidden', 'Ask an administrator to do this')
  expect((await failure(api.call('/api/x/', answer, { method: 'POST' }))).status).toBe(403)
  expect(onForbidden).toHaveBeenCalledOnce()
  expect(onSessionEnd).not.toHaveBeenCalled()
})

test('a call sends the session token, the anti-forgery header and a JSON body', async () => {
  const { data } = await api.call('/api/x/', answer, {
    method: 'PUT',
    body: { a: 1 },
    revision: 'r',
    idempotencyKey: 'k',
  })
  expect(data).toEqual({ id: 'a' })
  expect(Object.fromEntries(headers())).toMatchObject({
    authorization: 'Bearer secret',
    'x-xsrf-token': 'x=y',
    'content-type': 'application/json',
    'if-match': '"r"',
    'idempotency-key': 'k',
  })
  expect(asked[0]?.init.body).toBe('{"a":1}')
})

test('a read without user activity is marked for the server, but a write never is', async () => {
  takeActivity()
  await api.call('/api/x/', answer)
  expect(headers().get('x-background')).toBe('1')
  await api.call('/api/x/', answer, { method: 'POST' })
  expect(headers().has('x-background')).toBe(false)
})

test('without a session, a call is rejected without a request, and the sign-in page is shown', async () => {
  store.clear()
  expect(await failure(api.call('/api/x/', answer))).toMatchObject({ status: 401 })
  expect(asked).toEqual([])
  expect(onSessionEnd).toHaveBeenCalledOnce()
})

test('a call throws if the response does not match the contract', async () => {
  respond = () => json({ success: true, data: { name: 'a' } })
  expect(await failure(api.call('/api/x/', answer))).toMatchObject({ code: 'unreadable' })
})

test('a call throws errors with status, code, fields, request id and message', async () => {
  respond = refusal(422, 'validation_failed', 'Validation failed', { slug: 'Taken' })
  expect(await failure(api.call('/api/x/', answer))).toMatchObject({
    status: 422,
    code: 'validation_failed',
    message: 'Validation failed',
    fields: { slug: 'Taken' },
    requestId: 'r-1',
    isServerText: true,
  })
})

test('a call reports a lost connection as an error without a status', async () => {
  respond = () => Promise.reject(new TypeError('fetch failed'))
  const error = await failure(api.call('/api/x/', answer))
  expect(error).toMatchObject({ status: 0, code: 'no_answer', isServerText: false })
})

test('a call without a response is aborted after 30 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(30_000)
    return AbortSignal.abort(new DOMException('The operation timed out.', 'TimeoutError'))
  })
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return respond()
  })
  const error = await failure(api.call('/api/x/', answer))
  expect(error).toMatchObject({ status: 0, code: 'timeout', isServerText: false })
  timeout.mockRestore()
})

test('a 401 response ends the session', async () => {
  respond = refusal(401, 'authentication_required', 'Your authentication has ended')
  await failure(api.call('/api/x/', answer))
  expect(onSessionEnd).toHaveBeenCalledOnce()
})

test('a late 401 response to an earlier token does not end the new session', async () => {
  respond = () => {
    store.set('token', 'new')
    return refusal(401, 'authentication_required', 'Your authentication has ended')()
  }
  await failure(api.call('/api/x/', answer))
  expect(onSessionEnd).not.toHaveBeenCalled()
})

test('a 403 response keeps the session', async () => {
  respond = refusal(403, 'forbidden', 'Only administrators may do this')
  await failure(api.call('/api/x/', answer))
  expect(onSessionEnd).not.toHaveBeenCalled()
})

test.each([
  ['no response', () => Promise.reject(new TypeError('fetch failed')), 3, 2],
  ['500', refusal(500, 'internal_error', 'Something went wrong on our side'), 3, 2],
  ['503', refusal(503, 'unavailable', 'Not available'), 3, 2],
  ['429', refusal(429, 'too_many_requests', 'Too many requests'), 3, 2],
  ['401', refusal(401, 'authentication_required', 'Your authentication has ended'), 0, 2],
  [
    '401',
    refusal(401, 'authentication_required', 'Sign in to continue. Authentication required'),
    0,
    2,
  ],
  ['400', refusal(400, 'bad_request', 'Request validation failed: no'), 3, 0],
  ['422', refusal(422, 'validation_failed', 'Validation failed: validation of slug'), 3, 0],
  ['422', refusal(422, 'validation_failed', 'Check the marked fields. Validation failed'), 3, 0],
  ['404', refusal(404, 'not_found', 'Not found'), 0, 0],
  ['409', refusal(409, 'conflict', 'Somebody else has changed this'), 0, 0],
  ['413', refusal(413, 'payload_too_large', 'Too large'), 0, 0],
])(
  'after %s, a read is sent again %i times and a write %i times',
  async (_, respondWith, reads, writes) => {
    respond = respondWith
    const error = await failure(api.call('/api/x/', answer))
    const tries = (retry: typeof retryQuery) =>
      [0, 1, 2, 3, 4].filter((failures) => retry(failures, error)).length
    expect([tries(retryQuery), tries(retryMutation)]).toEqual([reads, writes])
  },
)

test('the log of the tab contains method, path and status of calls, but neither query nor body', async () => {
  clientLog.clear()
  respond = () => json({ success: true, data: { id: 'a' } }, 200, { 'X-Request-Id': 'r-2' })
  await api.call('/api/x/?search=secret', answer, { method: 'POST', body: { password: 'p' } })
  const [entry] = clientLog.entries()
  expect(entry).toMatchObject({
    level: 'info',
    category: 'api',
    message: 'POST /api/x/ 200',
    requestId: 'r-2',
  })
  expect(JSON.stringify(entry)).not.toMatch(/secret|password/)
})

test('the log of the tab contains the newest thousand entries', async () => {
  clientLog.clear()
  for (let call = 0; call < 1_003; call += 1) await api.call(`/api/${call}/`, answer)
  expect(clientLog.entries()).toHaveLength(1_000)
  expect(clientLog.entries()[0]?.message).toBe('GET /api/1002/ 200')
})
