import { CLOSE_STATUS_BASE } from '#shared/contracts/lake-stream.ts'

const ENCODER = new TextEncoder()

/** What a stream is opened with: credentials and the last event seen, and how to end it. */
export interface StreamOptions {
  readonly headers: Headers
  readonly signal?: AbortSignal
}

/** Whether an address of the lake answers with an event stream. */
export function isStream(url: URL): boolean {
  return /\/data\/(?:listen|live\/events)\//.test(url.pathname)
}

/**
 * Opens an event stream over a WebSocket and gives it as the answer that a fetch would give: `text/event-stream`, ended
 * when the socket ends, so that the reader reconnects with the last event's id and the lake sends what it missed.
 * Rejects as a fetch does when there is no connection; a refusal is answered with its status.
 */
export async function openStream(url: URL, { headers, signal }: StreamOptions): Promise<Response> {
  signal?.throwIfAborted()
  const socket = new WebSocket(url.href.replace(/^http/, 'ws'))
  const abort = () => hangUp(socket)
  signal?.addEventListener('abort', abort, { once: true })
  socket.addEventListener('close', () => signal?.removeEventListener('abort', abort), {
    once: true,
  })
  const opening = {
    authorization: headers.get('authorization'),
    lastEventId: headers.get('last-event-id'),
  }
  socket.addEventListener('open', () => socket.send(JSON.stringify(opening)), { once: true })

  const text = textOf(socket)
  const refused = await refusalCode(socket)
  if (refused !== undefined) {
    signal?.throwIfAborted()
    return refusal(url, headers, refused)
  }
  const answer = new Response(text, {
    headers: { 'content-type': 'text/event-stream' },
  })
  // The reader resolves redirects against it, and takes an answer without one for an error.
  Object.defineProperty(answer, 'url', { value: url.href })
  return answer
}

/** The code with which the lake hangs up before it has said anything; undefined once it speaks. */
function refusalCode(socket: WebSocket): Promise<number | undefined> {
  return new Promise((resolve) => {
    socket.addEventListener('message', () => resolve(undefined), { once: true })
    socket.addEventListener('close', ({ code }) => resolve(code), { once: true })
  })
}

async function refusal(url: URL, headers: Headers, code: number): Promise<Response> {
  const status = code - CLOSE_STATUS_BASE
  if (status === 401 || code === 1006) {
    // The body tells an expired session from an unknown one; and a failed handshake tells nothing at all.
    const [base] = url.href.split('/data/', 1)
    const probe = await fetch(`${base}/users/me`, { headers, credentials: 'include' })
    if (probe.status === 401) return probe
  }
  if (status >= 400 && status <= 599) return Response.json({ statusCode: status }, { status })
  throw new TypeError('Failed to fetch')
}

function textOf(socket: WebSocket): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      socket.addEventListener('message', ({ data }) => {
        controller.enqueue(ENCODER.encode(String(data)))
      })
      socket.addEventListener(
        'close',
        () => {
          try {
            controller.close()
          } catch {
            // The reader has already cancelled.
          }
        },
        { once: true },
      )
    },
    cancel() {
      hangUp(socket)
    },
  })
}

/** Closing a socket that is still connecting is an error in the console: it is closed as soon as it stands. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState !== WebSocket.CONNECTING) return socket.close()
  socket.addEventListener('open', () => socket.close(), { once: true })
}
