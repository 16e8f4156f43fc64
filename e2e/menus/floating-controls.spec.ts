import type { Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { openPage } from '../support/pages/navigation.ts'

test.use({ on: 'demo', viewport: { width: 1366, height: 900 } })

const controls = (page: Page) => {
  const history = page.getByRole('navigation', { name: 'History' })
  return {
    history,
    back: history.getByRole('button', { name: 'Back' }),
    home: history.getByRole('link', { name: 'Home' }),
    forward: history.getByRole('button', { name: 'Forward' }),
    toTop: page.getByRole('button', { name: 'Back to top' }),
  }
}

const follow = (page: Page, name: string) =>
  page.locator('.foot').getByRole('link', { name, exact: true }).click()

test('the buttons back, home and forward are on every public page except the home page', async ({
  page,
}) => {
  await openPage(page, paths.home)
  const { history, back, home } = controls(page)
  await expect(history).toBeHidden()
  await follow(page, 'Blogs')
  await expect(back).toBeVisible()
  await expect(home).toHaveAttribute('href', paths.home)
  await home.click()
  await expect(page).toHaveURL(paths.home)
  await expect(history).toBeHidden()
  await openPage(page, paths.admin)
  await expect(history).toBeHidden()
})

test('the history of the floating controls survives reloads and page loads, per tab', async ({
  page,
  context,
}) => {
  await openPage(page, paths.blogs())
  await follow(page, 'Case Studies')
  await expect(page).toHaveURL(paths.caseStudies())
  const { back, forward } = controls(page)
  await expect(back).toBeEnabled()
  await page.reload()
  await expect(back).toBeEnabled()
  await page.evaluate((path) => location.assign(path), paths.about)
  await expect(page).toHaveURL(paths.about)
  await expect(back).toBeEnabled()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(paths.blogs())
  await expect(back).toBeDisabled()
  await expect(forward).toBeVisible()
  const other = await context.newPage()
  await openPage(other, paths.caseStudies())
  await expect(controls(other).back).toBeDisabled()
})

test.describe('the floating controls without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('show only controls that work', async ({ page }) => {
    await page.goto(paths.blogs())
    const { back, home, toTop } = controls(page)
    await expect(back).toBeHidden()
    await expect(toTop).toBeHidden()
    await home.click()
    await expect(page).toHaveURL(paths.home)
  })

  test('have on a phone a home button at the end of the page, and this button covers nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.about)
    const history = page.getByRole('navigation', { name: 'History' })
    // Without scripts there are no animation frames to wait for, so the test reads both positions at the same time.
    const edges = await history.evaluate((bar) => ({
      bar: bar.getBoundingClientRect().top,
      foot: document.querySelector('.foot')?.getBoundingClientRect().bottom ?? NaN,
    }))
    expect(edges.bar).toBeGreaterThanOrEqual(edges.foot - 1)
    await history.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(paths.home)
  })
})
