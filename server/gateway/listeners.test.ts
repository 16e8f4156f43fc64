import { once } from 'node:events'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import WebSocket from 'ws'
import { blog, put } from '#server/testing/content.test-support.ts'
import {
  lakeKinds,
  ORIGIN,
  STAFF_COOKIE,
  XSRF_TOKEN,
} from '#server/testing/gateway.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { openSite, V } from './site.test-support.ts'

describe.each(lakeKinds)('the gateway to a lake (%s), for listeners,', (kind) => {
  const connect = async (port: number, headers: Readonly<Record<string, string>>) => {
    const url = `ws://127.0.0.1:${port}${V}/data/listen/production?query=*&includeResult=true`
    const socket = new WebSocket(url, { headers })
    onTestFinished(() => socket.terminate())
    socket.on('open', () => socket.send('{}'))
    const messages: string[] = []
    socket.on('message', (data) => messages.push(Buffer.isBuffer(data) ? data.toString() : ''))
    const ended = Promise.race([once(socket, 'close'), once(socket, 'error')]).catch(
      () => undefined,
    )
    return { messages, ended }
  }

  it('sends changes over WebSocket to staff on pages of this site', async () => {
    const { serve, dataset } = await openSite(kind)
    const port = await serve()
    const own = { ...STAFF_COOKIE, origin: ORIGIN }
    const { messages } = await connect(port, own)
    await vi.waitUntil(() => messages.join('').includes('event: welcome'), PATIENT)
    await put(dataset, blog('told'))
    await vi.waitFor(() => expect(messages.join('')).toContain('"told"'), PATIENT)
  })

  it.each([
    ['without the anti-forgery header', {}],
    ['from a foreign page', { origin: 'https://evil.example', 'x-xsrf-token': XSRF_TOKEN }],
  ])('rejects a channel command %s, despite a valid session cookie', async (_name, headers) => {
    const { call } = await openSite(kind)
    const send = (more: Readonly<Record<string, string>>) =>
      call(`${V}/data/channel/some-id`, {
        method: 'POST',
        headers: { ...STAFF_COOKIE, 'content-type': 'application/json', ...more },
        body: '{"commands":[]}',
      })
    expect((await send(headers)).status).toBe(403)
    expect((await send({ origin: ORIGIN, 'x-xsrf-token': XSRF_TOKEN })).status).toBe(404)
  })

  it('opens no channel without a session', async () => {
    const { call } = await openSite(kind)
    expect((await call(`${V}/data/channel`)).status).toBe(401)
  })

  it.each([
    ['without a session', { origin: ORIGIN }],
    ['from a foreign page', { ...STAFF_COOKIE, origin: 'https://evil.example' }],
    ['without an origin', { ...STAFF_COOKIE }],
  ])('rejects a WebSocket %s', async (_name, headers) => {
    const { serve, dataset } = await openSite(kind)
    const { messages, ended } = await connect(await serve(), headers)
    await ended
    await put(dataset, blog('secret'))
    expect(messages.join('')).not.toContain('welcome')
  })
})
