import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import type * as z from 'zod/mini'
import { askForLife } from '#server/http/ask-for-life.ts'
import { addressBlock, clientAddress, type TrustProxy } from '#server/http/client-address.ts'
import type { Log } from '#server/http/logging.ts'
import { createRateLimiter, type RateLimit } from '#server/http/rate-limiter.ts'
import { can, type Role } from '#shared/abilities.ts'
import {
  LIVE_ABILITIES,
  LIVE_CLOSED,
  liveHello,
  liveSaid,
  type LiveHello,
  type LiveMessage,
  type LiveSaid,
  type LiveType,
} from '#shared/contracts/live.ts'
import { staffApiPaths } from '#shared/staff-api-paths.ts'
import type { Presence, Present } from './presence.ts'

/** Who listens: a live session and the role of its account. */
export interface Listener {
  readonly sessionId: string
  readonly userId: string
  readonly name: string
  readonly role: Role
}

export interface LiveOptions {
  /** Origins of the site's own pages; no other page may open a socket. */
  readonly origins: readonly string[]
  /** Whose live session a token stands for. It must not count as an act of that person. */
  readonly authenticate: (token: string) => Promise<Listener | undefined>
  /** Where it is written down what tabs have open. */
  readonly presence: Presence
  readonly trustProxy: TrustProxy
  readonly log: Log
  /** Sockets that one address may open; `off` only under load tests. */
  readonly rateLimit?: RateLimit | 'off'
  /** How long a socket may stay without saying who it is, milliseconds. */
  readonly helloWithin?: number
  /** How often the other end is asked for a sign of life, milliseconds. */
  readonly askEvery?: number
  /** How often a session is asked for its role, milliseconds. */
  readonly recheckEvery?: number
}

/** The channel over which the tabs of staff hear that something changed. */
export interface Live {
  /** Takes over a WebSocket handshake; false when the path is another's. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Tells of a change everybody who may hear of it. */
  tell(type: LiveType, id: string): void
  /** Closes the sockets of a session that has ended. */
  endSession(sessionId: string): void
  /** Closes the sockets of an account whose role is another one now. */
  roleChanged(userId: string): void
  /** Closes every socket; one that does not agree is ended a second later. */
  close(): void
}

/** A browser's tabs together; what is more asks again every 30 seconds as all lists do. */
const MOST_OF_SESSION = 24
const MOST = 5_000
/** The tabs of an office open all their sockets again when the site was restarted. */
const RATE: RateLimit = { burst: 300, perMinute: 120 }
/** What the tabs of a browser may open together; who says more comes back in a moment. */
const OPENING_RATE: RateLimit = { burst: 60, perMinute: 120 }
/** A token with its frame; nothing longer is ever said by a browser. */
const MAX_FRAME_BYTES = 512
/** Some hundred messages: who has not read those will not read more. */
const MAX_WAITING_BYTES = 64 * 1024
const HELLO_WITHIN = 5_000
const RECHECK_EVERY = 25_000

/** A named object: the types of `ws` do not know `closeTimeout` yet, after which a socket that does not agree to close is ended. */
const SETTINGS = { noServer: true, maxPayload: MAX_FRAME_BYTES, closeTimeout: 1_000 }

/** Close codes of the protocol itself (RFC 6455 and the registry of IANA). */
const GOING_AWAY = 1001
const AGAINST_THE_RULES = 1008
const TRY_LATER = 1013

interface Seat {
  readonly listener: Listener
  /** The tab as those see it who look who is where. */
  readonly present: Present
  readonly recheck: () => Promise<Listener | undefined>
}

const isEvents = (url: string | undefined) =>
  url !== undefined && `${url.replace(/\/$/, '')}/` === staffApiPaths.events

function refuse(socket: Duplex, status: number, retryAfter?: number): void {
  const reason = STATUS_CODES[status] ?? ''
  const wait = retryAfter === undefined ? '' : `Retry-After: ${retryAfter}\r\n`
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}

/** What a message says; undefined when it is none of those that are expected. */
function readMessage<T>(schema: z.ZodMiniType<T>, data: RawData, isBinary: boolean): T | undefined {
  if (isBinary || !Buffer.isBuffer(data)) return undefined
  try {
    return schema.parse(JSON.parse(data.toString('utf8')))
  } catch {
    return undefined
  }
}

