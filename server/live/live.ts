import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import type * as z from 'zod/mini'
import { startHeartbeat } from '#lake/common/websocket-heartbeat.ts'
import { addressBlock, clientAddress, type TrustProxy } from '#lake/common/client-address.ts'
import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'
import {
  pathOf,
  refuseUpgrade,
  WRONG_ORIGIN,
  type OnRefusedSocket,
  type SocketRefusal,
} from '#lake/common/refused-sockets.ts'
import {
  LIVE_CLOSED,
  liveHello,
  liveSaid,
  type LiveHello,
  type LiveType,
} from '#shared/contracts/live.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { createEventTabs, type EventTabs } from './event-tabs.ts'
import { createSeats, TRY_LATER, type Listener, type SeatsOptions, type TabLink } from './seats.ts'

export interface LiveOptions extends SeatsOptions {
  /** Origins of the site's own pages. No other page may open a socket. */
  readonly origins: readonly string[]
  /** Resolves with the live session of a token. The check does not count as activity of the user. */
  readonly authenticate: (token: string) => Promise<Listener | undefined>
  readonly trustProxy: TrustProxy
  /** Rate limit of handshakes per address; `off` only for load tests. */
  readonly rateLimit?: RateLimit | 'off'
  /** Time in which a socket must send its token, in milliseconds. */
  readonly helloWithin?: number
  /** Interval of pings, in milliseconds. */
  readonly askEvery?: number
  /** Prefix of the ids of event streams, which identifies the process. Default: none. */
  readonly streamPrefix?: string | undefined
  /** Called for every refused handshake. */
  readonly onRefusedSocket?: OnRefusedSocket
  /** Called when a tab is connected, with the transport of the connection. */
  readonly onConnected?: (listener: Listener, transport: 'socket' | 'events') => void
}

/** The channel that notifies the tabs of staff about changes. */
export interface Live {
  /** Handles a WebSocket handshake on the path of the channel. Returns false for any other path. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** The live channel over server-sent events, for tabs whose proxy does not forward WebSockets. */
  readonly events: EventTabs
  /** Sends a change to all tabs that may see the changed object. */
  tell(type: LiveType, id: string): void
  /** Closes the connections of a session that has ended. */
  endSession(sessionId: string): void
  /** Closes the connections of an account whose role has changed. */
  roleChanged(userId: string): void
  /** Closes every connection. A socket that does not respond is terminated one second later. */
  close(): void
}

const MOST = 5_000
/** Rate limit of handshakes per address. After a restart of the site, all tabs of an office reconnect at once from one address. */
const RATE: RateLimit = { burst: 300, perMinute: 120 }
/** Maximum size of a message in bytes: a token with its frame. All messages of browsers are shorter. */
const MAX_FRAME_BYTES = 512
/** A client that has not read this many bytes (some hundred messages) is disconnected. */
const MAX_WAITING_BYTES = 64 * 1024
const HELLO_WITHIN = 5_000

/**
 * Options of the WebSocket server. Declared as a variable, because the types of `ws` do not include `closeTimeout` yet. A socket that does
 * not confirm the close is terminated after `closeTimeout`.
 */
const SETTINGS = { noServer: true, maxPayload: MAX_FRAME_BYTES, closeTimeout: 1_000 }

/** Close code for the shutdown of the server (RFC 6455). */
const GOING_AWAY = 1001

const isEvents = (url: string | undefined) =>
  url !== undefined && `${url.replace(/\/$/, '')}/` === staffApiPaths.events

/** Parses a message. Returns undefined if it does not fit the schema. */
function readMessage<T>(schema: z.ZodMiniType<T>, data: RawData, isBinary: boolean): T | undefined {
  if (isBinary || !Buffer.isBuffer(data)) return undefined
  try {
    return schema.parse(JSON.parse(data.toString('utf8')))
  } catch {
    return undefined
  }
}

function linkOf(socket: WebSocket): TabLink {
  return {
    send(text) {
      if (socket.readyState !== socket.OPEN) return
      socket.send(text)
      if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate()
    },
    close: (code) => socket.close(code),
  }
}

