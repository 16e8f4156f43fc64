import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { z } from 'zod'

import { askForLife } from '#server/http/ask-for-life.ts'
import { LakeError } from '#server/lake/types.ts'
import { CLOSE_STATUS_BASE } from '#shared/contracts/lake-stream.ts'

import { admit, fromTrustedPage, openDataset, sessionOf } from './access.ts'
import type { WireContext, WireServices } from './context.ts'
import { errorResponse } from './errors.ts'
import { createPresenceRooms } from './presence.ts'
import { prepareStream } from './query-routes.ts'
import { MAX_WAITING_BYTES } from './sse.ts'
import { openStream } from './streaming.ts'
import type { EventSink } from './streams.ts'
import type { VisitPresence, WireCredentials, WireOptions, WirePeer } from './types.ts'

const FIRST_MESSAGE_MS = 10_000
const MAX_FRAME_BYTES = 1024 * 1024
const HEARTBEAT = '♥'

const PATH =
  /^\/v(\d{4}-\d\d-\d\d|X|1)\/(data\/listen|data\/live\/events|socket)\/([a-z0-9_-]+)\/?$/

const opening = z.object({
  authorization: z.string().max(4096).nullish(),
  lastEventId: z.string().max(128).nullish(),
})

interface SocketCredentials extends WireCredentials {
  readonly peer: WirePeer
}

/** The URL of an upgrade. Behind a proxy the scheme is not known here; only host and path are used. */
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
 * Whether a page may open a socket. Browsers send cookies along from anywhere, so with one only our own pages may;
 * without one a foreign page has nothing but a token of its own, which is fine where such pages are served.
 */
function mayOpen(headers: Headers, options: WireOptions): boolean {
  const origin = headers.get('origin')
  if (origin === null) return !headers.has('cookie')
  // Never by the Host that is asked for: a page elsewhere can have its own name lead here.
  if (fromTrustedPage(headers, options)) return true
  return !headers.has('cookie') && options.foreignPages?.(origin) === 'tokens'
}

function refuse(socket: Duplex, status: number): void {
  const reason = STATUS_CODES[status] ?? ''
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
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

/** WebSockets of the wire: event streams for browsers short of connections (lake.md 3.1), and presence. */
export function createSockets(services: WireServices): {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  readonly visit: VisitPresence
  readonly close: () => void
} {
  const { options } = services
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  const rooms = createPresenceRooms()
  const stopAsking = askForLife(server)

  async function contextFor(
    credentials: SocketCredentials,
    apiVersion: string,
    dataset: string,
  ): Promise<WireContext> {
    const caller = await services.authenticate(credentials)
    const request = new Request(credentials.url, { headers: credentials.headers })
    const { url, headers, peer } = credentials
    const session = sessionOf(caller, headers, peer, options)
    return { ...services, caller, request, url, apiVersion, params: { dataset }, session, peer }
  }

  async function serveStream(
    ws: WebSocket,
    credentials: SocketCredentials,
    target: { readonly apiVersion: string; readonly dataset: string },
    kind: 'listen' | 'live',
  ): Promise<void> {
    const first = opening.safeParse(safeJson(await firstMessage(ws)))
    if (!first.success) return ws.close(CLOSE_STATUS_BASE + 400, 'Bad Request')
    const { authorization, lastEventId } = first.data
    const { headers } = credentials
    // A header of the upgrade itself wins: a proxy in front vouches with it.
    if (authorization && !headers.has('authorization')) headers.set('authorization', authorization)
    if (lastEventId) headers.set('last-event-id', lastEventId)
    const context = await contextFor(credentials, target.apiVersion, target.dataset)
    admit('reader', context.caller, credentials, options)
    const stream = openStream(context, sinkOf(ws), await prepareStream(context, kind))
    ws.on('close', () => stream.close())
  }

  async function servePresence(
    ws: WebSocket,
    credentials: SocketCredentials,
    target: { readonly apiVersion: string; readonly dataset: string },
  ): Promise<void> {
    const waiting: string[] = []
    let receive = (text: string) => void waiting.push(text)
    ws.on('message', (data) => receive(textOf(data)))

    const context = await contextFor(credentials, target.apiVersion, target.dataset)
    options.lake.dataset(target.dataset)
    if (context.caller !== undefined) openDataset(services, target.dataset, context)
    let { caller } = context
    let seatedAs = caller
    const authenticate = async (authorization: string) => {
      credentials.headers.set('authorization', authorization)
      caller = await services.authenticate(credentials)
      if (caller !== undefined) enter()
      return caller
    }
    const seat = rooms.join(target.dataset, {
      caller,
      send: (text) => void sinkOf(ws).write(text),
      authenticate,
    })
    const enter = () => {
      seatedAs = caller
      const stream = services.streams.open(sinkOf(ws), {
        caller: seatedAs,
        keepAlive: HEARTBEAT,
        recheck: async () => (await services.authenticate(credentials))?.id === seatedAs?.id,
        onClose: () => undefined,
      })
      ws.on('close', () => stream.close())
    }
    if (caller !== undefined) enter()
    // Whoever does not say who they are would otherwise hold a socket for as long as they like.
    const deadline = setTimeout(() => {
      if (caller === undefined) ws.close(CLOSE_STATUS_BASE + 401, 'Unauthorized')
    }, FIRST_MESSAGE_MS)
    ws.on('close', () => {
      clearTimeout(deadline)
      seat.leave()
    })

    let turn = Promise.resolve()
    receive = (text) => {
      turn = turn
        .then(() => seat.receive(text))
        .then((known) => known || ws.close(CLOSE_STATUS_BASE + 1, 'Unauthorized'))
        .then(() => undefined)
        .catch((error: unknown) => fail(ws, error))
    }
    for (const text of waiting) receive(text)
  }

  function fail(ws: WebSocket, error: unknown): void {
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

  return {
    upgrade(request, socket, head) {
      const url = urlOf(request)
      if (url === undefined || !url.pathname.startsWith(`${options.basePath}/`)) return false
      const match = PATH.exec(url.pathname.slice(options.basePath.length))
      const [, apiVersion, kind, dataset] = match ?? []
      if (apiVersion === undefined || kind === undefined || dataset === undefined) return false
      const headers = headersOf(request)
      if (!mayOpen(headers, options)) {
        refuse(socket, 403)
        return true
      }
      server.handleUpgrade(request, socket, head, (ws) => {
        // The peer's own mistakes (a broken frame, a lost connection) end this socket and nothing else.
        ws.on('error', () => ws.terminate())
        const peer = { address: request.socket.remoteAddress ?? 'unknown' }
        const credentials = { headers, url, method: 'GET', peer }
        const target = { apiVersion, dataset }
        const served =
          kind === 'socket'
            ? servePresence(ws, credentials, target)
            : serveStream(ws, credentials, target, kind === 'data/listen' ? 'listen' : 'live')
        served.catch((error: unknown) => fail(ws, error))
      })
      return true
    },
    visit: rooms.visit,
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