/** Opens the channel. Sockets come by {@link Live.upgrade}. */
export function createLive(options: LiveOptions): Live {
  const { authenticate, log, presence } = options
  const server = new WebSocketServer(SETTINGS)
  const rate = options.rateLimit ?? RATE
  const limiter = rate === 'off' ? undefined : createRateLimiter(rate)
  const openings = createRateLimiter(OPENING_RATE)
  const seats = new Map<WebSocket, Seat>()
  let isClosed = false

  const send = (socket: WebSocket, message: LiveMessage) => {
    if (socket.readyState !== socket.OPEN) return
    socket.send(JSON.stringify(message))
    if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate()
  }

  const countOf = (sessionId: string) =>
    [...seats.values()].filter(({ listener }) => listener.sessionId === sessionId).length

  const unseat = (socket: WebSocket) => {
    const seat = seats.get(socket)
    if (seat === undefined || !seats.delete(socket)) return
    presence.leave(socket, seat.present)
  }

  const admit = async (socket: WebSocket, { token, tab = randomUUID() }: LiveHello) => {
    const listener = await authenticate(token)
    if (socket.readyState !== socket.OPEN) return
    if (listener === undefined) return socket.close(LIVE_CLOSED.signedOut)
    if (countOf(listener.sessionId) >= MOST_OF_SESSION) return socket.close(TRY_LATER)
    const { userId, name } = listener
    const present = { userId, name, place: 'admin', tab } as const
    seats.set(socket, { listener, present, recheck: () => authenticate(token) })
    send(socket, { type: 'ready' })
  }

  const hear = (socket: WebSocket, said: LiveSaid | undefined) => {
    const seat = seats.get(socket)
    if (said === undefined || seat === undefined) return socket.close(AGAINST_THE_RULES)
    if (openings.take(seat.listener.sessionId) > 0) return socket.close(TRY_LATER)
    if (!can(seat.listener, LIVE_ABILITIES.presence)) return
    presence.sit(socket, seat.present, said.open === null ? [] : [said.open])
  }

  const serve = (socket: WebSocket) => {
    const deadline = setTimeout(
      () => socket.close(LIVE_CLOSED.signedOut),
      options.helloWithin ?? HELLO_WITHIN,
    )
    // The peer's own mistakes (a broken or long frame, a lost connection) end this socket and nothing else.
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(deadline)
      unseat(socket)
    })
    socket.once('message', (data, isBinary) => {
      clearTimeout(deadline)
      // A browser says who it is, and then only what is open in it.
      socket.on('message', (later, isLaterBinary) =>
        hear(socket, readMessage(liveSaid, later, isLaterBinary)),
      )
      const hello = readMessage(liveHello, data, isBinary)
      if (hello === undefined) return socket.close(LIVE_CLOSED.signedOut)
      admit(socket, hello).catch((error: unknown) => {
        log.warn('security', 'A live socket could not be admitted', { error })
        socket.close(TRY_LATER)
      })
    })
  }

  const closeWhere = (code: number, matches: (listener: Listener) => boolean) => {
    for (const [socket, { listener }] of seats) {
      if (!matches(listener)) continue
      // Nothing more is heard or said, even before the other end has agreed to close.
      unseat(socket)
      socket.close(code)
    }
  }

  /** Another process may have ended a session or changed a role; one question for all sockets of a session. */
  const recheck = async () => {
    const bySession = new Map([...seats.values()].map((seat) => [seat.listener.sessionId, seat]))
    for (const [sessionId, seat] of bySession) {
      const now = await seat.recheck()
      const isOf = (listener: Listener) => listener.sessionId === sessionId
      if (now === undefined) closeWhere(LIVE_CLOSED.signedOut, isOf)
      else if (now.role !== seat.listener.role) closeWhere(LIVE_CLOSED.forbidden, isOf)
    }
  }

  const stopAsking = askForLife(server, options.askEvery)
  const timer = setInterval(() => {
    recheck().catch((error: unknown) => {
      log.warn('security', 'The sessions behind live sockets could not be asked for', { error })
    })
  }, options.recheckEvery ?? RECHECK_EVERY)
  timer.unref()

  /** Why a handshake is refused, as an HTTP status and the seconds to wait. */
  const refusalOf = (request: IncomingMessage): readonly [number, number?] | undefined => {
    // Never by the Host that is asked for: a page elsewhere can have its own name lead here.
    if (!options.origins.includes(request.headers.origin ?? '')) return [403]
    if (isClosed || server.clients.size >= MOST) return [503, 5]
    const forwarded = request.headers['x-forwarded-for']
    const headers = new Headers(
      typeof forwarded === 'string' ? { 'x-forwarded-for': forwarded } : {},
    )
    const peer = request.socket.remoteAddress ?? 'unknown'
    const wait = limiter?.take(addressBlock(clientAddress(headers, peer, options.trustProxy))) ?? 0
    return wait === 0 ? undefined : [429, wait]
  }

  return {
    upgrade: (request, socket, head) => {
      if (!isEvents(request.url)) return false
      const refusal = refusalOf(request)
      if (refusal === undefined) server.handleUpgrade(request, socket, head, serve)
      else refuse(socket, ...refusal)
      return true
    },
    tell: (type, id) => {
      for (const [socket, { listener }] of seats) {
        if (can(listener, LIVE_ABILITIES[type])) send(socket, { type, id })
      }
    },
    endSession: (sessionId) =>
      closeWhere(LIVE_CLOSED.signedOut, (listener) => listener.sessionId === sessionId),
    roleChanged: (userId) =>
      closeWhere(LIVE_CLOSED.forbidden, (listener) => listener.userId === userId),
    close: () => {
      isClosed = true
      clearInterval(timer)
      stopAsking()
      for (const socket of seats.keys()) unseat(socket)
      for (const socket of server.clients) socket.close(GOING_AWAY)
    },
  }
}
