import { expect, onTestFinished, test, vi } from 'vitest'
import { waitAtMost } from './wait-at-most.ts'

test('waiting ends with the promise or at the time limit, whichever is first', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  await waitAtMost(Promise.resolve(), 1_000)
  expect(vi.getTimerCount()).toBe(0)
  const ended = vi.fn<() => void>()
  const waiting = waitAtMost(new Promise(() => undefined), 1_000).then(ended)
  await vi.advanceTimersByTimeAsync(999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  await expect(waitAtMost(Promise.reject(new Error('lost')), 1_000)).rejects.toThrow('lost')
  expect(vi.getTimerCount()).toBe(0)
})
