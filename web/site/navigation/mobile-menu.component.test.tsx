import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { paths } from '#shared/paths/paths.ts'
import { boxOf, focusOn, htmlOf, styleOf } from '#web/testing/browser/elements.test-support.ts'
import {
  animationsEnded,
  expectNoBarrier,
  layOutWholePage,
  scrollToY,
} from '#web/testing/browser/layout.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'

const button = page.getByCss('.menu > summary')
const panel = page.getByCss('.menu-panel')
const menu = page.getByRole('navigation', { name: 'Menu' })
const toTop = page.getByRole('button', { name: 'To the top of the menu' })
const brand = page.getByCss('.bar .brand')
const row = (name: string) => page.getByCss(`.menu-row:has-text("${name}")`)
const section = (name: string) => page.getByCss(`.menu-sections summary:has-text("${name}")`)
const main = page.getByRole('main', { includeHidden: true })
const overflow = () => styleOf('html', 'overflow-y')

async function openOnPhone(path: string = paths.about, height = 844): Promise<void> {
  await page.viewport(390, height)
  await openPage(path)
}

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

test('the mobile menu exists below 1024 px only', async () => {
  const links = page.getByCss('.bar-links')
  await page.viewport(1023, 800)
  await openPage(paths.about)
  await expect.element(links).not.toBeVisible()
  await expect.element(button).toBeVisible()
  await page.viewport(1024, 800)
  await expect.element(links).toBeVisible()
  await expect.element(button).not.toBeVisible()
})

test('the page does not scroll while the mobile menu is open', async () => {
  await openOnPhone()
  await layOutWholePage()
  await scrollToY(200)
  await button.click()
  await expect.element(panel).toBeVisible()
  await expect.poll(overflow).toBe('hidden')
  await commands.moveMouse(200, 800)
  await commands.turnWheel(600)
  await userEvent.keyboard('{End}')
  expect(window.scrollY).toBe(200)
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeVisible()
  await expect.poll(overflow).not.toBe('hidden')
  await commands.turnWheel(400)
  await expect.poll(() => window.scrollY).toBeGreaterThan(200)
})

test('Escape closes the mobile menu and focuses its button', async () => {
  await openOnPhone()
  await button.click()
  focusOn(row('About Us'))
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeVisible()
  await expect.element(button).toHaveFocus()
  await expect.poll(() => htmlOf(main).inert).toBe(false)
})

test('the mobile menu opens and closes by keyboard', async () => {
  await openOnPhone()
  focusOn(button)
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(menu.getByRole('link', { name: 'Home' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).toBeVisible()
  focusOn(toTop)
  await userEvent.keyboard('{Tab}')
  await expect.element(brand, { message: 'never behind what covers it' }).toHaveFocus()
  await expect.element(menu).toBeVisible()
})

test('the focus stays in the bar and the mobile menu, in both directions', async () => {
  await openOnPhone()
  focusOn(button)
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).toBeVisible()
  focusOn(toTop)
  await userEvent.keyboard('{Tab}')
  await expect.element(brand).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(toTop).toHaveFocus()
  for (let step = 0; step < 14; step += 1) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.closest('.bar'), `step ${step}`).not.toBeNull()
  }
})

test('the mobile menu closes when the window is wide enough for the links in the bar', async () => {
  await openOnPhone()
  await button.click()
  await expect.poll(() => document.documentElement.className).toMatch(/scroll-locked/)
  await page.viewport(1366, 800)
  await expect.poll(() => document.documentElement.className).not.toMatch(/scroll-locked/)
  await expect.poll(() => htmlOf(main).inert).toBe(false)
  await page.viewport(390, 844)
  await expect.element(panel).not.toBeVisible()
})

