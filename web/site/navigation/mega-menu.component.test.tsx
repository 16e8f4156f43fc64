import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { paths } from '#shared/paths/paths.ts'
import { passTime, stopClock, timerSet } from '#web/testing/browser/clock.test-support.ts'
import { boxOf, focusOn, htmlOf, styleOf } from '#web/testing/browser/elements.test-support.ts'
import { still } from '#web/testing/browser/layout.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'
import { expectNoneOpen, leaveMenus, megaMenu, openWithMenus } from './mega-menu.test-support.ts'

const offer = megaMenu('What We Offer')
const industries = megaMenu('Industries')

/** Expects that a menu is open and does not fade after the stopped clock has advanced. */
async function expectOpenFor(milliseconds: number, message?: string): Promise<void> {
  await passTime(milliseconds)
  const menu = htmlOf(offer.menu)
  expect([menu.hasAttribute('open'), menu.dataset['closing']], message).toEqual([true, undefined])
}

test.for([
  { name: 'What We Offer', href: paths.whatWeOffer, sections: 4, most: 6, viewAll: 2 },
  { name: 'Industries', href: paths.industries, sections: 4, most: 6, viewAll: 0 },
])(
  'the menu $name opens on hover, with at most $most items in each column',
  async ({ name, href, sections, most, viewAll }) => {
    await openWithMenus(paths.about)
    const { link, panel } = megaMenu(name)
    await expect.element(panel).not.toBeVisible()
    await link.hover()
    await expect.element(panel).toBeVisible()
    const columns = panel.getByCss('.mega-section').elements()
    expect(columns).toHaveLength(sections)
    const lefts = columns.map((column) => column.getBoundingClientRect().left)
    expect(new Set(lefts).size, 'each section in a column of its own').toBe(sections)
    for (const column of columns) {
      expect(column.querySelectorAll('li:not(.mega-all)').length).toBeLessThanOrEqual(most)
    }
    expect(panel.getByText(/^View All /).elements()).toHaveLength(viewAll)
    await expect.element(link).toHaveAttribute('href', href)
    await leaveMenus()
  },
)

test('the link “View All” of a section with more items than the menu shows leads to the complete list', async () => {
  await openWithMenus(paths.about)
  await offer.link.hover()
  await expect
    .element(offer.panel.getByRole('link', { name: 'View All Background Screening' }))
    .toHaveAttribute('href', '/what-we-offer#background-screening')
  await expect
    .element(offer.panel.getByRole('link', { name: 'View All AI & Data Science' }))
    .toHaveAttribute('href', '/what-we-offer#ai-data-science')
})

test('a mega menu stays open if the pointer returns within 150 ms', async () => {
  await openWithMenus(paths.about)
  await offer.link.hover()
  await expect.element(offer.panel).toBeVisible()
  stopClock()
  const move = (clientY: number) =>
    document.body.dispatchEvent(
      new PointerEvent('pointermove', {
        clientX: 600,
        clientY,
        pointerType: 'mouse',
        bubbles: true,
      }),
    )
  move(200)
  move(880)
  await timerSet(150)
  await passTime(100)
  move(200)
  await expectOpenFor(500)
})

test('a mega menu stays open while the pointer is within 50 px of the bar and the panel', async () => {
  await openWithMenus(paths.about)
  await offer.link.hover()
  await expect.element(offer.panel).toBeVisible()
  await still()
  const { bottom } = boxOf(offer.panel)
  stopClock()
  await commands.moveMouse(600, Math.floor(bottom) + 49)
  await expectOpenFor(500, '49 px below')
  await commands.moveMouse(600, Math.ceil(bottom) + 51)
  await timerSet(150)
  await passTime(350)
  await expect.element(offer.panel, { message: '51 px below' }).not.toBeVisible()
})

test('a click on the arrow button of a hovered menu leaves the menu open; the next click closes it', async () => {
  await openWithMenus(paths.about)
  stopClock()
  await offer.toggle.hover()
  await expect.element(offer.panel).toBeVisible()
  await offer.toggle.click()
  await expectOpenFor(400)
  await offer.toggle.click()
  await passTime(200)
  await expect.element(offer.panel).not.toBeVisible()
})

