import type { EventSink } from '#lake/common/event-stream.ts'
import { WireError } from '#lake/wire/errors.ts'
import type { WireCaller } from '#lake/wire/callers.ts'

/** Receiver of the events of a stream. */
export interface EventReceiver {
  readonly send: (text: string) => void
  /** Ends the stream. If a reason is given, the client does not reconnect. */
  readonly end: (reason?: string) => void
}

export interface OpenStream {
  /** Sends text. If the receiver is too slow, the stream is closed. */
  readonly send: (text: string) => void
  /** Ends the stream. Further calls do nothing. */
  readonly close: () => void
}

/** Resolves to true if the caller of a stream still has access. */
export type Recheck = () => Promise<boolean>

/** Maximum number of open streams of all callers. Further requests get 429. */
const MAX_STREAMS = 5000

/** List of all open event streams and sockets. It sends keep-alives, and ends streams whose callers have lost access. */
export interface StreamRegistry {
  /** Adds a stream. @throws WireError 429 if too many streams are open */
  open(
    sink: EventSink,
    holder: {
      readonly caller: WireCaller | undefined
      readonly recheck: Recheck
      /** Dataset whose events the stream sends. */
      readonly dataset?: string
      /** Text that keeps the connection open; '' to send none. @default an SSE comment */
      readonly keepAlive?: string
      readonly onClose: () => void
    },
  ): OpenStream
  readonly endSession: (sessionId: string) => void
  /** Checks the access of all machines again, after a token was revoked. */
  readonly recheckMachines: () => Promise<void>
  /** Ends the streams of a dataset whose caller is anonymous. */
  endAnonymous(dataset: string): void
  closeAll(): void
}

/**
 * Creates an empty list of streams.
 * @param keepAliveMs milliseconds between keep-alives; at each one the caller's access is checked again
 */
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

  async function check(stream: OpenStream, recheck: Recheck): Promise<void> {
    const stays = await recheck().catch(() => false)
    if (!stays) stream.close()
  }

  async function tick(): Promise<void> {
    for (const [stream, holder] of streams) {
      if (holder.keepAlive !== '') stream.send(holder.keepAlive)
      if (holder.caller === undefined && holder.dataset === undefined) continue
      await check(stream, holder.recheck)
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
    async recheckMachines() {
      const machines = [...streams].filter(([, { caller }]) => caller?.isMachine === true)
      await Promise.all(machines.map(([stream, { recheck }]) => check(stream, recheck)))
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
