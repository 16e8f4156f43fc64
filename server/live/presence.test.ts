import { expect, test, vi } from 'vitest'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { ADMIN, EDITOR, openChannel } from './live.test-support.ts'
import { createPresence } from './presence.ts'

const open = (id: string | null) => JSON.stringify({ open: id })

const at = (
  articleId: string,
  { userId, name }: { userId: string; name: string },
  tab: string,
) => ({
  articleId,
  userId,
  name,
  place: 'admin',
  tab,
})

test('a tab is present at its article until it opens another article or none', async () => {
  const { presence, admitted } = await openChannel()
  const tab = await admitted('editor', 'tab-of-eve')
  tab.socket.send(open('a'))
  await vi.waitFor(() => expect(presence.list()).toEqual([at('a', EDITOR, 'tab-of-eve')]), PATIENT)
  tab.socket.send(open('b'))
  await vi.waitFor(() => expect(presence.list()).toEqual([at('b', EDITOR, 'tab-of-eve')]), PATIENT)
  tab.socket.send(open(null))
  await vi.waitFor(() => expect(presence.list()).toEqual([]), PATIENT)
})

test.each([
  ['leaves', (tab: { socket: { close(): void } }) => tab.socket.close()],
  ['is killed', (tab: { socket: { terminate(): void } }) => tab.socket.terminate()],
])('a tab that %s is removed from the list of open articles', async (_how, end) => {
  const { presence, admitted } = await openChannel()
  const [eve, ada] = [await admitted('editor', 'tab-of-eve'), await admitted('admin', 'tab-of-ada')]
  for (const { socket } of [eve, ada]) socket.send(open('a'))
  await vi.waitFor(() => expect(presence.list()).toHaveLength(2), PATIENT)
  end(eve)
  await vi.waitFor(() => expect(presence.list()).toEqual([at('a', ADMIN, 'tab-of-ada')]), PATIENT)
})

test('a tab with a lost connection is removed when it does not answer a ping', async () => {
  const { presence, admitted } = await openChannel({ askEvery: 60 })
  const tab = await admitted('editor', 'tab-of-eve')
  tab.socket.send(open('a'))
  await vi.waitFor(() => expect(presence.list()).toHaveLength(1), PATIENT)
  tab.socket.pause()
  await vi.waitFor(() => expect(presence.list()).toEqual([]), PATIENT)
})

test('a tab has no open article after its session has ended or its role has changed', async () => {
  const { live, presence, admitted } = await openChannel()
  const [eve, ada] = [await admitted('editor', 'tab-of-eve'), await admitted('admin', 'tab-of-ada')]
  for (const { socket } of [eve, ada]) socket.send(open('a'))
  await vi.waitFor(() => expect(presence.list()).toHaveLength(2), PATIENT)
  live.endSession(EDITOR.sessionId)
  expect(presence.list()).toEqual([at('a', ADMIN, 'tab-of-ada')])
  live.roleChanged(ADMIN.userId)
  expect(presence.list()).toEqual([])
  // Messages that the tabs have already sent are ignored.
  for (const { socket } of [eve, ada]) if (socket.readyState === socket.OPEN) socket.send(open('b'))
  await Promise.all([eve.closed, ada.closed])
  expect(presence.list()).toEqual([])
})

test('a tab that reconnects stays present when the old socket closes', async () => {
  const { presence, admitted } = await openChannel()
  const [old, fresh] = [await admitted('editor', 'same-tab'), await admitted('editor', 'same-tab')]
  old.socket.send(open('a'))
  await vi.waitFor(() => expect(presence.list()).toHaveLength(1), PATIENT)
  const changes = vi.fn<() => void>()
  presence.onChange(changes)
  fresh.socket.send(open('a'))
  fresh.socket.ping()
  await new Promise((resolve) => fresh.socket.once('pong', resolve))
  old.socket.close()
  await old.closed
  expect(presence.list()).toEqual([at('a', EDITOR, 'same-tab')])
  expect(changes).not.toHaveBeenCalled()
})

test.each([
  ['no id', '{}'],
  ['a number', '{"open":7}'],
  ['an address', '{"open":"../x"}'],
  ['an id of a thousand letters', JSON.stringify({ open: 'x'.repeat(200) })],
])('a client that sends %s is disconnected', async (_name, said) => {
  const { presence, admitted } = await openChannel()
  const tab = await admitted('editor')
  tab.socket.send(said)
  expect(await tab.closed).toBe(1008)
  expect(presence.list()).toEqual([])
})

test('a client that opens articles too fast is asked to reconnect later', async () => {
  const { presence, admitted } = await openChannel()
  const tab = await admitted('editor')
  for (let count = 0; count < 100; count += 1) tab.socket.send(open(`a-${count}`))
  expect(await tab.closed).toBe(1013)
  await vi.waitFor(() => expect(presence.list()).toEqual([]), PATIENT)
})

test('the number of tabs per user, of all tabs and of articles per tab is limited', () => {
  const presence = createPresence()
  const sit = (userId: string, tab: number, articles = ['a']) =>
    presence.sit(presence, { userId, name: userId, place: 'studio', tab: `tab-${tab}` }, articles)
  for (let tab = 0; tab < 100; tab += 1) sit('eve', tab)
  expect(presence.list()).toHaveLength(48)
  for (let user = 0; user < 100; user += 1)
    for (let tab = 0; tab < 20; tab += 1) sit(`u${user}`, tab)
  expect(presence.list()).toHaveLength(1_200)
  sit(
    'eve',
    0,
    Array.from({ length: 200 }, (_, index) => `a-${index}`),
  )
  expect(
    presence.list().filter(({ tab, userId }) => tab === 'tab-0' && userId === 'eve'),
  ).toHaveLength(10)
})

test('presence reports only articles that a tab has opened or closed', () => {
  const presence = createPresence()
  const told: (readonly string[])[] = []
  presence.onChange(({ touched }) => told.push(touched))
  const eve = { userId: 'eve', name: 'Eve', place: 'studio', tab: 'tab-1' } as const
  presence.sit(presence, eve, ['a', 'b'])
  presence.sit(presence, eve, ['b', 'a'])
  presence.sit(presence, eve, ['b', 'c'])
  presence.leave(undefined, eve)
  presence.leave(presence, eve)
  presence.leave(presence, eve)
  expect(told).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ])
})
