import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDueTimer } from './due-timer.ts'

const EVERY = 10_000

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * Starts a timer. `checks` contains the times of its checks in milliseconds. `found` returns the next due time, or undefined for a check
 * that fails.
 */
function started(found: (at: number) => number | undefined, isOnDuty?: () => boolean) {
  const checks: number[] = []
  const timer = createDueTimer({
    look: async () => {
      checks.push(Date.now())
      const next = found(Date.now())
      await Promise.resolve()
      if (next !== undefined) timer.setNext(next)
    },
    now: Date.now,
    everyMs: EVERY,
    isOnDuty,
  })
  timer.start()
  return { timer, checks }
}

it('the timer of the schedules checks at the due time, and otherwise after each pause', async () => {
  const { checks } = started((at) => (at < 2_500 ? 2_500 : Number.POSITIVE_INFINITY))
  await vi.advanceTimersByTimeAsync(2_500 + 2 * EVERY)
  expect(checks.slice(0, 2)).toEqual([0, 2_500])
  expect(checks).toHaveLength(4)
})

it('the timer of the schedules retries a failed check after the usual pause, not at once', async () => {
  const { checks } = started((at) => (at === 0 ? 1_500 : undefined))
  await vi.advanceTimersByTimeAsync(1_500 + EVERY - 1)
  expect(checks).toEqual([0, 1_500])
  await vi.advanceTimersByTimeAsync(1_001)
  expect(checks).toHaveLength(3)
})

it('the timer of the schedules checks earlier if `setNext` is called with an earlier time, and makes no check after `stop`', async () => {
  const { timer, checks } = started(() => Number.POSITIVE_INFINITY)
  await vi.advanceTimersByTimeAsync(100)
  timer.setNext(700)
  await vi.advanceTimersByTimeAsync(600)
  expect(checks).toEqual([0, 700])
  await timer.stop()
  await vi.advanceTimersByTimeAsync(3 * EVERY)
  expect(checks).toEqual([0, 700])
})

it('the timer of the schedules checks on time even if `setNext` is called continuously', async () => {
  const { timer, checks } = started((at) => (at < 2_500 ? 2_500 : Number.POSITIVE_INFINITY))
  const changes = setInterval(() => timer.setNext(Date.now() < 2_500 ? 2_500 : 60_000), 100)
  await vi.advanceTimersByTimeAsync(2_600)
  expect(checks[1]).toBe(2_500)
  await vi.advanceTimersByTimeAsync(2 * EVERY)
  expect(checks.length).toBeGreaterThanOrEqual(3)
  clearInterval(changes)
})

it('the timer of the schedules checks within a second after its process takes over, even if `setNext` is called continuously', async () => {
  let isOnDuty = false
  const { timer, checks } = started(
    () => Number.POSITIVE_INFINITY,
    () => isOnDuty,
  )
  timer.setNext(500)
  const changes = setInterval(() => timer.setNext(60_000), 100)
  await vi.advanceTimersByTimeAsync(EVERY)
  expect(checks).toEqual([])
  isOnDuty = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect(checks).toHaveLength(1)
  clearInterval(changes)
})
