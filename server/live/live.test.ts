import { expect, test, vi } from 'vitest'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { LIVE_CLOSED } from '#shared/contracts/live.ts'
import type { Listener } from './seats.ts'
import { ADMIN, EDITOR, openChannel } from './live.test-support.ts'

test('the live channel sends every tab that may read inquiries only the id of a changed inquiry', async () => {
  const { live, admitted } = await openChannel()
  const tabs = [await admitted('editor'), await admitted('editor'), await admitted('admin')]
  live.tell('lead', 'l-1')
  live.tell('lead', 'l-2')
  for (const { heard } of tabs) {
    await vi.waitFor(() => expect(heard).toHaveLength(3), PATIENT)
    expect(heard.slice(1)).toEqual([
      { type: 'lead', id: 'l-1' },
      { type: 'lead', id: 'l-2' },
    ])
  }
})

test('the live channel sends only content changes to users without access to personal data', async () => {
  const { live, admitted } = await openChannel()
  const tab = await admitted('viewer')
  live.tell('lead', 'l-1')
  live.tell('trash', 'a')
  live.tell('booking', 'b-1')
  live.tell('trash', 'b')
  await vi.waitFor(() => expect(tab.heard).toHaveLength(3), PATIENT)
  expect(tab.heard.slice(1)).toEqual([
    { type: 'trash', id: 'a' },
    { type: 'trash', id: 'b' },
  ])
})

test.each([
  ['an unknown token', JSON.stringify({ token: 'stale' }), LIVE_CLOSED.signedOut],
  ['a demo token', JSON.stringify({ token: 'demo-token' }), LIVE_CLOSED.signedOut],
  ['no token', '{}', LIVE_CLOSED.signedOut],
  ['no JSON', 'Bearer editor', LIVE_CLOSED.signedOut],
  ['nothing', '', LIVE_CLOSED.signedOut],
  ['a list', '["editor"]', LIVE_CLOSED.signedOut],
  ['a token that is not a string', '{"token":{"$gt":""}}', LIVE_CLOSED.signedOut],
  ['a token over two lines', JSON.stringify({ token: 'editor\r\nx: y' }), LIVE_CLOSED.signedOut],
  ['bytes', Buffer.from(JSON.stringify({ token: 'editor' })), LIVE_CLOSED.signedOut],
  ['a token of a thousand characters', JSON.stringify({ token: 'e'.repeat(1_000) }), 1009],
])(
  'the live channel closes a socket that sends %s, and sends no message to it',
  async (_name, hello, code) => {
    const { live, open } = await openChannel()
    const tab = open()
    await tab.opened
    tab.socket.send(hello)
    expect(await tab.closed).toBe(code)
    live.tell('lead', 'l-1')
    expect(tab.heard).toEqual([])
  },
)

test('the live channel closes a socket that sends no message in time', async () => {
  const { open } = await openChannel({ helloWithin: 30 })
  const tab = open()
  expect(await tab.closed).toBe(LIVE_CLOSED.signedOut)
})

test('the live channel sends nothing before the token has been checked', async () => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Listener>()
  const { live, listen } = await openChannel({
    authenticate: () => {
      asked.resolve()
      return answer.promise
    },
  })
  const tab = await listen('editor')
  await asked.promise
  live.tell('lead', 'early')
  answer.resolve(EDITOR)
  await vi.waitFor(() => expect(tab.heard).toEqual([{ type: 'ready' }]), PATIENT)
})