test('a page chosen in the mobile menu opens, and the menu closes', async () => {
  await openOnPhone(paths.usNotice)
  await button.click()
  await row('About Us').click()
  await expect.poll(() => location.pathname).toBe(paths.about)
  await expect.element(panel).not.toBeVisible()
  await expect.poll(() => document.documentElement.className).not.toMatch(/scroll-locked/)
})

test('the sections of the mobile menu show their number of solutions, and can be open at the same time', async () => {
  await openOnPhone()
  await button.click()
  await row('What We Offer').click()
  await row('Industries').click()
  for (const [, name, count] of counted) {
    const entry = page.getByCss(`.menu-sections summary:has-text("${name}"):has-text("${count}")`)
    await expect.element(entry).toBeInTheDocument()
    entry.element().scrollIntoView({ block: 'nearest' })
    await expect.element(entry, { message: `${name}: ${count}` }).toBeVisible()
  }
  const first = page.getByCss('.menu-panel a:has-text("Criminal check")')
  const second = page.getByCss('.menu-panel a:has-text("Cloud infrastructure")')
  await expect.element(first).not.toBeVisible()
  await section('Background Screening').click()
  await expect.element(first).toBeVisible()
  await section('Tech & Innovation').click()
  await expect.element(second).toBeVisible()
  await expect.element(first, { message: 'each by itself' }).toBeVisible()
  await section('Background Screening').click()
  await expect.element(first).not.toBeVisible()
  await expect.element(second).toBeVisible()
})

test('the mobile menu shows at most six items of a section, and “View All” leads to all items', async () => {
  await openOnPhone()
  await button.click()
  await row('What We Offer').click()
  await section('AI & Data Science').click()
  const list = page.getByCss('.menu-items:has-text("Resume ranking")')
  await expect.poll(() => list.getByCss('li:not(.menu-all)').elements()).toHaveLength(6)
  await list.getByRole('link', { name: 'View All AI & Data Science' }).click()
  await expect.poll(() => location.pathname + location.hash).toBe('/what-we-offer#ai-data-science')
  await expect.element(panel).not.toBeVisible()
})

test('a button scrolls back to the top of the mobile menu', async () => {
  await openOnPhone(paths.about, 500)
  await button.click()
  await row('What We Offer').click()
  await row('Industries').click()
  await expect.element(section('Healthcare & Essential Services')).toBeInTheDocument()
  const scroller = htmlOf(page.getByCss('.menu-scroll'))
  scroller.scrollTo({ top: 10_000, behavior: 'instant' })
  expect(scroller.scrollTop).toBeGreaterThan(100)
  await toTop.click()
  await expect.poll(() => scroller.scrollTop).toBe(0)
  await expect
    .element(page.getByCss('.menu-foot').getByRole('link', { name: 'Get Started' }))
    .toHaveAttribute('href', paths.contact)
})

test('the mobile menu has no accessibility violations in both themes', async () => {
  await openOnPhone()
  await button.click()
  await expectNoBarrier('the menu', '.bar')
  await row('What We Offer').click()
  await section('Background Screening').click()
  await expectNoBarrier('the menu with a section opened', '.bar')
})

test.for([
  { name: 'at 320 px', width: 320, text: '100%' },
  { name: 'with text at 200 %', width: 390, text: '200%' },
  { name: 'with text at 200 % on a wide screen', width: 1280, text: '200%' },
])('no text of the mobile menu is cut off $name', async ({ width, text }) => {
  await page.viewport(width, 700)
  await openPage(paths.about)
  document.documentElement.style.setProperty('font-size', text)
  await button.click()
  await row('Industries').click()
  await section('Healthcare & Essential Services').click()
  // Waits, because an arrow has a wider box while it rotates.
  await animationsEnded()
  expect(boxOf(section('Healthcare & Essential Services')).width).toBeGreaterThan(0)
  const cut = [...document.querySelectorAll<HTMLElement>('.bar :is(a, summary, button, li)')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1
    })
    .map(({ textContent }) => textContent)
  expect(cut).toEqual([])
})
