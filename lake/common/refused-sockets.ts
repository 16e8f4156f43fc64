import { MINUTE } from '#lake/common/units.ts'
import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Reasons for refusing the handshake of a WebSocket. */
export type RefusalReason = 'origin' | 'signed-out' | 'unknown-path' | 'too-many' | 'unavailable'

/** A refused handshake. */
export interface SocketRefusal {
  readonly status: number
  readonly reason: RefusalReason
  /** Sentence for the body of the response. */
  readonly message: string
  /** Path of the handshake, without its query. */
  readonly path: string
  /** `Origin` header of the handshake. */
  readonly origin?: string | undefined
  /** Seconds after which the client may try again. */
  readonly retryAfter?: number | undefined
}

/** Called for every refused handshake. */
export type OnRefusedSocket = (refusal: SocketRefusal) => void

/** Responds to a handshake with a status and a sentence, and closes the connection. */
export function refuseUpgrade(
  socket: Duplex,
  { status, message, retryAfter }: Pick<SocketRefusal, 'status' | 'message' | 'retryAfter'>,
): void {
  const body = Buffer.from(`${message}\n`)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${body.length}`,
  ]
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]))
}

/** Path of a request target without its query, at most 200 characters. */
export const pathOf = (target: string | undefined): string =>
  (target ?? '/').replace(/[?#].*$/s, '').slice(0, 200)

/** Response body for a handshake from a page whose origin is not the site's. */
export const WRONG_ORIGIN =
  'Set ORIGIN to the address that visitors use. This WebSocket comes from a page of another origin.'

/**
 * Creates a function that refuses handshakes at paths that serve no WebSocket. The created function always returns true: the handshake is
 * handled.
 */
export function refuseUnknownPaths(onRefused: OnRefusedSocket) {
  return ({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>, socket: Duplex): true => {
    const refusal = {
      status: 404,
      reason: 'unknown-path',
      path: pathOf(url),
      message: 'Use another address. No WebSocket is served at this one.',
    } as const
    refuseUpgrade(socket, refusal)
    onRefused({ ...refusal, origin: headers.origin })
    return true
  }
}

/** Log for entries about refused handshakes. */
interface SecurityLog {
  warn(category: 'security', message: string, data: unknown): void
}

/** Minimum time between two log entries of one reason, in milliseconds. */
const LOG_EVERY = MINUTE
const MAX_ORIGIN = 200

/**
 * Creates a function that logs refused handshakes as warnings: the first of each reason, then at most one entry a minute for each reason,
 * with the number of refusals since the previous one. So a client with invented headers can neither flood the log nor exhaust the memory.
 * @param expected origins of pages that may open WebSockets
 */
export function logRefusedSockets(
  log: SecurityLog,
  expected: readonly string[],
  now: () => number = Date.now,
): OnRefusedSocket {
  const last = new Map<RefusalReason, { readonly at: number; unlogged: number }>()
  return ({ status, reason, message, path, origin }) => {
    const before = last.get(reason)
    if (before !== undefined && now() - before.at < LOG_EVERY) {
      before.unlogged += 1
      return
    }
    last.set(reason, { at: now(), unlogged: 0 })
    log.warn('security', `A WebSocket was refused with ${status}. ${message}`, {
      reason,
      path,
      origin: origin?.slice(0, MAX_ORIGIN),
      ...(reason === 'origin' ? { expected } : {}),
      ...(before === undefined || before.unlogged === 0
        ? {}
        : { refusedSinceLastEntry: before.unlogged }),
    })
  }
}
