import { randomUUID } from 'node:crypto'
import { eventStreamResponse } from '#lake/common/event-stream.ts'
import type { LiveSaid } from '#shared/contracts/live.ts'
import type { Listener, Seats, TabLink } from './seats.ts'

export interface EventTabsOptions {
  readonly seats: Pick<Seats, 'admit' | 'hear' | 'leave'>
  /** The live session of a token, read without counting as an act of its user. */
  readonly authenticate: (token: string) => Promise<Listener | undefined>
  readonly maxWaitingBytes: number
  /** Streams that may be open at the same time. */
  readonly most: number
  readonly onConnected: (listener: Listener) => void
  /** Interval of the comments that keep a stream open, milliseconds. */
  readonly keepAliveMs?: number
}

/** The live channel over server-sent events: messages arrive on one response, a tab speaks by POST. */
export interface EventTabs {
  /** Opens the stream of a tab. The first event tells the id under which the tab speaks. Undefined: too many are open. */
  open(tab: {
    readonly listener: Listener
    readonly token: string
    readonly name?: string | undefined
  }): Response | undefined
  /** Handles what a tab says. Returns false if its session has no stream of this id. */
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

/** Makes the register of tabs that listen by server-sent events. */
export function createEventTabs(options: EventTabsOptions): EventTabs {
  const { seats, authenticate, maxWaitingBytes, most, onConnected } = options
  const tabs = new Map<string, Tab>()
  const timer = setInterval(() => {
    for (const { keepAlive } of tabs.values()) keepAlive()
  }, options.keepAliveMs ?? KEEP_ALIVE_MS)
  timer.unref()

  return {
    open({ listener, token, name = randomUUID() }) {
      if (tabs.size >= most) return undefined
      const id = randomUUID()
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
