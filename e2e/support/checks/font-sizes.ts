import { expect, type Page } from '@playwright/test'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { cutText, sidewaysScroll } from './layout.ts'

const key = storageKeys.accessibilitySettings

/** Smallest and largest text size of the accessibility menu, each with the window widths at which a fault is most likely. */
const ends = [
  { fontSize: 150, widths: [320, 390, 1440] },
  { fontSize: 80, widths: [390, 1440] },
] as const

/** Checks an open page at the smallest and largest font size: it fits the window, and its text scales. */
export async function expectBothFontSizes(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  const store = (fontSize: number) =>
    page.evaluate(([name, value]) => window.certaviaBoot?.store(name, value), [
      key,
      JSON.stringify({ fontSize, colorBlindMode: false }),
    ] as const)
  for (const { fontSize, widths } of ends) {
    await store(fontSize)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const where = `${pathname} at ${fontSize} % and ${width} px`
      expect(await sidewaysScroll(page), `sideways scrolling of ${where}`).toBe(0)
      expect(await cutText(page), `cut text on ${where}`).toEqual([])
    }
    const body = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.body).fontSize),
    )
    expect(body, 'running text').toBeCloseTo((17 * fontSize) / 100, 1)
  }
  await store(100)
}
