import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#shared/paths/paths.ts'
import { boxOf, focusOn } from '#web/testing/browser/elements.test-support.ts'
import { expectNoBarrier } from '#web/testing/browser/layout.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'
import { megaMenu, openWithMenus } from './mega-menu.test-support.ts'

const offer = megaMenu('What We Offer')
const industries = megaMenu('Industries')
const bar = page.getByCss('.bar-links')

test('arrow keys move between the items and columns of a mega menu, Home and End to the first and last item', async () => {
  await openWithMenus(paths.about)
  const item = (name: string) => offer.panel.getByRole('link', { name, exact: true })
  focusOn(offer.toggle)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(offer.panel).toBeVisible()
  await expect.element(item('Criminal check')).toHaveFocus()
  const steps = [
    ['ArrowDown', 'Education & licence verification'],
    ['ArrowRight', 'KYC compliance'],
    ['ArrowRight', 'Computer vision'],
    ['ArrowRight', 'Custom software'],
    ['ArrowRight', 'Custom software'],
    ['ArrowLeft', 'Computer vision'],
    ['ArrowUp', 'Resume ranking'],
    ['ArrowUp', 'Citizenship by investment'],
    ['End', 'System integration'],
    ['ArrowDown', 'System integration'],
    ['Home', 'Criminal check'],
  ] as const
  for (const [key, name] of steps) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(item(name), { message: key }).toHaveFocus()
  }
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(offer.toggle).toHaveFocus()
})

test('the left and right arrow keys move through the links and arrow buttons of the bar', async () => {
  await openWithMenus(paths.about)
  const link = (name: string) => bar.getByRole('link', { name, exact: true })
  focusOn(link('Home'))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(link('About Us')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(offer.toggle).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(link('Career & Partner')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(link('Home')).toHaveFocus()
})

test.for(['{Enter}', ' '])(
  'the key "%s" on the arrow button of a mega menu opens and closes the menu',
  async (key) => {
    await openWithMenus(paths.about)
    focusOn(industries.toggle)
    await userEvent.keyboard(key)
    await expect.element(industries.panel).toBeVisible()
    await expect.element(industries.toggle).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(industries.panel).not.toBeVisible()
  },
)

test('Tab moves through every item of an open mega menu, then leaves and closes it', async () => {
  await openWithMenus(paths.about)
  focusOn(offer.toggle)
  await userEvent.keyboard('{Enter}')
  await expect.element(offer.panel).toBeVisible()
  const items = offer.items.elements()
  expect(items).toHaveLength(21)
  for (const item of items) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(item)
  }
  await userEvent.keyboard('{Tab}')
  await expect.element(industries.link).toHaveFocus()
  await expect.element(offer.panel).not.toBeVisible()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(offer.toggle).toHaveFocus()
})

test('Tab skips closed mega menus', async () => {
  await openWithMenus(paths.about)
  focusOn(offer.toggle)
  await userEvent.keyboard('{Tab}')
  await expect.element(industries.link).toHaveFocus()
})

test('the sections of an open mega menu are labelled lists', async () => {
  await openWithMenus(paths.about)
  await offer.toggle.click()
  const list = offer.panel.getByRole('list', { name: 'Background Screening' })
  await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(7)
})

test.for(['What We Offer', 'Industries'])(
  'the mega menu of %s has no accessibility violations',
  async (name) => {
    await openPage(paths.about)
    const { toggle, items, panel } = megaMenu(name)
    await toggle.click()
    focusOn(items.first())
    await expect.element(panel).toBeVisible()
    await expectNoBarrier(name, '.bar')
  },
)

test('a mega menu that is taller than the window scrolls', async () => {
  await page.viewport(1366, 360)
  await openWithMenus(paths.about)
  await offer.toggle.click()
  const last = offer.panel.getByRole('link', { name: 'View All Background Screening' })
  focusOn(last)
  await expect.poll(() => boxOf(last).bottom).toBeLessThanOrEqual(360)
  expect(boxOf(last).top).toBeGreaterThanOrEqual(0)
})

test.for([1024, 1280, 1440, 1920])(
  'with larger text, either the links fit into the navigation bar or the menu replaces them, at %i px',
  async (width) => {
    await page.viewport(width, 900)
    await openPage(paths.about)
    for (const size of ['150%', '200%'] as const) {
      document.documentElement.style.setProperty('font-size', size)
      const inner = page.getByCss('.bar-inner').element()
      const { paddingRight } = getComputedStyle(inner)
      const isCut = () => {
        const edge = inner.getBoundingClientRect().right - Number.parseFloat(paddingRight) + 1
        return [...inner.children].filter((one) => one.getBoundingClientRect().right > edge).length
      }
      expect(isCut(), `${size} at ${width} px`).toBe(0)
      const isShown = (selector: string) =>
        document.querySelector(selector)?.checkVisibility() === true
      expect(Number(isShown('.bar-links')) + Number(isShown('.menu > summary'))).toBe(1)
    }
  },
)
