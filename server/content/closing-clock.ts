import { HOUR } from '#shared/time/units.ts'

/** A list whose entries end by the clock: what was kept of it is out of date when the next of them does. */
export interface ClosingClock {
  /** Looks for the next end anew: after a change of the list, and once at the start. */
  reset(): void
  stop(): void
}

interface ClosingClockOptions {
  /** When each entry that is shown at present ends, ISO 8601; null for one that does not. */
  readonly ends: () => Promise<readonly (string | null)[]>
  /** Called when one that was shown has ended. */
  readonly onEnd: () => void
}

/** Timers cannot wait for longer than 24.8 days; a list that could not be read is read again after this long too. */
const LONGEST_WAIT = HOUR

/**
 * Pause before the list is read. Whoever tells of a change may do so before it is written; what is read in the same
 * breath would be the old list, and would be kept as the new one.
 */
const PAUSE = 50

/** Tells when the entries of a list end. */
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
