import { MINUTE } from '#shared/time/units.ts'
import { LIVE_CLOSED, liveMessage, type LiveMessage } from '#shared/contracts/live.ts'
import { createDialer } from '#shared/link/dialer.ts'
import { LinkError, type Link, type LinkAddress, type LinkProblem } from '#shared/link/link.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { query } from '#shared/paths/query-text.ts'
import { BACKGROUND_HEADER } from '#shared/contracts/auth.ts'
import type { LiveState } from './live-state.ts'
import { onOpenHere, openHere, thisTab } from './open-here.ts'

/** First and longest delay before reconnecting, in milliseconds. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = MINUTE

const refusals: ReadonlySet<number> = new Set(Object.values(LIVE_CLOSED))

/**
 * Delay in milliseconds before reconnecting, after a number of consecutive failed attempts: a random time between half of a maximum and the
 * maximum. The maximum doubles with each attempt.
 */
export function waitAfter(tries: number, chance: number = Math.random()): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries)
  // Random, because all tabs lose their connection at the same time when the site restarts.
  return whole / 2 + (whole / 2) * chance
}

interface Following {
  /** Token of the session, or null if the user is not signed in. */
  readonly token: () => string | null
  /** Called with every message. After a `ready` message the caller should refetch its data, because it may have missed changes. */
  readonly onMessage: (message: LiveMessage) => void
  /** Called when the session has ended or the role of the user has changed. */
  readonly onRefused: () => void
  /** Called when the state of the connection changes. */
  readonly onState?: (state: LiveState) => void
}

const addressFor = (token: string): LinkAddress => ({
  path: staffApiPaths.events,
  hello: { token, tab: thisTab },
  eventsQuery: query({ tab: thisTab }),
  headers: { authorization: `Bearer ${token}`, [BACKGROUND_HEADER]: '1' },
  sayPath: staffApiPaths.eventsOf,
  // Only the last queued message is sent. It names the article that is open now, so all earlier messages are outdated.
  pack: (messages) => messages.slice(-1),
})

/**
 * Subscribes to changes, and reports the article that is open in this tab to the server. Reconnects after a lost connection. Returns a
 * function that ends the subscription.
 */
export function followLive({
  token,
  onMessage,
  onRefused,
  onState = () => undefined,
}: Following): () => void {
  const dial = createDialer()
  let link: Link | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let isStopped = false
  /** True once the server has identified this tab. */
  let isKnown = false

  const tellOpen = () => {
    if (isKnown) link?.send({ open: openHere() })
  }

  const retry = (problem: LinkProblem, siteOrigin?: string) => {
    if (isStopped) return
    link = undefined
    isKnown = false
    tries += 1
    onState({ kind: 'closed', problem, siteOrigin, tries })
    if (problem === 'signed-out' || problem === 'forbidden') onRefused()
    timer = setTimeout(open, waitAfter(tries - 1))
  }

  const hear = (opened: Link, value: unknown) => {
    const { data: message } = liveMessage.safeParse(value)
    // Ignores messages of unknown types, because the server may have another version than this page.
    if (message === undefined || isStopped) return
    if (message.type === 'ready') {
      tries = 0
      isKnown = true
      onState({ kind: 'open', transport: opened.transport })
      if (openHere() !== null) tellOpen()
    }
    onMessage(message)
  }

  const open = () => {
    timer = undefined
    const shown = token()
    if (shown === null) return
    const early: unknown[] = []
    let current: Link | undefined
    const handlers = {
      onMessage: (value: unknown) => {
        if (current === undefined) early.push(value)
        else hear(current, value)
      },
      onClose: (code: number) => {
        if (current === undefined || link !== current) return
        if (code === LIVE_CLOSED.forbidden) retry('forbidden')
        else retry(refusals.has(code) ? 'signed-out' : 'away')
      },
    }
    dial(addressFor(shown), handlers).then(
      (opened) => {
        if (isStopped) return opened.close()
        current = opened
        link = opened
        for (const value of early.splice(0)) hear(opened, value)
      },
      (error: unknown) => {
        if (error instanceof LinkError) retry(error.problem, error.siteOrigin)
        else retry('away')
      },
    )
  }

  /** Reconnects at once when the network is back. */
  const openNow = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    tries = 0
    open()
  }

  open()
  addEventListener('online', openNow)
  const stopTelling = onOpenHere(tellOpen)
  return () => {
    isStopped = true
    isKnown = false
    stopTelling()
    clearTimeout(timer)
    removeEventListener('online', openNow)
    link?.close()
  }
}
