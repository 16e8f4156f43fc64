import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { layOutWholePage, cutText, readings, setTextSize, sidewaysScroll } from './layout.ts'
import { IS_FULL } from '../tier.ts'

/** Expects no accessibility violations of an open page in one theme. */
async function expectNone(
  page: Page,
  what: string,
  theme: 'light' | 'dark',
  rules: 'all' | 'colours',
  within?: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  // The page applies the theme with a delay.
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  expect(await axeViolations(page, rules, within), `${what}, ${theme}`).toEqual([])
}

/**
 * Expects no accessibility violations of an open page in both themes. In the second theme only colours are checked.
 * @param within selector of the element to check in the everyday tier, if another test covers the rest of the page. The full tier checks
 * the complete page.
 */
export async function expectNoBarrier(page: Page, what: string, within?: string): Promise<void> {
  const part = IS_FULL ? undefined : within
  await expectNone(page, what, 'light', 'all', part)
  await expectNone(page, what, 'dark', 'colours', part)
}

/**
 * Expects no accessibility violations in one element of a page, in both themes and in every tier. The rest of the page belongs to a third
 * party, such as the Studio.
 */
export async function expectPartFree(page: Page, what: string, part: string): Promise<void> {
  await expectNone(page, what, 'light', 'all', part)
  await expectNone(page, what, 'dark', 'colours', part)
}

/**
 * Expects no accessibility violations and no horizontal scrolling of an open page, narrow and wide and in both themes. A width shows and
 * hides elements, so each width is checked with every rule. The everyday tier checks the narrow page in the light theme and the wide page in
 * the dark one, the full tier all four.
 * @param look further checks at each width
 * @param within selector of the element to check on the narrow page in the everyday tier, if another test covers the rest of the page
 */
export async function expectBarrierFree(
  page: Page,
  look?: () => Promise<void>,
  within?: string,
): Promise<void> {
  const { pathname } = new URL(page.url())
  for (const { width, theme } of [
    { width: 390, theme: 'light' },
    { width: 1366, theme: 'dark' },
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await look?.()
    const what = `${pathname} at ${width} px`
    if (IS_FULL) await expectNoBarrier(page, what)
    else await expectNone(page, what, theme, 'all', width === 390 ? within : undefined)
    expect(await sidewaysScroll(page), `sideways scrolling of ${what}`).toBe(0)
  }
}

/** Checks an open page in each of the {@link readings}: no text is cut off, and nothing needs horizontal scrolling. */
async function expectNothingLost(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  await layOutWholePage(page)
  for (const { name, width, text } of readings) {
    await page.setViewportSize({ width, height: 800 })
    await setTextSize(page, text)
    const where = `${pathname}, ${name}`
    expect(await sidewaysScroll(page), `sideways scrolling of ${where}`).toBe(0)
    expect(await cutText(page), `cut text on ${where}`).toEqual([])
  }
  await setTextSize(page, '')
}

/**
 * Opens a page once and checks it in every reading mode: with larger text, on the narrowest phones, narrow and wide, and in both themes.
 * Expects complete content and no accessibility violations.
 * @param look further checks at each width
 */
export async function expectReadable(
  page: Page,
  path: string,
  { status = 200, look }: { readonly status?: number; readonly look?: () => Promise<void> } = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(status)
  // Waits for hydration, because it still changes the page.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expectNothingLost(page)
  await expectBarrierFree(page, look)
}
