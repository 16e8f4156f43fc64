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
 * Rejects as a fetch does when there is no connection; answers 401 when the session is over.
 */
export async function openStream(url: URL, options: StreamOptions): Promise<Response> {
  const { headers, signal } = options
  signal?.throwIfAborted()
  const socket = new WebSocket(url.href.replace(/^http/, 'ws'))
  const abort = () => socket.close()
  signal?.addEventListener('abort', abort, { once: true })
  socket.addEventListener('close', () => signal?.removeEventListener('abort', abort), {
    once: true,
  })

  if (!(await opened(socket))) {
    signal?.throwIfAborted()
    return refusal(url, headers)
  }
  socket.send(
    JSON.stringify({
      authorization: headers.get('authorization'),
      lastEventId: headers.get('last-event-id'),
    }),
  )
  const answer = new Response(textOf(socket), {
    headers: { 'content-type': 'text/event-stream' },
  })
  // The reader resolves redirects against it, and takes an answer without one for an error.
  Object.defineProperty(answer, 'url', { value: url.href })
  return answer
}

function opened(socket: WebSocket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.addEventListener('open', () => resolve(true), { once: true })
    socket.addEventListener('close', () => resolve(false), { once: true })
  })
}

/** A socket tells no reason: an ordinary request finds out whether it was the session or the network. */
async function refusal(url: URL, headers: Headers): Promise<Response> {
  const [base] = url.href.split('/data/', 1)
  const probe = await fetch(`${base}/users/me`, { headers, credentials: 'include' })
  if (probe.status === 401) return probe
  throw new TypeError('Failed to fetch')
}

function textOf(socket: WebSocket): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      socket.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') controller.enqueue(ENCODER.encode(data))
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
      socket.close()
    },
  })
}
