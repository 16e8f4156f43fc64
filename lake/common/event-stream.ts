/** Destination for the text of an event stream: an HTTP response body or a WebSocket. */
export interface EventSink {
  /** Sends text. Returns false if the reader is too slow: the caller must then end the stream. */
  write(text: string): boolean
  close(): void
}

/**
 * Response with an endless body of server-sent events. Its headers ask proxies not to buffer the body.
 * @param start receives the sink, and returns the function to call when the reader disconnects
 * @param maxWaitingBytes number of bytes that may wait for a slow reader; beyond it `write` returns false
 */
export function eventStreamResponse(
  start: (sink: EventSink) => () => void,
  maxWaitingBytes: number,
): Response {
  const encoder = new TextEncoder()
  let stop: (() => void) | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isClosed = false
        stop = start({
          write(text) {
            if (isClosed) return false
            controller.enqueue(encoder.encode(text))
            return (controller.desiredSize ?? 0) > -maxWaitingBytes
          },
          close() {
            if (isClosed) return
            isClosed = true
            try {
              controller.close()
            } catch {
              // Nothing to close: the reader has disconnected already.
            }
          },
        })
      },
      cancel() {
        stop?.()
      },
    },
    { highWaterMark: 0, size: (chunk) => chunk.byteLength },
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
