import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { allFaces, cutText, looks, setTextSize, sidewaysScroll, type readings } from './layout.ts'

/**
 * Opens a page in both themes, wide and narrow, and finds it free of barriers and of sideways scrolling each time.
 * @param look what else is to be looked at each time, before the page is searched for barriers
 */
export async function expectBarrierFree(
  page: Page,
  path: string,
  { status = 200, look }: { readonly status?: number; readonly look?: () => Promise<void> } = {},
): Promise<void> {
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(status)
    // Before that the page is still changing hands, and may be another by the end of the search.
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    await look?.()
    expect(await axeViolations(page), `${path}, ${colorScheme}, ${width} px`).toEqual([])
    expect(await sidewaysScroll(page), `sideways scrolling of ${path} at ${width} px`).toBe(0)
  }
}

/** Opens pages in one of the {@link readings} and finds that nothing of them is cut off or needs sideways scrolling. */
export async function expectNothingLost(
  page: Page,
  paths: readonly string[],
  { width, text }: (typeof readings)[number],
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 800 })
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await setTextSize(page, text)
    const expectWhole = async (when: string) => {
      expect(await sidewaysScroll(page), `sideways scrolling of ${path} ${when}`).toBe(0)
      expect(await cutText(page), `cut text on ${path} ${when}`).toEqual([])
    }
    await expectWhole('as it comes')
    await allFaces(page)
    await expectWhole('in all its faces')
  }
}
