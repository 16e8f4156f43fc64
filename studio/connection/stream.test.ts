import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type WebSocket as Socket, WebSocketServer } from 'ws'
import { createChannel } from './channel.ts'
import { isStream, openStream } from './stream.ts'

let close: (() => void) | undefined
beforeEach(() => {
  vi.unstubAllGlobals()
  // The tested code reads the navigation timing, which exists in pages but not in Node.
  vi.stubGlobal('PerformanceNavigationTiming', class {})
})
afterEach(() => close?.())

/** Responses of a test server to the requests of a channel. */
interface Behaviour {
  /** Handles a command on a WebSocket. Without this function the server refuses every handshake. */
  readonly onSocket?: (socket: Socket, command: unknown) => void
  readonly onRequest?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Response to the question of the page whether its origin is accepted. @default true */
  readonly isAccepted?: boolean
}

const ADDRESS = '/lake/v1/data/channel'

/** Starts a server that implements a channel, and simulates a page of the server's origin. */
async function serve({ onSocket, onRequest, isAccepted = true }: Behaviour) {
  const seen = { handshakes: 0, questions: 0 }
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/connection/') === true) {
      seen.questions += 1
      const data = { accepted: isAccepted, origin: 'https://www.example.com' }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ success: true, data }))
      return
    }
    if (onRequest?.(request, response) !== true) response.writeHead(404).end('{}')
  })
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    seen.handshakes += 1
    if (onSocket === undefined) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.once('message', () => {
        client.send(JSON.stringify({ channel: 'c' }))
        client.on('message', (data: Buffer) => onSocket(client, JSON.parse(String(data))))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    for (const client of sockets.clients) client.terminate()
    sockets.close()
    server.close()
    server.closeAllConnections()
  }
  // For a server that listens on a port, `address()` returns an object.
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  vi.stubGlobal('location', new URL(`${origin}/studio`))
  // Resolves relative URLs, as `fetch` does in a page but not in Node.
  const send = fetch
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    send(new URL(input, origin), init),
  )
  const listen = new URL(`${origin}/lake/v1/data/listen/production?query=*`)
  return { seen, listen, channel: createChannel('/lake/v1') }
}

const text = (socket: Socket, stream: number, content: string) =>
  socket.send(JSON.stringify({ stream, text: content }))

test('openStream returns a stream as the response to a fetch, and resumes after the last event', async () => {
  const commands: unknown[] = []
  const { listen, channel } = await serve({
    onSocket: (socket, command) => {
      commands.push(command)
      text(socket, 1, 'event: welcome\n\n')
      text(socket, 1, 'data: {"title":"é"}\n\n')
      socket.send(JSON.stringify({ stream: 1, ended: true }))
    },
  })
  const answer = await openStream(channel, listen, {
    headers: new Headers({ 'last-event-id': '42' }),
  })
  expect(answer.url).toBe(listen.href)
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(await answer.text()).toBe('event: welcome\n\ndata: {"title":"é"}\n\n')
  expect(commands).toEqual([
    { open: 1, target: '/data/listen/production?query=*', lastEventId: '42' },
  ])
})

test('all streams of a tab share one connection, and an aborted stream does not close the others', async () => {
  const commands: unknown[] = []
  const { seen, listen, channel } = await serve({
    onSocket: (socket, command) => {
      commands.push(command)
      // The client of the channel sends every command as an object.
      const { open } = command as { open?: number }
      if (open !== undefined) text(socket, open, 'event: welcome\n\n')
    },
  })
  const control = new AbortController()
  const headers = new Headers()
  await openStream(channel, listen, { headers, signal: control.signal })
  await openStream(channel, listen, { headers })
  control.abort()
  await vi.waitFor(() => expect(commands).toContainEqual({ close: 1 }))
  expect(commands).toHaveLength(3)
  expect(seen.handshakes).toBe(1)
  await expect(openStream(channel, listen, { headers, signal: control.signal })).rejects.toThrow(
    'aborted',
  )
})

test('a lost connection ends all streams, and the next stream opens a new connection', async () => {
  const { seen, listen, channel } = await serve({
    onSocket: (socket, command) => {
      // The client of the channel sends every command as an object.
      const { open = 0 } = command as { open?: number }
      text(socket, open, 'event: welcome\n\n')
      if (open === 2) socket.terminate()
    },
  })
  const first = await openStream(channel, listen, { headers: new Headers() })
  const second = await openStream(channel, listen, { headers: new Headers() })
  expect(await Promise.all([first.text(), second.text()])).toHaveLength(2)
  await openStream(channel, listen, { headers: new Headers() })
  expect(seen.handshakes).toBe(2)
})

test('openStream returns the status and body with which the lake refuses a stream', async () => {
  const { listen, channel } = await serve({
    onSocket: (socket) =>
      socket.send(JSON.stringify({ stream: 1, status: 400, body: { error: 'no query' } })),
  })
  const answer = await openStream(channel, listen, { headers: new Headers() })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ error: 'no query' })
})

test('openStream returns 401 and a body with the reason if the session has ended', async () => {
  const { listen, channel } = await serve({
    onRequest: (request, response) => {
      const isSession = request.url === ADDRESS || request.url === '/lake/v1/users/me'
      if (isSession) response.writeHead(401).end('{"errorCode":"SIO-401-AEX"}')
      return isSession
    },
  })
  // After the first failed handshake, the stream fails without a check of the session. The second attempt makes the check.
  await expect(openStream(channel, listen, { headers: new Headers() })).rejects.toThrow(TypeError)
  const answer = await openStream(channel, listen, { headers: new Headers() })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ errorCode: 'SIO-401-AEX' })
})

test('streams use server-sent events after two failed handshakes', async () => {
  const bodies: unknown[] = []
  let stream: ServerResponse | undefined
  const { seen, listen, channel } = await serve({
    onRequest: (request, response) => {
      if (request.url === ADDRESS) {
        stream = response
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write('data: {"channel":"c 1"}\n\n:\n\n')
        return true
      }
      if (request.url !== `${ADDRESS}/c%201`) return false
      let body = ''
      request.on('data', (chunk: Buffer) => (body += String(chunk)))
      request.on('end', () => {
        bodies.push(JSON.parse(body))
        response.end('{}')
        stream?.write(`data: ${JSON.stringify({ stream: 2, text: 'event: welcome\n\n' })}\n\n`)
      })
      return true
    },
  })
  const headers = new Headers()
  await expect(openStream(channel, listen, { headers })).rejects.toThrow('Failed to fetch')
  const answer = await openStream(channel, listen, { headers })
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toBe('event: welcome\n\n')
  expect(bodies).toEqual([
    { commands: [{ open: 2, target: '/data/listen/production?query=*', lastEventId: null }] },
  ])
  expect(seen).toEqual({ handshakes: 2, questions: 2 })
  stream?.end()
  expect((await reader?.read())?.done).toBe(true)
})

test('a page of another origin is refused with the origin of the site, and does not try again', async () => {
  const { seen, listen, channel } = await serve({ isAccepted: false })
  for (let tries = 0; tries < 3; tries += 1) {
    await expect(openStream(channel, listen, { headers: new Headers() })).rejects.toThrow(TypeError)
  }
  expect(seen).toEqual({ handshakes: 1, questions: 1 })
})

test('isStream returns true only for addresses of listeners and live events', () => {
  const of = (path: string) => isStream(new URL(path, 'http://localhost'))
  expect(of('/lake/v2025-02-19/data/listen/production')).toBe(true)
  expect(of('/lake/vX/data/live/events/production')).toBe(true)
  expect(of('/lake/v2025-02-19/data/query/production')).toBe(false)
})
