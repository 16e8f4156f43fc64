import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react/pure'
import { paths } from '#shared/paths/paths.ts'
import { passTime, stopClock, timerSet } from '#web/testing/browser/clock.test-support.ts'
import { focusOn } from '#web/testing/browser/elements.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'
import { usePrefetch } from './prefetch.ts'

test('content moving under a resting pointer does not cancel the preload of a focused link', async () => {
  await openPage(paths.usNotice)
  const prefetch = vi.fn<(path: string) => void>()
  const { unmount } = await renderHook(() => usePrefetch(prefetch))
  const link = page.getByCss('.foot').getByRole('link', { name: 'Clients' })
  await expect.element(link).toBeInTheDocument()
  stopClock()
  focusOn(link)
  await timerSet(65)
  document
    .querySelector('main')
    ?.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }))
  await passTime(64)
  expect(prefetch).not.toHaveBeenCalled()
  await passTime(1)
  expect(prefetch.mock.calls).toEqual([[paths.clients]])
  await unmount()
})
