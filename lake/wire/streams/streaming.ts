import type { EventSink } from '#lake/common/event-stream.ts'
import { openDataset } from '#lake/wire/access.ts'
import { param, type WireContext } from '#lake/wire/context.ts'
import type { StreamStart } from './listen.ts'
import { sseEvent } from './sse.ts'
import type { OpenStream } from './streams.ts'

/**
 * Connects a stream to its receiver and enters it in the registry, where it lives until either side ends it or its
 * caller's session does.
 * @param keepAlive text that keeps the connection open; an SSE comment unless given
 * @throws WireError 401 for a private dataset and nobody known
 */
export function openStream(
  context: WireContext,
  sink: EventSink,
  start: StreamStart,
  keepAlive?: string,
): OpenStream {
  // To prepare it took a while, in which the dataset may have become private.
  openDataset(context, param(context, 'dataset'), context)
  let stop: (() => void) | undefined
  let ended = false
  const { request, url } = context
  const credentials = { headers: request.headers, url, method: request.method }
  const stream = context.streams.open(sink, {
    caller: context.caller,
    dataset: param(context, 'dataset'),
    ...(keepAlive === undefined ? {} : { keepAlive }),
    recheck: async () => {
      const caller = await context.authenticate(credentials)
      return caller?.id === context.caller?.id
    },
    onClose() {
      ended = true
      stop?.()
    },
  })
  stop = start({
    send: (text) => stream.send(text),
    end: (reason) => {
      // Sanity's client tells its user and does not come back.
      if (reason !== undefined) stream.send(sseEvent('disconnect', { reason }))
      stream.close()
    },
  })
  // A first answer too large for its receiver ends the stream before it has begun.
  if (ended) stop()
  return stream
}
