import { DAY, MINUTE } from '#shared/time/units.ts'
import type { Log } from './logging.ts'

export interface SteadyWorkOptions {
  /** Tasks of each run, in this order. A failing task does not stop the others. */
  readonly jobs: readonly (() => Promise<void>)[]
  /** Log message for a failed task; the error is logged with it. */
  readonly failed: string
  readonly log: Log
}

/** Pause between two runs, in milliseconds. */
const LOOK_EVERY = MINUTE

/** Runs tasks once a minute from `start` to `stop`. `stop` waits for the current run. */
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
    /** Runs the tasks once, for tests that control the clock. */
    look,
    start: next,
    stop: async () => {
      stopped = true
      await running
      clearTimeout(timer)
    },
  }
}

/** Returns a function that runs `work` at its first call and then at most once in 24 hours. `now` returns milliseconds since 1970. */
export function onceADay(now: () => number, work: (at: number) => Promise<void>) {
  let done: number | undefined
  return async () => {
    const at = now()
    if (done !== undefined && at - done < DAY) return
    done = at
    await work(at)
  }
}
