/**
 * Interval at which the clock is read, in milliseconds. A single long timer would not notice that the clock was set or the machine slept.
 */
const CLOCK_READ_EVERY = 1_000

export interface DueTimerOptions {
  /** Makes all due changes once, and passes the time of the next due change to {@link DueTimer.setNext}. It never rejects. */
  readonly look: () => Promise<void>
  /** Returns the current time in milliseconds since 1970. */
  readonly now: () => number
  /** Maximum pause between two runs of `look`, in milliseconds. */
  readonly everyMs: number
  /** False while another process runs the checks. Default: always true. */
  readonly isOnDuty?: (() => boolean) | undefined
}

/** Timer that runs a check when a change is due, and at the latest after a pause. */
export interface DueTimer {
  readonly isStarted: () => boolean
  start(): void
  /** Runs the check once. A call during a run waits for that run. */
  run(): Promise<void>
  /** Sets the time of the next due change, in milliseconds since 1970; infinity if none is known. */
  setNext(time: number): void
  /** Stops the timer and waits for a run that is in progress. */
  stop(): Promise<void>
}

/** Creates a stopped timer. */
export function createDueTimer({
  look,
  now,
  everyMs,
  isOnDuty = () => true,
}: DueTimerOptions): DueTimer {
  let started = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let next = Number.POSITIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  /** Time at which the timer fires, in milliseconds since 1970. */
  let firesAt = Number.POSITIVE_INFINITY

  const run = async () => {
    if (running === undefined) {
      lookedAt = now()
      // Forgets the due time. A check that fails sets no new one, so the next check starts after the pause and not at once.
      next = Number.POSITIVE_INFINITY
      running = look().finally(() => {
        running = undefined
      })
    }
    await running
  }

  const arm = () => {
    clearTimeout(timer)
    if (!started) return
    const untilNext = isOnDuty() ? next - now() : CLOCK_READ_EVERY
    const pause = Math.max(0, Math.min(CLOCK_READ_EVERY, untilNext))
    firesAt = now() + pause
    timer = setTimeout(() => void tick(), pause)
    timer.unref()
  }

  const tick = async () => {
    const isWorking = isOnDuty()
    // A process that takes over from another one checks at once.
    if (!isWorking) lookedAt = Number.NEGATIVE_INFINITY
    else if (now() >= next || Math.abs(now() - lookedAt) >= everyMs) await run()
    arm()
  }

  return {
    isStarted: () => started,
    start: () => {
      started = true
      void tick()
    },
    run,
    setNext: (time) => {
      // A due time that has passed is not overwritten before the check.
      if (next > now()) next = time
      // During a run, the timer is set at the end of the run. Otherwise it is set again only for an earlier time, so that frequent calls
      // do not delay it.
      if (running === undefined && isOnDuty() && Math.max(next, now()) < firesAt) arm()
    },
    stop: async () => {
      started = false
      clearTimeout(timer)
      await running
    },
  }
}
