import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Duplex } from 'node:stream'
import type { Role } from '#shared/access/abilities.ts'
import { NO_TRACER, type Tracer } from '#server/http/tracer.ts'
import { ACTING_USER_HEADER, encodeActingUser } from '#lake/access/lake-user.ts'

/** Staff member on whose behalf a request is sent to the lake. */
export interface LakeProxyUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** Id of the user's session. {@link LakeProxy.endSession} closes the connections of a session. */
  readonly sessionId?: string
}

export interface LakeProxyOptions {
  /** Address of the lake, without a trailing slash. */
  readonly target: string
  /** Token of the lake. The token never leaves the server. */
  readonly token: string
  /** Path prefix of the lake on this site. It is removed before a request is forwarded. */
  readonly basePath: '' | `/${string}`
  /** Timeout for the first byte of a response in milliseconds, 10,000 by default. Uploads are not limited. */
  readonly deadlineMs?: number
  /** Tracer for requests to the lake. Default: records nothing. */
  readonly tracer?: Tracer | undefined
  /** Called with every failure to reach the lake. */
  readonly onFailure?: (error: unknown) => void
}

/** Reverse proxy of a remote lake under the site's address. */
export interface LakeProxy {
  readonly fetch: (request: Request, user: LakeProxyUser | undefined) => Promise<Response>
  /** Forwards a WebSocket. The caller must have checked session and origin. */
  readonly upgrade: (
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    user: LakeProxyUser,
  ) => void
  /** Closes every stream and socket of a session. */
  readonly endSession: (sessionId: string) => void
  /** Closes all streams and sockets. */
  readonly close: () => void
}

/** Hop-by-hop headers (RFC 9110, 7.6.1), and headers that must not be forwarded to the lake. */
const DROPPED_FROM_REQUEST = new Set([
  'accept-encoding',
  'authorization',
  'connection',
  'content-length',
  'cookie',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'origin',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'referer',
  'te',
  'traceparent',
  'tracestate',
  'trailer',
  'transfer-encoding',
  'upgrade',
  ACTING_USER_HEADER,
])
const DROPPED_FROM_ANSWER = new Set([
  'connection',
  'content-encoding',
  'keep-alive',
  'proxy-authenticate',
  'set-cookie',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
const DEFAULT_DEADLINE_MS = 10_000

function crosses(name: string, dropped: ReadonlySet<string>): boolean {
  return (
    !dropped.has(name) && !name.startsWith('access-control-') && !name.startsWith('x-forwarded-')
  )
}

function unavailable(): Response {
  return Response.json(
    {
      statusCode: 503,
      error: 'Service Unavailable',
      message: 'Try again in a moment. The content store can’t be reached',
    },
    { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } },
  )
}

/** Creates a registry that groups open streams and sockets by session. */
function createHoldings() {
  const open = new Map<() => void, string | undefined>()
  return {
    add(close: () => void, user: LakeProxyUser | undefined): () => void {
      open.set(close, user?.sessionId)
      return () => void open.delete(close)
    },
    end(matches: (sessionId: string | undefined) => boolean): void {
      for (const [close, sessionId] of open) {
        if (!matches(sessionId)) continue
        open.delete(close)
        close()
      }
    },
  }
}

/** Forwards a body and calls `onEnd` once it ends for any reason. */
function watched(body: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        onEnd()
        controller.close()
      } catch {
        // The lake disconnected. Ending the stream makes the client reconnect.
        onEnd()
        controller.close()
      }
    },
    async cancel(reason) {
      onEnd()
      await reader.cancel(reason)
    },
  })
}

