/**
 * Maximum delay of a timer, in milliseconds, after which the clock is read again. With one long timer, a changed clock or a sleeping
 * machine would not be noticed.
 */
const CLOCK_READ_EVERY = 1_000

export interface DueTimerOptions {
  /** Makes all changes that are due, and passes the time of the next due change to {@link DueTimer.setNext}. Never rejects. */
  readonly look: () => Promise<void>
  /** Returns the current time in milliseconds since 1970. */
  readonly now: () => number
  /** Maximum pause between two calls of `look`, in milliseconds. */
  readonly everyMs: number
  /** False while another process makes the checks. Default: always true. */
  readonly isOnDuty?: (() => boolean) | undefined
}

/** Timer that calls `look` when a change is due, and at the latest after a pause. */
export interface DueTimer {
  readonly isStarted: () => boolean
  start(): void
  /** Calls `look` once. If `look` is running already, waits for this run. */
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
      // Resets the due time. If the check fails, it sets no new time. The next check then follows after the usual pause and not at once.
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
    // While another process makes the checks, this process resets the time of its last check. So it makes a check at once when it takes
    // over.
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
      // A due time that has passed is replaced only after its check.
      if (next > now()) next = time
      // At the end of a run the timer is set anyway. Between runs it is set again only for an earlier time. Otherwise frequent calls would
      // postpone it again and again.
      if (running === undefined && isOnDuty() && Math.max(next, now()) < firesAt) arm()
    },
    stop: async () => {
      started = false
      clearTimeout(timer)
      await running
    },
  }
}
