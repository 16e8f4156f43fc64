import type { LinkError } from '#shared/link/link.ts'
import type { Channel } from './channel.ts'

const ENCODER = new TextEncoder()

/** Headers and abort signal of a stream. */
export interface StreamOptions {
  readonly headers: Headers
  readonly signal?: AbortSignal
}

/** True if the lake responds with an event stream at this address. */
export function isStream(url: URL): boolean {
  return /\/data\/(?:listen|live\/events)\//.test(url.pathname)
}

/**
 * Opens an event stream on a channel, and returns it as the response to a fetch with the type `text/event-stream`. The body ends when the
 * connection ends. The reader then reconnects with the id of its last event, and gets the later events. If the lake refuses the stream, the
 * response has the status of the refusal.
 * @throws TypeError, as `fetch` does, if there is no connection
 */
export async function openStream(
  channel: Channel,
  url: URL,
  { headers, signal }: StreamOptions,
): Promise<Response> {
  signal?.throwIfAborted()
  const target = url.pathname.slice(url.pathname.indexOf('/data/')) + url.search
  return new Promise((resolve, reject) => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const leave = () => signal?.removeEventListener('abort', abort)
    const finish = () => {
      leave()
      try {
        controller?.close()
      } catch {
        // The reader has already cancelled the stream, which can then not be closed.
      }
    }
    const stream = channel.open(target, headers.get('last-event-id'), {
      onText(text) {
        if (controller === undefined) {
          const body = new ReadableStream<Uint8Array>({
            start: (started) => void (controller = started),
            cancel() {
              leave()
              stream.close()
            },
          })
          resolve(asAnswerOf(url, body))
        }
        controller?.enqueue(ENCODER.encode(text))
      },
      onRefused(status, body) {
        leave()
        resolve(Response.json(body, { status }))
      },
      onEnd(error) {
        finish()
        if (controller !== undefined) return
        refusal(url, headers, error).then(resolve, reject)
      },
    })
    function abort() {
      stream.close()
      finish()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', abort, { once: true })
  })
}

function asAnswerOf(url: URL, body: ReadableStream<Uint8Array>): Response {
  const answer = new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  // The reader resolves redirects against `url`, and treats a response without `url` as an error.
  Object.defineProperty(answer, 'url', { value: url.href })
  return answer
}

async function refusal(url: URL, headers: Headers, error?: LinkError): Promise<Response> {
  if (error?.problem === 'signed-out') {
    // Requests the user, because only the body of this response distinguishes an expired session from a missing one. The close code of the
    // stream is the same for both.
    const [base] = url.href.split('/data/', 1)
    const probe = await fetch(`${base}/users/me`, { headers, credentials: 'include' })
    if (probe.status === 401) return probe
  }
  throw new TypeError('Failed to fetch')
}
