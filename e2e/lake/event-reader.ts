import { WebSocket } from 'ws'

import { channelFrame, type ChannelCommand, type ChannelFrame } from '#lake/access/lake-stream.ts'
import { until } from './lake-under-test.ts'

/** Parsed server-sent event. */
export interface ReceivedEvent {
  readonly event: string
  readonly id: string | undefined
  readonly data: Readonly<Record<string, unknown>>
}

/** Reader of the events of a stream. */
export interface EventReader {
  readonly events: readonly ReceivedEvent[]
  /** Number of comments received so far. The lake sends comments as keep-alives. */
  readonly comments: number
  /** Waits for an event with this name. Returns each event only once, in the order of arrival. */
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

/**
 * Reads an event stream over HTTP.
 * @throws Error with the status if the request is rejected
 */
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

/** Reads an event stream over a WebSocket. `closed` resolves to the server's close code. */
export function readSocket(
  url: string,
  opening: { readonly authorization?: string; readonly lastEventId?: string },
  headers: Readonly<Record<string, string>> = {},
): { readonly reader: EventReader; readonly closed: Promise<number> } {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers })
  const { push, end, reader } = createReader(() => socket.close())
  socket.on('open', () => socket.send(JSON.stringify(opening)))
  // Frames contain text, which ws delivers as a Buffer.
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

/** Channel of the lake over one of its transports (`lake/access/lake-stream.ts`). */
export interface ChannelReader {
  /** Opens a stream of the channel. `refused` resolves to the status and body if the lake rejects the stream. */
  readonly open: (
    target: string,
    lastEventId?: string,
  ) => {
    readonly reader: EventReader
    readonly refused: Promise<{ status: number; body: unknown }>
  }
  readonly send: (command: ChannelCommand) => Promise<number>
  readonly id: string
  /** Resolves once the lake has ended the connection. */
  readonly closed: Promise<void>
  readonly close: () => void
}

interface ChannelLine {
  readonly sendCommand: (command: ChannelCommand, id: string) => Promise<number>
  readonly closed: Promise<void>
  readonly close: () => void
}

/**
 * Opens a channel.
 * @param base URL of the lake with its version
 */
async function readChannel(
  connect: (onFrame: (frame: ChannelFrame) => void) => Promise<ChannelLine> | ChannelLine,
): Promise<ChannelReader> {
  const streams = new Map<
    number,
    {
      readonly push: (text: string) => void
      readonly end: () => void
      readonly refuse: (refusal: { status: number; body: unknown }) => void
    }
  >()
  let id: string | undefined
  let opened = 0
  const line = await connect((frame) => {
    if ('channel' in frame) id = frame.channel
    else if ('text' in frame) streams.get(frame.stream)?.push(frame.text)
    else if ('status' in frame) streams.get(frame.stream)?.refuse(frame)
    else streams.get(frame.stream)?.end()
  })
  const channelId = await until(() => id, 'the id of the channel')
  const send = (command: ChannelCommand) => line.sendCommand(command, channelId)
  return {
    id: channelId,
    send,
    closed: line.closed,
    close: line.close,
    open(target, lastEventId) {
      opened += 1
      const number = opened
      const { push, end, reader } = createReader(() => void send({ close: number }))
      const refused = new Promise<{ status: number; body: unknown }>((resolve) => {
        streams.set(number, { push, end, refuse: resolve })
      })
      void send({ open: number, target, lastEventId })
      return { reader, refused }
    },
  }
}

/** Opens a channel over a WebSocket. @param base URL of the lake with its version */
export const readSocketChannel = (
  base: string,
  opening: { readonly authorization?: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<ChannelReader> =>
  readChannel((onFrame) => {
    const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/data/channel`, { headers })
    socket.on('open', () => socket.send(JSON.stringify(opening)))
    socket.on('message', (data: Buffer) => onFrame(channelFrame.parse(JSON.parse(String(data)))))
    socket.on('error', () => undefined)
    return {
      sendCommand: async (command) => {
        socket.send(JSON.stringify(command))
        return 200
      },
      closed: new Promise((resolve) => socket.on('close', () => resolve())),
      close: () => socket.close(),
    }
  })

/** Opens a channel over server-sent events and POST. @param base URL of the lake with its version */
export const readEventChannel = (
  base: string,
  headers: Readonly<Record<string, string>>,
): Promise<ChannelReader> =>
  readChannel(async (onFrame) => {
    const stop = new AbortController()
    const response = await fetch(`${base}/data/channel`, { headers, signal: stop.signal })
    if (response.status !== 200 || response.body === null) {
      throw new Error(`refused with ${response.status}: ${await response.text()}`)
    }
    const { body } = response
    let text = ''
    const decoder = new TextDecoder()
    const read = async () => {
      for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true })
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          if (block.startsWith('data: ')) onFrame(channelFrame.parse(JSON.parse(block.slice(6))))
        }
      }
    }
    let queue = Promise.resolve(0)
    return {
      sendCommand: (command, id) => {
        // Sends one request after another, so that the commands arrive in order.
        queue = queue.then(async () => {
          const answer = await fetch(`${base}/data/channel/${id}`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ commands: [command] }),
          })
          await answer.body?.cancel()
          return answer.status
        })
        return queue
      },
      closed: read().catch(() => undefined),
      close: () => stop.abort(),
    }
  })
