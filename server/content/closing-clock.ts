/** A list whose entries end by the clock: what was kept of it is out of date when the next of them does. */
export interface ClosingClock {
  /** Looks for the next end anew: after a change of the list, and once at the start. */
  reset(): void
  stop(): void
}

interface ClosingClockOptions {
  /** When each entry ends, ISO 8601; null for one that does not. */
  readonly ends: () => Promise<readonly (string | null)[]>
  /** Called when one has ended. */
  readonly onEnd: () => void
}

/** Timers cannot wait for longer than 24.8 days; a list that could not be read is read again after this long too. */
const LONGEST_WAIT = 60 * 60_000

/** Tells when the entries of a list end. */
export function createClosingClock({ ends, onEnd }: ClosingClockOptions): ClosingClock {
  let timer: NodeJS.Timeout | undefined
  let turn = 0

  const look = async (own: number) => {
    const known = await ends().catch(() => [])
    if (own !== turn) return
    const now = Date.now()
    const next = known
      .map((end) => (end === null ? Number.NaN : Date.parse(end)))
      .filter((end) => end > now)
      .reduce((first, end) => Math.min(first, end), Number.POSITIVE_INFINITY)
    timer = setTimeout(
      () => {
        if (Date.now() >= next) onEnd()
        reset()
      },
      Math.min(LONGEST_WAIT, next - now),
    )
    timer.unref()
  }

  const reset = () => {
    clearTimeout(timer)
    turn += 1
    void look(turn)
  }

  return {
    reset,
    stop: () => {
      turn += 1
      clearTimeout(timer)
    },
  }
}
