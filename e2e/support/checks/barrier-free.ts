import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { allFaces, cutText, readings, setTextSize, sidewaysScroll } from './layout.ts'
import { IS_FULL } from '../tier.ts'

/** Finds a page that is open free of barriers in a theme. */
async function expectNone(
  page: Page,
  what: string,
  theme: 'light' | 'dark',
  rules: 'all' | 'colours',
  within?: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  // Followed a moment later.
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  expect(await axeViolations(page, rules, within), `${what}, ${theme}`).toEqual([])
}

/**
 * Finds a page that is open free of barriers in both themes, of which the second changes its colours alone.
 * @param within the part to look at every day, as a selector, where another test looks at the rest of the page; the
 *   full tier looks at the whole page
 */
export async function expectNoBarrier(page: Page, what: string, within?: string): Promise<void> {
  const part = IS_FULL ? undefined : within
  await expectNone(page, what, 'light', 'all', part)
  await expectNone(page, what, 'dark', 'colours', part)
}

/** Finds a part of a page whose rest is not ours, as of the Studio, free of barriers in both themes, in every tier. */
export async function expectPartFree(page: Page, what: string, part: string): Promise<void> {
  await expectNone(page, what, 'light', 'all', part)
  await expectNone(page, what, 'dark', 'colours', part)
}

/**
 * Looks at a page that is open, narrow and wide and in both themes, and finds it free of barriers and of sideways
 * scrolling each time. A width shows and hides parts, so every rule is asked at each; every day of one theme, narrow of the
 * light one and wide of the dark one, and in the full tier of both.
 * @param look what else is to be seen at each width
 * @param within the part to look at every day on the narrow page, where another test looks at what is around it
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

/** Reads a page that was just opened in every one of the {@link readings}: nothing of it is cut off or needs sideways scrolling. */
async function expectNothingLost(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  const expectWhole = async (when: string) => {
    for (const { name, width, text } of readings) {
      await page.setViewportSize({ width, height: 800 })
      await setTextSize(page, text)
      const where = `${pathname} ${when}, ${name}`
      expect(await sidewaysScroll(page), `sideways scrolling of ${where}`).toBe(0)
      expect(await cutText(page), `cut text on ${where}`).toEqual([])
    }
  }
  await expectWhole('as it comes')
  await allFaces(page)
  await expectWhole('in all its faces')
  await setTextSize(page, '')
}

/**
 * Opens a page, once, and reads it in all ways: with larger text, on the narrowest of phones, narrow and wide and in
 * both themes. Nothing is lost and there is no barrier.
 * @param look what else is to be seen at each width
 */
export async function expectReadable(
  page: Page,
  path: string,
  { status = 200, look }: { readonly status?: number; readonly look?: () => Promise<void> } = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(status)
  // Before that the page is still changing hands, and may be another by the end of the search.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expectNothingLost(page)
  await expectBarrierFree(page, look)
}
