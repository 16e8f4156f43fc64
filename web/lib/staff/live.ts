import { LIVE_CLOSED, liveMessage, type LiveMessage } from '#shared/contracts/live.ts'
import { staffApiPaths } from '#shared/staff-api-paths.ts'
import { onOpenHere, openHere, thisTab } from './open-here.ts'
import { readJson } from './send.ts'

/** The first wait before a lost socket is opened again, and the longest, milliseconds. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 60_000

const refusals: ReadonlySet<number> = new Set(Object.values(LIVE_CLOSED))

/** How long to wait after so many tries in a row: twice as long each time, with up to half of it left to chance. */
export function waitAfter(tries: number, chance: number = Math.random()): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries)
  // All tabs lose their sockets at once when the site is restarted; they come back one after another.
  return whole / 2 + (whole / 2) * chance
}

interface Following {
  /** The token to show; none while nobody is signed in. */
  readonly token: () => string | null
  /** Told of every message. `ready` too: what was said while nobody listened has to be asked for. */
  readonly onMessage: (message: LiveMessage) => void
  /** Told that the session or its role is no longer what the page takes it for. */
  readonly onRefused: () => void
}

const socketAddress = () => {
  const address = new URL(staffApiPaths.events, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address
}

/**
 * Listens for what changes, and tells which article is open in this tab, until it is told to stop; a lost socket is opened again.
 * Returns the way to stop.
 */
export function followLive({ token, onMessage, onRefused }: Following): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let stopped = false
  /** The server knows whose tab this is. */
  let isKnown = false

  const tellOpen = () => {
    if (isKnown) socket?.send(JSON.stringify({ open: openHere() }))
  }

  const open = () => {
    timer = undefined
    const shown = token()
    if (shown === null) return
    const opened = new WebSocket(socketAddress())
    socket = opened
    opened.addEventListener('open', () => {
      if (stopped) opened.close(1000)
      else opened.send(JSON.stringify({ token: shown, tab: thisTab }))
    })
    opened.addEventListener('message', ({ data }) => {
      const { data: message } = liveMessage.safeParse(readJson(String(data)))
      // A server of another version may say what this page does not know.
      if (message === undefined || stopped) return
      if (message.type === 'ready') {
        tries = 0
        isKnown = true
        if (openHere() !== null) tellOpen()
      }
      onMessage(message)
    })
    opened.addEventListener('close', ({ code }) => {
      if (stopped || socket !== opened) return
      socket = undefined
      isKnown = false
      if (refusals.has(code)) onRefused()
      timer = setTimeout(open, waitAfter(tries))
      tries += 1
    })
  }

  /** Nobody waits out a minute when the network is back. */
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
    stopped = true
    isKnown = false
    stopTelling()
    clearTimeout(timer)
    removeEventListener('online', openNow)
    // One that is still being opened closes itself then; to close it now would be a fault in the console.
    if (socket?.readyState === WebSocket.OPEN) socket.close(1000)
  }
}
