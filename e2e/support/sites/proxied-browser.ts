import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { CERTIFICATE } from './tls-proxy.ts'

/** Client that sends cookies and the origin of its page, like a browser. */
export function createBrowser(origin: string) {
  const cookies: string[] = []
  const send = (
    path: string,
    options: {
      readonly method?: string
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: unknown
    } = {},
  ) =>
    new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; body: string }>(
      (resolve, reject) => {
        const { method = 'GET', body } = options
        const page = method === 'GET' ? { referer: `${origin}/admin` } : { origin }
        const request = origin.startsWith('https:') ? httpsRequest : httpRequest
        const sent = request(
          `${origin}${path}`,
          {
            method,
            ca: CERTIFICATE,
            headers: {
              ...page,
              'sec-fetch-site': 'same-origin',
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
              ...(cookies.length === 0 ? {} : { cookie: cookies.join('; ') }),
              ...options.headers,
            },
          },
          (answer) => {
            for (const line of answer.headers['set-cookie'] ?? []) {
              cookies.push(line.split(';')[0] ?? '')
            }
            const { statusCode = 0, headers } = answer
            text(answer).then(
              (content) => resolve({ status: statusCode, headers, body: content }),
              reject,
            )
          },
        )
        sent.on('error', reject)
        sent.end(body === undefined ? undefined : JSON.stringify(body))
      },
    )
  return { send, cookies }
}

/** Opens a WebSocket like a page. Returns 101, or the status and body of the rejection. */
export async function handshake(
  origin: string,
  path: string,
  cookies: readonly string[],
  page: string = origin,
) {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${path}`, {
    ca: CERTIFICATE,
    headers: { origin: page, cookie: cookies.join('; ') },
  })
  onTestFinished(() => socket.terminate())
  socket.on('error', () => undefined)
  return Promise.race([
    once(socket, 'open').then(() => ({ status: 101, body: '' })),
    once(socket, 'unexpected-response').then(async ([, answer]) => ({
      status: Number(answer.statusCode),
      body: await text(answer),
    })),
  ])
}
