import type { Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { axeViolations } from '../support/checks/axe.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { openPage } from '../support/pages/navigation.ts'
import { choose, expectTheme, openAt, prompt, root, stored } from '../support/pages/theme-clock.ts'
import { IN_FULL } from '../support/tier.ts'

test.use({ on: 'demo', theme: 'clock', viewport: { width: 1366, height: 900 } })

/** Advances the clock until the prompt is visible: its code must load before its delay can elapse. */
async function untilAsked(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return prompt(page).count()
    })
    .toBe(1)
}

/** Opens a page one minute before sunset and waits for the prompt. */
async function openAtSunset(page: Page) {
  await openAt(page, paths.about, 17, 59, 30)
  await page.clock.runFor(60_000)
  await untilAsked(page)
}

test('the prompt appears two seconds after the first check of the hour, takes no focus, and can be answered', async ({
  page,
}) => {
  await openAt(page, paths.about, 17, 59, 30)
  await page.locator('.brand').first().focus()
  await page.clock.runFor(60_000)
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await expect(prompt(page)).toHaveCount(0)
  await untilAsked(page)
  const shownAt = await page.evaluate(() => Date.now())
  const isPast = (base: number) => (shownAt - base) / 1_000
  expect(isPast(new Date(2026, 5, 1, 18, 0, 30).getTime())).toBeGreaterThanOrEqual(2)
  await expect(prompt(page)).toContainText(
    'Your theme follows the time of day. Dark is easier on the eyes in the evening.',
  )
  await page.clock.runFor(200)
  await expect(page.getByRole('status').filter({ hasText: 'It is after six' })).toBeAttached()
  await expect(page.locator('.brand').first()).toBeFocused()
  expect(await stored(page), 'nothing before an answer').toEqual({})

  await prompt(page).getByRole('button', { name: 'Not now' }).click()
  await expect(prompt(page)).toHaveCount(0)
  expect(await stored(page)).toEqual({ lastSunsetCheck: '2026-06-01' })
  await page.clock.runFor(5 * 60_000)
  await expect(root(page), 'light until the next load').toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
})

test('an accessibility setting changes neither prompt nor theme, before and after "Not now", in every tab', async ({
  page,
  context,
}) => {
  await openAtSunset(page)
  const enlarge = async () => {
    await page.keyboard.press('Alt+a')
    await page.getByRole('button', { name: 'Larger' }).click()
    await page.keyboard.press('Escape')
  }
  await enlarge()
  await expect(root(page)).toHaveAttribute('data-font-size', '110')
  await expect(root(page), 'it waits for an answer').toHaveAttribute('data-theme', 'light')
  await expect(prompt(page)).toHaveCount(1)
  await prompt(page).getByRole('button', { name: 'Not now' }).click()
  await enlarge()
  await expect(root(page)).toHaveAttribute('data-font-size', '120')
  await expect(root(page), 'light until the next load').toHaveAttribute('data-theme', 'light')

  const other = await context.newPage()
  await openAt(other, paths.contact, 17, 59, 30)
  await other.clock.runFor(60_000)
  await expect(root(other)).toHaveAttribute('data-theme', 'light')
  await enlarge()
  await expect(root(other)).toHaveAttribute('data-font-size', '130')
  await expect(root(other), 'another tab').toHaveAttribute('data-theme', 'light')
})

test('if the prompt is not answered, a time-based theme turns dark at the next check, and the prompt closes', async ({
  page,
}) => {
  await openAtSunset(page)
  await page.clock.runFor(60_000)
  await expectTheme(page, 'dark')
  await expect(prompt(page)).toHaveCount(0)
  expect(await stored(page)).toEqual({})
})

for (const { answer, expected, tier } of [
  {
    answer: 'Switch to dark',
    expected: { theme: 'dark', themePreference: 'manual', lastSunsetCheck: '2026-06-01' },
    tier: {},
  },
  {
    answer: 'Always follow system preference',
    expected: { theme: 'light', themePreference: 'system', lastSunsetCheck: '2026-06-01' },
    tier: IN_FULL,
  },
]) {
  test(
    `manual light is asked when a page opens in that hour, waits for other surfaces, and accepts "${answer}"`,
    tier,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await choose(page, 'light', 'manual')
      await openAt(page, paths.about, 18, 20)
      await page.keyboard.press('Alt+a')
      const panel = page.getByRole('dialog', { name: 'Accessibility' })
      await expect(panel).toBeVisible()
      await page.clock.runFor(10_000)
      await expect(prompt(page), 'another surface is open').toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      // The code of the prompt may still be loading, and the prompt appears only after a timer.
      await expect
        .poll(async () => {
          await page.clock.runFor(300)
          return prompt(page).count()
        })
        .toBe(1)
      await expect(prompt(page)).toContainText('You chose light; you can change back at any time.')
      await page.locator('.brand').first().focus()
      await prompt(page).getByRole('button', { name: answer }).click()
      await expect(prompt(page)).toHaveCount(0)
      expect(await stored(page)).toEqual(expected)
      await page.clock.runFor(10 * 60_000)
      await expect(prompt(page), 'once a day').toHaveCount(0)
    },
  )
}

test('panel and prompt are accessible in both themes, wide and narrow', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await choose(page, 'light', 'system')
  await openPage(page, paths.about)
  await page.getByRole('button', { name: 'Theme preferences' }).click()
  await expect(page.getByRole('dialog', { name: 'Theme' })).toBeVisible()
  await expectNoBarrier(page, 'the preferences', '.theme-panel')
  await page.keyboard.press('Escape')

  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => window.certaviaBoot?.choose('manual', 'light'))
  await page.addInitScript(() => (Date.prototype.getHours = () => 18))
  await page.reload()
  await expect(prompt(page)).toBeVisible()
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await axeViolations(page, 'all', '.sunset'), `the prompt at ${width} px`).toEqual([])
  }
  // In dark mode the prompt is hidden; its colours are those of the panel.
  await page.locator('.bar a').first().focus()
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab')
    // If the focus scrolls the page, the prompt reacts in the next frame.
    const isCovered = () =>
      page.evaluate(() => {
        const [over] = document.querySelectorAll<HTMLElement>('.sunset')
        const under = document.activeElement
        if (over === undefined || under === null || over.contains(under)) return false
        if (getComputedStyle(over).visibility === 'hidden') return false
        const [a, b] = [over.getBoundingClientRect(), under.getBoundingClientRect()]
        const isLow = b.height < innerHeight / 2
        return isLow && a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
      })
    await expect.poll(isCovered, `stop ${stop}`).toBe(false)
  }
})
