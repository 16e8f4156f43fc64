import {
  environmentManager,
  focusManager,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { refetchOptions } from './refetch-options.ts'
import { SourceError } from './content-source.ts'
import type { Answer } from './content-fallback.ts'
import { createBrowserQueryClient } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Simulates a browser, because TanStack Query disables refetching on a server.
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  environmentManager.setIsServer(() => true)
  vi.useRealTimers()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

/**
 * Observes a content query until the end of the test. Returns the times of its requests, in seconds since the start, and its current
 * result.
 */
function show(ask: () => Promise<Answer<string>>) {
  const client = createBrowserQueryClient(() => true)
  const start = Date.now()
  const asked: number[] = []
  const observer = new QueryObserver<Answer<string>>(client, {
    queryKey: ['page'],
    queryFn: () => {
      asked.push((Date.now() - start) / 1000)
      return ask()
    },
    ...refetchOptions,
    retry: false,
  })
  client.mount()
  const stop = observer.subscribe(() => undefined)
  onTestFinished(() => {
    stop()
    client.unmount()
    client.clear()
  })
  return { asked, current: () => observer.getCurrentResult() }
}

const broken = () => Promise.reject(new SourceError('We could not reach the server.', 0))
const refused = () => Promise.reject(new SourceError('This needs authentication.', 401))
const answer = (origin: 'cms' | 'saved') => Promise.resolve({ data: 'text', origin })

test('a page without content refetches after 5 and after 10 seconds, then every 30 seconds', async () => {
  const { asked } = show(broken)
  await vi.advanceTimersByTimeAsync(110_000)
  expect(asked).toEqual([0, 5, 15, 45, 75, 105])
})

test('a page without content refetches only while it is visible, and at once when it becomes visible', async () => {
  const { asked } = show(broken)
  await vi.advanceTimersByTimeAsync(20_000)
  focusManager.setFocused(false)
  await vi.advanceTimersByTimeAsync(90_000)
  expect(asked).toEqual([0, 5, 15])
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toEqual([0, 5, 15, 110])
})

test('a page without content refetches when the connection is back', async () => {
  const { asked } = show(broken)
  await vi.advanceTimersByTimeAsync(16_000)
  onlineManager.setOnline(false)
  await vi.advanceTimersByTimeAsync(2_000)
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual([0, 5, 15, 18])
})

test('a page without content never refetches if sign-in is required', async () => {
  const { asked, current } = show(refused)
  await vi.advanceTimersByTimeAsync(60_000)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([0])
  expect(current().error?.message).toContain('authentication')
})

test('a page without content stops refetching when the content has arrived', async () => {
  let isThere = false
  const { asked, current } = show(() => (isThere ? answer('cms') : broken()))
  await vi.advanceTimersByTimeAsync(6_000)
  isThere = true
  await vi.advanceTimersByTimeAsync(100_000)
  expect(asked).toEqual([0, 5, 15])
  expect(current().data).toEqual({ data: 'text', origin: 'cms' })
})

test('a page with saved content refetches at least every ten seconds until the content comes from the CMS', async () => {
  let isBack = false
  const { asked, current } = show(() => answer(isBack ? 'cms' : 'saved'))
  await vi.advanceTimersByTimeAsync(60_000)
  isBack = true
  const since = asked.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(current().data?.origin).toBe('cms')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.length).toBe(since + 1)
})
