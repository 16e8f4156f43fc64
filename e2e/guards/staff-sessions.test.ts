import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Program } from '../support/sites/processes.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'
import { useSite } from '../support/sites/use-site.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { LIVE_CLOSED } from '#shared/contracts/live.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

let site: Program

useSite({ SEED: 'none' }, (started) => {
  site = started
})

const LAKE = `${lakePaths.base}/v2025-02-19`
const json = { 'content-type': 'application/json' }

const own = (headers: Readonly<Record<string, string>>) => ({ ...headers, ...json })

test.each([
  ['POST', '/data/mutate/production', '{"mutations":[{"create":{"_type":"x"}}]}'],
  ['POST', '/data/actions/production', '{"actions":[]}'],
  ['POST', '/assets/images/production', 'x'],
  ['POST', '/assets/files/production', 'x'],
  ['POST', '/auth/logout', ''],
  ['PUT', '/projects/local/datasets/other', '{}'],
  ['DELETE', '/projects/local/datasets/production', ''],
])(
  'a write with a session cookie is rejected without its CSRF header: %s %s',
  async (method, path, body) => {
    const { headers, token } = await signInAsStaff(site.url)
    const { cookie = '', origin = '' } = headers
    const forged: Readonly<Record<string, string>>[] = [
      { cookie },
      { cookie, origin },
      { ...headers, origin: 'https://evil.example' },
      { ...headers, 'X-XSRF-TOKEN': 'x' },
    ]
    for (const attempt of forged) {
      const answer = await fetch(site.url + LAKE + path, { method, headers: own(attempt), body })
      expect(answer.status, JSON.stringify(Object.keys(attempt))).toBe(403)
    }
    const alive = await fetch(site.url + staffApiPaths.validate, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(alive.status).toBe(200)
  },
)

test('the site’s own dataset cannot be deleted by an administrator', async () => {
  const { token } = await signInAsStaff(site.url)
  const answer = await fetch(`${site.url}${LAKE}/projects/local/datasets/production`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(409)
  const { message } = await answer.json()
  expect(message).toBe('Delete another dataset. The site shows this one, so it has to stay')
})

const openSocket = (headers: Readonly<Record<string, string>>) =>
  new Promise<WebSocket | number>((resolve) => {
    const url = `${site.url.replace('http', 'ws')}${lakePaths.base}/v2022-06-30/socket/production`
    const socket = new WebSocket(url, { headers })
    socket.on('open', () => resolve(socket))
    socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0))
    socket.on('error', () => resolve(0))
  })

test('sockets reject foreign origins and anonymous callers', async () => {
  const { headers } = await signInAsStaff(site.url)
  const { cookie = '', origin = '' } = headers
  expect(await openSocket({ cookie, origin: 'https://evil.example' })).toBe(403)
  expect(await openSocket({ cookie })).toBe(403)
  const [silent, speaking] = [await openSocket({ origin }), await openSocket({ origin })]
  if (typeof silent === 'number' || typeof speaking === 'number') throw new Error('refused early')
  // A page in a browser can read only the close code of a rejected socket, not the status.
  const codeOf = (socket: WebSocket) => new Promise((resolve) => socket.on('close', resolve))
  const codes = Promise.all([codeOf(silent), codeOf(speaking)])
  speaking.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'presence_rollcall' }))
  expect(await codes).toEqual([4401, 4001])
})

