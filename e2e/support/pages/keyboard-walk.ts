import { expect, type Page } from '@playwright/test'
import { layOutWholePage } from '../checks/layout.ts'
import { paths } from '#shared/paths/paths.ts'

/** Name of the focused element, with flags for its visibility and its position within the window. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return undefined
    const isOutlined = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    // If a link covers a card or a row, that card or row shows the focus.
    const covered = element.closest('.card, .case-row, .post-row, .flow-station, li')
    const box = element.getBoundingClientRect()
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60),
      visible: isOutlined(element) || (covered !== null && isOutlined(covered)),
      within:
        box.left >= 0 && box.right <= innerWidth + 1 && box.bottom > 0 && box.top < innerHeight,
    }
  })

type Stop = NonNullable<Awaited<ReturnType<typeof focused>>>

const publicBar = [
  'Certavia',
  'Home',
  'About Us',
  'What We Offer',
  'What We Offer menu',
  'Industries',
  'Industries menu',
  'Case Studies',
  'Career & Partner',
  'Search this site',
  'Switch between light and dark',
  'Theme preferences',
  'Get Started',
]
const staffBar = ['Certavia', 'Accessibility', 'Switch between light and dark', 'Theme preferences']

/**
 * Moves through an open page with the Tab key, in a wide window. No element may have the focus before. Expects at each stop that the focus
 * is visible and within the window.
 */
export async function expectWalked(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  await page.setViewportSize({ width: 1366, height: 900 })
  await layOutWholePage(page)
  await page.keyboard.press('Tab')
  // An element that is hidden without focus becomes visible in the frame after it gets the focus.
  const skip = { name: 'Skip to content', visible: true, within: true }
  await expect.poll(() => focused(page)).toEqual(skip)
  const stops: Stop[] = []
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop === undefined) break
    stops.push(stop)
  }
  expect(stops).toEqual(stops.map(({ name }) => ({ name, visible: true, within: true })))
  const first = pathname === paths.admin ? staffBar : publicBar
  expect(stops.slice(0, first.length).map(({ name }) => name)).toEqual(first)
}
