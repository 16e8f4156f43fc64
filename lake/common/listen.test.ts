import { readFileSync } from 'node:fs'
import { connect as connectHttp2, constants, type ClientHttp2Session } from 'node:http2'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listen, type ListenOptions } from './listen.ts'

/** Certificate and key for localhost, for tests only; valid until 2120. */
const folder = join(import.meta.dirname, '../../e2e/lake/tls')
const cert = join(folder, 'localhost-cert.pem')
const tls = { cert, key: join(folder, 'localhost-key.pem') }
const ca = readFileSync(cert)

/** Opens a server whose handler counts its calls. It responds to `/slow` only when `release` is called. */
async function open(options: Partial<ListenOptions> = {}) {
  const calls: string[] = []
  const held = Promise.withResolvers<void>()
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: {
      early: () => false,
      async fetch(request) {
        const { pathname } = new URL(request.url)
        calls.push(pathname)
        if (pathname === '/slow') await held.promise
        return new Response('answered')
      },
      upgrade() {
        calls.push('upgrade')
        return false
      },
    },
    ...options,
  })
  onTestFinished(async () => {
    held.resolve()
    await server.close(0)
  })
  return { ...server, calls, release: held.resolve }
}

/** Sends bytes, and returns all text received until the connection ends. */
async function answerTo(socket: Socket, bytes: string): Promise<string> {
  socket.write(bytes)
  return text(socket)
}

const raw = async (port: number, head: readonly string[]) =>
  answerTo(connect(port, '127.0.0.1'), `${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`)

