import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRefetchScheduler } from './refetch-scheduler.ts'

const LIST = ['staff', 'blog', 'list']
const OVERVIEW = ['staff', 'overview']

/** Page with a simulated server. The server's state is a number. The server responds after `latency` milliseconds. */
function openPage(latency: number) {
  const server = { state: 0, started: 0, aborted: 0, mostAtOnce: 0 }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let atOnce = 0
  const read = async ({ signal }: { readonly signal: AbortSignal }) => {
    server.started += 1
    const { state } = server
    atOnce += 1
    server.mostAtOnce = Math.max(server.mostAtOnce, atOnce)
    signal.addEventListener('abort', () => (server.aborted += 1))
    await new Promise((resolve) => setTimeout(resolve, latency))
    atOnce -= 1
    return state
  }
  const shown = [LIST, OVERVIEW].map((queryKey) => {
    const observer = new QueryObserver(queryClient, { queryKey, queryFn: read })
    observer.subscribe(() => undefined)
    return observer
  })
  const scheduler = createRefetchScheduler(queryClient)
  return {
    server,
    queryClient,
    scheduler,
    shown: () => shown.map((observer) => observer.getCurrentResult().data),
    change: () => {
      server.state += 1
      scheduler.note([LIST, OVERVIEW])
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('createRefetchScheduler', () => {
  test('fetches the first change 250 ms later if no further change follows', async () => {
    const page = openPage(50)
    await vi.advanceTimersByTimeAsync(1_000)
    const before = page.server.started
    page.change()
    await vi.advanceTimersByTimeAsync(249)
    expect(page.server.started - before).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(page.server.started - before).toBe(2)
    await vi.advanceTimersByTimeAsync(60)
    expect(page.shown()).toEqual([1, 1])
  })

  test('fetches a burst of changes once, at most a second after the first of them', async () => {
    const page = openPage(50)
    await vi.advanceTimersByTimeAsync(1_000)
    const before = page.server.started
    for (let change = 0; change < 99; change += 1) {
      page.change()
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(page.server.started - before).toBe(0)
    await vi.advanceTimersByTimeAsync(10)
    expect(page.server.started - before).toBe(2)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(page.shown()).toEqual([99, 99])
  })

  test('fetches each query once after a single change', async () => {
    const page = openPage(50)
    await vi.advanceTimersByTimeAsync(1_000)
    page.change()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.server.started).toBe(4)
  })

  test.for([10, 400, 3_000])(
    'aborts no fetch and shows the final state if responses take %i ms',
    async (latency) => {
      const page = openPage(latency)
      await vi.advanceTimersByTimeAsync(10_000)
      for (let change = 0; change < 500; change += 1) {
        page.change()
        await vi.advanceTimersByTimeAsync(40)
      }
      await vi.advanceTimersByTimeAsync(5_000 + 2 * latency + 100)
      expect(page.shown()).toEqual([500, 500])
      expect(page.server.aborted).toBe(0)
      expect(page.server.mostAtOnce).toBe(2)
      // 20 s of changes: rounds start after 1, 2, 4.5 and 9.5 s, then every 5 s. Each has two calls.
      expect(page.server.started).toBeLessThanOrEqual(2 + 2 * 9)
    },
  )

  test('shows intermediate states while changes go on', async () => {
    const page = openPage(20)
    await vi.advanceTimersByTimeAsync(1_000)
    const lags: number[] = []
    for (let change = 0; change < 600; change += 1) {
      page.change()
      await vi.advanceTimersByTimeAsync(50)
      lags.push(page.server.state - (page.shown()[0] ?? 0))
    }
    // The server changes every 50 ms, so the lag is counted in changes: at most 5 s plus the response time.
    expect(Math.max(...lags)).toBeLessThanOrEqual(102)
  })

  test('shows changes after at most 0.7 s while a user saves every half second', async () => {
    const page = openPage(20)
    await vi.advanceTimersByTimeAsync(1_000)
    for (let change = 0; change < 40; change += 1) {
      page.change()
      await vi.advanceTimersByTimeAsync(500)
      expect(page.server.state - (page.shown()[0] ?? 0)).toBeLessThanOrEqual(1)
    }
    await vi.advanceTimersByTimeAsync(200)
    expect(page.shown()).toEqual([40, 40])
  })

  test('treats a change of many queries as one change', async () => {
    const page = openPage(20)
    await vi.advanceTimersByTimeAsync(1_000)
    const others = Array.from({ length: 20 }, (_, index) => ['other', String(index)])
    page.scheduler.note([LIST, OVERVIEW, ...others])
    await vi.advanceTimersByTimeAsync(300)
    page.change()
    await vi.advanceTimersByTimeAsync(700)
    expect(page.shown()).toEqual([1, 1])
  })

  test('fetches again without an additional pause once changes have stopped for a while', async () => {
    const page = openPage(20)
    await vi.advanceTimersByTimeAsync(1_000)
    for (let change = 0; change < 300; change += 1) {
      page.change()
      await vi.advanceTimersByTimeAsync(50)
    }
    // Time for the last pause, a response, and 5 s without a change.
    await vi.advanceTimersByTimeAsync(11_000)
    page.change()
    await vi.advanceTimersByTimeAsync(280)
    expect(page.shown()).toEqual([301, 301])
  })

  test('fetches again if a running fetch may miss the change', async () => {
    const page = openPage(500)
    await vi.advanceTimersByTimeAsync(2_000)
    page.change()
    await vi.advanceTimersByTimeAsync(200)
    void page.queryClient.refetchQueries({ queryKey: LIST })
    page.server.state += 1
    await vi.advanceTimersByTimeAsync(510)
    expect(page.shown()[0]).toBe(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(page.shown()).toEqual([2, 2])
    expect(page.server.aborted).toBe(0)
  })

  test('continues after a failed fetch', async () => {
    const page = openPage(20)
    await vi.advanceTimersByTimeAsync(1_000)
    const invalidate = vi
      .spyOn(page.queryClient, 'invalidateQueries')
      .mockRejectedValueOnce(new Error('no answer'))
    page.change()
    await vi.advanceTimersByTimeAsync(260)
    page.change()
    await vi.advanceTimersByTimeAsync(1_500)
    expect(invalidate.mock.calls.length).toBeGreaterThan(2)
    expect(page.shown()).toEqual([2, 2])
  })

  test('cancels the next round on cancel', async () => {
    const page = openPage(20)
    await vi.advanceTimersByTimeAsync(1_000)
    page.change()
    await vi.advanceTimersByTimeAsync(260)
    page.change()
    page.scheduler.cancel()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.server.started).toBe(4)
  })
})
