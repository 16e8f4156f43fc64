import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { openTestLake } from '#lake/testing/lake.test-support.ts'
import { openTestWire, userWith } from '#lake/testing/wire.test-support.ts'
import { testLog } from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { createPresence } from '../live/presence.ts'
import { createAnnouncements } from '../processes/announcements.ts'
import { joinOthers } from './live.ts'
import { joinStudios } from './studio-presence.ts'

const databases = useDatabases()

interface Frame {
  readonly id?: string
  readonly params?: { readonly result: unknown }
}

/** Starts the presence of a process. Studios connect to its port. It shares a database with the other processes. */
async function startProcess(id: string, databaseUrl = '') {
  const { wire } = openTestWire(openTestLake().lake, {
    authenticate: async ({ headers }) => ({
      ...userWith('editor'),
      id: headers.get('authorization')?.replace('Bearer ', '') ?? '',
    }),
  })
  const announcements = createAnnouncements({ databaseUrl, id, log: testLog().log })
  onTestFinished(() => announcements.close())
  const isConnected = new Promise<void>((resolve) => announcements.onGap(() => resolve()))
  const presence = createPresence()
  const face = { kind: 'embedded', wire, own: wire } as const
  const room = joinStudios(
    { ...face, opensFile: () => false, close: () => Promise.resolve() },
    'production',
    presence,
    announcements.send,
  )
  joinOthers(
    {
      announcements,
      membership: { id, isAlive: () => true, onEnded: () => {}, onReturn: () => {} },
    },
    presence,
    {
      tell: () => undefined,
      endSession: () => undefined,
      roleChanged: () => undefined,
      events: { open: () => undefined, hear: () => false, close: () => undefined },
    },
    room,
  )
  const server = createServer()
  server.on('upgrade', (request, socket, head) => {
    if (!wire.upgrade(request, socket, head)) socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  await isConnected
  // The cast is correct, because the server listens on a port and not on a pipe.
  const { port } = server.address() as AddressInfo
  return { port, presence }
}

/** Opens the presence socket of a Studio, as its user. */
async function openStudio(port: number, user: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/v2022-06-30/socket/production`, {
    headers: { authorization: `Bearer ${user}` },
  })
  onTestFinished(() => socket.terminate())
  const frames: Frame[] = []
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString())))
  await once(socket, 'open')
  const call = async (method: string, params: object = {}) => {
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: method, method, params }))
    await expect.poll(() => frames.map((frame) => frame.id)).toContain(method)
  }
  return {
    call,
    close: () => socket.close(),
    events: () => frames.flatMap(({ params }) => (params === undefined ? [] : [params.result])),
  }
}

test('Studios of two processes see each other, even if a message exceeds the length limit of PostgreSQL notifications', async () => {
  const { databaseUrl } = await databases.locate('postgres')
  const here = await startProcess('here', databaseUrl)
  const there = await startProcess('there', databaseUrl)
  const ann = await openStudio(here.port, 'ann')
  const bob = await openStudio(there.port, 'bob')
  await bob.call('presence_subscribe')
  await ann.call('presence_subscribe')

  const locations = Array.from({ length: 20 }, (_, n) => ({
    type: 'document',
    documentId: `drafts.article-${n}`,
    path: [{ _key: 'ä'.repeat(1_000) }, 'title'],
  }))
  const data = { sessionId: 'tab-of-ann', locations }
  await ann.call('presence_announce', { data })
  await expect.poll(bob.events).toEqual([{ type: 'state', i: 'ann', m: data }])
  expect(there.presence.list()).toContainEqual(
    expect.objectContaining({ userId: 'ann', place: 'studio', articleId: 'article-0' }),
  )

  await bob.call('presence_announce', { data: { sessionId: 'tab-of-bob', locations: [] } })
  await expect
    .poll(ann.events)
    .toEqual([{ type: 'state', i: 'bob', m: { sessionId: 'tab-of-bob', locations: [] } }])
  ann.close()
  await expect
    .poll(bob.events)
    .toContainEqual({ type: 'disconnect', i: 'ann', m: { session: 'tab-of-ann' } })
  await expect.poll(there.presence.list).toEqual([])
})