describe('the Host header of an HTTP/1.1 request', () => {
  test.for([
    { name: 'no Host line', hosts: [] },
    { name: 'two Host lines that differ', hosts: ['Host: a.example', 'Host: b.example'] },
    { name: 'two equal Host lines', hosts: ['Host: a.example', 'Host: a.example'] },
    {
      name: 'two Host lines in upper and lower case',
      hosts: ['HOST: a.example', 'X-A: b', 'hOsT: b.example'],
    },
    { name: 'one Host line with two hosts', hosts: ['Host: a.example, b.example'] },
    { name: 'a host with a space', hosts: ['Host: a example'] },
    { name: 'a host with a user name', hosts: ['Host: me@a.example'] },
    { name: 'a host with a path', hosts: ['Host: a.example/x'] },
  ])('is rejected with 400: $name', async ({ hosts }) => {
    const { port, calls } = await open()
    expect(await raw(port, ['GET / HTTP/1.1', ...hosts])).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(calls).toEqual([])
  })

  test.for(['Host: a.example', 'host: localhost:3000', 'Host: [::1]:80'])(
    'is accepted: %s',
    async (host) => {
      const { port, calls } = await open()
      expect(await raw(port, ['GET /x HTTP/1.1', host, 'X-Host: b.example'])).toContain('answered')
      expect(calls).toEqual(['/x'])
    },
  )

  test('ends the connection if it is rejected, so that later requests on the connection are not handled', async () => {
    const { port, calls } = await open()
    const request = (hosts: string) => `GET /behind HTTP/1.1\r\n${hosts}\r\n\r\n`
    const two = request('Host: a.example\r\nHost: b.example')
    const answer = await answerTo(connect(port, '127.0.0.1'), two + request('Host: a.example'))
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
    expect(calls).toEqual([])
  })

  test('is rejected in a WebSocket handshake if there are two Host lines', async () => {
    const { port, calls } = await open()
    const handshake = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
    const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='
    const head = ['GET / HTTP/1.1', 'Host: a.example', 'Host: b.example', ...handshake, key]
    const socket = connect(port, '127.0.0.1')
    expect(await answerTo(socket, `${head.join('\r\n')}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
    expect(calls).toEqual([])
  })

  test('is rejected over TLS if there are two Host lines', async () => {
    const { port, calls } = await open({ tls })
    const socket = connectTls({ port, host: '127.0.0.1', servername: 'localhost', ca })
    const head = 'GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n'
    expect(await answerTo(socket, head)).toMatch(/^HTTP\/1\.1 400 /)
    expect(calls).toEqual([])
  })
})

/** Opens an HTTP/2 session and collects the error codes of the GOAWAY frames that it receives. */
function session(port: number) {
  const opened = connectHttp2(`https://localhost:${port}`, { ca })
  const codes: number[] = []
  opened.on('goaway', (code) => codes.push(code))
  opened.on('error', () => undefined)
  onTestFinished(() => opened.destroy())
  return { opened, codes }
}

/** Status of a response; 0 for a stream that ends without a response. */
function statusOf(
  opened: ClientHttp2Session,
  headers: Readonly<Record<string, string | string[]>>,
): Promise<number> {
  return new Promise((resolve) => {
    const stream = opened.request(headers)
    stream.on('response', (answer) => resolve(Number(answer[':status'])))
    stream.on('error', () => resolve(0))
    stream.on('close', () => resolve(0))
    stream.resume()
  })
}

describe('the Host header of an HTTP/2 request', () => {
  test('is rejected with 400 if it differs from :authority', async () => {
    const { port, calls } = await open({ tls })
    const { opened } = session(port)
    const authority = 'a.example'
    expect(await statusOf(opened, { ':authority': authority, host: 'b.example' })).toBe(400)
    expect(calls).toEqual([])
    expect(await statusOf(opened, { ':authority': authority, host: 'A.example' })).toBe(200)
    expect(await statusOf(opened, { ':authority': authority })).toBe(200)
  })
})

const FRAME = { headers: 1, reset: 3, settings: 4, goaway: 7 } as const

function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9)
  head.writeUIntBE(payload.length, 0, 3)
  head.writeUInt8(type, 3)
  head.writeUInt8(flags, 4)
  head.writeUInt32BE(stream, 5)
  return Buffer.concat([head, payload])
}

/** GET https://localhost/ in HPACK: three entries of the static table, then the authority. */
const HEADERS = Buffer.from([0x82, 0x87, 0x84, 0x41, 9, ...Buffer.from('localhost')])
const END_STREAM_AND_HEADERS = 5
const CANCEL = Buffer.from([0, 0, 0, 8])

/** Error code of the first GOAWAY frame, or undefined without one. */
function goawayIn(frames: Buffer): number | undefined {
  for (let at = 0; at + 9 <= frames.length; at += 9 + frames.readUIntBE(at, 3)) {
    if (frames.readUInt8(at + 3) === FRAME.goaway) return frames.readUInt32BE(at + 13)
  }
  return undefined
}

describe('rapid resets over HTTP/2', () => {
  const RESETS = 5_000
  /** Maximum number of streams that the server may handle: the burst of the limit, and its refill during a few seconds. */
  const MOST = 500

  test('end their session with GOAWAY after at most 500 handled streams', async () => {
    const { port, calls } = await open({ tls })
    const socket = connectTls({
      port,
      host: '127.0.0.1',
      servername: 'localhost',
      ca,
      ALPNProtocols: ['h2'],
    })
    const received: Buffer[] = []
    socket.on('data', (part: Buffer) => received.push(part))
    const closed = new Promise((resolve) => socket.on('close', resolve))
    // Writing fails if the server closes the connection first.
    socket.on('error', () => undefined)
    socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')
    socket.write(frame(FRAME.settings, 0, 0, Buffer.alloc(0)))
    for (let sent = 0; sent < RESETS; sent += 1) {
      const id = 2 * sent + 1
      socket.write(frame(FRAME.headers, END_STREAM_AND_HEADERS, id, HEADERS))
      socket.write(frame(FRAME.reset, 0, id, CANCEL))
    }
    await closed
    expect(goawayIn(Buffer.concat(received))).toBe(constants.NGHTTP2_ENHANCE_YOUR_CALM)
    expect(calls.length).toBeLessThan(MOST)
    // The server still serves other sessions.
    const { opened } = session(port)
    expect(await statusOf(opened, { ':path': '/after' })).toBe(200)
  })

  test('are not detected when a page cancels a hundred requests', async () => {
    const { port, release } = await open({ tls })
    const { opened, codes } = session(port)
    const slow = Array.from({ length: 100 }, () => opened.request({ ':path': '/slow' }))
    for (const stream of slow) stream.on('error', () => undefined)
    await statusOf(opened, { ':path': '/first' })
    const ends = slow.map((stream) => new Promise((resolve) => stream.on('close', resolve)))
    for (const stream of slow) stream.close(8)
    await Promise.all(ends)
    release()
    for (let asked = 0; asked < 200; asked += 1) {
      expect(await statusOf(opened, { ':path': `/page/${asked}` })).toBe(200)
    }
    expect([codes, opened.closed]).toEqual([[], false])
  })
})
