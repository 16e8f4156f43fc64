import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { paths } from '#shared/paths/paths.ts'
import { passTime } from '#web/testing/browser/clock.test-support.ts'
import { boxOf, stored, storeInOtherTab } from '#web/testing/browser/elements.test-support.ts'
import { expectTheme, openAt } from '#web/testing/browser/theme-clock.test-support.ts'

const root = document.documentElement
const theme = () => root.dataset['theme']
const flip = page.getByRole('button', { name: 'Switch between light and dark' })
const cell = page.getByRole('button', { name: 'Theme preferences' })
const panel = page.getByRole('dialog', { name: 'Theme' })
const radio = (name: string | RegExp) => panel.getByRole('radio', { name, exact: true })

test('the theme button switches to a manual theme, adds a transition class for 200 ms, and the clock no longer changes the theme', async () => {
  await openAt(paths.about, [12])
  expect(theme()).toBe('light')
  await flip.click()
  expect(root.className).toMatch(/theme-changing/)
  await passTime(50)
  expect(theme()).toBe('dark')
  await passTime(149)
  expect(root.className).toMatch(/theme-changing/)
  await passTime(1)
  expect(root.className).not.toMatch(/theme-changing/)
  expect(stored()).toEqual({ theme: 'dark', themePreference: 'manual' })
  await passTime(24 * 3_600_000)
  expect(theme(), 'no clock changes it').toBe('dark')
})

test('a theme that is chosen in another tab also applies in this tab', async () => {
  await openAt(paths.about, [12])
  storeInOtherTab(storageKeys.themePreference, 'manual')
  storeInOtherTab(storageKeys.theme, 'dark')
  await expectTheme('dark')
})

test('the button next to the theme button opens the theme preferences; Escape and a click outside close them', async () => {
  await commands.emulateMedia({ colorScheme: 'light' })
  await openAt(paths.about, [12])
  await expect.element(cell).toBeVisible()
  expect(boxOf(page.getByCss('.bar .theme-flip'))).toMatchObject({ width: 40, height: 40 })
  expect(boxOf(page.getByCss('.bar .theme-more'))).toMatchObject({ width: 26, height: 40 })
  await cell.click()
  await expect.element(panel).toBeVisible()
  await expect.element(cell).toHaveAttribute('aria-expanded', 'true')
  await expect.element(radio('Light')).toHaveFocus()
  await expect.element(radio('Dark after 18:00 Light again from 06:00')).toBeChecked()
  await expect.element(panel).toMatchTextContent('Settings are saved automatically')
  expect(boxOf(panel).width).toBe(320)

  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(radio(/Choose myself/)).toBeChecked()
  expect(stored()).toEqual({ theme: 'light', themePreference: 'manual' })
  await radio('Dark').click({ force: true })
  await expect.poll(stored).toEqual({ theme: 'dark', themePreference: 'manual' })
  await radio(/Match my device/).click({ force: true })
  await expectTheme('light')
  expect(stored()).toEqual({ theme: 'light', themePreference: 'system' })
  await commands.emulateMedia({ colorScheme: 'dark' })
  await expectTheme('dark')
  await expect.element(radio('Dark')).toBeChecked()

  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(cell).toHaveFocus()
  await cell.click()
  await expect.element(panel).toBeVisible()
  await cell.click()
  await expect.element(panel).not.toBeInTheDocument()
  await cell.click()
  await expect.element(panel).toBeVisible()
  await commands.clickAt(300, 700)
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(cell).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone the mobile menu contains the theme preferences', async () => {
  await page.viewport(390, 844)
  await openAt(paths.about, [20])
  await expect.element(page.getByCss('.menu > summary')).toBeVisible()
  await expect.element(cell).not.toBeInTheDocument()
  await page.getByCss('.menu > summary').click()
  const group = page.getByRole('group', { name: 'Theme' })
  await expect.element(group.getByRole('radio', { name: 'Dark after 18:00' })).toBeChecked()
  await group.getByText('Choose myself').click()
  await expect.poll(stored).toEqual({ theme: 'dark', themePreference: 'manual' })
  await page.getByRole('button', { name: /light and dark/ }).click()
  await expectTheme('light')
  await group.getByText('Dark after 18:00').click()
  await expectTheme('dark')
})
