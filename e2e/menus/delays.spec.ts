import type { Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { megaMenu } from '../support/pages/navigation.ts'
import { openTimed, stopClock, timerSet } from '../support/pages/stopped-clock.ts'

test.use({ on: 'empty', viewport: { width: 1366, height: 900 } })

/** Dispatches a pointer event over the text, as browsers do when content moves under a resting pointer. */
const passUnder = (page: Page) =>
  page.getByRole('main').dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true })

test('a mega menu stays open for 149 ms after the pointer leaves, and fades out from 150 to 350 ms', async ({
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
  await expect(panel).toHaveCSS('animation', /^0\.2s .* mega-out$/)
  await page.clock.runFor(199)
  await expect(menu).toHaveAttribute('open')
  await page.clock.runFor(1)
  await expect(menu).not.toHaveAttribute('open')
})

test('a mega menu closed by Escape fades out within the same time', async ({ page }) => {
  await openTimed(page, paths.home)
  const { toggle, panel } = megaMenu(page, 'What We Offer')
  await toggle.click()
  await expect(panel).toBeVisible()
  await stopClock(page)
  await page.keyboard.press('Escape')
  const menu = panel.locator('xpath=..')
  await timerSet(page, 200)
  await expect(menu).toHaveAttribute('data-closing')
  await page.clock.runFor(199)
  await expect(menu).toHaveAttribute('open')
  await page.clock.runFor(1)
  await expect(menu).not.toHaveAttribute('open')
})

test('a tooltip appears after 700 ms', async ({ page }) => {
  await openTimed(page, paths.home)
  await stopClock(page)
  await page.getByRole('button', { name: 'Switch between light and dark' }).hover()
  const tip = page.locator('.tip')
  await timerSet(page, 700)
  await page.clock.runFor(699)
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tip).toBeVisible()
})

test('content moving under a resting pointer does not hide a tooltip opened by keyboard', async ({
  page,
}) => {
  await openTimed(page, paths.home)
  await stopClock(page)
  const tip = page.locator('.tip')
  await page.getByRole('button', { name: 'Switch between light and dark' }).focus()
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

test('content moving under a resting pointer does not cancel the preload of a focused link', async ({
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

test('the assistant button shows its name on its left after 700 ms', async ({ page }) => {
  await openTimed(page, paths.home)
  const launcher = page.locator('.chat-launcher')
  // The code of tooltips loads when the pointer first enters an element with one.
  await page.getByRole('button', { name: 'Switch between light and dark' }).hover()
  await expect(page.locator('.tip')).toBeVisible()
  await stopClock(page)
  await launcher.hover()
  await timerSet(page, 700)
  const tip = page.locator('.tip')
  await page.clock.runFor(699)
  await expect(tip).toBeHidden()
  await page.clock.runFor(1)
  await expect(tip).toHaveText('Chat with Cera')
  const [name, circle] = [await tip.boundingBox(), await launcher.boundingBox()]
  expect((name?.x ?? 0) + (name?.width ?? 0) + 10).toBeCloseTo(circle?.x ?? 0, 0)
})

test('a page scrolls to its hash after 100 ms', async ({ page }) => {
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

test('the page loader appears after 200 ms', async ({ page }) => {
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
