import type { Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { boxesOf } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { IS_FULL } from '../support/tier.ts'

test.use({ on: 'demo', viewport: { width: 1366, height: 900 } })

const key = storageKeys.accessibilitySettings

const parts = (page: Page) => {
  const panel = page.getByRole('dialog', { name: 'Accessibility' })
  const toggle = (name: string) => panel.getByRole('switch', { name })
  return {
    panel,
    toggle,
    button: page.locator('.access-cell'),
    close: panel.getByRole('button', { name: 'Close' }),
    smaller: panel.getByRole('button', { name: 'Smaller' }),
    larger: panel.getByRole('button', { name: 'Larger' }),
    ruler: panel.getByRole('slider', { name: 'Font size' }),
    reset: panel.getByRole('button', { name: 'Reset to Default' }),
  }
}

const settings = (page: Page) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key)

const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

const token = (page: Page, name: string) =>
  page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    name,
  )

const usual = {
  fontSize: 100,
  colorBlindMode: false,
  underlineLinks: false,
  stopMovement: false,
  strongerContrast: false,
  withoutShortcut: false,
}

test('the menu opens by its button and by Alt+A, closes in four ways and returns the focus', async ({
  page,
}) => {
  await openPage(page, paths.about)
  const { panel, button, close, smaller, ruler, larger, toggle, reset } = parts(page)
  await button.click()
  await expect(panel).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(close).toBeFocused()
  await expect(panel).toContainText('Settings are saved automatically')
  await test.step('Tab reaches the controls in visual order', async () => {
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
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
  })
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  const link = page.locator('.foot-legal').getByRole('link', { name: 'Accessibility' })
  await link.focus()
  await page.keyboard.press('Alt+a')
  await close.click()
  await expect(link).toBeFocused()
  await page.keyboard.press('Alt+a')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Alt+a')
  await expect(panel).toHaveCount(0)

  await button.click()
  await expect(panel).toBeVisible()
  await page.mouse.click(900, 500)
  await expect(panel).toHaveCount(0)
  await button.click()
  await expect(panel).toBeVisible()
  await button.click()
  await expect(panel).toHaveCount(0)
  expect(await settings(page), 'looking stores nothing').toBeNull()

  await button.click()
  await toggle('Open with Alt+A').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+a')
  await openPage(page, paths.blogs())
  await page.keyboard.press('Alt+a')
  await button.hover()
  await expect(page.locator('.tip')).toBeVisible()
  await expect(panel, 'the keys are the visitor’s').toHaveCount(0)
})

test('the font size is 80 to 150 % in steps of 10, set by buttons and ruler, stored and synchronized across tabs', async ({
  page,
  context,
}) => {
  await openPage(page, paths.about)
  const other = await context.newPage()
  await openPage(other, paths.blogs())
  const { panel, button, smaller, larger, ruler, reset } = parts(page)
  await button.click()
  const size = panel.getByRole('status')
  const place = async () => (await boxesOf(page, larger))[0]?.top
  const before = await place()
  for (const expected of [110, 120, 130, 140, 150]) {
    await larger.click()
    await expect(size).toHaveText(`${expected}%`)
  }
  expect(await rootSize(page)).toBe(24)
  await expect.poll(() => rootSize(other)).toBe(24)
  await expect(larger).toBeDisabled()
  await expect(larger, 'the focus stays').toBeFocused()
  expect(await place(), 'nothing goes from under the finger').toBe(before)
  expect((await larger.boundingBox())?.width).toBe(44)
  await page.keyboard.press('Enter')
  await expect(size).toHaveText('150%')
  expect(await settings(page)).toEqual({ ...usual, fontSize: 150 })

  await ruler.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(size).toHaveText('140%')
  await page.keyboard.press('Home')
  await expect(size).toHaveText('80%')
  await expect(smaller).toBeDisabled()
  expect(await rootSize(page)).toBe(12.8)
  const box = await ruler.boundingBox()
  // 120 is 112 of the 212 units from the left.
  await page.mouse.click(
    (box?.x ?? 0) + ((box?.width ?? 0) * (16 + (40 / 70) * 180)) / 212,
    (box?.y ?? 0) + 12,
  )
  await expect(size).toHaveText('120%')

  await page.addInitScript(() => {
    new PerformanceObserver(() =>
      Object.assign(window, {
        painted: getComputedStyle(document.documentElement).fontSize,
      }),
    ).observe({ type: 'paint', buffered: true })
  })
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'painted') as unknown))
    .toBe('19.2px')
  await button.click()
  await reset.click()
  await expect(size).toHaveText('100%')
  expect(await rootSize(page)).toBe(16)
  expect(await settings(page)).toEqual(usual)
})

