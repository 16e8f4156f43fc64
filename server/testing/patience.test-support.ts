import { onTestFinished, vi } from 'vitest'

/**
 * How long `vi.waitFor` and `vi.waitUntil` look for what comes without a promise of when, milliseconds: their own limit of
 * one second is nothing that the product has said, and a busy machine would decide it. Tests beside journeys have a tenth of the
 * processor, where fifteen seconds were too few.
 */
export const PATIENT = { timeout: 120_000, interval: 20 } as const

/** The timers of the product, which go on when a test says so. */
export interface StoppedClock {
  /** Lets so many milliseconds pass for timers. */
  pass(milliseconds: number): Promise<void>
  /** Waits for what comes of itself, while no timer goes on. @throws Error when nothing comes in {@link PATIENT} */
  until(condition: () => boolean | Promise<boolean>): Promise<void>
}

/**
 * Stops all timers until the test ends, so that a delay is what the product waits for and not what the machine takes.
 * Sockets, files and processes go on.
 */
export function stopClock(): StoppedClock {
  // Taken before they are replaced.
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
