import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openPage } from './support/navigation.ts'
import { paths } from '#shared/paths.ts'

test.use({ seed: 'demo' })

/** Which sections of the page, its foot last, the browser may leave for later; and how much of the page is kept from it. */
const leftForLater = (page: Page) =>
  page.evaluate(() => {
    const isLeft = (element: Element) => getComputedStyle(element).contentVisibility === 'auto'
    return {
      sections: [...document.querySelectorAll('.home > section, .foot')].map(isLeft),
      anything: [...document.querySelectorAll('*')].filter(isLeft).length,
    }
  })

/** Keeps the page from coming alive until what it gives is called. */
async function holdEntry(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry-client-.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

const NOTHING = { sections: [false, false, false, false, false, false, false], anything: 0 }

test('what lies below the first screens is left for later until the page is alive, and is whole then', async ({
  page,
}) => {
  const release = await holdEntry(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.home)
  expect((await leftForLater(page)).sections).toEqual([false, false, true, true, true, true, true])
  release()
  await expect.poll(() => leftForLater(page)).toEqual(NOTHING)
  await expect(page.locator('[style*="visibility"], [style*="intrinsic"]')).toHaveCount(0)
})

test('whoever scrolls before that sees what is there', async ({ page }) => {
  const release = await holdEntry(page)
  await page.goto(paths.home)
  const foot = page.getByRole('contentinfo')
  await foot.scrollIntoViewIfNeeded()
  await expect(foot.getByRole('link', { name: 'Privacy Policy' })).toBeInViewport()
  release()
})

test('a page opened further down is whole from the beginning', async ({ page }) => {
  const release = await holdEntry(page)
  const isFar = () => page.locator('html').evaluate((root) => root.hasAttribute('data-far'))
  await page.goto(paths.whatWeOffer)
  expect(await isFar(), 'opened at its top').toBe(true)
  await page.reload()
  expect(await isFar(), 'loaded again where it stood').toBe(false)
  await page.goto(paths.home)
  await page.goto(`${paths.whatWeOffer}#background-screening`)
  expect(await isFar(), 'opened at a part of it').toBe(false)
  release()
})

test('a page that the browser makes itself is whole', async ({ page }) => {
  await openPage(page, paths.services)
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
  await expect(page.locator('.home')).toBeVisible()
  await expect.poll(() => leftForLater(page)).toEqual(NOTHING)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is left for later', async ({ page, site }) => {
    expect(await site.html(paths.home)).not.toMatch(/<html[^>]*data-far/)
    await page.goto(paths.home)
    // Playwright's own evaluation does not need the page's scripts.
    expect(await leftForLater(page)).toEqual(NOTHING)
  })
})
