import type { EventSink } from '#lake/common/event-stream.ts'
import { openDataset } from '#lake/wire/access.ts'
import { param, type WireContext } from '#lake/wire/context.ts'
import type { StreamStart } from './listen.ts'
import { sseEvent } from './sse.ts'
import type { OpenStream } from './streams.ts'

/**
 * Connects a stream to its receiver and registers it until either side or the caller's session ends it.
 * @param keepAlive text that keeps the connection open. Default: an SSE comment
 * @throws WireError 401 for a private dataset without a caller
 */
export function openStream(
  context: WireContext,
  sink: EventSink,
  start: StreamStart,
  keepAlive?: string,
): OpenStream {
  // Checks access again, because the dataset may have become private while the stream was prepared.
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
      if (caller?.id !== context.caller?.id) return false
      // Throws if the dataset has become private, which another process may have done.
      openDataset(context, param(context, 'dataset'), context)
      return true
    },
    onClose() {
      ended = true
      stop?.()
    },
  })
  stop = start({
    send: (text) => stream.send(text),
    end: (reason) => {
      // On the event `disconnect` Sanity's client reports the reason to its user and does not reconnect.
      if (reason !== undefined) stream.send(sseEvent('disconnect', { reason }))
      stream.close()
    },
  })
  // The stream may have ended while it was started, if its first events were too large for the receiver.
  if (ended) stop()
  return stream
}
