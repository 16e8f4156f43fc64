import { createServer } from 'node:http'
import { expect, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createLogger, type LogEntry } from '#server/http/logging.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { createLive, type LiveOptions } from './live.ts'
import type { Listener } from './seats.ts'
import { createPresence } from './presence.ts'

const ORIGIN = 'https://www.example.com'

export const EDITOR: Listener = {
  sessionId: 's-editor',
  userId: 'u-editor',
  name: 'Eve Nolan',
  role: 'editor',
}
export const ADMIN: Listener = {
  sessionId: 's-admin',
  userId: 'u-admin',
  name: 'Ada Moss',
  role: 'admin',
}
const VIEWER: Listener = {
  sessionId: 's-viewer',
  userId: 'u-viewer',
  name: 'Vic Lane',
  role: 'viewer',
}

/** Opens a channel on a port. `known` maps the tokens of the test to sessions. */
export async function openChannel(options: Partial<LiveOptions> = {}) {
  const known = new Map([
    ['editor', EDITOR],
    ['admin', ADMIN],
    ['viewer', VIEWER],
  ])
  const logged: LogEntry[] = []
  const presence = createPresence()
  const live = createLive({
    origins: [ORIGIN],
    authenticate: (token) => Promise.resolve(known.get(token)),
    presence,
    trustProxy: { kind: 'none' },
    log: createLogger({ level: 'silent', sinks: [(entry) => logged.push(entry)] }),
    ...options,
  })
  const http = createServer((_request, response) => response.writeHead(404).end())
  http.on('upgrade', (request, socket, head) => {
    if (!live.upgrade(request, socket, head)) socket.destroy()
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => {
    live.close()
    http.closeAllConnections()
    http.close()
  })
  const address = http.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0

  const open = (headers: Readonly<Record<string, string>> = { origin: ORIGIN }, path = '') => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path || staffApiPaths.events}`, {
      headers,
    })
    const heard: unknown[] = []
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') heard.push(JSON.parse(data))
    })
    // Tests check the status of a rejected handshake and the close code, so socket errors are ignored.
    socket.on('error', () => undefined)
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    const opened = new Promise<number>((resolve) => {
      socket.on('open', () => resolve(101))
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0))
      socket.on('close', () => resolve(0))
    })
    return { socket, heard, closed, opened }
  }

  /** Opens a socket and sends a token over it. */
  const listen = async (token: string, name?: string) => {
    const tab = open()
    await tab.opened
    tab.socket.send(JSON.stringify({ token, tab: name }))
    return tab
  }

  /** Opens a socket and waits for `ready`. */
  const admitted = async (token: string, name?: string) => {
    const tab = await listen(token, name)
    await vi.waitFor(() => expect(tab.heard).toEqual([{ type: 'ready' }]), PATIENT)
    return tab
  }
  return { live, presence, known, logged, open, listen, admitted }
}
