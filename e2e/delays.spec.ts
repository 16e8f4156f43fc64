import type { Page } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import { expect, test } from './fixtures.ts'
import { megaMenu, openPage } from './support/navigation.ts'

test.use({ on: 'empty', viewport: { width: 1366, height: 900 } })

declare global {
  interface Window {
    /** How long the timers wait that were set since the clock was stopped, in ms. */
    waits?: (number | undefined)[]
  }
}

/** Opens a page whose clock can be stopped. */
async function openTimed(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openPage(page, path)
}

/** Stops the page's clock: from here on time passes only by `page.clock.runFor`. */
async function stopClock(page: Page): Promise<void> {
  // A clock cannot be stopped at a time that is over by then.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
  await page.evaluate(() => {
    const waits: Window['waits'] = []
    window.waits = waits
    const wait = window.setTimeout
    const noted = (...[work, delay, ...values]: Parameters<typeof wait>) => {
      waits.push(delay)
      return wait(work, delay, ...values)
    }
    Object.assign(window, { setTimeout: noted })
  })
}

/** Tells the page of a pointer over its text, as the browser does when that has come to lie there. */
const passUnder = (page: Page) =>
  page.getByRole('main').dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true })

/** Waits, by no clock, until the page has set a timer of `delay` ms. */
const timerSet = (page: Page, delay: number) =>
  expect.poll(() => page.evaluate((sought) => window.waits?.includes(sought), delay)).toBe(true)

test('a mega menu stays for 149 ms after the pointer has left, and fades from 150 to 350', async ({
  page,
}) => {
  await openTimed(page, paths.home)
  const { link, panel } = megaMenu(page, 'What We Offer')
  await link.hover()
  await expect(panel).toBeVisible()
  await stopClock(page)
  await page.mouse.move(600, 890)
  const menu = panel.locator('xpath=..')
  await timerSet(page, 150)
  await page.clock.runFor(149)
  await expect(menu).not.toHaveAttribute('data-closing')
  await page.clock.runFor(1)
  await expect(menu).toHaveAttribute('data-closing')
  await page.clock.runFor(199)
  await expect(menu).toHaveAttribute('open')
  await page.clock.runFor(1)
  await expect(menu).not.toHaveAttribute('open')
})

test('a tooltip comes at 700 ms and not before', async ({ page }) => {
  await openTimed(page, paths.home)
  await stopClock(page)
  await page.getByRole('button', { name: 'Change between light and dark' }).hover()
  const tip = page.locator('.tip')
  await timerSet(page, 700)
  await page.clock.runFor(699)
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tip).toBeVisible()
})

test('a page that moves under a pointer at rest takes no tooltip from the keyboard', async ({
  page,
}) => {
  await openTimed(page, paths.home)
  await stopClock(page)
  const tip = page.locator('.tip')
  await page.getByRole('button', { name: 'Change between light and dark' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await timerSet(page, 700)
  await passUnder(page)
  await page.clock.runFor(700)
  await expect(tip).toBeVisible()
  await passUnder(page)
  await page.clock.runFor(1)
  await expect(tip).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tip).toBeHidden()
})

test('a page that moves under a pointer at rest leaves the code of a focused link on its way', async ({
  page,
}) => {
  await openTimed(page, paths.about)
  await stopClock(page)
  const code = page.waitForRequest(/case-study-list[^/]*\.js$/)
  await page.locator('.foot').getByRole('link', { name: 'Case Studies' }).focus()
  await timerSet(page, 65)
  await passUnder(page)
  await page.clock.runFor(65)
  await code
})

test('a hash is scrolled to at 100 ms and not before', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openTimed(page, paths.whatWeOffer)
  await stopClock(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '#ai-data-science'
    document.body.append(link)
    link.click()
    link.remove()
  })
  await expect(page).toHaveURL(/#ai-data-science$/)
  await timerSet(page, 100)
  const scrollY = () => page.evaluate(() => window.scrollY)
  await page.clock.runFor(99)
  expect(await scrollY()).toBe(0)
  await page.clock.runFor(1)
  expect(await scrollY()).toBeGreaterThan(0)
})

test('the loader comes at 200 ms of waiting and not before', async ({ page }) => {
  await openTimed(page, paths.about)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/case-study-list[^/]*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await stopClock(page)
  await page.locator('.foot').getByRole('link', { name: 'Case Studies' }).press('Enter')
  const loader = page.locator('.loader')
  await timerSet(page, 200)
  await page.clock.runFor(199)
  await expect(loader).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(loader).toBeVisible()
  resolve()
  await page.clock.resume()
  await expect(page).toHaveURL(paths.caseStudies())
})
