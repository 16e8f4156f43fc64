import type { Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { layOutWholePage, animationsEnded } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'

test.use({ on: 'empty', viewport: { width: 390, height: 844 } })

const parts = (page: Page) => ({
  button: page.locator('.menu > summary'),
  panel: page.locator('.menu-panel'),
  row: (name: string) => page.locator('.menu-row').filter({ hasText: name }),
  section: (name: string) => page.locator('.menu-sections summary').filter({ hasText: name }),
})

const counted = [
  ['What We Offer', 'Background Screening', '7 solutions'],
  ['What We Offer', 'Corporate Due Diligence', '3 solutions'],
  ['What We Offer', 'AI & Data Science', '9 solutions'],
  ['What We Offer', 'Tech & Innovation', '4 solutions'],
  ['Industries', 'Financial & Professional Services', '6 solutions'],
  ['Industries', 'Technology & Innovation', '4 solutions'],
  ['Industries', 'Healthcare & Essential Services', '5 solutions'],
  ['Industries', 'Manufacturing & Retail', '4 solutions'],
] as const

test('the menu exists below 1024 px only, locks the page while open, and returns the focus', async ({
  page,
}) => {
  await openPage(page, paths.home)
  await test.step('below 1024 px the links are in the menu, on wider windows in the bar', async () => {
    const links = page.locator('.bar-links')
    const { button } = parts(page)
    await page.setViewportSize({ width: 1023, height: 800 })
    await expect(links).toBeHidden()
    await expect(button).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(links).toBeVisible()
    await expect(button).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
  })
  await test.step('the page does not scroll while the menu is open', async () => {
    await layOutWholePage(page)
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
    const { button, panel } = parts(page)
    await button.click()
    await expect(panel).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await page.mouse.move(200, 800)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('End')
    expect(await page.evaluate(() => window.scrollY)).toBe(200)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  })
  await test.step('Escape closes it and focuses its button', async () => {
    const { button, panel, row } = parts(page)
    await button.click()
    await row('About Us').focus()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page.locator('main')).toHaveJSProperty('inert', false)
  })
  await test.step('opens and closes by keyboard', async () => {
    const { button } = parts(page)
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: 'To the top of the menu' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('.bar .brand'), 'never behind what covers it').toBeFocused()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(parts(page).panel).toBeHidden()
  })
  await test.step('the focus stays in bar and menu, in both directions', async () => {
    const { button } = parts(page)
    await button.focus()
    await page.keyboard.press('Enter')
    const top = page.getByRole('button', { name: 'To the top of the menu' })
    await top.focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('.bar .brand')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(top).toBeFocused()
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(() => document.activeElement?.closest('.bar') !== null)
      expect(isInside, `step ${step}`).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(parts(page).panel).toBeHidden()
  })
  await test.step('closes when the window is wide enough for the bar', async () => {
    await parts(page).button.click()
    await page.setViewportSize({ width: 1366, height: 800 })
    await expect(page.locator('html')).not.toHaveClass(/scroll-locked/)
    await expect(page.locator('main')).toHaveJSProperty('inert', false)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(parts(page).panel).toBeHidden()
  })
  await test.step('choosing a page leads there and closes it', async () => {
    const { button, panel, row } = parts(page)
    await button.click()
    await row('Case Studies').click()
    await expect(page).toHaveURL(paths.caseStudies())
    await expect(panel).toBeHidden()
    await expect(page.locator('html')).not.toHaveClass(/scroll-locked/)
  })
})

test('the sections of the menu open independently and list their content', async ({ page }) => {
  await openPage(page, paths.home)
  await test.step('sections show their number of solutions and open independently', async () => {
    const { button, panel, row, section } = parts(page)
    await button.click()
    await row('What We Offer').click()
    await row('Industries').click()
    for (const [, name, count] of counted) {
      const entry = section(name).filter({ hasText: count })
      await entry.scrollIntoViewIfNeeded()
      await expect(entry, `${name}: ${count}`).toBeVisible()
    }
    const first = panel.getByRole('link', { name: 'Criminal check' })
    const second = panel.getByRole('link', { name: 'Cloud infrastructure' })
    await expect(first).toBeHidden()
    await section('Background Screening').click()
    await expect(first).toBeVisible()
    await section('Tech & Innovation').click()
    await expect(second).toBeVisible()
    await expect(first, 'each by itself').toBeVisible()
    await section('Background Screening').click()
    await expect(first).toBeHidden()
    await expect(second).toBeVisible()
  })
  await test.step('shows at most six items of a section; View All leads to the others', async () => {
    const { section } = parts(page)
    await section('AI & Data Science').click()
    const list = page.locator('.menu-items').filter({ hasText: 'Resume ranking' })
    await expect(list.locator('li:not(.menu-all)')).toHaveCount(6)
    await list.getByRole('link', { name: 'View All AI & Data Science' }).click()
    await expect(page).toHaveURL('/what-we-offer#ai-data-science')
    await expect(parts(page).panel).toBeHidden()
  })
})

test('a button scrolls back to the top of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await openPage(page, paths.home)
  const { button, row } = parts(page)
  await button.click()
  await row('What We Offer').click()
  await row('Industries').click()
  const scroller = page.locator('.menu-scroll')
  await scroller.evaluate((element) => element.scrollTo({ top: 10_000, behavior: 'instant' }))
  expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'To the top of the menu' }).click()
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await expect(
    page.locator('.menu-foot').getByRole('link', { name: 'Get Started' }),
  ).toHaveAttribute('href', paths.contact)
})

test('the menu is accessible in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, paths.home)
  const { button, row, section } = parts(page)
  await button.click()
  await expectNoBarrier(page, 'the menu', '.bar')
  await row('What We Offer').click()
  await section('Background Screening').click()
  await expectNoBarrier(page, 'the menu with a section opened', '.bar')
})

const readings = [
  { name: 'at 320 px', width: 320, text: '100%' },
  { name: 'with text at 200 %', width: 390, text: '200%' },
  { name: 'with text at 200 % on a wide screen', width: 1280, text: '200%' },
] as const

test('no text is cut off at any width and text size', async ({ page }) => {
  for (const { name, width, text } of readings) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 700 })
      await openPage(page, paths.home)
      await page.evaluate(
        (size) => document.documentElement.style.setProperty('font-size', size),
        text,
      )
      const { button, row, section } = parts(page)
      await button.click()
      await row('Industries').click()
      await section('Healthcare & Essential Services').click()
      // While an arrow rotates, its box is wider than at rest.
      await animationsEnded(page)
      const cut = await page.locator('.bar').evaluate((bar) =>
        [...bar.querySelectorAll<HTMLElement>('a, summary, button, li')]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect()
            return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1
          })
          .map(({ textContent }) => textContent),
      )
      expect(cut).toEqual([])
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu and its sections open, and the links lead to their pages', async ({ page }) => {
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
