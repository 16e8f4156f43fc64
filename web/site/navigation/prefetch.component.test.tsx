import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react/pure'
import * as z from 'zod/mini'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import { shippedCopy } from '#shared/content/pages/shipped-pages.ts'
import { publicOperations } from '#shared/contracts/operations/article-operations.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { answer } from '#web/testing/browser/answers.test-support.ts'
import {
  passTime,
  startClock,
  stopClock,
  timerSet,
} from '#web/testing/browser/clock.test-support.ts'
import { focusOn, htmlOf } from '#web/testing/browser/elements.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'
import { usePrefetch } from './prefetch.ts'

const HEADING = 'A heading of the server'
const about = pageOf('company', 'about')

/** Opens a page with a link to /about. Returns the link, and the list of the requests for texts of pages. */
async function openWithLink() {
  await openPage(paths.usNotice)
  const shown = z.parse(publicOperations.page.answer, {
    success: true,
    data: { ...(await shippedCopy(about)), heading: HEADING },
  })
  const calls = answer(publicOperations.page).with(() => shown)
  const link = page.getByCss('.foot').getByRole('link', { name: 'About' })
  await expect.element(link).toBeInTheDocument()
  return { calls, link: htmlOf(link) }
}

/** True for a request for the text of the linked page. All other requests are for links of the bar and the footer. */
const isAbout = ({ path }: { readonly path: string }) => path === apiPaths.page('company', 'about')

const touch = (link: HTMLElement) => {
  link.dispatchEvent(new Event('touchstart', { bubbles: true }))
}

const heading = page.getByRole('heading', { level: 1, name: HEADING })

// Runs first, because the code for prefetching stays loaded for later tests.
test('a page is prefetched if its link is touched before the browser was idle', async () => {
  vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
  const { calls, link } = await openWithLink()
  touch(link)
  await expect.poll(() => calls.filter(isAbout)).toHaveLength(1)
})

test('content that moves under a resting pointer does not cancel the prefetch of a focused link', async () => {
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

test('the text of a page is requested only once when its link is touched and then clicked', async () => {
  const { calls, link } = await openWithLink()
  touch(link)
  await expect.poll(() => calls.filter(isAbout)).toHaveLength(1)
  touch(link)
  link.click()
  await expect.element(heading).toBeVisible()
  expect(calls.filter(isAbout)).toHaveLength(1)
})

test('no page is prefetched if the browser asks sites to save data', async () => {
  const { calls, link } = await openWithLink()
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  stopClock()
  touch(link)
  link.focus()
  await passTime(65)
  startClock()
  Reflect.deleteProperty(navigator, 'connection')
  // A request for the first link would precede that for the second one.
  touch(htmlOf(page.getByCss('.foot').getByRole('link', { name: 'Clients' })))
  await expect
    .poll(() => calls.map(({ path }) => path))
    .toContain(apiPaths.page('company', 'clients'))
  expect(calls.filter(isAbout)).toEqual([])
  link.click()
  await expect.element(heading).toBeVisible()
  expect(calls.filter(isAbout)).toHaveLength(1)
})
