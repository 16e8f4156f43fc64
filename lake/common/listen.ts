import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import { createSecureServer, type Http2SecureServer, type Http2Session } from 'node:http2'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { NodeRequest, NodeResponse } from './node-messages.ts'
import { namesOneHost } from './host-header.ts'
import { limitStreamResets } from './stream-resets.ts'

/** Request handlers of a server. */
export interface Handler {
  /** Called first with every request. Sends the response, or calls `next`. Set in development only. */
  readonly middleware?: (request: NodeRequest, response: NodeResponse, next: () => void) => void
  /** Called before the request is converted to a `Request`. Returns true if it has sent the response itself. */
  early(request: NodeRequest, response: NodeResponse): boolean
  /** Handles a request. @param peer.address address at the other end of the socket: the client or a proxy */
  fetch(request: Request, peer: { readonly address: string }): Response | Promise<Response>
  /** Handles a WebSocket handshake and takes over its socket. Returns false to refuse the handshake. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
}

/** A running server. */
export interface Listening {
  readonly port: number
  /** Stops accepting connections, waits at most `graceMs` for open requests, and closes the remaining connections. */
  close(graceMs: number): Promise<void>
}

export interface ListenOptions {
  /** Address to listen on. `localhost` means both loopback addresses, because browsers try either. */
  readonly host: string
  /** Port to listen on; 0 chooses a free one. */
  readonly port: number
  readonly tls?: { readonly cert: string; readonly key: string }
  readonly handler: Handler
}

/** Maximum time until the headers of a request have arrived, in milliseconds. */
const HEADERS_TIMEOUT = 20_000

/** Passes on requests that name exactly one host. All other requests get the empty 400 with which Node refuses a request without a host. */
function withOneHost(handle: (request: NodeRequest, response: NodeResponse) => void) {
  /** HTTP/1.1 connections on which a 400 was sent. Later requests on them are not handled. */
  const ended = new WeakSet<Duplex>()
  return (request: NodeRequest, response: NodeResponse) => {
    const isOld = request.httpVersionMajor === 1
    if (isOld && ended.has(request.socket)) return
    if (namesOneHost(request.rawHeaders)) return handle(request, response)
    response.statusCode = 400
    if (isOld) {
      response.setHeader('connection', 'close')
      ended.add(request.socket)
    }
    response.end()
  }
}

function toListener(handler: Handler) {
  const listener = getRequestListener(
    (request, env) =>
      handler.fetch(request, { address: env.incoming.socket.remoteAddress ?? 'unknown' }),
    { overrideGlobalObjects: false },
  )
  const answer = (request: NodeRequest, response: NodeResponse) => {
    if (!handler.early(request, response)) void listener(request, response)
  }
  const { middleware } = handler
  if (middleware === undefined) return withOneHost(answer)
  return withOneHost((request, response) =>
    middleware(request, response, () => answer(request, response)),
  )
}

async function createNodeServer(options: ListenOptions): Promise<Server | Http2SecureServer> {
  const listener = toListener(options.handler)
  if (options.tls === undefined) {
    return createServer({ headersTimeout: HEADERS_TIMEOUT, keepAliveTimeout: 65_000 }, listener)
  }
  const [cert, key] = await Promise.all([readFile(options.tls.cert), readFile(options.tls.key)])
  const server = createSecureServer({ cert, key, allowHTTP1: true })
  const isEnded = limitStreamResets(server)
  server.on('request', (request: NodeRequest, response: NodeResponse) => {
    if ('stream' in request && isEnded(request.stream.session)) return
    listener(request, response)
  })
  return server
}

function refuseUpgrade(socket: Duplex): void {
  socket.end(`HTTP/1.1 400 ${STATUS_CODES[400]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function bind(server: Server | Http2SecureServer, host: string, port: number) {
  return new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

const isUnavailable = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')

/** Starts a server. @throws the socket's error if the port is in use */
export async function listen(options: ListenOptions): Promise<Listening> {
  const hosts = options.host === 'localhost' ? ['127.0.0.1', '::1'] : [options.host]
  const servers: (Server | Http2SecureServer)[] = []
  const sockets = new Set<Duplex>()
  const sessions = new Set<Http2Session>()
  let port = options.port
  for (const host of hosts) {
    const server = await createNodeServer(options)
    server.on('session', (session: Http2Session) => {
      sessions.add(session)
      session.on('close', () => sessions.delete(session))
    })
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy())
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      if (!namesOneHost(request.rawHeaders)) return refuseUpgrade(socket)
      if (!options.handler.upgrade(request, socket, head)) socket.destroy()
    })
    try {
      port = await bind(server, host, port)
      servers.push(server)
    } catch (error) {
      // A machine without IPv6 has no `::1`. There, the IPv4 loopback address is enough.
      if (servers.length === 0 || !isUnavailable(error)) throw error
    }
  }
  return { port, close: (graceMs) => closeAll({ servers, sockets, sessions }, graceMs) }
}

interface Open {
  readonly servers: readonly (Server | Http2SecureServer)[]
  readonly sockets: ReadonlySet<Duplex>
  readonly sessions: ReadonlySet<Http2Session>
}

async function closeAll({ servers, sockets, sessions }: Open, graceMs: number) {
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)))
  const closeIdle = () => {
    for (const server of servers)
      if ('closeIdleConnections' in server) server.closeIdleConnections()
  }
  closeIdle()
  // A connection that becomes idle during the shutdown would stay open until its keep-alive timeout, so idle connections are closed
  // repeatedly.
  const sweep = setInterval(closeIdle, 25)
  for (const session of sessions) session.close()
  const timer = setTimeout(() => {
    for (const socket of sockets) socket.destroy()
    for (const session of sessions) session.destroy()
    for (const server of servers) if ('closeAllConnections' in server) server.closeAllConnections()
  }, graceMs)
  await Promise.all(closed)
  clearTimeout(timer)
  clearInterval(sweep)
}
