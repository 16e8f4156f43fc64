import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'

/** Fault that the proxy simulates instead of forwarding a request. */
export type Fault =
  | 'none'
  | 'status 500'
  | 'status 401'
  | 'status 429'
  | 'rubbish'
  | 'truncated'
  | 'slow'
  | 'silent'

/** Proxy between the site and its lake that simulates faults on demand. */
export interface FaultProxy extends AsyncDisposable {
  readonly url: string
  /** Sets the fault at once. Open streams are cut when a fault begins. */
  setFault(fault: Fault): void
}

const SLOW_MS = 5000

function answerStatus(response: ServerResponse, status: number) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ statusCode: status, error: 'Fault', message: 'Injected fault' }))
}

const misbehave: Record<Exclude<Fault, 'none'>, (response: ServerResponse) => void> = {
  'status 500': (response) => answerStatus(response, 500),
  'status 401': (response) => answerStatus(response, 401),
  'status 429': (response) => answerStatus(response, 429),
  rubbish: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('<!doctype html>\u0000\u0001 not the lake')
  },
  truncated: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"result": {"items": [{"id": "')
    setTimeout(() => response.destroy(), 20)
  },
  slow: (response) => {
    setTimeout(() => answerStatus(response, 200), SLOW_MS).unref()
  },
  silent: () => undefined,
}

/** Starts a proxy on a free port in front of the HTTP server at `target`. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target)
  let fault: Fault = 'none'
  const open = new Set<{ destroy(): unknown }>()
  const track = <T extends { destroy(): unknown; on(event: 'close', f: () => void): unknown }>(
    socket: T,
  ) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    return socket
  }

  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    if (fault !== 'none') {
      incoming.resume()
      misbehave[fault](response)
      return
    }
    const upstream = forward(
      { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        answer.on('error', () => response.destroy())
      },
    )
    upstream.on('error', () => response.destroy())
    response.on('close', () => upstream.destroy())
    track(upstream)
    incoming.pipe(upstream)
  })
  server.on('upgrade', (incoming, socket, head) => {
    const upstream = track(connect(Number(port), hostname))
    upstream.on('error', () => socket.destroy())
    socket.on('error', () => upstream.destroy())
    upstream.on('connect', () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`]
      for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
        lines.push(`${incoming.rawHeaders[index]}: ${incoming.rawHeaders[index + 1]}`)
      }
      upstream.write(`${lines.join('\r\n')}\r\n\r\n`)
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const own = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${own}`,
    setFault: (next) => {
      fault = next
      if (next !== 'none') for (const socket of open) socket.destroy()
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of open) socket.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
