import { paths } from '#shared/paths.ts'
import { storageKeys } from '#shared/storage-keys.ts'
import { expect, test } from './fixtures.ts'
import { cutText, laidOutWhole, sidewaysScroll } from './support/layout.ts'
import { openPage } from './support/navigation.ts'
import { closePages } from './support/template-pages.ts'

test.use({ on: 'demo' })

const key = storageKeys.accessibilitySettings

/** The sizes of text that the accessibility menu has at its ends, each at the widths where it is tightest. */
const ends = [
  { fontSize: 150, widths: [320, 390, 1440] },
  { fontSize: 80, widths: [390, 1440] },
] as const

test('at both ends of the font size pages of each kind keep to the window, and their text follows', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of closePages) {
    await test.step(path, async () => {
      await openPage(page, path)
      await laidOutWhole(page)
      for (const { fontSize, widths } of ends) {
        await page.evaluate(([name, value]) => window.certaviaBoot?.store(name, value), [
          key,
          JSON.stringify({ fontSize, colorBlindMode: false }),
        ] as const)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const where = `${path} at ${fontSize} % and ${width} px`
          expect(await sidewaysScroll(page), `sideways scrolling of ${where}`).toBe(0)
          expect(await cutText(page), `cut text on ${where}`).toEqual([])
        }
        const body = await page.evaluate(() =>
          Number.parseFloat(getComputedStyle(document.body).fontSize),
        )
        expect(body, 'running text').toBeCloseTo((17 * fontSize) / 100, 1)
      }
    })
  }
  expect(closePages).toContain(paths.home)
})
