import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { actingAs, startLake, TOKEN, until, type LakeUnderTest } from './lake-under-test.ts'

let lake: LakeUnderTest
beforeAll(async () => {
  lake = await startLake()
})
afterAll(async () => {
  await lake[Symbol.asyncDispose]()
})

interface Frame {
  readonly id?: string
  readonly result?: unknown
  readonly error?: unknown
  readonly params?: { readonly subscription: string; readonly result: unknown }
}

/** Opens a presence socket that sends the same messages as the client in a Studio. */
async function studio(headers: Readonly<Record<string, string>>) {
  const url = `${lake.origin.replace('http', 'ws')}/v2022-06-30/socket/production?tag=sanity.studio`
  const socket = new WebSocket(url, { headers })
  const frames: Frame[] = []
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve)
  })
  socket.on('message', (data: Buffer) => {
    const frame: Frame = JSON.parse(data.toString('utf8'))
    frames.push(frame)
  })
  await new Promise((resolve) => socket.once('open', resolve))
  let count = 0
  return {
    socket,
    closed,
    events: () =>
      frames.flatMap((frame) => (frame.params === undefined ? [] : [frame.params.result])),
    async call(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<Frame> {
      const id = `call-${++count}`
      socket.send(
        JSON.stringify({ jsonrpc: '2.0', method, id, params: { ...params, apiVersion: 'v1' } }),
      )
      return until(() => frames.find((frame) => frame.id === id), method)
    },
  }
}

const owner = { authorization: `Bearer ${TOKEN}` }
const person = (id: string) => ({ ...owner, ...actingAs({ id, role: 'editor' }) })

describe('the presence socket', () => {
  test('sends the users of a dataset each other’s locations, until they leave', async () => {
    const [ann, bob] = await Promise.all([studio(person('ann')), studio(person('bob'))])
    expect(await bob.call('presence_subscribe')).toMatchObject({ result: expect.any(String) })
    const locations = [{ type: 'document', documentId: 'x', path: ['title'] }]
    await ann.call('presence_announce', { data: { sessionId: 's1', locations } })
    await ann.call('presence_rollcall', { session: 's1' })
    await until(() => bob.events().length === 2)
    expect(bob.events()).toEqual([
      { type: 'state', i: 'ann', m: { sessionId: 's1', locations } },
      { type: 'rollCall', i: 'ann', session: 's1' },
    ])
    ann.socket.close()
    await until(() => bob.events().length === 3)
    expect(bob.events()[2]).toEqual({ type: 'disconnect', i: 'ann', m: { session: 's1' } })
    bob.socket.close()
  })

  test('ignores a message that is nested too deeply to be serialized', async () => {
    const [ann, bob] = await Promise.all([studio(person('ann')), studio(person('bob'))])
    await bob.call('presence_subscribe')
    const lists = '['.repeat(100_000) + ']'.repeat(100_000)
    const data = `{"sessionId":"s1","locations":[${lists}]}`
    const head = '"jsonrpc":"2.0","method":"presence_announce","id":"deep"'
    ann.socket.send(`{${head},"params":{"data":${data}}}`)
    await ann.call('presence_rollcall', { session: 's1' })
    await until(() => bob.events().length === 1)
    expect(bob.events()).toEqual([{ type: 'rollCall', i: 'ann', session: 's1' }])
    ann.socket.close()
    bob.socket.close()
  })

  test('accepts a token in the first message', async () => {
    const carl = await studio({})
    await carl.call('authorization', { authorization: `Bearer ${TOKEN}` })
    expect(await carl.call('presence_subscribe')).toMatchObject({ result: expect.any(String) })
    expect(await carl.call('no_such_method')).toMatchObject({ error: { code: -32601 } })
    expect(await carl.call('presence_announce', { data: 7 })).toMatchObject({
      error: { code: -32602 },
    })
    carl.socket.close()
  })

  test.each([
    ['a wrong token', 'authorization', { authorization: 'Bearer wrong' }],
    ['a call without a token', 'presence_subscribe', {}],
  ])('closes after %s', async (_name, method, params) => {
    const nobody = await studio({})
    nobody.socket.send(JSON.stringify({ jsonrpc: '2.0', method, id: '1', params }))
    expect(await nobody.closed).toBe(4001)
  })

  test('rejects a cookie from a foreign origin', async () => {
    const url = `${lake.origin.replace('http', 'ws')}/v2022-06-30/socket/production`
    const socket = new WebSocket(url, {
      headers: { cookie: 'a=b', origin: 'https://evil.example' },
    })
    const status = await new Promise((resolve) => {
      socket.on('error', () => undefined)
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    })
    socket.terminate()
    expect(status).toBe(403)
  })
})
