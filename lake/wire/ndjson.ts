/** Characters per chunk: small enough not to hold a large dataset as one string, large enough to avoid one chunk per line. */
const CHUNK = 64 * 1024

/** Streaming response of one JSON value per line, generated as the reader consumes it. */
export function ndjsonResponse(values: Iterable<unknown>): Response {
  const iterator = values[Symbol.iterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      let text = ''
      while (text.length < CHUNK) {
        const next = iterator.next()
        if (next.done === true) {
          if (text !== '') controller.enqueue(encoder.encode(text))
          controller.close()
          return
        }
        text += `${JSON.stringify(next.value)}\n`
      }
      controller.enqueue(encoder.encode(text))
    },
    cancel() {
      iterator.return?.()
    },
  })
  return new Response(body, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' },
  })
}
