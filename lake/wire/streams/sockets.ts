import type { WireCredentials } from '#lake/access/session-port.ts'
import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { z } from 'zod'

import { startHeartbeat } from '#lake/common/websocket-heartbeat.ts'
import type { EventSink } from '#lake/common/event-stream.ts'
import { pathOf, refuseUpgrade, WRONG_ORIGIN } from '#lake/common/refused-sockets.ts'
import { LakeError } from '#lake/documents/types.ts'
import { channelCommand, CLOSE_STATUS_BASE } from '#lake/access/lake-stream.ts'

import { admit, fromTrustedPage, sessionOf } from '#lake/wire/access.ts'
import type { WireContext, WireServices } from '#lake/wire/context.ts'
import { errorResponse } from '#lake/wire/errors.ts'
import type { PresenceRooms } from './presence.ts'
import { FIRST_MESSAGE_MS, openPresence } from './presence-stream.ts'
import { prepareStream } from '#lake/wire/routes/query-routes.ts'
import { MAX_WAITING_BYTES } from './sse.ts'
import { openStream } from './streaming.ts'
import type { WireOptions, WirePeer } from '#lake/wire/types.ts'

const MAX_FRAME_BYTES = 1024 * 1024

const STREAM_PATH =
  /^\/v(\d{4}-\d\d-\d\d|X|1)\/(data\/listen|data\/live\/events|socket)\/([a-z0-9_-]+)\/?$/
const CHANNEL_PATH = /^\/v(\d{4}-\d\d-\d\d|X|1)\/data\/channel\/?$/

/** Address of a WebSocket handshake. A channel has no dataset, because each of its streams names one. */
interface Target {
  readonly kind: 'data/listen' | 'data/live/events' | 'data/channel' | 'socket'
  readonly apiVersion: string
  readonly dataset: string
}

const KINDS = ['data/listen', 'data/live/events', 'socket'] as const

function targetOf(path: string): Target | undefined {
  const channel = CHANNEL_PATH.exec(path)
  if (channel !== null) return { kind: 'data/channel', apiVersion: channel[1] ?? '', dataset: '' }
  const [, apiVersion, word, dataset] = STREAM_PATH.exec(path) ?? []
  const kind = KINDS.find((one) => one === word)
  if (apiVersion === undefined || dataset === undefined || kind === undefined) return undefined
  return { kind, apiVersion, dataset }
}

const opening = z.object({
  authorization: z.string().max(4096).nullish(),
  lastEventId: z.string().max(128).nullish(),
})

interface SocketCredentials extends WireCredentials {
  readonly peer: WirePeer
}

