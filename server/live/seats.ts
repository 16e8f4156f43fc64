import type { Log } from '#server/http/logging.ts'
import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'
import { can, type Grant, type Role } from '#shared/access/abilities.ts'
import {
  LIVE_ABILITIES,
  LIVE_CLOSED,
  type LiveMessage,
  type LiveSaid,
  type LiveType,
} from '#shared/contracts/live.ts'
import type { Presence, Present } from './presence.ts'

/** A live session and the role of its account. */
export interface Listener {
  readonly sessionId: string
  readonly userId: string
  readonly name: string
  readonly role: Role
  readonly grants?: readonly Grant[] | undefined
}

const hasSameGrants = ({ grants: a = [] }: Listener, { grants: b = [] }: Listener) =>
  a.join(' ') === b.join(' ')

/** Connection to a tab over any transport. */
export interface TabLink {
  /** Sends a message. A tab that has too much unread data is disconnected. */
  send(text: string): void
  /** Ends the connection with a close code. */
  close(code: number): void
}

export interface SeatsOptions {
  /** Articles that tabs have open. */
  readonly presence: Presence
  readonly log: Log
  /** Interval at which the role of each session is read again, in milliseconds. */
  readonly recheckEvery?: number
}

/** The connected tabs, over all transports. */
export interface Seats {
  /**
   * Adds a tab and sends `ready`. Closes the tab's connection with 1013 if its session has too many tabs. Returns true if the tab was
   * added.
   */
  admit(link: TabLink, who: Admission): boolean
  /** Handles a message of an admitted tab. `said` is undefined if the message is invalid. */
  hear(link: TabLink, said: LiveSaid | undefined): void
  /** Removes a tab. Does nothing if the tab is already removed. */
  leave(link: TabLink): void
  /** Sends a change to every tab that may see the changed object. */
  tell(type: LiveType, id: string): void
  closeWhere(code: number, matches: (listener: Listener) => boolean): void
  /** Removes all tabs and ends the periodic check of their sessions. */
  stop(): void
}

/** Account and session of a tab. */
export interface Admission {
  readonly listener: Listener
  /** Name of the tab, unique for its user. */
  readonly tab: string
  /** Loads the session and role of the tab again. Resolves with undefined if the session has ended. */
  readonly recheck: () => Promise<Listener | undefined>
}

/** Maximum number of tabs per session. Further tabs refetch every 30 seconds, as all lists do. */
const MOST_OF_SESSION = 24
/** Rate limit for opening articles, per session. Tabs above this limit are asked to reconnect later. */
const OPENING_RATE: RateLimit = { burst: 60, perMinute: 120 }
const RECHECK_EVERY = 25_000

/** Close codes: a tab violated the protocol, or should reconnect later (RFC 6455 and the registry of IANA). */
const AGAINST_THE_RULES = 1008
export const TRY_LATER = 1013

interface Seat extends Omit<Admission, 'tab'> {
  readonly present: Present
}

/** Creates an empty registry of tabs. */
export function createSeats({ presence, log, recheckEvery = RECHECK_EVERY }: SeatsOptions): Seats {
  const openings = createRateLimiter(OPENING_RATE)
  const seats = new Map<TabLink, Seat>()

  const send = (link: TabLink, message: LiveMessage) => link.send(JSON.stringify(message))

  const countOf = (sessionId: string) =>
    [...seats.values()].filter(({ listener }) => listener.sessionId === sessionId).length

  const leave = (link: TabLink) => {
    const seat = seats.get(link)
    if (seat === undefined || !seats.delete(link)) return
    presence.leave(link, seat.present)
  }

  const closeWhere: Seats['closeWhere'] = (code, matches) => {
    for (const [link, { listener }] of seats) {
      if (!matches(listener)) continue
      // No more messages are handled, even before the client has confirmed the close.
      leave(link)
      link.close(code)
    }
  }

  /** Detects sessions that another process has ended, and roles that it has changed. One query serves all tabs of a session. */
  const recheck = async () => {
    const bySession = new Map([...seats.values()].map((seat) => [seat.listener.sessionId, seat]))
    for (const [sessionId, seat] of bySession) {
      const now = await seat.recheck()
      const isOf = (listener: Listener) => listener.sessionId === sessionId
      if (now === undefined) closeWhere(LIVE_CLOSED.signedOut, isOf)
      else if (now.role !== seat.listener.role || !hasSameGrants(now, seat.listener))
        closeWhere(LIVE_CLOSED.forbidden, isOf)
    }
  }

  const timer = setInterval(() => {
    recheck().catch((error: unknown) => {
      log.warn('security', 'The sessions behind live connections could not be read', { error })
    })
  }, recheckEvery)
  timer.unref()

  return {
    admit(link, { listener, tab, recheck: again }) {
      if (countOf(listener.sessionId) >= MOST_OF_SESSION) {
        link.close(TRY_LATER)
        return false
      }
      const { userId, name } = listener
      seats.set(link, {
        listener,
        present: { userId, name, place: 'admin', tab },
        recheck: again,
      })
      send(link, { type: 'ready' })
      return true
    },
    hear(link, said) {
      const seat = seats.get(link)
      if (said === undefined || seat === undefined) return link.close(AGAINST_THE_RULES)
      if (openings.take(seat.listener.sessionId) > 0) return link.close(TRY_LATER)
      if (!can(seat.listener, LIVE_ABILITIES.presence)) return
      presence.sit(link, seat.present, said.open === null ? [] : [said.open])
    },
    leave,
    tell(type, id) {
      for (const [link, { listener }] of seats) {
        if (can(listener, LIVE_ABILITIES[type])) send(link, { type, id })
      }
    },
    closeWhere,
    stop() {
      clearInterval(timer)
      for (const link of seats.keys()) leave(link)
    },
  }
}
