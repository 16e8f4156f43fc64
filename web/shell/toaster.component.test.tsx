import { expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { paths } from '#shared/paths/paths.ts'
import { notifyWarning, toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { passTime, stopClock } from '#web/testing/browser/clock.test-support.ts'
import { focusOn, goTo, htmlOf } from '#web/testing/browser/elements.test-support.ts'
import { expectNoBarrier } from '#web/testing/browser/layout.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'

const region = page.getByRole('region', { name: 'Notifications' })
const toast = region.getByCss('.toast')
const boxes = () => toast.elements().map((one) => one.getBoundingClientRect())

function hideTab(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the result of an action is announced, and shown for five seconds without interaction', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(paths.about)
  const live = page.getByCss('.toasts')
  await expect
    .element(live, { message: 'there before the first toast' })
    .toHaveAttribute('aria-live', 'polite')
  await expect.element(live).toBeEmptyDOMElement()
  stopClock()
  toastSuccess('Password changed')
  await expect.element(toast).toMatchTextContent(/^Success\s*Password changed/)
  expect(live.element().querySelector('.toast')).not.toBeNull()

  const time = () => {
    const rule = htmlOf(toast).querySelector('.toast-time')
    if (rule === null) throw new Error('the toast shows no time')
    const { animationDuration, animationPlayState } = getComputedStyle(rule, '::before')
    return { animationDuration, animationPlayState }
  }
  expect(time()).toEqual({ animationDuration: '5s', animationPlayState: 'running' })
  await passTime(3_000)
  await toast.hover()
  await expect.poll(time).toEqual({ animationDuration: '5s', animationPlayState: 'paused' })
  await passTime(60_000)
  await expect.element(toast, { message: 'under the pointer' }).toBeVisible()
  await commands.moveMouse(900, 10)
  await expect.poll(time).toMatchObject({ animationPlayState: 'running' })
  await passTime(1_000)
  onTestFinished(() => hideTab(false))
  hideTab(true)
  await passTime(60_000)
  await expect.element(toast, { message: 'in a hidden tab' }).toBeVisible()
  hideTab(false)
  await passTime(999)
  await expect.element(toast).toBeVisible()
  await passTime(1)
  await expect.element(toast).not.toBeInTheDocument()
})

test('toasts stack with the newest at the edge, are reached by F8, and are accessible', async () => {
  await openPage(paths.about)
  notifyWarning('The CMS can’t be reached', { stays: 4_000 })
  await expect.element(toast).toMatchTextContent(/^The CMS can’t be reached/)
  await userEvent.keyboard('{F8}')
  const dismiss = toast.getByRole('button', { name: 'Dismiss' })
  await expect.element(dismiss).toHaveFocus()
  toastSuccess('Password changed')
  await expect.poll(() => toast.elements().map(({ textContent }) => textContent)).toHaveLength(2)
  expect(toast.elements()[1]?.textContent).toMatch(/^Success/)
  await userEvent.keyboard('{F8}')
  const gap = () => {
    const [first, second] = boxes()
    return (second?.top ?? 0) - (first?.bottom ?? 0)
  }
  await expect.poll(gap, { message: 'once the newer has come in below' }).toBe(8)
  await expectNoBarrier('the toasts', '.toasts')
  await page.viewport(390, 844)
  await expectNoBarrier('the toasts on a phone', '.toasts')
  const [below, edge] = boxes()
  expect(edge?.top, 'newest nearest the edge').toBeLessThan(below?.top ?? 0)
  expect([edge?.left, edge?.right]).toEqual([8, 382])
  stopClock()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => toast.elements()).toHaveLength(1)
  await passTime(5_000)
  await expect.element(toast).not.toBeInTheDocument()
})

test('an error toast persists across pages until it is dismissed, and then returns the focus', async () => {
  await openPage(paths.about)
  stopClock()
  toastError(new Error('Logout failed'), 'Logout failed')
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent(/^Error\s*Logout failed/)
  goTo(paths.usNotice)
  await expect.poll(() => location.pathname).toBe(paths.usNotice)
  await passTime(60_000)
  const boxOfAlert = () => alert.element().getBoundingClientRect()
  await expect.poll(() => [boxOfAlert().left, 900 - boxOfAlert().bottom]).toEqual([72, 24])
  await page.viewport(390, 900)
  await expect.poll(() => boxOfAlert().top).toBe(68)
  await page.viewport(1366, 900)
  const link = page.getByRole('banner').getByRole('link', { name: 'About Us' })
  focusOn(link)
  await userEvent.keyboard('{F8}')
  await expect.element(alert.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()
})
