import { expect, onTestFinished, test, vi } from 'vitest'
import { createApi } from '#server/http/api.ts'
import { createLogger } from '#server/http/logging.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { createEventTabs } from './event-tabs.ts'
import { liveRoutes } from './live.routes.ts'
import { ADMIN, EDITOR, openChannel } from './live.test-support.ts'
import type { Listener, Seats } from './seats.ts'

const SITE = 'https://www.example.com'

/** Serves the live channel through REST, for tabs that listen by server-sent events. */
async function openSite() {
  const onConnected = vi.fn<(listener: Listener, transport: string) => void>()
  const channel = await openChannel({ onConnected })
  const api = createApi({
    routes: liveRoutes(channel.live.events),
    authenticate: async ({ headers }) => {
      const token = headers.get('authorization')?.replace('Bearer ', '') ?? ''
      const known = channel.known.get(token)
      if (known === undefined) return { kind: token === '' ? 'visitor' : 'rejected' }
      const { userId: id, ...rest } = known
      return { kind: 'staff', id, email: 'a@example.com', ...rest }
    },
    log: createLogger({ level: 'silent' }),
    trustProxy: { kind: 'none' },
    https: true,
  })
  const call = (token: string, path: string, init: RequestInit = {}) =>
    api.fetch(
      new Request(SITE + path, {
        ...init,
        headers: {
          'content-type': 'application/json',
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        },
      }),
      { address: '192.0.2.1' },
    )

  /** Opens an event stream as a tab with the given token. `text` is the data received so far. */
  const listen = async (token: string, tab = 'tab-of-a-test') => {
    const answer = await call(token, `${staffApiPaths.events}?tab=${tab}`)
    const reader = answer.body?.getReader()
    const state = { text: '', isEnded: false }
    const read = async () => {
      for (;;) {
        const chunk = await reader?.read()
        if (chunk?.value === undefined) break
        state.text += new TextDecoder().decode(chunk.value)
      }
      state.isEnded = true
    }
    void read()
    const id = await vi.waitFor(() => {
      const found = /"channel":"([\w-]+)"/.exec(state.text)?.[1]
      expect(found).toBeDefined()
      return found ?? ''
    }, PATIENT)
    const say = (open: string | null, by = token) =>
      call(by, staffApiPaths.eventsOf(id), { method: 'POST', body: JSON.stringify({ open }) })
    return { answer, state, id, say, leave: () => reader?.cancel() }
  }
  return { ...channel, call, listen, onConnected }
}

const lines = (text: string) => text.split('\n\n').filter((line) => line !== '')

test('a tab with server-sent events receives the messages that its role permits', async () => {
  const { live, listen, onConnected } = await openSite()
  const editor = await listen('editor')
  const viewer = await listen('viewer')
  expect(editor.answer.headers.get('content-type')).toContain('text/event-stream')
  expect(editor.answer.headers.get('x-accel-buffering')).toBe('no')
  live.tell('lead', 'l-1')
  live.tell('article', 'a-1')
  await vi.waitFor(() => expect(lines(viewer.state.text)).toHaveLength(3), PATIENT)
  expect(lines(viewer.state.text).slice(1)).toEqual([
    'data: {"type":"ready"}',
    'data: {"type":"article","id":"a-1"}',
  ])
  await vi.waitFor(() => expect(editor.state.text).toContain('l-1'), PATIENT)
  expect(onConnected).toHaveBeenCalledWith(EDITOR, 'events')
})

test.each([
  ['an empty token', ''],
  ['an unknown token', 'stale'],
])('a tab with server-sent events is rejected with 401 for %s', async (_name, token) => {
  const { call } = await openSite()
  expect((await call(token, staffApiPaths.events)).status).toBe(401)
  const said = { method: 'POST', body: '{"open":null}' }
  expect((await call(token, staffApiPaths.eventsOf('x'), said)).status).toBe(401)
})

test('a tab reports its open article by POST, until it closes', async () => {
  const { presence, listen } = await openSite()
  const tab = await listen('editor')
  expect((await tab.say('post-1')).status).toBe(200)
  expect(presence.list()).toMatchObject([
    { userId: 'u-editor', articleId: 'post-1', place: 'admin' },
  ])
  await tab.leave()
  expect(presence.list()).toEqual([])
  expect((await tab.say('post-2')).status).toBe(404)
})

test('a session cannot send messages for a tab of another session', async () => {
  const { presence, listen } = await openSite()
  const tab = await listen('editor')
  expect((await tab.say('post-1', 'admin')).status).toBe(404)
  expect(presence.list()).toEqual([])
})

test('an event stream closes with a close code when its session ends or the role of its account changes', async () => {
  const { live, listen } = await openSite()
  const [editor, admin] = [await listen('editor'), await listen('admin')]
  live.endSession(EDITOR.sessionId)
  await vi.waitFor(() => expect(editor.state.isEnded).toBe(true), PATIENT)
  expect(editor.state.text).toContain('event: closed\ndata: 4401')
  expect(admin.state.isEnded).toBe(false)
  live.roleChanged(ADMIN.userId)
  await vi.waitFor(() => expect(admin.state.text).toContain('event: closed\ndata: 4403'), PATIENT)
})

test('a session has at most 24 tabs over both transports together', async () => {
  const { listen, admitted } = await openSite()
  for (let tab = 0; tab < 12; tab += 1) {
    await listen('editor', `tab-number-${tab}`)
    await admitted('editor')
  }
  const last = await listen('editor')
  await vi.waitFor(() => expect(last.state.text).toContain('event: closed\ndata: 1013'), PATIENT)
})

test('a tab that does not read is disconnected, and other tabs lose nothing', async () => {
  const { live, call, listen } = await openSite()
  // The body of this response is never read.
  const slow = await call('editor', staffApiPaths.events)
  const quick = await listen('admin')
  for (let told = 0; told < 200; told += 1) {
    live.tell('lead', 'x'.repeat(500))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await vi.waitFor(() => expect(lines(quick.state.text)).toHaveLength(202), PATIENT)
  const text = await slow.text()
  expect(lines(text).length).toBeLessThan(202)
})

test('an idle event stream stays open because the server sends comments', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const seats: Pick<Seats, 'admit' | 'hear' | 'leave'> = {
    admit: () => true,
    hear: () => undefined,
    leave: () => undefined,
  }
  const tabs = createEventTabs({
    seats,
    authenticate: () => Promise.resolve(EDITOR),
    maxWaitingBytes: 1_000,
    most: 1,
    onConnected: () => undefined,
  })
  const reader = tabs.open({ listener: EDITOR, token: 'editor' })?.body?.getReader()
  expect(tabs.open({ listener: EDITOR, token: 'editor' })).toBeUndefined()
  await reader?.read()
  vi.advanceTimersByTime(15_000)
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(':\n\n')
  tabs.close()
})
