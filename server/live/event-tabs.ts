import { randomUUID } from 'node:crypto'
import { eventStreamResponse } from '#lake/common/event-stream.ts'
import type { LiveSaid } from '#shared/contracts/live.ts'
import type { Listener, Seats, TabLink } from './seats.ts'

export interface EventTabsOptions {
  readonly seats: Pick<Seats, 'admit' | 'hear' | 'leave'>
  /** Resolves with the live session of a token. The check does not count as activity of the user. */
  readonly authenticate: (token: string) => Promise<Listener | undefined>
  readonly maxWaitingBytes: number
  /** Maximum number of open streams. */
  readonly most: number
  readonly onConnected: (listener: Listener) => void
  /** Interval of the comments that prevent a timeout of an idle stream, in milliseconds. */
  readonly keepAliveMs?: number
  /** Prefix of the ids of streams, which identifies the process. Default: none. */
  readonly idPrefix?: string | undefined
}

/** The live channel over server-sent events: a tab receives messages on one response and sends messages by POST. */
export interface EventTabs {
  /**
   * Opens the stream of a tab. The first event contains the stream's id, which the tab includes in its messages. Returns undefined if too
   * many streams are open.
   */
  open(tab: {
    readonly listener: Listener
    readonly token: string
    readonly name?: string | undefined
  }): Response | undefined
  /** Handles a message of a tab. Returns false if the session has no stream with this id. */
  hear(id: string, sessionId: string, said: LiveSaid): boolean
  close(): void
}

const KEEP_ALIVE_MS = 15_000
const GOING_AWAY = 1001

interface Tab {
  readonly link: TabLink
  readonly sessionId: string
  readonly keepAlive: () => void
}

/** Creates the registry of tabs that listen by server-sent events. */
export function createEventTabs(options: EventTabsOptions): EventTabs {
  const { seats, authenticate, maxWaitingBytes, most, onConnected, idPrefix = '' } = options
  const tabs = new Map<string, Tab>()
  const timer = setInterval(() => {
    for (const { keepAlive } of tabs.values()) keepAlive()
  }, options.keepAliveMs ?? KEEP_ALIVE_MS)
  timer.unref()

  return {
    open({ listener, token, name = randomUUID() }) {
      if (tabs.size >= most) return undefined
      const id = `${idPrefix}${randomUUID()}`
      return eventStreamResponse((sink) => {
        const end = () => {
          tabs.delete(id)
          seats.leave(link)
          sink.close()
        }
        const write = (text: string) => {
          if (!sink.write(text)) end()
        }
        const link: TabLink = {
          send: (text) => write(`data: ${text}\n\n`),
          close: (code) => {
            write(`event: closed\ndata: ${code}\n\n`)
            end()
          },
        }
        tabs.set(id, {
          link,
          sessionId: listener.sessionId,
          keepAlive: () => write(':\n\n'),
        })
        write(`data: ${JSON.stringify({ channel: id })}\n\n`)
        const recheck = () => authenticate(token)
        if (seats.admit(link, { listener, tab: name, recheck })) onConnected(listener)
        return end
      }, maxWaitingBytes)
    },
    hear(id, sessionId, said) {
      const tab = tabs.get(id)
      if (tab === undefined || tab.sessionId !== sessionId) return false
      seats.hear(tab.link, said)
      return true
    },
    close() {
      clearInterval(timer)
      for (const { link } of tabs.values()) link.close(GOING_AWAY)
    },
  }
}
