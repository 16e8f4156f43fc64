import { HOUR } from '#shared/time/units.ts'

/**
 * Timer for a list whose entries expire. It calls `onEnd` when an entry expires, because cached copies of the list are outdated from then
 * on.
 */
export interface ClosingClock {
  /** Reads the list and determines the next end time again. Called after a change of the list, and once at startup. */
  reset(): void
  stop(): void
}

interface ClosingClockOptions {
  /** Returns the end time of each current entry, ISO 8601; null for an entry without an end. */
  readonly ends: () => Promise<readonly (string | null)[]>
  /** Called when an entry has expired. */
  readonly onEnd: () => void
}

/**
 * Maximum delay of the timer in milliseconds, because Node.js limits timers to 24.8 days. Also the delay before a failed read is retried.
 */
const LONGEST_WAIT = HOUR

/**
 * Delay before the list is read, in milliseconds. Changes can be announced before they are stored, and an immediate read would then miss
 * them.
 */
const PAUSE = 50

/** Creates the timer of a list. It starts with the first `reset`. */
export function createClosingClock({ ends, onEnd }: ClosingClockOptions): ClosingClock {
  let timer: NodeJS.Timeout | undefined
  let turn = 0

  const wait = (ms: number, then: () => void) => {
    timer = setTimeout(then, ms)
    timer.unref()
  }

  const look = async (own: number) => {
    const known = (await ends().catch(() => []))
      .map((end) => (end === null ? Number.NaN : Date.parse(end)))
      .filter((end) => !Number.isNaN(end))
    if (own !== turn) return
    const next = Math.min(LONGEST_WAIT, ...known.map((end) => end - Date.now()))
    const ended = () => {
      if (known.some((end) => end <= Date.now())) onEnd()
      reset()
    }
    wait(Math.max(0, next), ended)
  }

  const reset = () => {
    clearTimeout(timer)
    turn += 1
    const own = turn
    wait(PAUSE, () => void look(own))
  }

  return {
    reset,
    stop: () => {
      turn += 1
      clearTimeout(timer)
    },
  }
}
