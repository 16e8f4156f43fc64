import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'

test.use({ on: 'empty', viewport: { width: 1366, height: 900 } })

test('the toast with the result of an action is announced in a live region that exists before the toast', async ({
  page,
  site,
}) => {
  await enterAsStaff(page, site.origin)
  await page.goto(paths.adminAccount)
  // Simulates a password change of the signed-in user. The real password does not change.
  await page.route(`**${staffApiPaths.ownPassword}`, (route) =>
    route.fulfill({ json: { success: true, data: { ended: 0 } } }),
  )
  await page.getByLabel('Current password').fill('a password')
  await page.getByLabel('New password').fill('seven green kettles sing')
  const live = page.locator('.toasts')
  await expect(live).toHaveAttribute('aria-live', 'polite')
  await expect(live).toBeEmpty()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(live.locator('.toast')).toHaveText(
    /^Success\s*Password changed. Your other devices are signed out/,
  )
})

test('an error toast persists across pages until it is dismissed', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^500: POST .*logout/)
  await enterAsStaff(page, site.origin)
  await page.route(`**${staffApiPaths.logout}`, (route) => route.fulfill({ status: 500, body: '' }))
  // Waits for the request of the overview. If the page sent it during sign-out, the server would reject it.
  const counted = page.waitForResponse(`**${staffApiPaths.overview}`)
  await page.goto(paths.admin)
  await counted
  await page.getByRole('button', { name: 'Sign out' }).click()
  const toast = page.getByRole('alert')
  await expect(toast).toHaveText(/^Error\s*Logout failed/)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.locator('.home')).toBeVisible()
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
})