/** Creates the proxy of a lake. */
export function createLakeProxy(options: LakeProxyOptions): LakeProxy {
  const deadline = options.deadlineMs ?? DEFAULT_DEADLINE_MS
  const tracer = options.tracer ?? NO_TRACER
  const holdings = createHoldings()

  function targetOf(pathAndQuery: string): URL | undefined {
    if (!pathAndQuery.startsWith(`${options.basePath}/`)) return undefined
    return URL.parse(`${options.target}${pathAndQuery.slice(options.basePath.length)}`) ?? undefined
  }

  function identity(user: LakeProxyUser | undefined): Record<string, string> {
    return {
      authorization: `Bearer ${options.token}`,
      ...(user === undefined ? {} : { [ACTING_USER_HEADER]: encodeActingUser(user) }),
    }
  }

  async function pass(
    request: Request,
    target: URL,
    user: LakeProxyUser | undefined,
  ): Promise<Response> {
    const headers = new Headers(identity(user))
    for (const [name, value] of request.headers) {
      if (crosses(name, DROPPED_FROM_REQUEST)) headers.set(name, value)
    }
    headers.set('accept-encoding', 'identity')
    const traceparent = tracer.traceparent()
    if (traceparent !== undefined) headers.set('traceparent', traceparent)
    const stop = new AbortController()
    const isUpload = target.pathname.includes('/assets/')
    const timer = isUpload ? undefined : setTimeout(() => stop.abort(), deadline)
    const leave = () => stop.abort()
    request.signal.addEventListener('abort', leave, { once: true })
    try {
      const answer = await fetch(target, {
        method: request.method,
        headers,
        body: request.body,
        redirect: 'manual',
        signal: stop.signal,
        ...(request.body === null ? {} : { duplex: 'half' }),
      })
      const release = holdings.add(leave, user)
      const passed = new Headers()
      for (const [name, value] of answer.headers) {
        if (crosses(name, DROPPED_FROM_ANSWER)) passed.append(name, value)
      }
      const body = answer.body === null ? null : watched(answer.body, release)
      if (body === null) release()
      return new Response(body, { status: answer.status, headers: passed })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async fetch(request, user) {
      const { pathname, search } = new URL(request.url)
      const target = targetOf(`${pathname}${search}`)
      if (target === undefined) return unavailable()
      try {
        return await tracer.span('lake request', {}, () => pass(request, target, user))
      } catch (error) {
        if (!request.signal.aborted) options.onFailure?.(error)
        return unavailable()
      }
    },
    upgrade(request, socket, head, user) {
      const target = targetOf(request.url ?? '/')
      if (target === undefined) return void socket.destroy()
      tunnel({ request, socket, head, target, headers: identity(user), deadline }, (error) =>
        options.onFailure?.(error),
      )
      const release = holdings.add(() => socket.destroy(), user)
      socket.once('close', release)
    },
    endSession: (sessionId) => holdings.end((held) => held === sessionId),
    close: () => holdings.end(() => true),
  }
}

interface Tunnel {
  readonly request: IncomingMessage
  readonly socket: Duplex
  readonly head: Buffer
  readonly target: URL
  readonly headers: Readonly<Record<string, string>>
  readonly deadline: number
}

/** Opens a WebSocket to the lake for a WebSocket of a client, and connects the two. */
function tunnel(
  { request, socket, head, target, headers, deadline }: Tunnel,
  onFailure: (error: unknown) => void,
): void {
  const passed: Record<string, string | readonly string[]> = { ...headers }
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && crosses(name, DROPPED_FROM_REQUEST)) passed[name] = value
  }
  const open = target.protocol === 'https:' ? httpsRequest : httpRequest
  const upstream = open(target, {
    headers: { ...passed, connection: 'Upgrade', upgrade: 'websocket' },
    timeout: deadline,
  })
  const fail = (error: unknown) => {
    onFailure(error)
    socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  }
  socket.on('error', () => upstream.destroy())
  socket.once('close', () => upstream.destroy())
  upstream.once('timeout', () => upstream.destroy(new Error('The lake did not answer in time')))
  upstream.once('error', fail)
  upstream.once('response', (answer) => {
    answer.resume()
    socket.end(
      `HTTP/1.1 ${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    )
  })
  upstream.once('upgrade', (answer, peer, first) => {
    upstream.off('error', fail)
    peer.setTimeout(0)
    const lines = answer.rawHeaders.flatMap((name, index, raw) =>
      index % 2 === 0 ? [`${name}: ${raw[index + 1] ?? ''}`] : [],
    )
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    if (first.length > 0) socket.write(first)
    if (head.length > 0) peer.write(head)
    peer.on('error', () => socket.destroy())
    socket.once('close', () => peer.destroy())
    peer.once('close', () => socket.destroy())
    peer.pipe(socket)
    socket.pipe(peer)
  })
  upstream.end()
}
