import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession, nextPath, signIn, signInAsDemo, signOut } from './session.ts'
import { forgetSigningOut, resumeSigningOut } from './signing-out.ts'

const origin = 'https://example.com'

test.each([
  ['?next=/studio', '/studio'],
  ['?next=%2Fstudio%2Fblog%3Fa%3D1%23b', '/studio/blog?a=1#b'],
])('nextPath reads %s as %s', (search, path) => {
  expect(nextPath(search, origin)).toBe(path)
})

test.each([
  '',
  '?next=',
  '?next=studio',
  '?next=https://evil.example/',
  '?next=//evil.example/',
  '?next=/\\evil.example/',
  '?next=/%09/evil.example/',
  '?next=javascript:alert(1)',
])('nextPath ignores the path %j', (search) => {
  expect(nextPath(search, origin)).toBeUndefined()
})

const user = { id: 'u', email: 'ada@example.com', name: 'Ada', role: 'editor' } as const
const store = new Map<string, string>()
const tab = new Map<string, string>()
const storageOf = (map: Map<string, string>) => ({
  getItem: (name: string) => map.get(name) ?? null,
  setItem: (name: string, value: string) => map.set(name, value),
  removeItem: (name: string) => map.delete(name),
})
const asked: { readonly path: string; readonly token: string | null }[] = []
/** Returns the next response of the fake server. */
let respond: () => Response

const refuse = () =>
  Response.json(
    {
      success: false,
      error: { code: 'authentication_required', message: 'Authentication required' },
      request_id: 'r',
    },
    { status: 401 },
  )

beforeEach(() => {
  store.clear()
  tab.clear()
  asked.length = 0
  respond = () => Response.json({ success: true, data: { user } })
  vi.stubGlobal('localStorage', storageOf(store))
  vi.stubGlobal('sessionStorage', storageOf(tab))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', (path: string, { headers }: RequestInit) => {
    asked.push({ path, token: new Headers(headers).get('authorization') })
    return Promise.resolve(respond())
  })
})
afterEach(() => {
  forgetSigningOut()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('without a token, the session check reports a missing session and sends no request', async () => {
  expect(await currentSession()).toEqual({ user: null, because: 'none' })
  expect(asked).toEqual([])
})

test('the session check keeps a token while the server accepts it', async () => {
  store.set('token', 'secret')
  expect(await currentSession()).toEqual({ user })
  expect(asked).toEqual([{ path: '/api/auth/validate/', token: 'Bearer secret' }])
})

test('the session check accepts the demo token together with the stored demo user', async () => {
  const demo = signInAsDemo()
  expect(store.get('token')).toBe('demo-token')
  expect(await currentSession()).toEqual({ user: demo })
  expect(asked).toEqual([])
})

test.each([
  ['the demo token alone', { token: 'demo-token' }],
  ['an incomplete demo user', { token: 'demo-token', demoUser: '{"id":"demo"}' }],
  ['a demo user that is not JSON', { token: 'demo-token', demoUser: 'demo' }],
  ['a demo user with another token', { token: 'x', demoUser: JSON.stringify(user) }],
  ['an expired token', { token: 'ended' }],
])(
  'the session check sends %s to the server, and removes it with the demo user when the server rejects it',
  async (_, kept) => {
    for (const [name, value] of Object.entries(kept)) store.set(name, value)
    respond = refuse
    expect(await currentSession()).toEqual({ user: null, because: 'expired' })
    expect(asked).toHaveLength(1)
    expect([...store.keys()]).toEqual([])
  },
)

test('the session check keeps a token that another tab has stored during the request', async () => {
  store.set('token', 'old')
  respond = () => {
    store.set('token', 'new')
    return refuse()
  }
  await currentSession()
  expect(store.get('token')).toBe('new')
})

test('the session check keeps the session if the server fails', async () => {
  store.set('token', 'secret')
  respond = () => new Response('broken', { status: 503 })
  await expect(currentSession()).rejects.toMatchObject({ status: 503 })
  expect(store.get('token')).toBe('secret')
})

test('signIn stores the token, and keeps the previous session if the server rejects the sign-in', async () => {
  respond = () => Response.json({ success: true, data: { token: 'fresh', user } })
  expect(await signIn('ada@example.com', 'p')).toEqual(user)
  expect(store.get('token')).toBe('fresh')
  respond = refuse
  await expect(signIn('ada@example.com', 'wrong')).rejects.toMatchObject({ status: 401 })
  expect(store.get('token')).toBe('fresh')
})

const broken = () => new Response('broken', { status: 500 })
const logout = { path: '/api/auth/logout/', token: 'Bearer secret' }

test('signOut removes token and demo user even if the server fails, and retries until it succeeds', async () => {
  vi.useFakeTimers()
  store.set('token', 'secret')
  store.set('demoUser', JSON.stringify(user))
  respond = broken
  await expect(signOut()).rejects.toMatchObject({ status: 500 })
  expect([...store.keys()]).toEqual([])
  expect(asked).toEqual([logout])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked).toEqual([logout, logout])
  // Simulates a reload, after which the tab resumes the retries.
  resumeSigningOut()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(3)
  respond = () => Response.json({ success: true, data: {} })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(4)
  expect([...tab.keys()]).toEqual([])
})

test('signIn stops the retries of an earlier sign-out, because the response to a retry would delete the cookie of the new session', async () => {
  vi.useFakeTimers()
  store.set('token', 'secret')
  respond = broken
  await expect(signOut()).rejects.toMatchObject({ status: 500 })
  store.set('token', 'of another tab')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([logout])
  expect([...tab.keys()]).toEqual([])
})

test('signOut of the demo user sends no request', async () => {
  signInAsDemo()
  await signOut()
  expect([...store.keys()]).toEqual([])
  expect(asked).toEqual([])
})
