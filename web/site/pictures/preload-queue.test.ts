import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPreloadQueue, within } from './preload-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Queue of names instead of pictures, and the names that were requested so far. A request for a name in `slow` never completes. */
function setUp(slow: readonly string[] = []) {
  const asked: string[] = []
  const queue = createPreloadQueue<string>((name) => {
    asked.push(name)
    return slow.includes(name) ? new Promise(() => undefined) : Promise.resolve()
  })
  return { queue, asked }
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`)

test('the preload queue loads the first four pictures of a page at once, and all other pictures afterwards', async () => {
  const { queue, asked } = setUp()
  queue.add(names(12))
  expect(asked).toEqual(names(4))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(names(8))
})

test('the preload queue loads batches of four pictures with a pause of 50 ms', async () => {
  const { queue, asked } = setUp()
  queue.add(names(14))
  await vi.advanceTimersByTimeAsync(49)
  expect(asked).toEqual(names(8))
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(names(12))
  await vi.advanceTimersByTimeAsync(50)
  expect(asked).toEqual(names(14))
})

test('the preload queue waits at most 5 s for a picture of a batch', async () => {
  const { queue, asked } = setUp(['p6'])
  queue.add(names(9))
  await vi.advanceTimersByTimeAsync(5_049)
  expect(asked).toEqual(names(8))
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(names(9))
})

test('the preload queue waits at most 3 s for a critical picture', async () => {
  const { queue, asked } = setUp(['p2'])
  queue.add(names(9))
  await vi.advanceTimersByTimeAsync(2_999)
  expect(asked).toEqual(names(4))
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(names(8))
})

test('the preload queue loads each picture only once, however often it becomes visible', async () => {
  const { queue, asked } = setUp()
  queue.add(['a', 'b', 'a'])
  queue.add(['b', 'c'])
  await vi.runAllTimersAsync()
  expect(asked).toEqual(['a', 'b', 'c'])
})

test.each([3_000, 5_000])(
  'within() resolves after %i ms if the work has not ended',
  async (limit) => {
    const ended = vi.fn<() => void>()
    void within(new Promise(() => undefined), limit).then(ended)
    await vi.advanceTimersByTimeAsync(limit - 1)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledOnce()
  },
)

test('within() resolves if loading a picture fails', async () => {
  await expect(within(Promise.reject(new Error('no such picture')), 5_000)).resolves.toBeUndefined()
})
