import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** Response header with the port of the process that has answered. The proxy's own errors lack this header. */
export const ANSWERED_BY = 'x-answered-by'

/** Interval of the readiness checks, and also their timeout, in milliseconds. */
const CHECK_MS = 500
/** Default of {@link ProxyOptions.answerMs}. */
const ANSWER_MS = 12_000
/**
 * Time without data within a response after which the process counts as stopped, in milliseconds. Event streams send a comment every 15
 * s.
 */
const SILENCE_MS = 45_000

const IDEMPOTENT: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])

export interface ProxyOptions {
  /** True if {@link ANSWERED_BY} names the process of each answer. Default: true. */
  readonly names?: boolean
  /**
   * Time until the first byte of a response after which the process counts as stopped, in milliseconds. Default: 12,000, for runs that stop
   * processes.
   */
  readonly answerMs?: number
  /** True if the proxy closes the connection instead of answering 502 or 504, like a killed program. Default: false. */
  readonly isSilent?: boolean
}

/** Proxy in front of several processes, without sticky sessions. */
export interface TestProxy {
  readonly url: string
  /** Ports of the processes that receive requests. */
  readonly ready: () => readonly number[]
  close(): Promise<void>
}

/**
 * Starts a proxy that sends requests to the ready processes in turn. After a connection error it tries the next process if nothing was sent,
 * or if the method is idempotent and no byte has been answered. It answers 502 otherwise, and 504 if a process is silent. WebSockets are
 * passed on. The header `Host` is not changed.
 * @param own port of the proxy
 */
export async function startProxy(
  ports: readonly number[],
  own: number,
  { names = true, answerMs = ANSWER_MS, isSilent = false }: ProxyOptions = {},
): Promise<TestProxy> {
  const ownAnswer = (response: ServerResponse, status: number) => {
    if (response.headersSent || isSilent) response.destroy()
    else response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const down = new Set<number>(ports)
  let turn = 0

  const nextPort = (tried: ReadonlySet<number>): number | undefined => {
    const left = ports.filter((port) => !tried.has(port))
    const free = left.filter((port) => !down.has(port))
    // If no process is ready, uses all that were not tried yet: on a busy machine the checks of all processes may be late.
    const from = free.length > 0 ? free : left
    turn += 1
    return from[turn % Math.max(1, from.length)]
  }

  const forward = (
    incoming: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    tried: Set<number>,
  ): void => {
    const port = nextPort(tried)
    if (port === undefined) return ownAnswer(response, 502)
    tried.add(port)
    const { method = 'GET', url = '/', headers } = incoming
    let isSent = false
    const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent })
    outgoing.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => (isSent = true))
      else isSent = true
    })
    outgoing.setTimeout(answerMs, () => outgoing.destroy(new Error('silent')))
    response.on('close', () => outgoing.destroy())
    outgoing.on('response', (answer) => {
      outgoing.setTimeout(SILENCE_MS)
      const { connection: _connection, ...rest } = answer.headers
      response.writeHead(answer.statusCode ?? 502, {
        ...rest,
        ...(names && { [ANSWERED_BY]: String(port) }),
      })
      answer.on('error', () => response.destroy())
      answer.pipe(response)
    })
    outgoing.on('error', ({ message }) => {
      if (response.destroyed) return
      if (message === 'silent') return ownAnswer(response, 504)
      if (!isSent) down.add(port)
      const mayRepeat = !isSent || IDEMPOTENT.has(method)
      if (mayRepeat && !response.headersSent) forward(incoming, body, response, tried)
      else ownAnswer(response, 502)
    })
    outgoing.end(body)
  }

  /** Forwards a WebSocket. If a process accepts no connection, tries the next process. */
  const upgrade = (incoming: IncomingMessage, socket: Duplex, head: Buffer, tried: Set<number>) => {
    const port = nextPort(tried)
    if (port === undefined) return void socket.destroy()
    tried.add(port)
    const { method = 'GET', url = '/', rawHeaders } = incoming
    const lines = rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ''}`] : [],
    )
    let isConnected = false
    const upstream = connect(port, '127.0.0.1', () => {
      isConnected = true
      upstream.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    upstream.on('error', () => {
      if (isConnected) return
      down.add(port)
      upgrade(incoming, socket, head, tried)
    })
    upstream.on('close', () => isConnected && socket.destroy())
    socket.on('error', () => upstream.destroy())
    socket.on('close', () => upstream.destroy())
  }

  const check = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(4 * CHECK_MS),
    }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok === true) down.delete(port)
    else down.add(port)
  }
  await Promise.all(ports.map(check))
  const timers = ports.map((port) => setInterval(() => void check(port), CHECK_MS))

  const server = createServer((incoming, response) => {
    buffer(incoming).then(
      (body) => forward(incoming, body, response, new Set()),
      () => response.destroy(),
    )
  })
  const sockets = new Set<Duplex>()
  server.on('upgrade', (incoming, socket, head) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    upgrade(incoming, socket, head, new Set())
  })
  await new Promise<void>((resolve) => void server.listen(own, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${own}`,
    ready: () => ports.filter((each) => !down.has(each)),
    close: async () => {
      for (const timer of timers) clearInterval(timer)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      for (const socket of sockets) socket.destroy()
      agent.destroy()
      await closed
    },
  }
}
