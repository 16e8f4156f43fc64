import type { Page } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import { expect, test } from './fixtures.ts'
import { axeViolations } from './support/axe.ts'
import { expectNoBarrier } from './support/barrier-free.ts'
import { openPage } from './support/navigation.ts'
import { enterAsStaff } from './support/staff-page.ts'
import { IN_FULL } from './support/tier.ts'

test.use({ on: 'demo', theme: 'clock', viewport: { width: 1366, height: 900 } })

const root = (page: Page) => page.locator('html')
const prompt = (page: Page) =>
  page.getByRole('region', { name: 'It is after six. Switch to dark?' })
const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)

/** Opens a page at a time of a day in June, after which the page's clock goes on by `runFor` alone. */
async function openAt(page: Page, path: string, hour: number, minute = 0, second = 0) {
  const time = new Date(2026, 5, 1, hour, minute, second)
  await page.clock.install({ time: new Date(time.getTime() - 1_000) })
  await page.clock.pauseAt(time)
  await page.goto(path)
  await alive(page)
}

/** A page comes alive in steps, between which it leaves the browser a millisecond of its clock. */
const alive = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(50)
      return page.locator('html[data-hydrated]').count()
    })
    .toBe(1)

const choose = (page: Page, theme: string, preference: string) =>
  page.addInitScript(
    ([chosen, how]) => {
      if (sessionStorage.getItem('chosen') !== null) return
      sessionStorage.setItem('chosen', '1')
      localStorage.setItem('theme', chosen)
      localStorage.setItem('themePreference', how)
    },
    [theme, preference] as const,
  )

test('a page is in its theme before it is painted, and without scripts in that of the system', async ({
  page,
  browser,
  site,
}) => {
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    Object.assign(window, { seen })
    new PerformanceObserver(() =>
      seen.push(getComputedStyle(document.documentElement).backgroundColor),
    ).observe({ type: 'paint', buffered: true })
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await openAt(page, paths.about, 20)
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  const DARK = 'rgb(12, 27, 26)'
  await expect
    .poll(() => page.evaluate(() => new Set(Reflect.get(window, 'seen') as string[]).size))
    .toBe(1)
  expect(await page.evaluate(() => (Reflect.get(window, 'seen') as string[])[0])).toBe(DARK)
  await expect(root(page)).not.toHaveClass(/theme-changing/)
  expect(await stored(page)).toEqual({})

  const context = await browser.newContext({
    baseURL: site.origin,
    javaScriptEnabled: false,
    colorScheme: 'dark',
  })
  const plain = await context.newPage()
  await plain.goto(paths.about)
  await expect(root(plain)).toHaveCSS('background-color', DARK)
  await expect(plain.getByRole('button', { name: /light and dark/ })).toBeHidden()
  await context.close()
})

test('the toggle flips and sets manual, for 200 ms with the class of a change, in every tab', async ({
  page,
  context,
}) => {
  await openAt(page, paths.about, 12)
  const other = await context.newPage()
  await other.goto(paths.blogs())
  await alive(other)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expect(root(page)).toHaveClass(/theme-changing/)
  await page.clock.runFor(199)
  await expect(root(page)).toHaveClass(/theme-changing/)
  await page.clock.runFor(1)
  await expect(root(page)).not.toHaveClass(/theme-changing/)
  expect(await stored(page)).toEqual({ theme: 'dark', themePreference: 'manual' })
  await expect(root(other)).toHaveAttribute('data-theme', 'dark')
  await page.clock.runFor(24 * 3_600_000)
  await expect(root(page), 'no clock changes it').toHaveAttribute('data-theme', 'dark')
})

