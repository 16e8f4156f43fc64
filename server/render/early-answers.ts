import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import {
  hasForm,
  headersOf,
  isUnchanged,
  selectForm,
  type EncodedAnswer,
  type Form,
} from '#server/http/encoding/encoded-answer.ts'
import { timing } from '#lake/common/caching.ts'
import type { HeaderSet } from '#server/http/encoding/headers.ts'
import { apiPaths } from '#shared/paths/paths.ts'

/** Properties of Node's request that are used here. They are the same for HTTP/1.1 and HTTP/2. */
interface NodeRequest {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

interface NodeResponse {
  /** Writes status and headers. @param headers alternating names and values */
  writeHead(status: number, headers: string[]): unknown
  end(body: Uint8Array): unknown
}

export interface EarlyOptions {
  readonly pages: { kept(target: string): EncodedAnswer | undefined }
  readonly answers: {
    /** Returns the cached REST response to a request target. The target must match exactly. */
    kept(target: string): EncodedAnswer | undefined
    readonly headers: HeaderSet
  }
  /** Cached files for search engines. The responses already contain all headers. */
  readonly discovery: { kept(target: string): EncodedAnswer | undefined }
  /** True if a client with this Accept header gets Markdown for pages that have a Markdown version. */
  readonly prefersMarkdown: (accept: string | undefined) => boolean
  /**
   * Scheme of the redirect from 127.0.0.1 to localhost, the host for the session cookie and the Studio. If undefined, there is no redirect.
   */
  readonly redirectLoopback?: 'http' | 'https' | undefined
}

const NOTHING = Buffer.alloc(0)

const LOOPBACK = /^127\.0\.0\.1(?<port>:\d+)?$/

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

function redirectLoopback(
  scheme: string,
  headers: HeaderSet,
  request: NodeRequest,
  response: NodeResponse,
): boolean {
  if (single(request.headers.accept)?.includes('text/html') !== true) return false
  // In HTTP/2 the host is in a pseudo-header.
  const host = LOOPBACK.exec(single(request.headers[':authority']) ?? request.headers.host ?? '')
  if (host === null) return false
  // Only a path may follow the host. Another target, such as `//evil` or an absolute URL, could lead to another host.
  const path = /^\/(?![/\\])/.test(request.url ?? '') ? request.url : '/'
  const location = `${scheme}://localhost${host.groups?.['port'] ?? ''}${path}`
  response.writeHead(308, [...Object.entries(headers).flat(), 'location', location])
  response.end(NOTHING)
  return true
}

/** Headers of one form of a response (compressed or not), as alternating names and values. */
interface Heads {
  readonly whole: readonly string[]
  /** Headers of a 304, which has no body and therefore neither length nor encoding. */
  readonly unchanged: readonly string[]
}

/**
 * Creates a cache for the headers of each form of each cached response. Without this cache, collecting the headers would take as long as
 * sending the response.
 */
function createHeads(own: HeaderSet) {
  const made = new WeakMap<Buffer, Heads>()
  const all = { ...own, 'server-timing': timing('hit') }
  return (answer: EncodedAnswer, form: Form): Heads => {
    const known = made.get(answer[form])
    if (known !== undefined) return known
    // Header names are in lower case. So a header of the response replaces the common header of the same name, and no header is sent twice.
    const headers = new Map(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]))
    for (const [name, value] of Object.entries(headersOf(answer, form))) headers.set(name, value)
    const whole = [...headers].flat()
    headers.delete('content-length')
    headers.delete('content-encoding')
    const heads = { whole, unchanged: [...headers].flat() }
    made.set(answer[form], heads)
    return heads
  }
}

/**
 * Creates the function that responds to requests for cached pages, REST reads and files for search engines. It sends prepared bytes, before
 * a `Request` is created or the web framework runs. It returns false for all other requests, and if the compressed form does not exist yet.
 */
export function answerEarly(options: EarlyOptions) {
  const plainHeads = createHeads({})
  const apiHeads = createHeads(options.answers.headers)
  const keptFile = (target: string) => options.pages.kept(target) ?? options.discovery.kept(target)
  // Requests of staff are not handled here: the cached responses are those for visitors, and staff may see more.
  const keptRead = (target: string, { headers }: NodeRequest) =>
    headers.authorization === undefined ? options.answers.kept(target) : undefined
  const send = (
    kept: EncodedAnswer,
    isApi: boolean,
    request: NodeRequest,
    response: NodeResponse,
  ): boolean => {
    const form = selectForm(single(request.headers['accept-encoding']), kept)
    const isKnown = isUnchanged(kept, request.headers['if-none-match'])
    if (!isKnown && !hasForm(kept, form)) return false
    const { whole, unchanged } = (isApi ? apiHeads : plainHeads)(kept, form)
    const headers = [...(isKnown ? unchanged : whole)]
    if (isApi) headers.push('x-request-id', randomUUID())
    response.writeHead(isKnown ? 304 : kept.status, headers)
    response.end(isKnown || request.method === 'HEAD' ? NOTHING : kept[form])
    return true
  }

  return (request: NodeRequest, response: NodeResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const scheme = options.redirectLoopback
    if (
      scheme !== undefined &&
      redirectLoopback(scheme, options.answers.headers, request, response)
    ) {
      return true
    }
    const target = request.url ?? ''
    const isApi = target.startsWith(`${apiPaths.base}/`)
    const kept = isApi ? keptRead(target, request) : keptFile(target)
    if (kept === undefined) return false
    // A client that prefers Markdown gets the Markdown version, which is not in this cache.
    if (!isApi && options.prefersMarkdown(single(request.headers.accept))) return false
    return send(kept, isApi, request, response)
  }
}
