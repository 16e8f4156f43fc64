import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { publicOperations } from '#shared/contracts/operations/article-operations.ts'
import { paths } from '#shared/paths/paths.ts'
import { answer } from '#web/testing/browser/answers.test-support.ts'
import { boxOf, focusOn, styleOf } from '#web/testing/browser/elements.test-support.ts'
import { expectNoBarrier, still } from '#web/testing/browser/layout.test-support.ts'
import { openNextPage, openPage } from '#web/testing/browser/page.test-support.tsx'

const key = storageKeys.accessibilitySettings
const root = document.documentElement

const panel = page.getByRole('dialog', { name: 'Accessibility' })
const toggle = (name: string) => panel.getByRole('switch', { name })
const button = page.getByCss('.access-cell')
const close = panel.getByRole('button', { name: 'Close' })
const smaller = panel.getByRole('button', { name: 'Smaller' })
const larger = panel.getByRole('button', { name: 'Larger' })
const ruler = panel.getByRole('slider', { name: 'Font size' })
const reset = panel.getByRole('button', { name: 'Reset to Default' })

const settings = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
const rootSize = () => Number.parseFloat(getComputedStyle(root).fontSize)
const token = (name: string) => getComputedStyle(root).getPropertyValue(name).trim()
const style = (selector: string, property: string) => () => styleOf(selector, property)
const pressShortcut = () => userEvent.keyboard('{Alt>}a{/Alt}')

const usual = {
  fontSize: 100,
  colorBlindMode: false,
  underlineLinks: false,
  stopMovement: false,
  strongerContrast: false,
  withoutShortcut: false,
}

test('the accessibility menu opens and closes by its button and by Alt+A, also closes by Escape, its close button or a click outside, and returns the focus', async () => {
  await openPage(paths.about)
  await button.click()
  await expect.element(panel).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(close).toHaveFocus()
  await expect.element(panel).toMatchTextContent('Settings are saved automatically')
  const stops = [
    toggle('Open with Alt+A'),
    smaller,
    ruler,
    larger,
    toggle('Color Blind-Beta'),
    toggle('Underline every link'),
    toggle('Reduce motion'),
    toggle('Stronger contrast'),
    reset,
  ]
  for (const stop of stops) {
    await userEvent.keyboard('{Tab}')
    await expect
      .element(stop, { message: 'Tab reaches the controls in visual order' })
      .toHaveFocus()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')

  const link = page.getByCss('.foot-legal').getByRole('link', { name: 'Accessibility' })
  await expect.element(link).toBeInTheDocument()
  focusOn(link)
  await pressShortcut()
  await close.click()
  await expect.element(link).toHaveFocus()
  await pressShortcut()
  await expect.element(panel).toBeVisible()
  await pressShortcut()
  await expect.element(panel).not.toBeInTheDocument()

  await button.click()
  await expect.element(panel).toBeVisible()
  await commands.clickAt(900, 500)
  await expect.element(panel).not.toBeInTheDocument()
  await button.click()
  await expect.element(panel).toBeVisible()
  await button.click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(settings(), 'looking stores nothing').toBeNull()

  await button.click()
  await toggle('Open with Alt+A').click()
  await userEvent.keyboard('{Escape}')
  await pressShortcut()
  await openNextPage(paths.usNotice)
  await pressShortcut()
  await button.hover()
  await expect.element(page.getByCss('.tip')).toBeVisible()
  await expect.element(panel, { message: 'the keys are the visitor’s' }).not.toBeInTheDocument()
})

test('the font size can be set from 80 to 150 % in steps of 10, by buttons and by the ruler, and is stored', async () => {
  await openPage(paths.about)
  await button.click()
  const size = panel.getByRole('status')
  await expect.element(panel).toBeVisible()
  await still()
  const before = boxOf(larger).top
  for (const expected of [110, 120, 130, 140, 150]) {
    await larger.click()
    await expect.element(size).toHaveTextContent(`${expected}%`)
  }
  await expect.poll(rootSize).toBe(24)
  await expect.element(larger).toHaveAttribute('aria-disabled', 'true')
  await expect.element(larger, { message: 'the focus stays' }).toHaveFocus()
  await expect
    .poll(() => boxOf(larger).top, { message: 'nothing goes from under the finger' })
    .toBe(before)
  expect(boxOf(larger).width).toBe(44)
  await userEvent.keyboard('{Enter}')
  await expect.element(size).toHaveTextContent('150%')
  expect(settings()).toEqual({ ...usual, fontSize: 150 })

  focusOn(ruler)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(size).toHaveTextContent('140%')
  await userEvent.keyboard('{Home}')
  await expect.element(size).toHaveTextContent('80%')
  await expect.element(smaller).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(rootSize).toBe(12.8)
  const box = boxOf(ruler)
  // The drawing of the ruler is 212 units wide. The mark for 120 % is 16 + 40/70 * 180 units from its left edge.
  await commands.clickAt(box.x + (box.width * (16 + (40 / 70) * 180)) / 212, box.y + 12)
  await expect.element(size).toHaveTextContent('120%')
  await openNextPage(paths.about)
  expect(rootSize()).toBe(19.2)
  await button.click()
  await reset.click()
  await expect.element(size).toHaveTextContent('100%')
  expect(rootSize()).toBe(16)
  expect(settings()).toEqual(usual)
})

test('each accessibility setting takes effect, and an invalid stored value is ignored', async () => {
  await commands.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  answer(publicOperations.related).with(() => ({
    success: true,
    data: { blogs: [], case_studies: [] },
  }))
  await openPage(paths.industry('banking-financial'), {
    stored: {
      [storageKeys.themePreference]: 'system',
      [key]: '{"fontSize":105,"colorBlindMode":true}',
    },
  })
  expect(rootSize()).toBe(16)
  expect(token('--teal')).toContain('#0f766e')
  await button.click()
  const flip = async (name: string) => {
    await toggle(name).click()
    await expect.element(toggle(name)).toBeChecked()
  }
  // The setting for colour blindness changes the palette and adds patterns.
  const supports = style('.matrix-table .cover-mark-supports', 'background-image')
  await expect.poll(supports).toBe('none')
  await flip('Color Blind-Beta')
  await expect.poll(() => token('--teal')).toContain('#0064bc')
  await expect.poll(supports).toMatch(/repeating-linear-gradient/)
  await expect
    .poll(style('.matrix-table .cover-mark-answers', 'background-image'))
    .toMatch(/radial-gradient/)
  // The setting for links also underlines the links in menus.
  const decoration = style('.bar-links a', 'text-decoration-line')
  expect(decoration()).toBe('none')
  await flip('Underline every link')
  await expect.poll(decoration).toBe('underline')
  // The setting for motion disables animations.
  await flip('Reduce motion')
  await expect.poll(style('.access-panel', 'animation-duration')).toMatch(/^(1e-05s|0.00001s)$/)
  window.scrollTo({ top: 2_000, behavior: 'instant' })
  const jumped = await new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>('.back-to-top')?.click()
      resolve(window.scrollY)
    })
  })
  expect(jumped, 'back to top is instant').toBe(0)
  // The setting for contrast darkens labels and rules.
  await button.click()
  await flip('Stronger contrast')
  expect(token('--ink-3')).toBe(token('--ink-2'))
  expect(settings()).toEqual({
    ...usual,
    colorBlindMode: true,
    underlineLinks: true,
    stopMovement: true,
    strongerContrast: true,
  })
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await reset.click()
  await expect.element(toggle('Reduce motion')).toBeChecked()
  await expect.element(toggle('Reduce motion')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(panel).toMatchTextContent('Your device already asks for this.')
  await expect.poll(() => token('--teal')).toContain('#0f766e')
})