/** Opens the channel. WebSockets connect through {@link Live.upgrade}, event streams through {@link Live.events}. */
export function createLive(options: LiveOptions): Live {
  const { authenticate, log, onConnected } = options
  const server = new WebSocketServer(SETTINGS)
  const rate = options.rateLimit ?? RATE
  const limiter = rate === 'off' ? undefined : createRateLimiter(rate)
  const seats = createSeats(options)
  const events = createEventTabs({
    seats,
    authenticate,
    maxWaitingBytes: MAX_WAITING_BYTES,
    most: MOST,
    idPrefix: options.streamPrefix,
    onConnected: (listener) => onConnected?.(listener, 'events'),
  })
  let isClosed = false

  const admit = async (
    socket: WebSocket,
    link: TabLink,
    { token, tab = randomUUID() }: LiveHello,
  ) => {
    const listener = await authenticate(token)
    if (socket.readyState !== socket.OPEN) return
    if (listener === undefined) return socket.close(LIVE_CLOSED.signedOut)
    const recheck = () => authenticate(token)
    if (seats.admit(link, { listener, tab, recheck })) onConnected?.(listener, 'socket')
  }

  const serve = (socket: WebSocket) => {
    const link = linkOf(socket)
    const deadline = setTimeout(
      () => socket.close(LIVE_CLOSED.signedOut),
      options.helloWithin ?? HELLO_WITHIN,
    )
    // Errors of the peer (a broken or long frame, a lost connection) end only this socket.
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(deadline)
      seats.leave(link)
    })
    socket.once('message', (data, isBinary) => {
      clearTimeout(deadline)
      // The first message identifies the tab, all later messages report its open article.
      socket.on('message', (later, isLaterBinary) =>
        seats.hear(link, readMessage(liveSaid, later, isLaterBinary)),
      )
      const hello = readMessage(liveHello, data, isBinary)
      if (hello === undefined) return socket.close(LIVE_CLOSED.signedOut)
      admit(socket, link, hello).catch((error: unknown) => {
        log.warn('security', 'A live socket could not be admitted', { error })
        socket.close(TRY_LATER)
      })
    })
  }

  const stopAsking = startHeartbeat(server, options.askEvery)

  const refusalOf = (request: IncomingMessage): SocketRefusal | undefined => {
    const { origin } = request.headers
    const path = pathOf(request.url)
    // Compares the Origin header with the configured origins, never with the Host header: the owner of another site can point its host name
    // at this server.
    if (!options.origins.includes(origin ?? '')) {
      return { status: 403, reason: 'origin', message: WRONG_ORIGIN, path, origin }
    }
    if (isClosed || server.clients.size >= MOST) {
      const message = 'Try again in a few seconds. Too many sockets are open.'
      return { status: 503, reason: 'unavailable', message, path, retryAfter: 5 }
    }
    const forwarded = request.headers['x-forwarded-for']
    const headers = new Headers(
      typeof forwarded === 'string' ? { 'x-forwarded-for': forwarded } : {},
    )
    const peer = request.socket.remoteAddress ?? 'unknown'
    const wait = limiter?.take(addressBlock(clientAddress(headers, peer, options.trustProxy))) ?? 0
    const message = 'Wait a moment, then try again. There were too many sockets.'
    return wait === 0
      ? undefined
      : { status: 429, reason: 'too-many', message, path, retryAfter: wait }
  }

  return {
    events,
    upgrade: (request, socket, head) => {
      if (!isEvents(request.url)) return false
      const refusal = refusalOf(request)
      if (refusal === undefined) server.handleUpgrade(request, socket, head, serve)
      else {
        refuseUpgrade(socket, refusal)
        options.onRefusedSocket?.(refusal)
      }
      return true
    },
    tell: seats.tell,
    endSession: (sessionId) =>
      seats.closeWhere(LIVE_CLOSED.signedOut, (listener) => listener.sessionId === sessionId),
    roleChanged: (userId) =>
      seats.closeWhere(LIVE_CLOSED.forbidden, (listener) => listener.userId === userId),
    close: () => {
      isClosed = true
      stopAsking()
      seats.stop()
      events.close()
      for (const socket of server.clients) socket.close(GOING_AWAY)
    },
  }
}
