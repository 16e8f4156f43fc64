import { expect, vi } from 'vitest'

/** Delays of all timers set since the clock was stopped, in milliseconds. */
let waits: (number | undefined)[] = []

/** Two frames of the browser, in which React renders and the browser dispatches scroll events. The clock does not stop frames. */
export const nextFrames = () =>
  new Promise<unknown>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

/**
 * Stops the clock of the page: from here on only {@link passTime} advances it. Timers that are already set are not affected.
 * @param now time of the stopped clock; default: the current time
 */
export function stopClock(now = new Date()): void {
  vi.useRealTimers()
  vi.useFakeTimers({
    now,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  // While an assertion polls, vitest would advance the clock.
  vi.spyOn(vi, 'advanceTimersByTime').mockImplementation(() => vi)
  waits = []
  const wait = window.setTimeout
  const noted = (...[work, delay, ...values]: Parameters<typeof wait>) => {
    waits.push(delay)
    return wait(work, delay, ...values)
  }
  Object.assign(window, { setTimeout: noted })
}

/** Lets the clock run again. Timers that were set while it was stopped are dropped. */
export function startClock(): void {
  vi.useRealTimers()
}

/** Waits in real time until the page has set a timer of `delay` ms. */
export const timerSet = (delay: number) => expect.poll(() => waits).toContain(delay)

/** Advances the stopped clock, and waits until the page shows the effect. */
export async function passTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await nextFrames()
}