test('the joined cell opens the preferences, which close by Escape and a press elsewhere', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openAt(page, paths.about, 12)
  const cell = page.getByRole('button', { name: 'Theme preferences' })
  const panel = page.getByRole('dialog', { name: 'Theme' })
  const [flip, more] = [page.locator('.bar .theme-flip'), page.locator('.bar .theme-more')]
  expect(await flip.boundingBox()).toMatchObject({ width: 40, height: 40 })
  expect(await more.boundingBox()).toMatchObject({ width: 26, height: 40 })
  await cell.click()
  await expect(panel).toBeVisible()
  await expect(cell).toHaveAttribute('aria-expanded', 'true')
  await expect(panel.getByRole('radio', { name: 'Light', exact: true })).toBeFocused()
  await expect(
    panel.getByRole('radio', { name: 'Time-based Dark from 18:00 to 05:59' }),
  ).toBeChecked()
  await expect(panel).toContainText('Settings are saved automatically')
  expect((await panel.boundingBox())?.width).toBe(320)

  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(panel.getByRole('radio', { name: /Manual/ })).toBeChecked()
  expect(await stored(page)).toEqual({ theme: 'light', themePreference: 'manual' })
  await panel.getByRole('radio', { name: 'Dark', exact: true }).check({ force: true })
  expect(await stored(page)).toEqual({ theme: 'dark', themePreference: 'manual' })
  await panel.getByRole('radio', { name: /System/ }).check()
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  expect(await stored(page)).toEqual({ theme: 'light', themePreference: 'system' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root(page), 'the system is followed live').toHaveAttribute('data-theme', 'dark')
  await expect(panel.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked()

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(cell).toBeFocused()
  await cell.click()
  await expect(panel).toBeVisible()
  await cell.click()
  await expect(panel).toBeHidden()
  await cell.click()
  await expect(panel).toBeVisible()
  await page.mouse.click(300, 700)
  await expect(panel).toBeHidden()
  await expect(cell).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone the preferences stand in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAt(page, paths.about, 20)
  await expect(page.getByRole('button', { name: 'Theme preferences' })).toBeHidden()
  await page.locator('.menu > summary').click()
  const theme = page.getByRole('group', { name: 'Theme' })
  await expect(theme.getByRole('radio', { name: 'Time-based' })).toBeChecked()
  await theme.getByText('Manual').click()
  expect(await stored(page)).toEqual({ theme: 'dark', themePreference: 'manual' })
  await page.getByRole('button', { name: /light and dark/ }).click()
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await theme.getByText('Time-based').click()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
})

test('the prompt comes two seconds after the first check of the hour, takes no focus, and is answered', async ({
  page,
}) => {
  await openAt(page, paths.about, 17, 59, 30)
  await page.locator('.brand').first().focus()
  await page.clock.runFor(60_000)
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await expect(prompt(page)).toHaveCount(0)
  // Its code has to arrive before its delay can pass.
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return prompt(page).count()
    })
    .toBe(1)
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

test('without an answer time-based light turns dark at the next check, and the prompt goes', async ({
  page,
}) => {
  await openAt(page, paths.about, 17, 59, 30)
  await page.clock.runFor(60_000)
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return prompt(page).count()
    })
    .toBe(1)
  await page.clock.runFor(60_000)
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
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
    `manual light is asked when a page is opened in that hour, waits for other surfaces, and takes "${answer}"`,
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
      // Its code may still be on its way, and begins with a timer.
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

test('panel and prompt are free of barriers in both themes, wide and narrow', async ({ page }) => {
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
  // Dark, it is gone; its colours are those of the panel.
  await page.locator('.bar a').first().focus()
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab')
    // Where the focus scrolls the page, the prompt hears of it with the next frame.
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

test('the staff area has the same control and the same keys', async ({ page, site }) => {
  await enterAsStaff(page, site.origin)
  await openAt(page, paths.adminAccount, 12)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Theme preferences' }).click()
  const panel = page.getByRole('dialog', { name: 'Theme' })
  await expect(panel).toBeVisible()
  const box = await panel.boundingBox()
  expect((box?.y ?? -1) + (box?.height ?? 0), 'above its cell, within the window').toBeLessThan(900)
  await panel.getByRole('radio', { name: /Time-based/ }).check()
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
})
