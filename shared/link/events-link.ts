import {
  BROKEN,
  LinkError,
  readJsonText,
  type Link,
  type LinkAddress,
  type LinkHandlers,
} from './link.ts'
import { takeStreamSlot } from './stream-slot.ts'

/**
 * Time within which the first event must arrive, in milliseconds. The event does not arrive in time if a proxy buffers the event stream.
 */
const FIRST_WITHIN = 10_000
/**
 * Time without an event or comment after which the connection counts as lost, in milliseconds. The server sends one at least every 15
 * seconds.
 */
const SILENT_FOR = 45_000
/** Timeout of a request that delivers messages, in milliseconds. */
const SAID_WITHIN = 30_000

interface SentEvent {
  readonly name: string
  readonly data: string
}

/** Reads server-sent events from a response. A comment is passed on as an event without data. */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: SentEvent) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    text += decoder.decode(value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = block.split('\n')
      const field = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
      onEvent({ name: field('event') ?? 'message', data: field('data') ?? '' })
    }
  }
}

function refusalOf(status: number): LinkError {
  if (status === 401) return new LinkError('signed-out')
  if (status === 403) return new LinkError('forbidden')
  return new LinkError(status === 404 || status === 405 ? 'no-stream' : 'away')
}

/** Delivers messages in requests that run one after another, so that the messages arrive in order. */
function createOutbox(deliver: (messages: readonly unknown[]) => Promise<void>) {
  let waiting: unknown[] = []
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (waiting.length > 0) {
      const messages = waiting
      waiting = []
      await deliver(messages)
    }
    isRunning = false
  }
  return (message: unknown) => {
    waiting.push(message)
    // Waits for a microtask, so that messages sent in the same task share one request.
    if (!isRunning) void Promise.resolve().then(() => (isRunning ? undefined : run()))
  }
}

/**
 * Opens a connection over server-sent events. Messages to the server are separate requests. Resolves with the first event, which contains
 * the id of the connection.
 * @throws LinkError
 */
export async function openEventsLink(
  { path, eventsQuery = '', headers, sayPath, pack }: LinkAddress,
  { onMessage, onClose }: LinkHandlers,
): Promise<Link> {
  const release = await takeStreamSlot()
  if (release === undefined) throw new LinkError('tabs')
  const stop = new AbortController()
  const { signal } = stop
  signal.addEventListener('abort', release, { once: true })
  let isEnded = false
  let silence: ReturnType<typeof setTimeout> | undefined
  const opening = Promise.withResolvers<string>()
  /** Calls `onClose` of the connection, once. */
  const end = (code: number) => {
    if (isEnded) return
    isEnded = true
    clearTimeout(silence)
    stop.abort()
    opening.reject(new LinkError('no-stream'))
    onClose(code)
  }
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(() => end(BROKEN), SILENT_FOR)
  }
  const onEvent = ({ name, data }: SentEvent) => {
    if (isEnded) return
    heard()
    if (name === 'closed') return end(Number(data) || BROKEN)
    const message = readJsonText(data)
    if (typeof message !== 'object' || message === null) return
    if ('channel' in message) opening.resolve(String(message.channel))
    else onMessage(message)
  }

  const limit = setTimeout(() => {
    stop.abort()
    opening.reject(new LinkError('no-stream'))
  }, FIRST_WITHIN)
  try {
    const response = await fetch(path + eventsQuery, {
      headers: { accept: 'text/event-stream', ...headers },
      cache: 'no-store',
      signal,
    }).catch(() => {
      throw new LinkError(signal.aborted ? 'no-stream' : 'away')
    })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
    if (!response.ok || !isStream || response.body === null) {
      await response.body?.cancel()
      throw response.ok ? new LinkError('no-stream') : refusalOf(response.status)
    }
    void readEvents(response.body, onEvent).then(
      () => end(BROKEN),
      () => end(BROKEN),
    )
    const id = await opening.promise
    // The connection may have ended in the same chunk in which it started.
    if (isEnded) throw new LinkError('away')
    const say = createOutbox(async (messages) => {
      try {
        for (const body of pack(messages)) {
          if (isEnded) return
          const answer = await fetch(sayPath(id), {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(body),
            signal: AbortSignal.any([signal, AbortSignal.timeout(SAID_WITHIN)]),
          })
          await answer.body?.cancel()
          if (!answer.ok) throw new Error(`Refused with ${answer.status}`)
        }
      } catch {
        // Drops messages that could not be delivered. The owner of the connection sends them again after it has opened a new one.
        end(BROKEN)
      }
    })
    return {
      transport: 'events',
      send: say,
      close: () => {
        isEnded = true
        clearTimeout(silence)
        stop.abort()
      },
    }
  } catch (error) {
    isEnded = true
    clearTimeout(silence)
    stop.abort()
    throw error
  } finally {
    clearTimeout(limit)
  }
}
