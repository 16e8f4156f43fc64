import {
  channelFrame,
  MAX_CHANNEL_COMMANDS,
  type ChannelCommand,
  type ChannelFrame,
} from '#lake/access/lake-stream.ts'
import { createDialer } from '#shared/link/dialer.ts'
import { LinkError, type Link, type LinkAddress } from '#shared/link/link.ts'
import { setConnectionState } from './connection-state.ts'

/** Callbacks for the reader of one stream of a channel. */
export interface ChannelListener {
  readonly onText: (text: string) => void
  /** Called if the lake refuses the stream, with the HTTP status and body of the refusal. */
  readonly onRefused: (status: number, body: unknown) => void
  /** Called when the stream has ended or its connection is lost. `error` is set if no connection could be opened. */
  readonly onEnd: (error?: LinkError) => void
}

/** Handle of an open stream. */
export interface ChannelStream {
  say(text: string): void
  close(): void
}

/** Connection of a tab to the lake. The first stream opens it, and all streams share it. */
export interface Channel {
  open(target: string, lastEventId: string | null, listener: ChannelListener): ChannelStream
}

/**
 * Number of failed connection attempts in a row after which the server is reported as unreachable. A restart of the server causes fewer.
 */
const AWAY_AFTER = 3

function* chunks(messages: readonly unknown[]) {
  for (let start = 0; start < messages.length; start += MAX_CHANNEL_COMMANDS) {
    yield { commands: messages.slice(start, start + MAX_CHANNEL_COMMANDS) }
  }
}

/**
 * Creates the channel of a lake.
 * @param base path of the lake with its version, such as `/lake/v1`
 */
export function createChannel(base: string): Channel {
  const dial = createDialer()
  const path = `${base}/data/channel`
  const address: LinkAddress = {
    path,
    hello: {},
    sayPath: (id) => `${path}/${encodeURIComponent(id)}`,
    pack: (messages) => [...chunks(messages)],
  }
  const streams = new Map<number, ChannelListener>()
  let link: Link | undefined
  let dialing: Promise<void> | undefined
  let waiting: ChannelCommand[] = []
  let number = 0
  let tries = 0
  /** Error that repeats at every attempt: the server refuses the page's origin, which does not change. */
  let final: LinkError | undefined

  const note = (error: LinkError) => {
    tries += 1
    const { problem, siteOrigin } = error
    if (problem === 'origin') final = error
    const isBrief = problem === 'away' && tries < AWAY_AFTER
    // Reports neither a brief failure nor a failed handshake, because the readers of the streams connect again.
    if (isBrief || problem === 'no-upgrade') return
    setConnectionState({ kind: 'none', problem, siteOrigin })
  }

  /** Ends all streams. Their readers reconnect, and continue after the last event that they received. */
  const lose = (error?: LinkError) => {
    link = undefined
    waiting = []
    const lost = [...streams.values()]
    streams.clear()
    for (const listener of lost) listener.onEnd(error)
  }

  const hear = (frame: ChannelFrame) => {
    if ('channel' in frame) return
    const listener = streams.get(frame.stream)
    if (listener === undefined) return
    if ('text' in frame) return listener.onText(frame.text)
    streams.delete(frame.stream)
    if ('status' in frame) listener.onRefused(frame.status, frame.body)
    else listener.onEnd()
  }

  const connect = async () => {
    try {
      if (final !== undefined) throw final
      const opened = await dial(address, {
        onMessage: (message) => {
          const frame = channelFrame.safeParse(message)
          if (frame.success) hear(frame.data)
        },
        onClose: () => lose(),
      })
      link = opened
      tries = 0
      setConnectionState({ kind: opened.transport === 'events' ? 'events' : 'fine' })
      for (const command of waiting.splice(0)) opened.send(command)
    } catch (error) {
      const reason = error instanceof LinkError ? error : new LinkError('away')
      note(reason)
      lose(reason)
    }
  }

  const send = (command: ChannelCommand) => {
    if (link !== undefined) return link.send(command)
    waiting.push(command)
    dialing ??= connect().finally(() => (dialing = undefined))
  }

  return {
    open(target, lastEventId, listener) {
      number += 1
      const own = number
      streams.set(own, listener)
      send({ open: own, target, lastEventId })
      return {
        say: (text) => {
          if (streams.has(own)) send({ say: own, text })
        },
        close: () => {
          if (!streams.delete(own)) return
          if (link !== undefined) return link.send({ close: own })
          waiting = waiting.filter((command) => !('open' in command && command.open === own))
        },
      }
    },
  }
}
