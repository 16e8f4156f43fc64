import { onTestFinished, vi } from 'vitest'

/**
 * Options of `vi.waitFor` and `vi.waitUntil` for events without a guaranteed delay, in milliseconds. The default timeout of one second is
 * too short on a busy machine. Tests that run at the same time as the browser tests have only a tenth of the processor, for which 15 s were
 * too short.
 */
export const PATIENT = { timeout: 120_000, interval: 20 } as const

/** Fake timers that tests advance. */
export interface StoppedClock {
  /** Advances the timers by this number of milliseconds. */
  pass(milliseconds: number): Promise<void>
  /** Waits for a condition without advancing the timers. @throws Error after the timeout of {@link PATIENT} */
  until(condition: () => boolean | Promise<boolean>): Promise<void>
}

/**
 * Replaces all timers with fake ones until the test ends, so that delays do not depend on the machine's speed. Sockets, files and processes
 * are unaffected.
 */
export function stopClock(): StoppedClock {
  // The real setTimeout. It is read before the fake timers replace it.
  const { setTimeout: later } = globalThis
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  return {
    pass: async (milliseconds) => {
      await vi.advanceTimersByTimeAsync(milliseconds)
    },
    until: async (condition) => {
      const deadline = Date.now() + PATIENT.timeout
      while (!(await condition())) {
        if (Date.now() > deadline) throw new Error('It did not come while the clock stood still')
        await new Promise((resolve) => later(resolve, 5))
      }
    },
  }
}
