import type { EventSink } from '#lake/common/event-stream.ts'
import { openDataset } from '#lake/wire/access.ts'
import { param, type WireContext } from '#lake/wire/context.ts'
import type { StreamStart } from './listen.ts'
import { sseEvent } from './sse.ts'
import type { OpenStream } from './streams.ts'

/**
 * Connects a stream to its receiver, and registers it until it is ended by either side or with the caller's session.
 * @param keepAlive text that keeps the connection open. Default: an SSE comment
 * @throws WireError 401 for a private dataset without a caller
 */
export function openStream(
  context: WireContext,
  sink: EventSink,
  start: StreamStart,
  keepAlive?: string,
): OpenStream {
  const { request, url, caller } = context
  // Checks access again, because the dataset may have become private since the stream was prepared.
  const name = param(context, 'dataset')
  const dataset = openDataset(context, name, context)
  /** False if the caller is anonymous and the dataset has become private, possibly by another process. */
  const mayRead = () => caller !== undefined || dataset.aclMode === 'public'
  let stop: (() => void) | undefined
  let ended = false
  const credentials = { headers: request.headers, url, method: request.method }
  const stream = context.streams.open(sink, {
    caller,
    dataset: name,
    ...(keepAlive === undefined ? {} : { keepAlive }),
    recheck: async () => {
      if (caller !== undefined && (await context.authenticate(credentials))?.id !== caller.id) {
        return false
      }
      // Throws if the dataset has become private or was deleted. A new dataset with the same name has other events.
      return openDataset(context, name, context) === dataset
    },
    onClose() {
      ended = true
      stop?.()
    },
  })
  stop = start({
    send(text) {
      if (mayRead()) stream.send(text)
      else stream.close()
    },
    end: (reason) => {
      // At the event `disconnect`, Sanity's client reports the reason and does not reconnect.
      if (reason !== undefined) stream.send(sseEvent('disconnect', { reason }))
      stream.close()
    },
  })
  // The stream may already have ended, if its first events were too large for the receiver.
  if (ended) stop()
  return stream
}
