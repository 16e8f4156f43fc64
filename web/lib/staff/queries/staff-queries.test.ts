import { focusManager, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserQueryClient } from '#web/lib/content/query-client.ts'
import { sessionQuery } from '../session.ts'
import { createStaffApi } from './staff-api.ts'
import { articleListQuery, articleQuery, outboxQuery, overviewQuery } from './staff-queries.ts'

// Defines `window`, because TanStack Query refetches at intervals only in browsers.
vi.hoisted(() => vi.stubGlobal('window', globalThis))

const asked: string[] = []
/** Returns the next response of the fake server. */
let respond: () => Response

const api = createStaffApi(() => undefined)
const places = { page: 1 }
let client: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  respond = () => Response.json({ success: true, data: { user } })
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'token' ? 'secret' : null) })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(respond())
  })
  client = createBrowserQueryClient(() => true)
})

afterEach(() => {
  client.clear()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const user = { id: 'u', email: 'ada@example.com', name: 'Ada', role: 'editor' } as const

/** Milliseconds until a response has been processed. */
const MOMENT = 50

const refusal = (status: number, code: string, message: string) => () =>
  Response.json({ success: false, error: { code, message }, request_id: 'r' }, { status })

test.each([
  ['blogs', articleListQuery(api, 'blog', places)],
  ['case studies', articleListQuery(api, 'caseStudy', places)],
  ['changes that wait for the CMS', outboxQuery(api)],
  ['the overview', overviewQuery(api)],
])('the list of %s refetches every 30 s, also in background tabs', async (_name, query) => {
  const { queryKey, refetchInterval, refetchIntervalInBackground, staleTime } = query
  expect(staleTime).toBe(0)
  const queryFn = () => Promise.resolve(asked.push('list'))
  const observer = new QueryObserver<number>(client, {
    queryKey,
    queryFn,
    staleTime: 0,
    refetchInterval: Number(refetchInterval),
    refetchIntervalInBackground: refetchIntervalInBackground === true,
  })
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(29_900)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toHaveLength(2)
  focusManager.setFocused(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(4)
  stop()
})

test('the data of an article is stale at once', () => {
  expect(articleQuery(api, 'blog', 'a')).toMatchObject({ staleTime: 0, refetchOnMount: true })
})

test('the session is checked at most once in five minutes', async () => {
  const observer = new QueryObserver(client, sessionQuery)
  const look = async () => {
    const stop = observer.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(MOMENT)
    stop()
    return observer.getCurrentResult().data
  }
  expect(await look()).toEqual({ user })
  await vi.advanceTimersByTimeAsync(299_000)
  await look()
  expect(asked).toEqual(['/api/auth/validate/'])
  await vi.advanceTimersByTimeAsync(1_000)
  await look()
  expect(asked).toHaveLength(2)
})

test.each([
  ['500', refusal(500, 'internal_error', 'Something went wrong on our side')],
  ['503', refusal(503, 'unavailable', 'Not available')],
  ['429', refusal(429, 'too_many_requests', 'Too many requests')],
])('the session check is not retried after %s', async (_name, respondWith) => {
  respond = respondWith
  const observer = new QueryObserver(client, sessionQuery)
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(observer.getCurrentResult().isError).toBe(true)
  expect(asked).toHaveLength(1)
  stop()
})

test('a failed read is retried three times, after 1, 2 and 4 s', async () => {
  respond = refusal(503, 'unavailable', 'Not available')
  const observer = new QueryObserver(client, articleQuery(api, 'blog', 'a'))
  const stop = observer.subscribe(() => undefined)
  const counts: number[] = []
  for (const wait of [900, 200, 1_800, 2_100, 1_900, 200, 60_000]) {
    await vi.advanceTimersByTimeAsync(wait)
    counts.push(asked.length)
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4])
  stop()
})

test('a read that was rejected for lack of a session is not retried', async () => {
  respond = refusal(401, 'authentication_required', 'Sign in to continue. Authentication required')
  const observer = new QueryObserver(client, articleQuery(api, 'blog', 'a'))
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
  stop()
})
