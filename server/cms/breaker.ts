import { CmsUnavailable } from './cms-error.ts'

/** `up`: calls reach the CMS. `down`: calls fail at once, and probes in the background check if the CMS has recovered. */
export type CmsState = 'up' | 'down'

export interface BreakerOptions {
  /** Timeout of one call to the CMS, in milliseconds. */
  readonly deadlineMs: number
  /** Number of consecutive failures that open the breaker. A single timeout opens it at once. */
  readonly failures: number
  /** Pause between two probes while the breaker is open, in milliseconds. */
  readonly probeEveryMs: number
  /** Request that tests the CMS. Resolves if the CMS responds correctly. */
  readonly probe: (signal: AbortSignal) => Promise<unknown>
  readonly onChange: (state: CmsState, cause: unknown) => void
}

/** Circuit breaker. While the CMS is unavailable, requests of visitors fail at once rather than after the timeout. */
export interface Breaker {
  readonly state: CmsState
  /**
   * Runs `work` with the timeout.
   * @throws CmsUnavailable at once while the breaker is open; otherwise if `work` fails or times out
   */
  run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Stops the probes. */
  close(): void
}

class Late extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`)
    this.name = 'Late'
  }
}

/** Rejects at the timeout, even if `work` ignores the abort signal. */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const late = new Late(ms)
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(late)
      controller.abort(late)
    }, ms)
  })
  try {
    return await Promise.race([work(controller.signal), deadline])
  } finally {
    clearTimeout(timer)
  }
}

/** Creates a breaker in the state `up`. */
export function createBreaker(options: BreakerOptions): Breaker {
  let state: CmsState = 'up'
  let failuresInARow = 0
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const turn = (next: CmsState, cause?: unknown) => {
    if (state === next) return
    state = next
    failuresInARow = 0
    options.onChange(next, cause)
  }

  const probeLater = () => {
    if (closed) return
    timer = setTimeout(async () => {
      try {
        await within(options.deadlineMs, options.probe)
        if (!closed) turn('up')
      } catch {
        probeLater()
      }
    }, options.probeEveryMs)
    timer.unref()
  }

  const open = (cause: unknown) => {
    if (state === 'down') return
    turn('down', cause)
    probeLater()
  }

  return {
    get state() {
      return state
    },
    run: async (work) => {
      if (state === 'down') throw new CmsUnavailable('the CMS is known to be down')
      try {
        const answer = await within(options.deadlineMs, work)
        failuresInARow = 0
        return answer
      } catch (error) {
        failuresInARow += 1
        if (error instanceof Late || failuresInARow >= options.failures) open(error)
        throw error instanceof CmsUnavailable
          ? error
          : new CmsUnavailable('the CMS does not answer as it should', error)
      }
    },
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}
