import type { Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { openAt, prompt, root, stored } from '../support/pages/theme-clock.ts'

test.use({ on: 'demo', theme: 'clock', viewport: { width: 1366, height: 900 } })

/** Advances the clock until the sunset prompt is visible. The code of the prompt must load before its delay can elapse. */
async function untilAsked(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return prompt(page).count()
    })
    .toBe(1)
}

test('the sunset prompt appears two seconds after the first check in the sunset hour, does not take the focus, and can be answered', async ({
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
