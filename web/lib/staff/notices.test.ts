import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noticeStore, notify } from './notices.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const texts = () => noticeStore.visible().map(({ text }) => text)

test('a notice goes after four seconds unless told', () => {
  notify('One')
  notify('Two', 6_000)
  vi.advanceTimersByTime(3_999)
  expect(texts()).toEqual(['One', 'Two'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['Two'])
  vi.advanceTimersByTime(2_000)
  expect(texts()).toEqual([])
})

test('three are seen at once, the oldest makes room', () => {
  for (const text of ['One', 'Two', 'Three', 'Four']) notify(text)
  expect(texts()).toEqual(['Two', 'Three', 'Four'])
  vi.advanceTimersByTime(4_000)
  expect(texts()).toEqual([])
})

test('who listens is told of each coming and going', () => {
  const listener = vi.fn<() => void>()
  const stop = noticeStore.subscribe(listener)
  notify('One')
  vi.advanceTimersByTime(4_000)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  notify('Two')
  expect(listener).toHaveBeenCalledTimes(2)
})
