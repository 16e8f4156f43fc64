import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPreloadQueue, within } from './preload-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A queue of names, and what it has asked for so far; a name in `slow` never arrives. */
function setUp(slow: readonly string[] = []) {
  const asked: string[] = []
  const queue = createPreloadQueue<string>((name) => {
    asked.push(name)
    return slow.includes(name) ? new Promise(() => undefined) : Promise.resolve()
  })
  return { queue, asked }
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`)

test('the first four pictures are critical and go at once, the others after them', async () => {
  const { queue, asked } = setUp()
  queue.add(names(12))
  expect(asked).toEqual(names(4))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(names(8))
})

test('a batch is four pictures, and the next begins 50 ms after it', async () => {
  const { queue, asked } = setUp()
  queue.add(names(14))
  await vi.advanceTimersByTimeAsync(49)
  expect(asked).toEqual(names(8))
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(names(12))
  await vi.advanceTimersByTimeAsync(50)
  expect(asked).toEqual(names(14))
})

test('a picture that does not come holds its batch up for 5 s', async () => {
  const { queue, asked } = setUp(['p6'])
  queue.add(names(9))
  await vi.advanceTimersByTimeAsync(5_049)
  expect(asked).toEqual(names(8))
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(names(9))
})

test('a critical picture that does not come holds the others up for 3 s', async () => {
  const { queue, asked } = setUp(['p2'])
  queue.add(names(9))
  await vi.advanceTimersByTimeAsync(2_999)
  expect(asked).toEqual(names(4))
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(names(8))
})

test('each picture is fetched once, however often it comes into view', async () => {
  const { queue, asked } = setUp()
  queue.add(['a', 'b', 'a'])
  queue.add(['b', 'c'])
  await vi.runAllTimersAsync()
  expect(asked).toEqual(['a', 'b', 'c'])
})

test.each([3_000, 5_000])('what takes longer than %i ms is no longer waited for', async (limit) => {
  const ended = vi.fn<() => void>()
  void within(new Promise(() => undefined), limit).then(ended)
  await vi.advanceTimersByTimeAsync(limit - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
})

test('a picture that fails ends its wait', async () => {
  await expect(within(Promise.reject(new Error('no such picture')), 5_000)).resolves.toBeUndefined()
})
