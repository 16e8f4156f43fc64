import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { answerFor, type EncodedAnswer } from '#server/http/encoded-answer.ts'
import type { HeaderSet } from '#server/http/headers.ts'

/** What is read of Node's request, which is the same over HTTP/1.1 and HTTP/2. */
interface NodeRequest {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

interface NodeResponse {
  writeHead(status: number, headers: Record<string, string>): unknown
  end(body: Uint8Array): unknown
}

export interface EarlyOptions {
  readonly pages: { kept(target: string): EncodedAnswer | undefined }
  readonly answers: {
    /** A kept REST answer by its exact request line. */
    kept(target: string): EncodedAnswer | undefined
    readonly headers: HeaderSet
  }
  /** Sends browsers from 127.0.0.1 to localhost, where the session cookie and the Studio's address are. */
  readonly redirectLoopback: boolean
}

const NOTHING = Buffer.alloc(0)

const LOOPBACK = /^127\.0\.0\.1(?<port>:\d+)?$/

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

function redirectLoopback(request: NodeRequest, response: NodeResponse): boolean {
  const host = LOOPBACK.exec(request.headers.host ?? '')
  const navigates = single(request.headers.accept)?.includes('text/html') === true
  if (host === null || !navigates) return false
  // A target that is no path (`//evil`, an absolute form) must not become the address of another host.
  const path = /^\/(?![/\\])/.test(request.url ?? '') ? request.url : '/'
  response.writeHead(308, { location: `http://localhost${host.groups?.['port'] ?? ''}${path}` })
  response.end(NOTHING)
  return true
}

/**
 * Answers kept pages and kept REST reads from the bytes that were prepared, before a `Request` is made or a framework runs.
 * What it does not know it leaves alone.
 */
export function answerEarly(options: EarlyOptions) {
  // Names as the answers spell them, so that theirs win and none is sent twice.
  const answerHeaders = Object.fromEntries(
    Object.entries(options.answers.headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  return (request: NodeRequest, response: NodeResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    if (options.redirectLoopback && redirectLoopback(request, response)) return true
    const target = request.url ?? ''
    const isApi = target.startsWith('/api/')
    // Staff may be shown more than what is kept for visitors.
    if (isApi && request.headers.authorization !== undefined) return false
    const kept = isApi ? options.answers.kept(target) : options.pages.kept(target)
    if (kept === undefined) return false
    const answer = answerFor(kept, {
      acceptEncoding: single(request.headers['accept-encoding']),
      ifNoneMatch: request.headers['if-none-match'],
    })
    const headers = isApi
      ? { ...answerHeaders, ...answer.headers, 'x-request-id': randomUUID() }
      : { ...answer.headers, 'server-timing': 'cache' }
    response.writeHead(answer.status, headers)
    response.end(request.method === 'HEAD' ? NOTHING : answer.body)
    return true
  }
}
