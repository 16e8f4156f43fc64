import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { megaMenu, openPage } from '../support/pages/navigation.ts'

test.use({ on: 'empty', viewport: { width: 1366, height: 900 } })

test('hovering over a link preloads its page, and clicking opens this page', async ({ page }) => {
  await openPage(page, paths.home)
  const menu = megaMenu(page, 'What We Offer')
  await test.step('hovering over a link preloads the code of its page', async () => {
    const asked = page.waitForRequest(/case-study-list[^/]*\.js$/)
    await page.locator('.bar-links').getByRole('link', { name: 'Case Studies' }).hover()
    await asked
  })
  await test.step('clicking an item opens its page and closes the menu', async () => {
    await menu.link.hover()
    await menu.panel.getByRole('link', { name: 'Criminal check' }).click()
    await expect(page).toHaveURL(paths.service('criminal-check'))
    await expect(menu.panel).toBeHidden()
    await expect(menu.link).toHaveAttribute('aria-current', 'true')
    await menu.link.click()
    await expect(page).toHaveURL(paths.whatWeOffer)
    await expect(menu.panel).toBeHidden()
  })
})

test('the browser renders the menus if the server has not rendered them', async ({
  page,
  site,
}) => {
  const whole = await site.html(paths.home)
  const bare = whole.replaceAll(/(<div class="mega-panel">).*?(<\/details>)/gs, '$1</div>$2')
  expect(bare.length).toBeLessThan(whole.length)
  await page.route(site.origin + paths.home, (route) =>
    route.fulfill({ body: bare, contentType: 'text/html; charset=utf-8' }),
  )
  await openPage(page, paths.home)
  const menu = megaMenu(page, 'Industries')
  await menu.toggle.click()
  await expect(menu.panel.getByRole('link', { name: 'Insurance' })).toBeVisible()
})

test.describe('the mega menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens and closes with its arrow, and its items lead to their pages', async ({ page }) => {
    await page.goto(paths.home)
    const menu = megaMenu(page, 'What We Offer')
    await expect(menu.panel).toBeHidden()
    await menu.toggle.click()
    await expect(menu.panel).toBeVisible()
    await menu.toggle.click()
    await expect(menu.panel).toBeHidden()
    await menu.toggle.click()
    await menu.panel.getByRole('link', { name: 'KYC compliance' }).click()
    await expect(page).toHaveURL(paths.service('kyc-compliance'))
  })
})