/** Parses the URL of an upgrade request. Behind a proxy its scheme may be wrong, so callers must read only host and path. */
function urlOf(request: IncomingMessage): URL | undefined {
  return URL.parse(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`) ?? undefined
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  return headers
}

/**
 * True if a page may open a WebSocket. Browsers send cookies with the handshakes of any page, so a handshake with a cookie must come from a
 * page of the site. A page of another origin must send a token without a cookie, and needs the permission of `foreignPages`.
 */
function mayOpen(headers: Headers, options: WireOptions): boolean {
  const origin = headers.get('origin')
  if (origin === null) return !headers.has('cookie')
  // Never compares the origin with the Host header, because the owner of another site can resolve its host name to this server.
  if (fromTrustedPage(headers, options)) return true
  return !headers.has('cookie') && options.foreignPages?.(origin) === 'tokens'
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8')
}

function sinkOf(ws: WebSocket): EventSink {
  return {
    write(text) {
      if (ws.readyState !== ws.OPEN) return false
      ws.send(text)
      if (ws.bufferedAmount <= MAX_WAITING_BYTES) return true
      ws.terminate()
      return false
    },
    close: () => ws.close(1000),
  }
}

function firstMessage(ws: WebSocket): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No first message')), FIRST_MESSAGE_MS)
    ws.once('message', (data) => {
      clearTimeout(timer)
      resolve(textOf(data))
    })
    ws.once('close', () => {
      clearTimeout(timer)
      reject(new Error('Closed before the first message'))
    })
  })
}

/** Closes a WebSocket with the code for an error. */
function closeWith(ws: WebSocket, error: unknown, options: WireServices['options']): void {
  if (ws.readyState !== ws.OPEN) return
  if (error instanceof Error && error.message === 'No first message') {
    return ws.close(CLOSE_STATUS_BASE + 408, 'Request Timeout')
  }
  const { status } = errorResponse(error, 'query', (fault) =>
    options.log?.('error', 'A socket failed', { error: String(fault) }),
  )
  const message = error instanceof LakeError ? error.message : (STATUS_CODES[status] ?? '')
  ws.close(CLOSE_STATUS_BASE + status, message.slice(0, 40))
}

/** Rejects a handshake from another origin. */
function refuseOrigin(
  request: IncomingMessage,
  socket: Duplex,
  { onRefusedSocket }: WireServices['options'],
): void {
  const refusal = {
    status: 403,
    reason: 'origin',
    message: WRONG_ORIGIN,
    path: pathOf(request.url),
    origin: request.headers.origin,
  } as const
  refuseUpgrade(socket, refusal)
  onRefusedSocket?.(refusal)
}

/** Authenticates the caller of a WebSocket, and creates the context of the request. */
async function contextOf(
  services: WireServices,
  credentials: SocketCredentials,
  { apiVersion, dataset }: Target,
): Promise<WireContext> {
  const caller = await services.authenticate(credentials)
  const request = new Request(credentials.url, { headers: credentials.headers })
  const { url, headers, peer } = credentials
  const session = sessionOf(caller, headers, peer, services.options)
  return { ...services, caller, request, url, apiVersion, params: { dataset }, session, peer }
}

/** Creates the WebSockets of the lake: single event streams, channels, and presence. */
export function createSockets(
  services: WireServices,
  rooms: PresenceRooms,
): {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  readonly close: () => void
} {
  const { options } = services
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  const stopAsking = startHeartbeat(server)

  /** Reads the first message and authenticates the caller. Returns undefined if that failed; the WebSocket is then closed. */
  async function admitted(
    ws: WebSocket,
    credentials: SocketCredentials,
    target: Target,
  ): Promise<WireContext | undefined> {
    const first = opening.safeParse(safeJson(await firstMessage(ws)))
    if (!first.success) {
      ws.close(CLOSE_STATUS_BASE + 400, 'Bad Request')
      return undefined
    }
    const { authorization, lastEventId } = first.data
    const { headers } = credentials
    // An Authorization header of the upgrade request has precedence over the message, because a proxy in front of the lake sets it.
    if (authorization && !headers.has('authorization')) headers.set('authorization', authorization)
    if (lastEventId) headers.set('last-event-id', lastEventId)
    const context = await contextOf(services, credentials, target)
    admit('reader', context.caller, credentials, options)
    return context
  }

  async function serveStream(
    ws: WebSocket,
    credentials: SocketCredentials,
    target: Target,
  ): Promise<void> {
    const context = await admitted(ws, credentials, target)
    if (context === undefined) return
    const kind = target.kind === 'data/listen' ? 'listen' : 'live'
    const stream = openStream(context, sinkOf(ws), await prepareStream(context, kind))
    ws.on('close', () => stream.close())
  }

  async function serveChannel(
    ws: WebSocket,
    credentials: SocketCredentials,
    target: Target,
  ): Promise<void> {
    const context = await admitted(ws, credentials, target)
    if (context === undefined || ws.readyState !== ws.OPEN) return
    const channel = services.channels.open(context, {
      sink: sinkOf(ws),
      encode: (frame) => JSON.stringify(frame),
      // Pings keep a WebSocket open, so no text is needed.
      keepAlive: '',
    })
    ws.on('close', () => channel.close())
    ws.on('message', (data) => {
      const command = channelCommand.safeParse(safeJson(textOf(data)))
      if (command.success) channel.receive(command.data)
      else ws.close(CLOSE_STATUS_BASE + 400, 'Bad Request')
    })
  }

  async function servePresence(
    ws: WebSocket,
    credentials: SocketCredentials,
    target: Target,
  ): Promise<void> {
    const waiting: string[] = []
    let receive = (text: string): void => {
      waiting.push(text)
    }
    ws.on('message', (data) => receive(textOf(data)))
    const presence = openPresence(await contextOf(services, credentials, target), rooms, {
      sink: sinkOf(ws),
      hangUp: (code, reason) => ws.close(code, reason),
      fail: (error) => fail(ws, error),
    })
    ws.on('close', presence.leave)
    if (ws.readyState !== ws.OPEN) presence.leave()
    receive = presence.receive
    for (const text of waiting) receive(text)
  }

  const fail = (ws: WebSocket, error: unknown) => closeWith(ws, error, options)
  const serve = { socket: servePresence, 'data/channel': serveChannel } as const

  return {
    upgrade(request, socket, head) {
      const url = urlOf(request)
      if (url === undefined || !url.pathname.startsWith(`${options.basePath}/`)) return false
      const target = targetOf(url.pathname.slice(options.basePath.length))
      if (target === undefined) return false
      const headers = headersOf(request)
      if (!mayOpen(headers, options)) {
        refuseOrigin(request, socket, options)
        return true
      }
      server.handleUpgrade(request, socket, head, (ws) => {
        // An error of the peer, such as a broken frame or a lost connection, ends only this WebSocket.
        ws.on('error', () => ws.terminate())
        const peer = { address: request.socket.remoteAddress ?? 'unknown' }
        const credentials = { headers, url, method: 'GET', peer }
        const { kind } = target
        const served =
          kind === 'socket' || kind === 'data/channel'
            ? serve[kind](ws, credentials, target)
            : serveStream(ws, credentials, target)
        served.catch((error: unknown) => fail(ws, error))
      })
      return true
    },
    close() {
      stopAsking()
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
