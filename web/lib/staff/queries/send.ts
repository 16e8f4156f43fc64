import { BACKGROUND_HEADER, XSRF } from '#shared/contracts/auth.ts'
import { failedCall, refusedCall } from './api-error.ts'
import { logCall } from '#web/lib/log/client-log.ts'

/** Timeout of every call, in milliseconds. */
const LIMIT = 30_000

/** One call of the REST API. */
export interface Sending {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Body of the request. A file is sent unchanged, other values as JSON. */
  readonly body?: unknown
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** True for a request that the page sends without user activity. The server does not extend the session for such a request. */
  readonly background?: boolean
  readonly signal?: AbortSignal | undefined
  /** True if the request must continue when the user leaves the page. Only for bodies below 64 KB. */
  readonly keepalive?: boolean
}

/** A successful response. */
interface Sent {
  readonly status: number
  /** The JSON body, or undefined if there is none. */
  readonly body: unknown
}

/** Response with any status: its status, its headers, and its body as text. */
export interface Exchanged {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Milliseconds until the response was read. */
  readonly duration: number
}

function xsrfPair(): Record<string, string> {
  const prefix = `${XSRF.cookie}=`
  const pair = document.cookie.split('; ').find((text) => text.startsWith(prefix))
  return pair === undefined ? {} : { [XSRF.header]: decodeURIComponent(pair.slice(prefix.length)) }
}

function headersOf({ token, headers, body, background = false }: Sending): Record<string, string> {
  return {
    Accept: 'application/json',
    'Content-Type': body instanceof Blob ? body.type : 'application/json',
    ...xsrfPair(),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(background && { [BACKGROUND_HEADER]: '1' }),
    ...headers,
  }
}

const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError'

/**
 * Sends a call and returns the response with any status.
 * @throws ApiError if there is no response within 30 s
 * @throws DOMException `AbortError` if `signal` aborts
 */
export async function exchange(path: string, sending: Sending = {}): Promise<Exchanged> {
  const { method = 'GET', body, signal, keepalive = false } = sending
  const started = performance.now()
  const log = (status: number, requestId?: string) => {
    const duration = performance.now() - started
    logCall({ method, path, status, duration, requestId })
    return duration
  }
  const limit = AbortSignal.timeout(LIMIT)
  try {
    const response = await fetch(path, {
      method,
      headers: headersOf(sending),
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
      keepalive,
      ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const { status, headers } = response
    const duration = log(status, headers.get('X-Request-Id') ?? undefined)
    return { status, headers, text, duration }
  } catch (cause) {
    if (!(cause instanceof TypeError) && !isTimeout(cause)) throw cause
    log(0)
    throw failedCall(isTimeout(cause) ? 'timeout' : 'no_answer', cause)
  }
}

/**
 * Sends a call and parses its response.
 * @throws ApiError if the server rejects the call or does not respond within 30 s
 * @throws DOMException `AbortError` if `signal` aborts
 */
export async function send(path: string, sending: Sending = {}): Promise<Sent> {
  const { status, headers, text } = await exchange(path, sending)
  const body = readJson(text)
  if (status >= 200 && status < 300) return { status, body }
  throw refusedCall(status, body, headers.get('X-Request-Id') ?? undefined)
}

/** Parses JSON. Returns undefined for invalid JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
