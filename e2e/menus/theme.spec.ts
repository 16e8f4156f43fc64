import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'
import { alive, expectTheme, openAt, root, stored } from '../support/pages/theme-clock.ts'

test.use({ on: 'demo', theme: 'clock', viewport: { width: 1366, height: 900 } })

test('a page has its theme before the first paint, and without scripts the theme of the system', async ({
  page,
  browser,
  site,
}) => {
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    Object.assign(window, { seen })
    new PerformanceObserver(() =>
      seen.push(getComputedStyle(document.documentElement).backgroundColor),
    ).observe({ type: 'paint', buffered: true })
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await openAt(page, paths.about, 20)
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  const DARK = 'rgb(12, 27, 26)'
  await expect
    .poll(() => page.evaluate(() => new Set(Reflect.get(window, 'seen') as string[]).size))
    .toBe(1)
  expect(await page.evaluate(() => (Reflect.get(window, 'seen') as string[])[0])).toBe(DARK)
  await expect(root(page)).not.toHaveClass(/theme-changing/)
  expect(await stored(page)).toEqual({})

  const context = await browser.newContext({
    baseURL: site.origin,
    javaScriptEnabled: false,
    colorScheme: 'dark',
  })
  const plain = await context.newPage()
  await plain.goto(paths.about)
  await expect(root(plain)).toHaveCSS('background-color', DARK)
  await expect(plain.getByRole('button', { name: /light and dark/ })).toBeHidden()
  await context.close()
})

test('the toggle switches to a manual theme, with a transition class for 200 ms, in every tab', async ({
  page,
  context,
}) => {
  await openAt(page, paths.about, 12)
  const other = await context.newPage()
  await other.goto(paths.blogs())
  await alive(other)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(root(page)).toHaveClass(/theme-changing/)
  await page.clock.runFor(50)
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await page.clock.runFor(149)
  await expect(root(page)).toHaveClass(/theme-changing/)
  await page.clock.runFor(1)
  await expect(root(page)).not.toHaveClass(/theme-changing/)
  expect(await stored(page)).toEqual({ theme: 'dark', themePreference: 'manual' })
  await expect(root(other)).toHaveAttribute('data-theme', 'dark')
  await page.clock.runFor(24 * 3_600_000)
  await expect(root(page), 'no clock changes it').toHaveAttribute('data-theme', 'dark')
})

test('the button next to the toggle opens the preferences, which close with Escape and a click outside', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openAt(page, paths.about, 12)
  const cell = page.getByRole('button', { name: 'Theme preferences' })
  const panel = page.getByRole('dialog', { name: 'Theme' })
  const [flip, more] = [page.locator('.bar .theme-flip'), page.locator('.bar .theme-more')]
  expect(await flip.boundingBox()).toMatchObject({ width: 40, height: 40 })
  expect(await more.boundingBox()).toMatchObject({ width: 26, height: 40 })
  await cell.click()
  await expect(panel).toBeVisible()
  await expect(cell).toHaveAttribute('aria-expanded', 'true')
  await expect(panel.getByRole('radio', { name: 'Light', exact: true })).toBeFocused()
  await expect(
    panel.getByRole('radio', { name: 'Dark after 18:00 Light again from 06:00' }),
  ).toBeChecked()
  await expect(panel).toContainText('Settings are saved automatically')
  expect((await panel.boundingBox())?.width).toBe(320)

  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(panel.getByRole('radio', { name: /Choose myself/ })).toBeChecked()
  expect(await stored(page)).toEqual({ theme: 'light', themePreference: 'manual' })
  await panel.getByRole('radio', { name: 'Dark', exact: true }).check({ force: true })
  expect(await stored(page)).toEqual({ theme: 'dark', themePreference: 'manual' })
  await panel.getByRole('radio', { name: /Match my device/ }).check()
  await expectTheme(page, 'light')
  expect(await stored(page)).toEqual({ theme: 'light', themePreference: 'system' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectTheme(page, 'dark')
  await expect(panel.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked()

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(cell).toBeFocused()
  await cell.click()
  await expect(panel).toBeVisible()
  await cell.click()
  await expect(panel).toBeHidden()
  await cell.click()
  await expect(panel).toBeVisible()
  await page.mouse.click(300, 700)
  await expect(panel).toBeHidden()
  await expect(cell).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone the mobile menu contains the preferences', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAt(page, paths.about, 20)
  await expect(page.getByRole('button', { name: 'Theme preferences' })).toBeHidden()
  await page.locator('.menu > summary').click()
  const theme = page.getByRole('group', { name: 'Theme' })
  await expect(theme.getByRole('radio', { name: 'Dark after 18:00' })).toBeChecked()
  await theme.getByText('Choose myself').click()
  expect(await stored(page)).toEqual({ theme: 'dark', themePreference: 'manual' })
  await page.getByRole('button', { name: /light and dark/ }).click()
  await expectTheme(page, 'light')
  await theme.getByText('Dark after 18:00').click()
  await expectTheme(page, 'dark')
})

test('the admin has the same theme control and preferences', async ({ page, site }) => {
  await enterAsStaff(page, site.origin)
  await openAt(page, paths.adminAccount, 12)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expectTheme(page, 'dark')
  await page.getByRole('button', { name: 'Theme preferences' }).click()
  const panel = page.getByRole('dialog', { name: 'Theme' })
  await expect(panel).toBeVisible()
  const box = await panel.boundingBox()
  expect((box?.y ?? -1) + (box?.height ?? 0), 'above its cell, within the window').toBeLessThan(900)
  await panel.getByRole('radio', { name: /Dark after 18:00/ }).check()
  await expectTheme(page, 'light')
})