test('the live channel disconnects a tab that does not read, and other tabs lose nothing', async () => {
  const { live, admitted } = await openChannel()
  const [slow, quick] = [await admitted('editor'), await admitted('admin')]
  slow.socket.pause()
  const id = 'x'.repeat(2_000)
  for (let told = 0; told < 12_000; told += 1) {
    live.tell('lead', id)
    // Written data is sent between two turns of the event loop, so the test must yield.
    if (told % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await vi.waitFor(() => expect(quick.heard).toHaveLength(12_001), PATIENT)
  slow.socket.resume()
  expect(await slow.closed).toBe(1006)
})

test('the live channel disconnects a client that sends too much', async () => {
  const { live, admitted } = await openChannel()
  const tab = await admitted('editor')
  tab.socket.send('{"token":"admin"}')
  expect(await tab.closed).toBe(1008)
  live.tell('lead', 'l-1')
  expect(tab.heard).toEqual([{ type: 'ready' }])
})

test.each([
  ['a page of another site', { origin: 'https://evil.example' }],
  [
    'a page of another site whose host name points at this server',
    { origin: 'http://127.0.0.1', host: 'evil.example' },
  ],
  ['a frame without an origin', { origin: 'null' }],
  ['a program without an Origin header', {}],
])('the live channel opens no socket for %s', async (_name, headers: Record<string, string>) => {
  const { open } = await openChannel()
  expect(await open(headers).opened).toBe(403)
})

test('the live channel accepts its path with and without a trailing slash, and no other path', async () => {
  const { open } = await openChannel()
  expect(await open(undefined, '/api/events').opened).toBe(101)
  for (const path of [
    '/api/events/x',
    '/api/events/?token=editor',
    '/api/eventsx',
    '/api/EVENTS/',
  ]) {
    expect(await open(undefined, path).opened, path).toBe(0)
  }
})

test('the live channel limits the rate of handshakes per address', async () => {
  const { open } = await openChannel({ rateLimit: { burst: 2, perMinute: 1 } })
  expect(await open().opened).toBe(101)
  expect(await open().opened).toBe(101)
  expect(await open().opened).toBe(429)
})

test('the live channel limits a session to 24 tabs, and rejects further ones', async () => {
  const { admitted, listen } = await openChannel()
  const tabs = await Promise.all(Array.from({ length: 24 }, () => admitted('editor')))
  expect(await (await listen('editor')).closed).toBe(1013)
  tabs[0]?.socket.close()
  await tabs[0]?.closed
  await admitted('editor')
  // The limit applies per session, so a second session can connect.
  await admitted('admin')
})

test('the live channel sends nothing more after the session ends or the role changes', async () => {
  const { live, admitted } = await openChannel()
  const [editor, admin] = [await admitted('editor'), await admitted('admin')]
  live.endSession(EDITOR.sessionId)
  live.tell('lead', 'l-1')
  expect(await editor.closed).toBe(LIVE_CLOSED.signedOut)
  expect(editor.heard).toEqual([{ type: 'ready' }])
  await vi.waitFor(() => expect(admin.heard).toHaveLength(2), PATIENT)
  live.roleChanged(ADMIN.userId)
  expect(await admin.closed).toBe(LIVE_CLOSED.forbidden)
})

test('the live channel detects ended sessions and changed roles of other processes by polling', async () => {
  const { known, admitted } = await openChannel({ recheckEvery: 30 })
  const [editor, admin] = [await admitted('editor'), await admitted('admin')]
  known.delete('editor')
  known.set('admin', { ...ADMIN, role: 'viewer' })
  expect(await editor.closed).toBe(LIVE_CLOSED.signedOut)
  expect(await admin.closed).toBe(LIVE_CLOSED.forbidden)
})

test('the live channel disconnects a tab that does not answer pings, and no other tab', async () => {
  const { live, admitted } = await openChannel({ askEvery: 60 })
  const [dead, alive] = [await admitted('editor'), await admitted('admin')]
  const pings = vi.fn<() => void>()
  alive.socket.on('ping', pings)
  dead.socket.pause()
  await vi.waitFor(() => expect(pings.mock.calls.length).toBeGreaterThan(4), PATIENT)
  live.tell('lead', 'l-1')
  await vi.waitFor(() => expect(alive.heard).toHaveLength(2), PATIENT)
  dead.socket.resume()
  expect(await dead.closed).toBe(1006)
})

test('the live channel asks a tab to reconnect later when the store fails, and logs the failure', async () => {
  const { logged, listen } = await openChannel({
    authenticate: () => Promise.reject(new Error('the database is away')),
  })
  expect(await (await listen('editor')).closed).toBe(1013)
  expect(logged.map(({ message }) => message)).toEqual(['A live socket could not be admitted'])
})

test('the live channel closes all sockets at shutdown, even unresponsive ones, and accepts no new ones', async () => {
  const { live, admitted, open } = await openChannel()
  const [tab, deaf] = [await admitted('editor'), await admitted('admin')]
  deaf.socket.pause()
  const began = Date.now()
  live.close()
  expect(await tab.closed).toBe(1001)
  expect(await open().opened).toBe(503)
  deaf.socket.resume()
  await deaf.closed
  expect(Date.now() - began).toBeLessThan(5_000)
})
