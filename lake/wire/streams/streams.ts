import type { EventSink } from '#lake/common/event-stream.ts'
import { WireError } from '#lake/wire/errors.ts'
import type { WireCaller } from '#lake/wire/callers.ts'

/** Receiver of the events of a stream. */
export interface EventReceiver {
  readonly send: (text: string) => void
  /** Ends the stream. With a reason the client does not reconnect, without one it may. */
  readonly end: (reason?: string) => void
}

export interface OpenStream {
  /** Sends text. A receiver that falls too far behind is closed. */
  readonly send: (text: string) => void
  /** Ends the stream once; further calls do nothing. */
  readonly close: () => void
}

/** Checks again if the caller of a stream still has access. Resolves to true if so. */
export type Recheck = () => Promise<boolean>

/** Maximum number of open streams. Further requests are refused with 429. */
const MAX_STREAMS = 5000

/** Registry of all open event streams and sockets, which sends keep-alives and ends streams when access is lost. */
export interface StreamRegistry {
  /** @throws WireError 429 if too many are open */
  open(
    sink: EventSink,
    holder: {
      readonly caller: WireCaller | undefined
      readonly recheck: Recheck
      /** Dataset whose events the stream receives. */
      readonly dataset?: string
      /** Text that keeps the connection open. Empty: none is sent. @default an SSE comment */
      readonly keepAlive?: string
      readonly onClose: () => void
    },
  ): OpenStream
  readonly endSession: (sessionId: string) => void
  /** Ends the streams of a dataset that have no authenticated caller. */
  endAnonymous(dataset: string): void
  closeAll(): void
}

/** @param keepAliveMs milliseconds between keep-alives; each also rechecks the caller's access */
export function createStreamRegistry(keepAliveMs: number): StreamRegistry {
  const streams = new Map<
    OpenStream,
    {
      readonly caller: WireCaller | undefined
      readonly recheck: Recheck
      readonly dataset: string | undefined
      readonly keepAlive: string
    }
  >()

  async function tick(): Promise<void> {
    for (const [stream, holder] of streams) {
      if (holder.keepAlive !== '') stream.send(holder.keepAlive)
      if (holder.caller === undefined && holder.dataset === undefined) continue
      const stays = await holder.recheck().catch(() => false)
      if (!stays) stream.close()
    }
  }
  const timer = setInterval(() => void tick(), keepAliveMs)
  timer.unref()

  return {
    open(sink, holder) {
      if (streams.size >= MAX_STREAMS) {
        throw new WireError(429, 'Too many streams are open', {}, { 'retry-after': '5' })
      }
      let closed = false
      const stream: OpenStream = {
        send(text) {
          if (!closed && !sink.write(text)) stream.close()
        },
        close() {
          if (closed) return
          closed = true
          streams.delete(stream)
          holder.onClose()
          sink.close()
        },
      }
      streams.set(stream, {
        caller: holder.caller,
        recheck: holder.recheck,
        dataset: holder.dataset,
        keepAlive: holder.keepAlive ?? ':\n\n',
      })
      return stream
    },
    endSession(sessionId) {
      for (const [stream, holder] of streams) {
        if (holder.caller?.sessionId === sessionId) stream.close()
      }
    },
    endAnonymous(dataset) {
      for (const [stream, holder] of streams) {
        if (holder.caller === undefined && holder.dataset === dataset) stream.close()
      }
    },
    closeAll() {
      clearInterval(timer)
      for (const stream of streams.keys()) stream.close()
    },
  }
}
