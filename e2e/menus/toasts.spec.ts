import type { Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectBarrierFree } from '../support/checks/barrier-free.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'
import { stopClock } from '../support/pages/stopped-clock.ts'
import { tellOfCms } from '../support/content/tell-of-cms.ts'

test.use({ on: 'empty', viewport: { width: 1366, height: 900 } })

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Simulates a password change of the signed-in user; nothing is changed. */
async function changePassword(page: Page): Promise<void> {
  await page.route(`**${staffApiPaths.ownPassword}`, (route) =>
    route.fulfill({ json: { success: true, data: { ended: 0 } } }),
  )
  await page.getByLabel('Current password').fill('a password')
  await page.getByLabel('New password').fill('seven green kettles sing')
  await page.getByRole('button', { name: 'Change password' }).click()
}

test('the result of an action is announced, and shown for five seconds without interaction', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await enterAsStaff(page, site.origin)
  await page.goto(paths.adminAccount)
  await expect(page.getByLabel('Current password')).toBeVisible()
  const live = page.locator('.toasts')
  await expect(live, 'there before the first toast').toHaveAttribute('aria-live', 'polite')
  await expect(live).toBeEmpty()
  await stopClock(page)
  await changePassword(page)
  const toast = region(page).locator('.toast')
  await expect(toast).toHaveText(/^Success\s*Password changed. Your other devices are signed out/)
  expect(await live.evaluate((element) => element.querySelector('.toast') !== null)).toBe(true)

  const time = () =>
    toast.locator('.toast-time').evaluate((rule) => {
      const { animationDuration, animationPlayState } = getComputedStyle(rule, '::before')
      return { animationDuration, animationPlayState }
    })
  expect(await time()).toEqual({ animationDuration: '5s', animationPlayState: 'running' })
  await page.clock.runFor(3_000)
  await toast.hover()
  await expect.poll(time).toEqual({ animationDuration: '5s', animationPlayState: 'paused' })
  await page.clock.runFor(60_000)
  await expect(toast, 'under the pointer').toBeVisible()
  await page.mouse.move(900, 10)
  await page.clock.runFor(1_000)
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  await page.clock.runFor(60_000)
  await expect(toast, 'in a hidden tab').toBeVisible()
  await hide(false)
  await page.clock.runFor(999)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast).toHaveCount(0)
})

test('toasts stack with the newest at the edge, are reached by F8, and are accessible', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await enterAsStaff(page, site.origin)
  const tell = await tellOfCms(page)
  await page.goto(paths.adminAccount)
  await expect(page.getByRole('link', { name: /^Blogs \d/ })).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeVisible()
  await stopClock(page)
  const toasts = region(page).locator('.toast')
  await tell({ cms: 'down', outbox: { waiting: 0, conflicts: 0 } }, () =>
    expect(toasts).toHaveText([/^The CMS can’t be reached/], { timeout: 200 }),
  )
  await page.keyboard.press('F8')
  await expect(toasts.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  // The clock is stopped, so the first toasts do not disappear while the test creates the next.
  await changePassword(page)
  await expect(toasts).toHaveText([/^The CMS can’t be reached/, /^Success/])
  await page.keyboard.press('F8')
  const boxes = () =>
    toasts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  const gap = async () => {
    const [first, second] = await boxes()
    return second.top - first.bottom
  }
  await expect.poll(gap, 'once the newer has come in below').toBe(8)
  // Animation frames need a running clock; the focus keeps the toasts open.
  await page.clock.resume()
  await expectBarrierFree(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const [below, edge] = await boxes()
  expect(edge.top, 'newest nearest the edge').toBeLessThan(below.top)
  expect([edge.left, edge.right]).toEqual([8, 382])
  await page.keyboard.press('Escape')
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(4_000)
  await expect(toasts).toHaveCount(0)
})

test('an error toast persists across pages until it is dismissed, which returns the focus', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^500: POST .*logout/)
  await page.clock.install()
  await enterAsStaff(page, site.origin)
  await page.route(`**${staffApiPaths.logout}`, (route) => route.fulfill({ status: 500, body: '' }))
  // Waits for the request of the overview, because it would be rejected if it was sent during sign-out.
  const counted = page.waitForResponse(`**${staffApiPaths.overview}`)
  await page.goto(paths.admin)
  await counted
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^Error\s*Logout failed/)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.locator('.home')).toBeVisible()
  await page.clock.runFor(60_000)
  const toast = page.getByRole('alert')
  const { left, bottom } = await toast.evaluate((one) => one.getBoundingClientRect().toJSON())
  expect([left, 900 - bottom]).toEqual([72, 24])
  await expectBarrierFree(page, async () => {
    const { top } = await toast.evaluate((one) => one.getBoundingClientRect().toJSON())
    if ((page.viewportSize()?.width ?? 0) < 1024) expect(top).toBe(68)
  })
  const link = page.getByRole('banner').getByRole('link', { name: 'About Us' })
  await link.focus()
  await page.keyboard.press('F8')
  await expect(toast.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
  await expect(link).toBeFocused()
})
