import { WebSocket } from 'ws'

import { until } from './lake-under-test.ts'

/** One server-sent event, taken apart. */
export interface ReceivedEvent {
  readonly event: string
  readonly id: string | undefined
  readonly data: Readonly<Record<string, unknown>>
}

/** What has arrived on a stream so far. */
export interface EventReader {
  readonly events: readonly ReceivedEvent[]
  /** Comments received: the keep-alives. */
  readonly comments: number
  /** Waits for the next event of a name that nobody has taken yet. */
  readonly next: (event: string) => Promise<ReceivedEvent>
  /** True once the server has ended the stream. */
  readonly ended: boolean
  readonly close: () => void
}

function parse(block: string): ReceivedEvent | undefined {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const colon = line.indexOf(': ')
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 2))
  }
  const event = fields.get('event')
  if (event === undefined) return undefined
  return { event, id: fields.get('id'), data: JSON.parse(fields.get('data') ?? '{}') }
}

function createReader(close: () => void) {
  const events: ReceivedEvent[] = []
  const state = { comments: 0, ended: false, taken: 0, text: '' }
  return {
    push: (chunk: string) => {
      state.text += chunk
      for (;;) {
        const end = state.text.indexOf('\n\n')
        if (end < 0) return
        const block = state.text.slice(0, end)
        state.text = state.text.slice(end + 2)
        const event = parse(block)
        if (event === undefined) state.comments++
        else events.push(event)
      }
    },
    end: () => {
      state.ended = true
    },
    reader: {
      events,
      get comments() {
        return state.comments
      },
      get ended() {
        return state.ended
      },
      async next(name: string) {
        const index = await until(() => {
          const at = events.findIndex(
            (event, place) => place >= state.taken && event.event === name,
          )
          return at < 0 ? undefined : at + 1
        }, `the event ${name}`)
        state.taken = index
        const event = events[index - 1]
        if (event === undefined) throw new Error('An event was lost')
        return event
      },
      close,
    } satisfies EventReader,
  }
}

/** Reads an event stream over HTTP. @throws Error with the status when it is refused */
export async function readEvents(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventReader> {
  const stop = new AbortController()
  const response = await fetch(url, { headers, signal: stop.signal })
  if (response.status !== 200 || response.body === null) {
    throw new Error(`refused with ${response.status}: ${await response.text()}`)
  }
  const { push, end, reader } = createReader(() => stop.abort())
  const decoder = new TextDecoder()
  const { body } = response
  void (async () => {
    for await (const chunk of body) push(decoder.decode(chunk, { stream: true }))
  })()
    .catch(() => undefined)
    .finally(end)
  return reader
}

/** Reads an event stream over a WebSocket (lake.md 3.1). `closed` gives the code with which the server closed it. */
export function readSocket(
  url: string,
  opening: { readonly authorization?: string; readonly lastEventId?: string },
  headers: Readonly<Record<string, string>> = {},
): { readonly reader: EventReader; readonly closed: Promise<number> } {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers })
  const { push, end, reader } = createReader(() => socket.close())
  socket.on('open', () => socket.send(JSON.stringify(opening)))
  // A frame carries text; ws gives it as a Buffer.
  socket.on('message', (data: Buffer) => push(data.toString('utf8')))
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve)
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0)
      socket.terminate()
    })
  })
  socket.on('error', () => undefined)
  void closed.then(end)
  return { reader, closed }
}
