/**
 * Size of a chunk, in characters. It is small enough that a large dataset is never in memory as one string, and large enough that there are
 * few chunks.
 */
const CHUNK = 64 * 1024

/** Creates a streaming response with one JSON value per line. Values are generated as fast as the reader reads them. */
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