test('on a phone the mobile menu opens the accessibility menu, which receives the focus', async () => {
  await page.viewport(390, 844)
  await openPage(paths.about)
  const summary = page.getByCss('.menu > summary')
  await summary.click()
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('button', { name: 'Accessibility' })
    .click()
  await expect.element(panel).toBeVisible()
  await expect.element(page.getByCss('.menu-panel')).not.toBeVisible()
  // Waits until the menu has slid in from the bottom.
  await expect.poll(() => boxOf(panel)).toMatchObject({ x: 8, width: 374, bottom: 844 - 60 })
  await userEvent.keyboard('{Escape}')
  await expect.element(summary).toHaveFocus()
})

test.for([1366, 390])(
  'the accessibility menu has no accessibility violations in both themes at %i px',
  async (width) => {
    await page.viewport(width, 844)
    await openPage(paths.about)
    await pressShortcut()
    await expect.element(panel).toBeVisible()
    await expectNoBarrier('the menu', '.access-panel')
  },
)

test('the accessibility menu has no violations at 150 % with all settings, in a narrow and in a wide window', async () => {
  await page.viewport(390, 844)
  await openPage(paths.about)
  await pressShortcut()
  for (const expected of [110, 120, 130, 140, 150]) {
    await larger.click()
    await expect.element(panel.getByRole('status')).toHaveTextContent(`${expected}%`)
  }
  for (const name of ['Color Blind-Beta', 'Underline every link', 'Stronger contrast'])
    await toggle(name).click()
  await userEvent.keyboard('{Escape}')
  await pressShortcut()
  await expect.element(panel).toBeVisible()
  await expectNoBarrier('the menu on a phone', '.access-panel')
  await page.viewport(1366, 844)
  await expectNoBarrier('the wide menu', '.access-panel')
})
