import { expect, vi } from 'vitest'

/** Delays in milliseconds of all timers that were set since the clock was stopped. */
let waits: (number | undefined)[] = []

/**
 * Waits for two frames of the browser. React renders and the browser dispatches scroll events in them. A stopped clock does not stop
 * frames.
 */
export const nextFrames = () =>
  new Promise<unknown>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

/**
 * Stops the clock of the page, which then advances only by {@link passTime}. Timers that were set before still run in real time.
 * @param now time of the stopped clock; default: the current time
 */
export function stopClock(now = new Date()): void {
  vi.useRealTimers()
  vi.useFakeTimers({
    now,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  // Without this, vitest would advance the clock while an assertion polls.
  vi.spyOn(vi, 'advanceTimersByTime').mockImplementation(() => vi)
  waits = []
  const wait = window.setTimeout
  const noted = (...[work, delay, ...values]: Parameters<typeof wait>) => {
    waits.push(delay)
    return wait(work, delay, ...values)
  }
  Object.assign(window, { setTimeout: noted })
}

/** Lets the clock run again. Timers that were set while it was stopped are removed. */
export function startClock(): void {
  vi.useRealTimers()
}

/** Waits in real time until the page has set a timer with a delay of `delay` ms. */
export const timerSet = (delay: number) => expect.poll(() => waits).toContain(delay)

/** Advances the stopped clock, and waits until the page shows the effect. */
export async function passTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await nextFrames()
}
