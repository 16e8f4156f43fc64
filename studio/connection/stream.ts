import type { LinkError } from '#shared/link/link.ts'
import type { Channel } from './channel.ts'

const ENCODER = new TextEncoder()

/** Headers and abort signal of a stream. */
export interface StreamOptions {
  readonly headers: Headers
  readonly signal?: AbortSignal
}

/** True if an address of the lake answers with an event stream. */
export function isStream(url: URL): boolean {
  return /\/data\/(?:listen|live\/events)\//.test(url.pathname)
}

/**
 * Opens an event stream over a channel and returns it as the response of a fetch: `text/event-stream`, ended when the connection ends, so
 * that the reader reconnects with the id of its last event and the lake sends the rest. A refusal is returned with its status.
 * @throws TypeError like a fetch if there is no connection
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
        // The reader has already cancelled.
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
  // The reader resolves redirects against it, and treats a response without it as an error.
  Object.defineProperty(answer, 'url', { value: url.href })
  return answer
}

async function refusal(url: URL, headers: Headers, error?: LinkError): Promise<Response> {
  if (error?.problem === 'signed-out') {
    // The body distinguishes an expired session from an unknown one.
    const [base] = url.href.split('/data/', 1)
    const probe = await fetch(`${base}/users/me`, { headers, credentials: 'include' })
    if (probe.status === 401) return probe
  }
  throw new TypeError('Failed to fetch')
}