test.each([
  { end: 'the site', path: staffApiPaths.logout, by: 'bearer' },
  { end: 'the Studio', path: `${LAKE}/auth/logout`, by: 'cookie' },
])(
  'signing out in $end ends the session in the site, the Studio and the lake at once',
  async ({ path, by }) => {
    const { headers, token } = await signInAsStaff(site.url)
    const bearer = { authorization: `Bearer ${token}` }
    const listener = await fetch(`${site.url}${LAKE}/data/listen/production?query=*`, { headers })
    expect(listener.status).toBe(200)
    const socket = await openSocket({ cookie: headers['cookie'] ?? '', origin: site.url })
    if (typeof socket === 'number') throw new Error(`the socket was refused: ${socket}`)
    const closed = new Promise((resolve) => socket.on('close', resolve))
    const out = await fetch(site.url + path, {
      method: 'POST',
      headers: by === 'bearer' ? bearer : headers,
    })
    expect(out.status).toBe(200)
    // The test times out unless both connections close.
    await closed
    await listener.text().catch(() => undefined)
    expect((await fetch(site.url + staffApiPaths.validate, { headers: bearer })).status).toBe(401)
    for (const credentials of [bearer, headers]) {
      const me = await fetch(`${site.url}${LAKE}/users/me`, { headers: credentials })
      expect([me.status, await me.json()]).toMatchObject([401, { errorCode: 'SIO-401-AEX' }])
    }
  },
)

/** Opens a staff tab that listens for changes. Returns its messages and its close code. */
async function openTab(token: string, tab?: string) {
  const address = site.url.replace('http', 'ws') + staffApiPaths.events
  const socket = new WebSocket(address, { headers: { origin: site.url } })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  socket.on('open', () => socket.send(JSON.stringify({ token, tab })))
  const first = await new Promise((resolve) =>
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') resolve(JSON.parse(data))
    }),
  )
  expect(first).toEqual({ type: 'ready' })
  const heard: unknown[] = []
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') heard.push(JSON.parse(data))
  })
  return { socket, closed, heard }
}

/** Opens a Studio socket. Returns the presence messages that it receives, and a function that sends calls. */
async function openStudio(headers: Readonly<Record<string, string>>) {
  const socket = await openSocket({ cookie: headers['cookie'] ?? '', origin: site.url })
  if (typeof socket === 'number') throw new Error(`the socket was refused: ${socket}`)
  const heard: unknown[] = []
  socket.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string' || !data.startsWith('{')) return
    const { params } = JSON.parse(data)
    if (params !== undefined) heard.push(params.result)
  })
  const call = (method: string, params: unknown = {}) =>
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: method, method, params }))
  return { socket, heard, call }
}

test('the presence of a user is visible in admin and Studio, and ends when the user leaves', async () => {
  const { headers, token } = await signInAsStaff(site.url)
  const authorization = `Bearer ${token}`
  const others = async () => {
    const address = site.url + staffApiPaths.presence({ tab: 'tab-of-mine' })
    const { data } = await (await fetch(address, { headers: { authorization } })).json()
    return data
  }
  const me = await fetch(site.url + staffApiPaths.validate, { headers: { authorization } })
  const { data: account } = await me.json()
  const person = { user_id: account.user.id, name: account.user.name }
  const mine = await openTab(token, 'tab-of-mine')
  const second = await openTab(token, 'second-tab')
  mine.socket.send(JSON.stringify({ open: 'post-1' }))
  const studio = await openStudio(headers)
  studio.call('presence_subscribe')
  studio.call('presence_rollcall', { session: 's1' })
  const at = (tab: string, documentId: string) => ({
    type: 'state',
    i: person.user_id,
    m: {
      sessionId: `admin-${tab}`,
      locations: [{ type: 'document', documentId, path: [], lastActiveAt: expect.any(String) }],
    },
  })
  await vi.waitFor(() => expect(studio.heard).toEqual([at('tab-of-mine', 'post-1')]), PATIENT)
  second.socket.send(JSON.stringify({ open: 'post-2' }))
  await vi.waitFor(() => expect(studio.heard[1]).toEqual(at('second-tab', 'post-2')), PATIENT)
  // A tab does not list itself.
  const inAdmin = { ...person, article_id: 'post-2', place: 'admin' }
  expect(await others()).toEqual({ open: [inAdmin], knows_studio: true })

  const where = (documentId: string) => ({
    data: { sessionId: 's1', locations: [{ type: 'document', documentId, path: ['title'] }, 7] },
  })
  mine.heard.length = 0
  studio.call('presence_announce', where('drafts.post-1'))
  await vi.waitFor(() => expect(mine.heard).toEqual([{ type: 'presence', id: 'post-1' }]), PATIENT)
  const inStudio = { ...person, article_id: 'post-1', place: 'studio' }
  expect((await others()).open).toEqual([inAdmin, inStudio])
  // When a user moves to another field or version of the same article, tabs of /admin must get no message.
  studio.call('presence_announce', where('post-1'))
  studio.call('presence_announce', where('versions.r1.post-3'))
  await vi.waitFor(() => expect(mine.heard).toHaveLength(3), PATIENT)
  expect((await others()).open).toEqual([inAdmin, { ...inStudio, article_id: 'post-3' }])

  studio.heard.length = 0
  studio.socket.terminate()
  const watching = await openStudio(headers)
  watching.call('presence_subscribe')
  await vi.waitFor(async () => expect((await others()).open).toEqual([inAdmin]), PATIENT)
  second.socket.terminate()
  await vi.waitFor(
    () =>
      expect(watching.heard).toEqual([
        { type: 'disconnect', i: person.user_id, m: { session: 'admin-second-tab' } },
      ]),
    PATIENT,
  )
  expect((await others()).open).toEqual([])
  mine.socket.close()
  watching.socket.close()
})

