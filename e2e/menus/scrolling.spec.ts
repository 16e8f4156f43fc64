import type { Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { layOutWholePage, boxesOf } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'

test.use({ on: 'empty', viewport: { width: 1366, height: 700 } })

/**
 * Opens a page that is laid out completely, with all fonts loaded. Sections and fonts that arrive later would change the scroll position.
 */
async function openWhole(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await layOutWholePage(page)
}

/** Waits until scrolling has ended and all scroll events have been dispatched. */
const still = (page: Page) => boxesOf(page, page.getByRole('main'))

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

const goTo = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
    link.remove()
  }, href)

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const section = '#ai-data-science'
const withHash = paths.whatWeOffer + section

test('a view transition that the browser skips causes no error', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    // Simulates another navigation or a resize during the transition. Both make the browser skip it.
    document.startViewTransition = (change) => {
      const transition = start(change)
      transition.skipTransition()
      document.documentElement.dataset['skipped'] = 'yes'
      return transition
    }
  })
  await openPage(page, paths.home)
  await goTo(page, paths.whatWeOffer)
  await expect(page).toHaveURL(paths.whatWeOffer)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-skipped', 'yes')
})

test('back and forward restore the scroll position', async ({ page }) => {
  await openWhole(page, paths.home)
  await scrollTo(page, 1200)
  await expect.poll(() => scrollY(page)).toBe(1200)
  await still(page)
  await goTo(page, paths.whatWeOffer)
  await expect(page).toHaveURL(paths.whatWeOffer)
  await expect.poll(() => scrollY(page)).toBe(0)
  await layOutWholePage(page)
  await scrollTo(page, 400)
  await still(page)
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
  await expect.poll(() => scrollY(page)).toBe(1200)
  await page.goForward()
  await expect(page).toHaveURL(paths.whatWeOffer)
  await expect.poll(() => scrollY(page)).toBe(400)
})

test.describe('a page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('scrolls to 80 px above the element that the hash names', async ({ page }) => {
    await page.goto(withHash)
    const top = () =>
      page.locator(section).evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect.poll(top).toBe(80)
  })
})
