import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'
import { alive, expectTheme, openAt, root, stored } from '../support/pages/theme-clock.ts'

test.use({ on: 'demo', theme: 'clock', viewport: { width: 1366, height: 900 } })

test('a page has its theme before the first paint, and without scripts the theme of the operating system', async ({
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

test('a theme chosen with the toggle applies in every tab', async ({ page, context }) => {
  await openAt(page, paths.about, 12)
  const other = await context.newPage()
  await other.goto(paths.blogs())
  await alive(other)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expectTheme(page, 'dark')
  await expectTheme(other, 'dark')
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
