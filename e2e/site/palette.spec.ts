import { expect, test } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { sidewaysScroll } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { paths } from '#shared/paths/paths.ts'

test.use({ on: 'demo' })

test('the command palette finds pages and runs actions by keyboard', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await openPage(page, paths.service('criminal-check'))
  const before = scripts.length
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search this site' })
  await expect(palette).toBeVisible()
  expect(scripts.length, 'the palette loads on first use').toBeGreaterThan(before)
  await expect(palette.getByRole('option').first()).toHaveText(/^Ask about criminal check/)
  await page.keyboard.type('refer')
  await expect(palette.getByRole('option').first()).toContainText('Reference validation')
  await expectNoBarrier(page, 'the palette', '.palette')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.service('reference-validation'))
  await expect(palette).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('group', { name: 'Recent in this tab' })).toContainText(
    'Reference validation',
  )
  // The accessibility check has switched to the dark theme.
  await palette.getByRole('option', { name: 'Switch to light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('quagga')
  await expect(palette.getByRole('status')).toHaveText(
    'No page matches. Press Enter to search all text.',
  )
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
})

test('the button in the bar opens the command palette, and closing the palette returns the focus to the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, paths.home)
  const button = page.locator('.bar-search > a').first()
  await button.click()
  const palette = page.getByRole('dialog', { name: 'Search this site' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await palette.getByRole('button', { name: 'Close' }).click()
  await expect(palette).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page)).toBe(0)
  for (const width of [1024, 1064, 1072, 1080, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    const free = await page.locator('.bar-inner').evaluate((inner) => {
      const edge =
        inner.getBoundingClientRect().right -
        Number.parseFloat(getComputedStyle(inner).paddingRight)
      return Math.min(
        ...[...inner.children].map((child) => edge - child.getBoundingClientRect().right),
      )
    })
    expect(free, `${width} px`).toBeGreaterThanOrEqual(-1)
    await expect(page.locator('.bar-links')).toBeVisible()
  }
})

test.describe('the button of the command palette without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('leads to the search', async ({ page }) => {
    await page.goto(paths.home)
    await page.locator('.bar-search > a').click()
    await expect(page).toHaveURL(paths.search())
  })
})
