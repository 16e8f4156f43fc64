import type { Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { layOutWholePage, boxesOf } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'

test.use({ on: 'empty', viewport: { width: 1366, height: 700 } })

declare global {
  interface Window {
    /** Scroll positions with their times by `performance.now()`, recorded since the call of {@link watchScroll}. */
    scrolled?: { readonly y: number; readonly time: number }[]
    pushed?: number
    focusedAt?: number
  }
}

/** Opens a page that is laid out completely, with all fonts loaded: sections and fonts that arrive later change the scroll position. */
async function openWhole(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await layOutWholePage(page)
}

/** Waits until scrolling has ended and all scroll events have been dispatched. */
const still = (page: Page) => boxesOf(page, page.getByRole('main'))

/** Records all scroll positions, the position at the last focus change, and the time of the last URL change. */
const watchScroll = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener('focusin', () => (window.focusedAt = window.scrollY))
    const scrolled: { y: number; time: number }[] = []
    window.scrolled = scrolled
    window.addEventListener('scroll', () =>
      scrolled.push({ y: window.scrollY, time: performance.now() }),
    )
    const push = history.pushState.bind(history)
    history.pushState = (...values) => {
      window.pushed = performance.now()
      push(...values)
    }
  })

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

test('a new page starts at its top at once', async ({ page }) => {
  await openWhole(page, paths.home)
  await scrollTo(page, 1500)
  await expect.poll(() => scrollY(page)).toBe(1500)
  await still(page)
  await watchScroll(page)
  await goTo(page, paths.whatWeOffer)
  await expect(page).toHaveURL(paths.whatWeOffer)
  await expect.poll(() => scrollY(page)).toBe(0)
  await still(page)
  const places = await page.evaluate(() => (window.scrolled ?? []).map(({ y }) => y))
  expect(new Set(places), 'no place between').toEqual(new Set([0]))
})

test('a skipped view transition causes no error', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    // Simulates a further navigation or a resize, which skip the transition.
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

test('a hash scrolls smoothly to its element, after 100 ms, 80 px below the top', async ({
  page,
}) => {
  await openWhole(page, paths.whatWeOffer)
  await watchScroll(page)
  await goTo(page, withHash)
  const target = page.locator(section)
  const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await expect.poll(top).toBe(80)
  await still(page)
  const { scrolled = [], pushed = 0 } = await page.evaluate(() => ({
    scrolled: window.scrolled,
    pushed: window.pushed,
  }))
  expect((scrolled[0]?.time ?? 0) - pushed).toBeGreaterThanOrEqual(99)
  expect(scrolled.length, 'by way of other places').toBeGreaterThan(2)
  await expect(target).toBeFocused()
})

test('a hash on another page shows that page from its top, then scrolls', async ({ page }) => {
  await openWhole(page, paths.about)
  await scrollTo(page, 900)
  await still(page)
  await watchScroll(page)
  await goTo(page, withHash)
  const top = () =>
    page.locator(section).evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await expect.poll(top).toBe(80)
  await expect(page.locator(section)).toBeFocused()
  // The element is focused just before the page scrolls to it.
  expect(await page.evaluate(() => window.focusedAt), 'from the top').toBe(0)
})

test('with reduced motion a hash jumps, still after 100 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWhole(page, paths.whatWeOffer)
  await watchScroll(page)
  await goTo(page, withHash)
  await expect
    .poll(() => page.locator(section).evaluate((e) => Math.round(e.getBoundingClientRect().top)))
    .toBe(80)
  await still(page)
  const { scrolled = [], pushed = 0 } = await page.evaluate(() => ({
    scrolled: window.scrolled,
    pushed: window.pushed,
  }))
  expect(scrolled).toHaveLength(1)
  expect((scrolled[0]?.time ?? 0) - pushed).toBeGreaterThanOrEqual(99)
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

test('the title of the new page is announced and its main part gets the focus', async ({
  page,
}) => {
  await openPage(page, paths.home)
  await goTo(page, paths.about)
  await expect(page).toHaveURL(paths.about)
  await expect(page.getByRole('main')).toBeFocused()
  const title = await page.title()
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a hash scrolls to 80 px above its element', async ({ page }) => {
    await page.goto(withHash)
    const top = () =>
      page.locator(section).evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect.poll(top).toBe(80)
  })
})
