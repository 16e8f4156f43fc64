import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { paths } from '#shared/paths/paths.ts'
import { nextFrames } from '#web/testing/browser/clock.test-support.ts'
import { boxOf, focusOn, htmlOf } from '#web/testing/browser/elements.test-support.ts'
import {
  expectNoBarrier,
  layOutWholePage,
  scrollToY,
  still,
} from '#web/testing/browser/layout.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'

const history = page.getByRole('navigation', { name: 'History' })
const back = history.getByRole('button', { name: 'Back' })
const home = history.getByRole('link', { name: 'Home' })
const forward = history.getByRole('button', { name: 'Forward' })
const toTop = page.getByRole('button', { name: 'Back to top' })
const access = page.getByRole('button', { name: /^Accessibility/ })

const follow = (name: string) =>
  page.getByCss('.foot').getByRole('link', { name, exact: true }).click()
const isAt = (path: string) => expect.poll(() => location.pathname).toBe(path)

test('the back button is disabled at the start of the history, and the forward button appears only after going back', async () => {
  await openPage(paths.usNotice)
  await expect.element(back).toBeDisabled()
  await expect.element(forward).not.toBeInTheDocument()
  await expect.element(home).toHaveAttribute('href', paths.home)
  await follow('Privacy Policy')
  await isAt(paths.privacyPolicy)
  await expect.element(back).toBeEnabled()
  await expect.element(forward).not.toBeInTheDocument()
  await back.click()
  await isAt(paths.usNotice)
  await expect.element(back).toBeDisabled()
  await forward.click()
  await isAt(paths.privacyPolicy)
  await expect.element(forward).not.toBeInTheDocument()
  await back.click()
  await isAt(paths.usNotice)
  await follow('About')
  await isAt(paths.about)
  await expect.element(forward, { message: 'what lay ahead is gone' }).not.toBeInTheDocument()
  await expect.element(back).toBeEnabled()
})

test('the history of a new visitor is stored in the session storage only', async () => {
  await openPage(paths.usNotice, { stored: {} })
  await follow('Privacy Policy')
  await expect.element(back).toBeEnabled()
  expect(Object.keys(localStorage)).toEqual([])
  expect(document.cookie).toBe('')
})

test('the back-to-top button appears after more than 300 px, and scrolls to the top without animation if motion is reduced', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(paths.about)
  await layOutWholePage()
  await scrollToY(300)
  expect(window.scrollY).toBe(300)
  await expect.element(toTop).not.toBeInTheDocument()
  await scrollToY(301)
  await expect.element(toTop).toBeVisible()
  await scrollToY(2000)
  const seen = new Set<number>()
  const note = () => seen.add(Math.round(window.scrollY))
  window.addEventListener('scroll', note)
  await toTop.click()
  await expect.poll(() => window.scrollY).toBe(0)
  window.removeEventListener('scroll', note)
  expect(seen.size, 'smoothly, by way of other places').toBeGreaterThan(2)
  await expect.element(toTop).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()

  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await scrollToY(2000)
  await expect.element(toTop).toBeVisible()
  htmlOf(toTop).click()
  expect(window.scrollY).toBe(0)
})

test.for([390, 768, 1366])(
  'the tooltip of a button covers no other button at %i px',
  async (width) => {
    await page.viewport(width, 844)
    await openPage(paths.usNotice)
    // Lays out the page first, because scrolling would hide the tooltip.
    await layOutWholePage()
    await follow('Privacy Policy')
    await isAt(paths.privacyPolicy)
    await expect.element(back).toBeEnabled()
    window.history.back()
    await expect.element(forward).toBeInTheDocument()
    // Moves the focus to the buttons, because they are hidden on a phone while the visitor scrolls.
    await userEvent.keyboard('{Tab}')
    focusOn(home)
    await still()
    await home.hover()
    const tip = page.getByCss('.tip')
    await expect.element(tip).toHaveTextContent('Home')
    await expect.element(tip).toBeVisible()
    await still()
    const shown = boxOf(tip)
    const buttons = [...history.element().children].map((one) => one.getBoundingClientRect())
    expect(shown.width).toBeGreaterThan(0)
    expect(buttons).toHaveLength(3)
    for (const box of buttons) {
      const apart =
        shown.left >= box.right ||
        shown.right <= box.left ||
        shown.top >= box.bottom ||
        shown.bottom <= box.top
      expect(apart).toBe(true)
    }
  },
)

test.for([320, 390])(
  'no floating control covers a focusable element on a phone of %i px',
  async (width) => {
    await page.viewport(width, 640)
    await openPage(paths.usNotice)
    await layOutWholePage()
    focusOn(page.getByRole('main'))
    for (let step = 0; step < 40; step += 1) {
      await userEvent.keyboard('{Tab}')
      // Waits, because the buttons disappear one frame later if the focus scrolls the page.
      await nextFrames()
      const element = document.activeElement
      const box = element?.closest('main, .foot') ? element.getBoundingClientRect() : undefined
      // Ignores tall elements. They are visible above the row of buttons, even if the row covers their lower edge.
      if (box === undefined || box.height > 200) continue
      const controls = [
        ...document.querySelectorAll('.history-buttons > *, .access-cell, .back-to-top'),
      ]
      const isCovered = controls.some((control) => {
        const other = control.getBoundingClientRect()
        return (
          box.left < other.right &&
          box.right > other.left &&
          box.bottom > other.top &&
          box.top < other.bottom
        )
      })
      expect(isCovered, `step ${step}`).toBe(false)
    }
  },
)

test.for([640, 768, 1023, 1024, 1366])(
  'all floating controls are in the margin of the page at %i px',
  async (width) => {
    await page.viewport(width, 844)
    await openPage(paths.usNotice)
    await scrollToY(600)
    await expect.element(toTop).toBeVisible()
    await expect.element(access).toBeVisible()
    await still()
    const texts = document.querySelector('main .page')
    if (texts === null) throw new Error('the page has content')
    const { paddingLeft, paddingRight } = getComputedStyle(texts)
    const box = texts.getBoundingClientRect()
    const left = box.left + Number.parseFloat(paddingLeft)
    const right = box.right - Number.parseFloat(paddingRight)
    const controls = [
      ...document.querySelectorAll(
        '.history-buttons > *, .access-cell, .back-to-top, .chat-launcher',
      ),
    ].map((control) => control.getBoundingClientRect())
    expect(controls).toHaveLength(5)
    for (const control of controls) {
      expect(control.left).toBeGreaterThanOrEqual(0)
      expect(control.right).toBeLessThanOrEqual(width)
      expect(control.right <= left || control.left >= right).toBe(true)
    }
  },
)

test('all floating controls are below the navigation bar in a low window', async () => {
  await page.viewport(640, 256)
  await openPage(paths.usNotice)
  await expect.element(access).toBeVisible()
  await still()
  expect(boxOf(access).top).toBeGreaterThanOrEqual(boxOf(page.getByRole('banner')).bottom)
})

test.for([390, 768, 1366])(
  'the floating controls have no accessibility violations at %i px',
  async (width) => {
    await page.viewport(width, 844)
    await openPage(paths.usNotice)
    await scrollToY(600)
    await expect.element(toTop).toBeVisible()
    await expectNoBarrier('the controls', '.floating')
  },
)
