import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { staff } from '../support/sites/processes.ts'
import { StudioPage } from '../support/pages/studio-page.ts'

test.use({ on: 'studio', theme: 'clock' })

test('staff sign in once for site and Studio, share one theme in both, and sign out of both at once', async ({
  page,
  context,
  site,
  watch,
}) => {
  // The Studio first requests the current user. An anonymous user gets a 401, and then the redirect to the sign-in page.
  watch.expect(/^401: GET .*\/users\/me/)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('chosen') !== null) return
    sessionStorage.setItem('chosen', '1')
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('themePreference', 'manual')
  })
  await page.goto(paths.studio)
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByTestId('studio-navbar')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Case studies')).toBeVisible()
  const userMenu = page.getByTestId('user-menu-button').or(page.locator('#user-menu')).first()
  await test.step('a theme chosen on the site or in the Studio applies to both', async () => {
    // Checks the navigation bar, because overlays in the Studio have their own colour scheme.
    const bar = page.getByTestId('studio-navbar').locator('[data-scheme]').first()
    await expect(bar).toHaveAttribute('data-scheme', 'dark')
    await new StudioPage(page).take(userMenu, 'Light')
    await expect(bar).toHaveAttribute('data-scheme', 'light')
    await expect
      .poll(() => page.evaluate(() => Object.fromEntries(Object.entries(localStorage))))
      .toMatchObject({ theme: 'light', themePreference: 'manual' })
  })
  const admin = await context.newPage()
  await admin.goto(paths.admin)
  await expect(admin.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(admin.getByLabel('Password')).toBeHidden()
  await expect(admin.locator('html')).toHaveAttribute('data-theme', 'light')

  // After sign-out the server rejects all open requests.
  watch.expect(/^401: /)
  watch.expect(/WebSocket/)
  await new StudioPage(page).take(userMenu, 'Sign out')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Password')).toBeVisible({ timeout: 20_000 })
  const answer = await context.request.get(`${site.origin}/lake/v2025-02-19/users/me`)
  expect(answer.status()).toBe(401)
  await admin.goto(paths.admin)
  await expect(admin.getByLabel('Password')).toBeVisible()
})
