import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { paths } from '#shared/paths/paths.ts'
import { passTime, stopClock, timerSet } from '#web/testing/browser/clock.test-support.ts'
import { boxOf, focusOn } from '#web/testing/browser/elements.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'

const tip = page.getByCss('.tip')
const flip = page.getByRole('button', { name: 'Switch between light and dark' })

/** Dispatches a pointer event on the text of the page, as browsers do when content moves under a resting pointer. */
const passUnder = () =>
  document
    .querySelector('main')
    ?.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }))

test('a tooltip appears after 700 ms', async () => {
  await openPage(paths.about)
  await expect.element(flip).toBeVisible()
  stopClock()
  await flip.hover()
  await timerSet(700)
  await passTime(699)
  await expect.element(tip).not.toBeInTheDocument()
  await passTime(1)
  await expect.element(tip).toBeVisible()
})

test('content that moves under a resting pointer does not hide a tooltip that was opened by keyboard', async () => {
  await openPage(paths.about)
  await expect.element(flip).toBeVisible()
  stopClock()
  focusOn(flip)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await userEvent.keyboard('{Tab}')
  await timerSet(700)
  passUnder()
  await passTime(700)
  await expect.element(tip).toBeVisible()
  passUnder()
  await passTime(1)
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(tip).not.toBeVisible()
})

test('the assistant button shows its name on its left after 700 ms', async () => {
  await openPage(paths.about)
  const launcher = page.getByCss('.chat-launcher')
  // Hovers over another button first, because the code of tooltips is loaded on first use.
  await flip.hover()
  await expect.element(tip).toBeVisible()
  stopClock()
  await launcher.hover()
  await timerSet(700)
  await passTime(699)
  await expect.element(tip).not.toBeVisible()
  await passTime(1)
  await expect.element(tip).toHaveTextContent('Chat with Cera')
  const [name, circle] = [boxOf(tip), boxOf(launcher)]
  expect(name.right + 10).toBeCloseTo(circle.x, 0)
})

test('an icon button shows its name on hover', async () => {
  await openPage(paths.about)
  await flip.hover()
  await expect.element(tip).toBeVisible()
  await expect.element(tip).toHaveTextContent('Switch between light and dark')
  await commands.moveMouse(600, 600)
  await expect.element(tip).not.toBeVisible()
})

test('a tooltip appears on keyboard focus, closes with Escape, and stays within the window', async () => {
  await page.viewport(320, 640)
  await openPage(paths.about)
  await expect.element(flip).toBeVisible()
  focusOn(flip)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await userEvent.keyboard('{Tab}')
  await expect.element(tip).toBeVisible()
  expect(boxOf(tip).left).toBeGreaterThanOrEqual(0)
  expect(boxOf(tip).right).toBeLessThanOrEqual(320)
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeVisible()
})
