import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClosingClock } from './closing-clock.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-06-01T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

const start = (ends: () => Promise<readonly (string | null)[]>) => {
  const onEnd = vi.fn<() => void>()
  const clock = createClosingClock({ ends, onEnd })
  clock.reset()
  return { clock, onEnd }
}

test('tells of each end at its moment, and of none that is past', async () => {
  const { onEnd } = start(async () => [
    null,
    '2026-06-01T11:00:00Z',
    '2026-06-01T12:00:10Z',
    '2026-06-01T12:00:30Z',
  ])
  await vi.advanceTimersByTimeAsync(9_999)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(onEnd).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(100 * 24 * 60 * 60_000)
  expect(onEnd).toHaveBeenCalledTimes(2)
})

test('an end further off than a timer can wait is still met', async () => {
  const { onEnd } = start(async () => ['2026-09-01T00:00:00Z'])
  await vi.advanceTimersByTimeAsync(Date.parse('2026-08-31T23:59:59Z') - Date.now())
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a list that cannot be read is read again later', async () => {
  let down = true
  const { onEnd } = start(async () => {
    if (down) throw new Error('down')
    return ['2026-06-01T13:30:00Z']
  })
  await vi.advanceTimersByTimeAsync(60_000)
  down = false
  await vi.advanceTimersByTimeAsync(90 * 60_000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a stopped clock tells nothing', async () => {
  const { clock, onEnd } = start(async () => ['2026-06-01T12:00:10Z'])
  clock.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onEnd).not.toHaveBeenCalled()
})
