import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import type * as z from 'zod/mini'
import { askForLife } from '#lake/common/websocket-heartbeat.ts'
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
  /** Origins of the site's own pages; no other page may open a socket. */
  readonly origins: readonly string[]
  /** The live session of a token, read without counting as an act of its user. */
  readonly authenticate: (token: string) => Promise<Listener | undefined>
  readonly trustProxy: TrustProxy
  /** Sockets that one address may open; `off` only under load tests. */
  readonly rateLimit?: RateLimit | 'off'
  /** Time in which a socket must show its token, milliseconds. */
  readonly helloWithin?: number
  /** Interval of pings, milliseconds. */
  readonly askEvery?: number
  /** Called for every handshake that is refused. */
  readonly onRefusedSocket?: OnRefusedSocket
  /** Called when a tab is connected, with the transport that it uses. */
  readonly onConnected?: (listener: Listener, transport: 'socket' | 'events') => void
}

/** The channel over which the tabs of staff hear that something changed. */
export interface Live {
  /** Takes over a WebSocket handshake; false when the path is another's. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** The same channel over server-sent events, for tabs whose proxy passes no WebSocket. */
  readonly events: EventTabs
  /** Tells of a change everybody who may hear of it. */
  tell(type: LiveType, id: string): void
  /** Closes the connections of a session that has ended. */
  endSession(sessionId: string): void
  /** Closes the connections of an account whose role has changed. */
  roleChanged(userId: string): void
  /** Closes every connection; a socket that does not agree is ended a second later. */
  close(): void
}

const MOST = 5_000
/** The tabs of an office open all their sockets again when the site was restarted. */
const RATE: RateLimit = { burst: 300, perMinute: 120 }
/** A token with its frame; nothing longer is ever said by a browser. */
const MAX_FRAME_BYTES = 512
/** Some hundred messages. A client that has not read this many bytes is disconnected. */
const MAX_WAITING_BYTES = 64 * 1024
const HELLO_WITHIN = 5_000

/** A named object: the types of `ws` do not know `closeTimeout` yet, after which a socket that does not agree to close is ended. */
const SETTINGS = { noServer: true, maxPayload: MAX_FRAME_BYTES, closeTimeout: 1_000 }

/** Close code of the protocol (RFC 6455). */
const GOING_AWAY = 1001

const isEvents = (url: string | undefined) =>
  url !== undefined && `${url.replace(/\/$/, '')}/` === staffApiPaths.events

/** The content of a message, or undefined if it does not fit the schema. */
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

/** Opens the channel. Sockets come by {@link Live.upgrade}, event streams by {@link Live.events}. */
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
    // The peer's own mistakes (a broken or long frame, a lost connection) end this socket and nothing else.
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(deadline)
      seats.leave(link)
    })
    socket.once('message', (data, isBinary) => {
      clearTimeout(deadline)
      // A browser says who it is, and then only what is open in it.
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

  const stopAsking = askForLife(server, options.askEvery)

  const refusalOf = (request: IncomingMessage): SocketRefusal | undefined => {
    const { origin } = request.headers
    const path = pathOf(request.url)
    // Never by the Host that is asked for: a page elsewhere can have its own name lead here.
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
