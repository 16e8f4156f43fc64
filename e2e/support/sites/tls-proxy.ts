import { readFileSync } from 'node:fs'
import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest } from 'node:http2'
import { createServer } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { join } from 'node:path'

/** Settings of a reverse proxy. */
export interface ProxySettings {
  /** Local port of the site. */
  readonly target: number
  /** @default true */
  readonly passesUpgrade?: boolean
  /** Forwarded headers that the proxy sets. @default all three */
  readonly sets?: readonly ('for' | 'proto' | 'host')[]
  /** Addresses already in X-Forwarded-For, from an outer proxy. @default none */
  readonly before?: readonly string[]
  /** Offers HTTP/2 to browsers. @default false */
  readonly http2?: boolean
}

/** Reverse proxy with TLS, with data about its open browser connections. */
export interface TlsProxy extends AsyncDisposable {
  readonly origin: string
  readonly port: number
  /** Paths of the open event streams. */
  readonly streams: () => readonly string[]
  /** Number of requests without a complete response, including event streams. */
  readonly pending: () => number
  /** Number of WebSocket handshakes received. */
  readonly handshakes: () => number
}

const folder = join(import.meta.dirname, '../../lake/tls')
/** Certificate for localhost, for tests only. */
export const CERTIFICATE = readFileSync(join(folder, 'localhost-cert.pem'))
const KEY = readFileSync(join(folder, 'localhost-key.pem'))

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

type Incoming = IncomingMessage | Http2ServerRequest

/** Starts a reverse proxy with TLS on a free port of localhost. */
export async function startTlsProxy(settings: ProxySettings): Promise<TlsProxy> {
  const { target, passesUpgrade = true, sets = ['for', 'proto', 'host'], before = [] } = settings
  const streams = new Map<object, string>()
  const sockets = new Set<Duplex>()
  let pending = 0
  let handshakes = 0

  const headersFor = (incoming: Incoming) => {
    const headers: Record<string, string | string[]> = {}
    for (const [name, value] of Object.entries(incoming.headers)) {
      if (value !== undefined && !name.startsWith(':') && !HOP_BY_HOP.has(name))
        headers[name] = value
    }
    const host = String(incoming.headers[':authority'] ?? incoming.headers.host ?? '')
    headers['host'] = host
    if (sets.includes('for')) {
      const peer = incoming.socket.remoteAddress ?? ''
      headers['x-forwarded-for'] = [...before, peer].join(', ')
    }
    if (sets.includes('proto')) headers['x-forwarded-proto'] = 'https'
    if (sets.includes('host')) headers['x-forwarded-host'] = host
    return headers
  }

  // HTTP/2 responses have the same methods as HTTP/1.1 responses; only their types differ.
  const pass = (incoming: Incoming, answered: unknown) => {
    const response = answered as ServerResponse
    if (incoming.headers['sec-websocket-key'] !== undefined) handshakes += 1
    pending += 1
    const upstream = forward(
      {
        host: 'localhost',
        port: target,
        path: incoming.url,
        method: incoming.method,
        headers: headersFor(incoming),
      },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name))
        response.statusCode = answer.statusCode ?? 502
        for (const [name, value] of kept) {
          if (value !== undefined) response.setHeader(name, value)
        }
        response.flushHeaders()
        if (answer.headers['content-type']?.startsWith('text/event-stream') === true) {
          streams.set(response, incoming.url ?? '')
        }
        answer.on('data', (chunk: Buffer) => response.write(chunk))
        answer.on('end', () => response.end())
        answer.on('error', () => response.destroy())
      },
    )
    upstream.on('error', () => response.destroy())
    response.on('close', () => {
      streams.delete(response)
      pending -= 1
      upstream.destroy()
    })
    incoming.pipe(upstream)
  }

  const tls = { cert: CERTIFICATE, key: KEY }
  const server =
    settings.http2 === true
      ? createSecureServer({ ...tls, allowHTTP1: true }, pass)
      : createServer(tls, pass)
  server.on('secureConnection', (socket: Duplex) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  })
  if (passesUpgrade) {
    server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
      handshakes += 1
      const upstream = connect(target, 'localhost')
      upstream.on('error', () => socket.destroy())
      socket.on('error', () => upstream.destroy())
      socket.on('close', () => upstream.destroy())
      upstream.on('connect', () => {
        const headers = { ...headersFor(incoming), connection: 'Upgrade', upgrade: 'websocket' }
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
        upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
        upstream.write(head)
        upstream.pipe(socket).pipe(upstream)
      })
    })
  }
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // The cast is correct: a server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo
  return {
    origin: `https://localhost:${port}`,
    port,
    streams: () => [...streams.values()],
    pending: () => pending,
    handshakes: () => handshakes,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
