import { describe, expect, onTestFinished, test } from 'vitest'
import { MAX_CHANNEL_COMMANDS, MAX_CHANNEL_STREAMS } from '#lake/access/lake-stream.ts'
import { readEventChannel, readSocketChannel, type ChannelReader } from './event-reader.ts'
import { actingAs, TOKEN, type LakeUnderTest } from './lake-under-test.ts'
import { useLake } from './use-lake.ts'

let lake: LakeUnderTest
useLake((opened) => {
  lake = opened
})

const auth = { authorization: `Bearer ${TOKEN}` }
const LISTEN = '/data/listen/production?query='
const base = () => `${lake.origin}/v2025-02-19`

const transports: readonly [
  string,
  (headers: Readonly<Record<string, string>>) => Promise<ChannelReader>,
][] = [
  ['a WebSocket', (headers) => readSocketChannel(base(), headers, headers)],
  ['server-sent events', (headers) => readEventChannel(base(), headers)],
]

describe.each(transports)('a channel over %s', (_name, connect) => {
  const open = async (headers: Readonly<Record<string, string>> = auth) => {
    const channel = await connect(headers)
    onTestFinished(channel.close)
    return channel
  }

  test('carries several streams at once, and can close a single stream', async () => {
    const channel = await open()
    const [all, none] = [channel.open(`${LISTEN}*`), channel.open(`${LISTEN}*[_type == "none"]`)]
    const live = channel.open('/data/live/events/production?includeDrafts=true')
    for (const { reader } of [all, none, live]) await reader.next('welcome')
    none.reader.close()
    const { _id: id } = await lake.client().create({ _type: 'note' })
    expect((await all.reader.next('mutation')).data['documentId']).toBe(id)
    await live.reader.next('message')
    expect(none.reader.events).toHaveLength(1)
    await lake.client().delete(id)
  })

  test('reports a rejection with the status and body of the equivalent request', async () => {
    const channel = await open()
    const { refused } = channel.open(`${LISTEN}${encodeURIComponent('*[_type ==')}`)
    expect(await refused).toMatchObject({
      status: 400,
      body: { error: { type: 'queryParseError' } },
    })
    const missing = channel.open('/data/listen/no-such-dataset?query=*')
    expect((await missing.refused).status).toBe(404)
  })

  test('limits the number of streams', async () => {
    const channel = await open()
    const opened = Array.from({ length: MAX_CHANNEL_STREAMS }, () => channel.open(`${LISTEN}*`))
    for (const { reader } of opened) await reader.next('welcome')
    expect((await channel.open(`${LISTEN}*`).refused).status).toBe(429)
    opened[0]?.reader.close()
    // Commands are processed in order, so the stream that was closed above no longer counts towards the limit.
    await channel.open(`${LISTEN}*`).reader.next('welcome')
  })
})

describe('requests for a channel', () => {
  const post = (id: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    lake.request(`/data/channel/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  test('cannot send commands to a channel of another caller', async () => {
    const channel = await readEventChannel(base(), {
      ...auth,
      ...actingAs({ id: 'ada', role: 'editor' }),
    })
    onTestFinished(channel.close)
    const command = { commands: [{ open: 1, target: `${LISTEN}*` }] }
    const ben = actingAs({ id: 'ben', role: 'editor' })
    expect((await post(channel.id, command, ben)).status).toBe(404)
    expect((await post(channel.id, command)).status).toBe(404)
    expect((await post('no-such-channel', command)).status).toBe(404)
    const nobody = await lake.request(`/data/channel/${channel.id}`, {
      method: 'POST',
      token: null,
      body: JSON.stringify(command),
    })
    expect(nobody.status).toBe(404)
  })

  test.each([
    ['invalid JSON', '{'],
    ['a missing list', { open: 1 }],
    [
      'a target on another host',
      { commands: [{ open: 1, target: '//evil.example/data/listen/x' }] },
    ],
    ['a target that is no stream', { commands: [{ open: 1, target: '/data/mutate/production' }] }],
    ['a negative number', { commands: [{ close: -1 }] }],
    [
      'too many commands',
      { commands: Array.from({ length: MAX_CHANNEL_COMMANDS + 1 }, () => ({ close: 1 })) },
    ],
  ])('are rejected with 400 if a command is invalid: %s', async (_name, body) => {
    const channel = await readEventChannel(base(), auth)
    onTestFinished(channel.close)
    expect((await post(channel.id, body)).status).toBe(400)
    // The rejected command must not close the channel.
    await channel.open(`${LISTEN}*`).reader.next('welcome')
  })

  test('get 426 and the reason if a proxy has removed the Upgrade header of a WebSocket', async () => {
    const answer = await lake.request('/data/channel', {
      headers: { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' },
    })
    expect(answer.status).toBe(426)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('Upgrade') })
  })

  test('open at most 24 channels for one caller', async () => {
    const headers = { ...auth, ...actingAs({ id: 'many', role: 'editor' }) }
    const channels: ChannelReader[] = []
    onTestFinished(() => channels.forEach(({ close }) => close()))
    for (let count = 0; count < 24; count += 1)
      channels.push(await readEventChannel(base(), headers))
    await expect(readEventChannel(base(), headers)).rejects.toThrow('refused with 429')
    channels.shift()?.close()
    // Once the lake has noticed the closed connection, the caller may open another channel.
    await expect
      .poll(async () => {
        const again = await readEventChannel(base(), headers).catch(() => undefined)
        if (again !== undefined) channels.push(again)
        return again !== undefined
      })
      .toBe(true)
  })
})
