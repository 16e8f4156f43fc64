import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { allFaces } from './support/layout.ts'
import { openPage } from './support/navigation.ts'
import { closePages } from './support/template-pages.ts'
import { IS_FULL } from './support/tier.ts'
import { paths } from '#shared/paths.ts'

test.use({ on: 'demo' })

/** Where the focus is, and whether it can be seen there. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return undefined
    const isOutlined = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    // A card or a line of a register shows the focus of the link that covers it.
    const covered = element.closest('.card, .case-row, .flow-station, li')
    const box = element.getBoundingClientRect()
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60),
      visible: isOutlined(element) || (covered !== null && isOutlined(covered)),
      within:
        box.left >= 0 && box.right <= innerWidth + 1 && box.bottom > 0 && box.top < innerHeight,
    }
  })

type Stop = NonNullable<Awaited<ReturnType<typeof focused>>>

const walked = [
  ...closePages,
  paths.admin,
  ...(IS_FULL ? [paths.solution('ai-data-science'), paths.accessibility] : []),
]

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
  'Change between light and dark',
  'Theme preferences',
  'Get Started',
]
const staffBar = ['Certavia', 'Accessibility', 'Change between light and dark', 'Theme preferences']

for (const path of walked) {
  test(`${path} is walked by keyboard, the focus always in sight`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await openPage(page, path)
    await allFaces(page)
    await page.keyboard.press('Tab')
    // What appears on focus does so in the next frame.
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
    const first = path === paths.admin ? staffBar : publicBar
    expect(stops.slice(0, first.length).map(({ name }) => name)).toEqual(first)
  })
}

test('the skip link leads past the bar', async ({ page }) => {
  await openPage(page, paths.blogs())
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
