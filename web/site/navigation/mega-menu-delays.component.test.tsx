import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { paths } from '#shared/paths/paths.ts'
import { passTime, stopClock, timerSet } from '#web/testing/browser/clock.test-support.ts'
import { styleOf } from '#web/testing/browser/elements.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'

const item = page.getByCss('.mega:has([aria-label="What We Offer menu"])')
const link = item.getByCss('.mega-head > a')
const toggle = item.getByCss('summary')
const panel = item.getByCss('.mega-panel')
const menu = item.getByCss('details')

async function openMoving(): Promise<void> {
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(paths.about)
}

test('a mega menu stays open for 149 ms after the pointer leaves, and fades out from 150 to 350 ms', async () => {
  await openMoving()
  await link.hover()
  await expect.element(panel).toBeVisible()
  stopClock()
  await commands.moveMouse(600, 890)
  await timerSet(150)
  await passTime(149)
  expect(menu.element().hasAttribute('data-closing')).toBe(false)
  await passTime(1)
  expect(menu.element().hasAttribute('data-closing')).toBe(true)
  expect(styleOf('.mega > details[data-closing] .mega-panel', 'animation')).toMatch(
    /^0\.2s .* mega-out$/,
  )
  await passTime(199)
  expect(menu.element().hasAttribute('open')).toBe(true)
  await passTime(1)
  expect(menu.element().hasAttribute('open')).toBe(false)
})

test('a mega menu that was closed by Escape fades out as fast as a menu that the pointer has left', async () => {
  await openMoving()
  await toggle.click()
  await expect.element(panel).toBeVisible()
  stopClock()
  await userEvent.keyboard('{Escape}')
  await timerSet(200)
  expect(menu.element().hasAttribute('data-closing')).toBe(true)
  await passTime(199)
  expect(menu.element().hasAttribute('open')).toBe(true)
  await passTime(1)
  expect(menu.element().hasAttribute('open')).toBe(false)
})
