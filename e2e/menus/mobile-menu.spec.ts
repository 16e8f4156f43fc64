import type { Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { openPage } from '../support/pages/navigation.ts'

test.use({ on: 'empty', viewport: { width: 390, height: 844 } })

const parts = (page: Page) => ({
  button: page.locator('.menu > summary'),
  panel: page.locator('.menu-panel'),
  row: (name: string) => page.locator('.menu-row').filter({ hasText: name }),
  section: (name: string) => page.locator('.menu-sections summary').filter({ hasText: name }),
})

test('the mobile menu closes when a page chosen in it opens', async ({ page }) => {
  await openPage(page, paths.home)
  const { button, panel, row } = parts(page)
  await button.click()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await row('Case Studies').click()
  await expect(page).toHaveURL(paths.caseStudies())
  await expect(panel).toBeHidden()
  await expect(page.locator('html')).not.toHaveClass(/scroll-locked/)
})

test.describe('the mobile menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens with its sections, and the links lead to their pages', async ({ page }) => {
    await page.goto(paths.home)
    const { button, row, section } = parts(page)
    await button.click()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await expect(page.getByRole('button', { name: 'To the top of the menu' })).toBeHidden()
    await row('Industries').click()
    await section('Financial & Professional Services').click()
    await page.locator('.menu-items').getByRole('link', { name: 'Insurance' }).click()
    await expect(page).toHaveURL(paths.industry('insurance'))
  })
})
