import type { EventSink } from './streams.ts'

/** Bytes that may wait for a slow reader before it is dropped; it resumes with its last event id. */
export const MAX_WAITING_BYTES = 4 * 1024 * 1024

/** One server-sent event. `data` is JSON. */
export function sseEvent(name: string, data: unknown, id?: string): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return `event: ${name}\n${idLine}data: ${JSON.stringify(data)}\n\n`
}

/**
 * An event-stream answer. `start` gets the sink and gives the function that runs when the reader goes away.
 */
export function sseResponse(start: (sink: EventSink) => () => void): Response {
  const encoder = new TextEncoder()
  let stop: (() => void) | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        stop = start({
          write(text) {
            controller.enqueue(encoder.encode(text))
            return (controller.desiredSize ?? 0) > -MAX_WAITING_BYTES
          },
          close() {
            try {
              controller.close()
            } catch {
              // The reader went away first.
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
