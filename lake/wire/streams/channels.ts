import { randomUUID } from 'node:crypto'

import type { EventSink } from '#lake/common/event-stream.ts'
import {
  CLOSE_STATUS_BASE,
  MAX_CHANNEL_STREAMS,
  type ChannelCommand,
  type ChannelFrame,
} from '#lake/access/lake-stream.ts'

import type { Channel, Channels, ChannelTransport, WireContext } from '#lake/wire/context.ts'
import { errorResponse, WireError } from '#lake/wire/errors.ts'
import type { PresenceRooms } from './presence.ts'
import { openPresence } from './presence-stream.ts'
import { prepareStream } from '#lake/wire/routes/query-routes.ts'
import { openStream } from './streaming.ts'

/** Maximum number of open channels of one caller in one session. */
const MAX_OF_SESSION = 24

const TARGET = /^\/(data\/listen|data\/live\/events|socket)\/([a-z0-9_-]+)/

/** Stream of a channel. It is registered as soon as its `open` command arrives. */
interface ChannelStream {
  readonly abort: AbortController
  say?: (text: string) => void
  close?: () => void
}

/** Creates the context of a stream's request, as if the client had requested the stream without a channel. */
function contextOf(
  channel: WireContext,
  { target, lastEventId }: Extract<ChannelCommand, { open: number }>,
  signal: AbortSignal,
): { readonly kind: string; readonly context: WireContext } {
  const [, kind = '', dataset = ''] = TARGET.exec(target) ?? []
  const url = new URL(target, channel.url)
  const headers = new Headers(channel.request.headers)
  headers.delete('last-event-id')
  if (lastEventId) headers.set('last-event-id', lastEventId)
  const request = new Request(url, { headers, signal })
  return { kind, context: { ...channel, request, url, params: { dataset } } }
}

/** Creates the list of a lake's open channels. */
export function createChannels(rooms: PresenceRooms): Channels {
  const channels = new Map<string, { readonly channel: Channel; readonly context: WireContext }>()

  const isOf = (context: WireContext, other: WireContext) =>
    context.session === other.session && context.caller?.id === other.caller?.id

  function open(context: WireContext, { sink, encode, keepAlive }: ChannelTransport): Channel {
    const own = [...channels.values()].filter((entry) => isOf(entry.context, context))
    if (own.length >= MAX_OF_SESSION) {
      throw new WireError(429, 'Too many channels are open', {}, { 'retry-after': '5' })
    }
    const id = randomUUID()
    const streams = new Map<number, ChannelStream>()
    const { request, url, caller } = context
    const credentials = { headers: request.headers, url, method: 'GET' }
    const holder = context.streams.open(sink, {
      caller,
      keepAlive,
      recheck: async () => (await context.authenticate(credentials))?.id === caller?.id,
      onClose() {
        channels.delete(id)
        for (const number of streams.keys()) end(number)
      },
    })

    const send = (frame: ChannelFrame) => {
      holder.send(encode(frame))
      return channels.has(id)
    }

    function end(number: number): void {
      const stream = streams.get(number)
      if (stream === undefined) return
      streams.delete(number)
      stream.abort.abort()
      stream.close?.()
    }

    async function refuse(number: number, error: unknown): Promise<void> {
      if (streams.get(number) === undefined) return
      end(number)
      const answer = errorResponse(error, 'query', (fault) =>
        context.options.log?.('error', 'A stream failed', { error: String(fault) }),
      )
      send({ stream: number, status: answer.status, body: await answer.json() })
    }

    /** Sink of one stream. It sends the texts and the end of the stream on the channel. */
    const sinkOf = (number: number): EventSink => ({
      write: (text) => send({ stream: number, text }),
      close() {
        if (!streams.has(number)) return
        end(number)
        send({ stream: number, ended: true })
      },
    })

    async function start(command: Extract<ChannelCommand, { open: number }>): Promise<void> {
      const number = command.open
      // Ignores an `open` with the number of an open stream: the client could not distinguish the texts of the two streams.
      if (streams.has(number)) return
      const stream: ChannelStream = { abort: new AbortController() }
      streams.set(number, stream)
      try {
        if (streams.size > MAX_CHANNEL_STREAMS) {
          throw new WireError(429, 'Too many streams are open on this channel')
        }
        const { kind, context: own } = contextOf(context, command, stream.abort.signal)
        if (kind === 'socket') {
          if (caller === undefined) throw new WireError(401, 'Presence needs a session')
          const presence = openPresence(own, rooms, {
            sink: sinkOf(number),
            hangUp: (code) =>
              void refuse(number, new WireError(code - CLOSE_STATUS_BASE, 'Unauthorized')),
            fail: (error) => void refuse(number, error),
          })
          stream.say = presence.receive
          stream.close = presence.leave
          // Sends an empty text to report that the stream is open, because a presence stream sends nothing by itself when it opens.
          send({ stream: number, text: '' })
          return
        }
        const prepared = await prepareStream(own, kind === 'data/listen' ? 'listen' : 'live')
        if (streams.get(number) !== stream) return
        const opened = openStream(own, sinkOf(number), prepared, '')
        stream.close = opened.close
        if (streams.get(number) !== stream) opened.close()
      } catch (error) {
        if (streams.get(number) === stream) await refuse(number, error)
      }
    }

    const channel: Channel = {
      id,
      receive(command) {
        if ('open' in command) void start(command)
        else if ('say' in command) streams.get(command.say)?.say?.(command.text)
        else end(command.close)
      },
      close: holder.close,
    }
    channels.set(id, { channel, context })
    send({ channel: id })
    return channel
  }

  return {
    open,
    find(id, context) {
      const found = channels.get(id)
      return found !== undefined && isOf(found.context, context) ? found.channel : undefined
    },
  }
}
