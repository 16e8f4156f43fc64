import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type WebSocket as Socket, WebSocketServer } from 'ws'
import { isStream, openStream } from './stream.ts'

let close: (() => void) | undefined
afterEach(() => close?.())

/** A server that takes streams over WebSocket; with `refuse` it takes none, and says that the session is over or fails. */
async function serve(
  onStream: (socket: Socket, first: string) => void,
  refuse?: { readonly status: number },
) {
  const server = createServer((_, answer) => answer.writeHead(refuse?.status ?? 404).end('{}'))
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    if (refuse !== undefined) return socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n')
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.once('message', (data: Buffer) => onStream(client, data.toString('utf8')))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    sockets.close()
    server.close()
    server.closeAllConnections()
  }
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return new URL(`http://127.0.0.1:${port}/lake/v1/data/listen/production?query=*`)
}

test('a stream arrives as the answer to a fetch, resumed from the last event seen', async () => {
  let first = ''
  const url = await serve((socket, message) => {
    first = message
    socket.send('event: welcome\n\n')
    socket.send('data: {"title":"é"}\n\n')
    socket.close()
  })
  const headers = new Headers({ 'last-event-id': '42' })
  const answer = await openStream(url, { headers })
  expect(answer.url).toBe(url.href)
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(await answer.text()).toBe('event: welcome\n\ndata: {"title":"é"}\n\n')
  expect(JSON.parse(first)).toEqual({ authorization: null, lastEventId: '42' })
})

test('an abort closes the socket', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const url = await serve((socket) => {
    socket.on('close', () => resolve())
    socket.send('event: welcome\n\n')
  })
  const control = new AbortController()
  await openStream(url, { headers: new Headers(), signal: control.signal })
  control.abort()
  await closed
  await expect(openStream(url, { headers: new Headers(), signal: control.signal })).rejects.toThrow(
    'aborted',
  )
})

test('the end of a session is told as such, a dead network as a network error', async () => {
  const over = await serve(() => undefined, { status: 401 })
  expect((await openStream(over, { headers: new Headers() })).status).toBe(401)
  close?.()
  const dead = await serve(() => undefined, { status: 503 })
  await expect(openStream(dead, { headers: new Headers() })).rejects.toThrow(TypeError)
})

test('a refused stream answers with its status', async () => {
  const forbidden = await serve((socket) => socket.close(4403, 'Forbidden'))
  expect((await openStream(forbidden, { headers: new Headers() })).status).toBe(403)
})

test('only listeners and live events are streams', () => {
  const of = (path: string) => isStream(new URL(path, 'http://localhost'))
  expect(of('/lake/v2025-02-19/data/listen/production')).toBe(true)
  expect(of('/lake/vX/data/live/events/production')).toBe(true)
  expect(of('/lake/v2025-02-19/data/query/production')).toBe(false)
})
