import { DAY, MINUTE } from '#shared/time/units.ts'
import type { Log } from './logging.ts'

export interface SteadyWorkOptions {
  /** Done at every look, in this order. One that fails does not keep the others from running. */
  readonly jobs: readonly (() => Promise<void>)[]
  /** Written to the log with the error when a job fails. */
  readonly failed: string
  readonly log: Log
}

/** How long after the end of one look the next begins, milliseconds. */
const LOOK_EVERY = MINUTE

/** Looks after something once a minute, from `start` on until `stop`, which waits for the look that runs. */
export function createSteadyWork({ jobs, failed, log }: SteadyWorkOptions) {
  let stopped = false
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const look = async () => {
    for (const job of jobs) {
      try {
        await job()
      } catch (error) {
        log.error('database', failed, { error })
      }
    }
  }

  const next = () => {
    if (stopped) return
    running = look().then(() => {
      timer = setTimeout(next, LOOK_EVERY)
      timer.unref()
    })
  }

  return {
    /** Looks once, for tests that turn the clock themselves. */
    look,
    start: next,
    stop: async () => {
      stopped = true
      await running
      clearTimeout(timer)
    },
  }
}

/** `work`, but at most once a day of the clock `now` (milliseconds); the first call does it. */
export function onceADay(now: () => number, work: (at: number) => Promise<void>) {
  let done: number | undefined
  return async () => {
    const at = now()
    if (done !== undefined && at - done < DAY) return
    done = at
    await work(at)
  }
}