test('a mega menu closes when the pointer moves to another menu', async () => {
  await openWithMenus(paths.about)
  await offer.link.hover()
  await expect.element(offer.panel).toBeVisible()
  await industries.link.hover()
  await expect.element(industries.panel).toBeVisible()
  await expect.element(offer.panel).not.toBeVisible()
})

test('a mega menu fades in over 0.25 s', async () => {
  await openWithMenus(paths.about)
  await offer.toggle.click()
  expect(styleOf('.mega > details[open] .mega-panel', 'animation')).toMatch(/^0\.25s .* mega-in$/)
  await userEvent.keyboard('{Escape}')
  await expect.element(offer.panel).not.toBeVisible()
})

test('a click outside a menu closes the menu, and a click on its background does not', async () => {
  await openWithMenus(paths.about)
  await offer.toggle.click()
  await still()
  stopClock()
  await offer.panel.getByCss('.mega-title').first().click()
  await expectOpenFor(300)
  await commands.clickAt(600, 880)
  await passTime(350)
  await expectNoneOpen()
})

test('Escape closes a mega menu, and returns the focus to its arrow button', async () => {
  await openWithMenus(paths.about)
  await offer.toggle.click()
  focusOn(offer.items.nth(2))
  await userEvent.keyboard('{Escape}')
  await expect.element(offer.panel).not.toBeVisible()
  await expect.element(offer.toggle).toHaveFocus()
})

test('Escape closes a hovered mega menu, and the menu does not reopen until the pointer has left', async () => {
  await openWithMenus(paths.about)
  await offer.link.hover()
  await expect.element(offer.panel).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(offer.panel).not.toBeVisible()
  await expect.element(offer.toggle).toHaveFocus()
  const { x, y } = boxOf(offer.link)
  await commands.moveMouse(x + 20, y + 20)
  await commands.moveMouse(x + 30, y + 20)
  await expect.element(offer.panel).not.toBeVisible()
})

test('a mega menu has two to five columns, one for each section', async () => {
  await openWithMenus(paths.about)
  await offer.toggle.click()
  const sections = htmlOf(offer.panel.getByCss('.mega-sections'))
  for (const count of [2, 3, 4, 5]) {
    sections.setAttribute('data-columns', String(count))
    expect(getComputedStyle(sections).gridTemplateColumns.split(' ')).toHaveLength(count)
  }
})

test('a mega menu that was opened by keyboard stays open while the pointer moves elsewhere', async () => {
  await openWithMenus(paths.about)
  await offer.link.hover()
  await expect.element(offer.panel).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(offer.panel).not.toBeVisible()
  await commands.moveMouse(600, 880)
  stopClock()
  focusOn(offer.toggle)
  await userEvent.keyboard('{Enter}')
  await commands.moveMouse(610, 885)
  await expectOpenFor(500)
})

test('a mega menu that was opened by the pointer stays open when a touch ends', async () => {
  await openWithMenus(paths.about)
  await offer.link.hover()
  await expect.element(offer.panel).toBeVisible()
  stopClock()
  document.documentElement.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }))
  await expectOpenFor(500)
})

test('a mega menu that was opened by a click closes even if the pointer leaves the window right after the click', async () => {
  await openWithMenus(paths.about)
  await offer.toggle.hover()
  await offer.toggle.click()
  await offer.toggle.click()
  await expect.element(offer.panel).not.toBeVisible()
  const { x, y } = boxOf(offer.toggle)
  await commands.moveMouse(x + 8, y + 8)
  await offer.toggle.click()
  await expect.element(offer.panel).toBeVisible()
  document.documentElement.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
  await expect.element(offer.panel).not.toBeVisible()
})

test('a mega menu does not fade if motion is reduced', async () => {
  await openPage(paths.about)
  await offer.toggle.click()
  await expect.element(offer.panel).toBeVisible()
  await userEvent.keyboard('{Escape}')
  // Checked only once, without polling. A menu that fades out would still be open now.
  expect(offer.menu.element().hasAttribute('open')).toBe(false)
  expect(page.getByCss('.mega > details[data-closing]').elements()).toHaveLength(0)
})
