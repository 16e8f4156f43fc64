import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commitDeletions, heldDeletions, holdDeletion } from './held-deletions.ts'
import { dismissToast, takeToastAction, toastStore } from '../toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const hold = () => {
  const commit = vi.fn<(leaving: boolean) => Promise<void>>(() => Promise.resolve())
  holdDeletion('Blog deleted successfully', { ids: ['a', 'b'], commit })
  return commit
}
const visibleId = () => toastStore.visible()[0]?.id ?? 0

test('what is to be deleted is hidden at once and deleted when the toast closes', async () => {
  const commit = hold()
  expect([...heldDeletions.ids()]).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(4_999)
  expect(commit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(commit).toHaveBeenCalledExactlyOnceWith(false)
  expect([...heldDeletions.ids()]).toEqual([])
})

test('Undo brings it back and nothing is deleted', async () => {
  const commit = hold()
  takeToastAction(visibleId())
  expect([...heldDeletions.ids()]).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  await commitDeletions()
  expect(commit).not.toHaveBeenCalled()
})

test('dismissing the toast deletes at once', async () => {
  const commit = hold()
  dismissToast(visibleId())
  await vi.advanceTimersByTimeAsync(0)
  expect(commit).toHaveBeenCalledOnce()
})

test('leaving the page deletes at once, once', async () => {
  const commit = hold()
  await commitDeletions(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(commit).toHaveBeenCalledExactlyOnceWith(true)
})
