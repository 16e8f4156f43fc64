import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#shared/paths/paths.ts'
import { boxOf } from '#web/testing/browser/elements.test-support.ts'
import { layOutWholePage } from '#web/testing/browser/layout.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'

afterEach(() => page.viewport(1366, 900))

test.for([390, 640, 768, 1023, 1440])(
  'at %i px the hero keeps its distance from the rule below it, and the text of the hero from the plate',
  async (width) => {
    await page.viewport(width, 900)
    for (const path of [paths.glossary, paths.trust]) {
      await openPage(path)
      await layOutWholePage()
      const hero = boxOf(page.getByCss('.hero'))
      expect(boxOf(page.getByCss('.hero + *')).top - hero.bottom, path).toBeGreaterThanOrEqual(24)
      const plate = boxOf(page.getByCss('.hero-plate'))
      const lede = boxOf(page.getByCss('.hero .lede'))
      const isBeside = plate.bottom > lede.top && plate.top < lede.bottom
      expect(isBeside && plate.left - lede.right < 16, path).toBe(false)
    }
  },
)
