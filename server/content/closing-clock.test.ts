import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClosingClock } from './closing-clock.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-06-01T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

/** Starts a closing clock. `ends` returns the end times of the entries in the list. */
const start = (ends: () => Promise<readonly (string | null)[]>) => {
  const onEnd = vi.fn<() => void>()
  const clock = createClosingClock({ ends, onEnd })
  clock.reset()
  return { clock, onEnd }
}

const showing = (...ends: readonly (string | null)[]) =>
  ends.filter((end) => end === null || Date.parse(end) > Date.now())

test('the closing clock calls `onEnd` at each future end time, and not for past end times', async () => {
  const { onEnd } = start(async () =>
    showing(null, '2026-06-01T11:00:00Z', '2026-06-01T12:00:10Z', '2026-06-01T12:00:30Z'),
  )
  await vi.advanceTimersByTimeAsync(9_999)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(onEnd).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(100 * 24 * 60 * 60_000)
  expect(onEnd).toHaveBeenCalledTimes(2)
})

test('the closing clock calls `onEnd` for an entry that expires while the list is being read', async () => {
  let kept: readonly (string | null)[] | undefined = ['2026-06-01T12:00:00.010Z']
  const { onEnd } = start(async () => kept ?? [])
  onEnd.mockImplementation(() => {
    kept = undefined
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('the closing clock reads the list some time after a change, not at once', async () => {
  const ends = vi.fn<() => Promise<readonly string[]>>(async () => [])
  start(ends)
  await Promise.resolve()
  expect(ends).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ends).toHaveBeenCalledTimes(1)
})

test('the closing clock supports end times that are later than the maximum delay of a timer', async () => {
  const { onEnd } = start(async () => showing('2026-09-01T00:00:00Z'))
  await vi.advanceTimersByTimeAsync(Date.parse('2026-08-31T23:59:59Z') - Date.now())
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('the closing clock retries if reading the list fails', async () => {
  let down = true
  const { onEnd } = start(async () => {
    if (down) throw new Error('down')
    return showing('2026-06-01T13:30:00Z')
  })
  await vi.advanceTimersByTimeAsync(60_000)
  down = false
  await vi.advanceTimersByTimeAsync(90 * 60_000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('the closing clock does not call `onEnd` after it was stopped', async () => {
  const { clock, onEnd } = start(async () => showing('2026-06-01T12:00:10Z'))
  await vi.advanceTimersByTimeAsync(1_000)
  clock.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onEnd).not.toHaveBeenCalled()
})