test('a staff tab is notified of a booking, of its lead and of a change within two seconds', async () => {
  const { token } = await signInAsStaff(site.url)
  const { heard } = await openTab(token)
  const { data } = await (await fetch(site.url + apiPaths.bookingSlots)).json()
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(site.url + path, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(body),
    })
    expect(answer.ok).toBe(true)
    return answer.json()
  }
  const visitor = { starts_at: data.slots.at(-1), name: 'Ada', email: 'ada@example.com' }
  const booked = await post(apiPaths.bookings(), visitor)
  const some = (type: string) => expect.objectContaining({ type, id: expect.any(String) })
  const within = { timeout: 2_000, interval: 20 }
  await vi.waitFor(
    () => expect(heard).toEqual(expect.arrayContaining([some('booking'), some('lead')])),
    within,
  )
  heard.length = 0
  await post(apiPaths.meetingCancel(booked.data.key), {})
  await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining([some('booking')])), within)
})

test('ending a user’s session closes the tabs of this user', async () => {
  const admin = await signInAsStaff(site.url)
  const send = async (method: string, path: string, body: unknown, token = admin.token) => {
    const answer = await fetch(site.url + path, {
      method,
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    expect(answer.ok, `${method} ${path}`).toBe(true)
    return answer.json()
  }
  const account = { email: 'listener@example.com', password: 'seven green kettles sing' }
  const { data } = await send('POST', staffApiPaths.users, { email: account.email, role: 'editor' })
  const secret = new URL(data.reset.url).hash.slice(1)
  await send('POST', staffApiPaths.resetPassword, { token: secret, password: account.password })
  const signIn = async () => (await signInAsStaff(site.url, account)).token
  const change = (body: unknown) => send('PATCH', staffApiPaths.user(data.user.id), body)

  const token = await signIn()
  const signedOut = await openTab(token)
  await send('POST', staffApiPaths.logout, {}, token)
  expect(await signedOut.closed).toBe(LIVE_CLOSED.signedOut)

  const demoted = await openTab(await signIn())
  await change({ role: 'viewer' })
  expect(await demoted.closed).toBe(LIVE_CLOSED.forbidden)
  await change({ role: 'editor' })

  const shutOut = await openTab(await signIn())
  await change({ disabled: true })
  expect(await shutOut.closed).toBe(LIVE_CLOSED.signedOut)
})

test('shutdown closes staff tabs and sockets within its grace period', async () => {
  const { token } = await signInAsStaff(site.url)
  const tab = await openTab(token)
  const began = Date.now()
  const ended = site.signal('SIGTERM')
  expect(await tab.closed).toBe(1001)
  await ended
  expect(Date.now() - began).toBeLessThan(8_000)
})