test('each setting has its effect, and invalid stored values are ignored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  await page.addInitScript((name) => {
    if (sessionStorage.getItem('begun') !== null) return
    sessionStorage.setItem('begun', '1')
    localStorage.setItem(name, '{"fontSize":105,"colorBlindMode":true}')
  }, key)
  await openPage(page, paths.industry('banking-financial'))
  expect(await rootSize(page)).toBe(16)
  expect(await token(page, '--teal')).toContain('#0f766e')
  const { panel, button, toggle } = parts(page)
  await button.click()
  const flip = async (name: string) => {
    await toggle(name).click()
    await expect(toggle(name)).toBeChecked()
  }
  await test.step('the colour-blind setting changes the palette and adds patterns', async () => {
    const mark = page.locator('.matrix-table .cover-mark-supports').first()
    await expect(mark).toHaveCSS('background-image', 'none')
    await flip('Color Blind-Beta')
    expect(await token(page, '--teal')).toContain('#0064bc')
    await expect(mark).toHaveCSS('background-image', /repeating-linear-gradient/)
    await expect(page.locator('.matrix-table .cover-mark-answers').first()).toHaveCSS(
      'background-image',
      /radial-gradient/,
    )
  })
  await test.step('the setting for links underlines links in menus', async () => {
    const link = page.locator('.bar-links a').first()
    await expect(link).toHaveCSS('text-decoration-line', 'none')
    await flip('Underline every link')
    await expect(link).toHaveCSS('text-decoration-line', 'underline')
  })
  await test.step('the setting for motion disables animations', async () => {
    await flip('Reduce motion')
    await expect(panel).toHaveCSS('animation-duration', /^(1e-05s|0.00001s)$/)
    const jumps = await page.evaluate(() => {
      window.scrollTo({ top: 2_000, behavior: 'instant' })
      return new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          document.querySelector<HTMLElement>('.back-to-top')?.click()
          resolve(window.scrollY)
        })
      })
    })
    expect(jumps, 'back to top is instant').toBe(0)
  })
  await test.step('the setting for contrast darkens labels and rules', async () => {
    const rule = () =>
      page.evaluate(() => {
        const root = getComputedStyle(document.documentElement)
        return [root.getPropertyValue('--ink-3'), root.getPropertyValue('--ink-2')]
      })
    await button.click()
    await flip('Stronger contrast')
    const [third, second] = await rule()
    expect(third).toBe(second)
  })
  expect(await settings(page)).toEqual({
    ...usual,
    colorBlindMode: true,
    underlineLinks: true,
    stopMovement: true,
    strongerContrast: true,
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await panel.getByRole('button', { name: 'Reset to Default' }).click()
  await expect(toggle('Reduce motion')).toBeChecked()
  await expect(toggle('Reduce motion')).toBeDisabled()
  await expect(panel).toContainText('Your device already asks for this.')
  expect(await token(page, '--teal')).toContain('#0f766e')
})

test('on a phone the mobile menu opens the accessibility menu, which receives the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, paths.about)
  const { panel } = parts(page)
  const summary = page.locator('.menu > summary')
  await summary.click()
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('button', { name: 'Accessibility' })
    .click()
  await expect(panel).toBeVisible()
  await expect(page.locator('.menu-panel')).toBeHidden()
  // The menu slides in from the bottom.
  await expect(async () => {
    const box = await panel.boundingBox()
    expect(box).toMatchObject({ x: 8, width: 374 })
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844 - 68)
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(summary).toBeFocused()
})

test('the menu is accessible in both themes, with every setting, wide and narrow', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, paths.industry('banking-financial'))
  const { panel, toggle, larger } = parts(page)
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.keyboard.press('Alt+a')
    await expect(panel).toBeVisible()
    await expectNoBarrier(page, `the menu at ${width} px`, '.access-panel')
    await page.keyboard.press('Escape')
  }
  if (!IS_FULL) return
  await page.keyboard.press('Alt+a')
  for (let step = 0; step < 5; step += 1) await larger.click()
  for (const name of ['Color Blind-Beta', 'Underline every link', 'Stronger contrast'])
    await toggle(name).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+a')
  await expect(panel).toBeVisible()
  await expectNoBarrier(page, 'the menu at 150 % with every setting')
  await page.setViewportSize({ width: 1366, height: 844 })
  await expectNoBarrier(page, 'the same, wide', '.access-panel')
})
