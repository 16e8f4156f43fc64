import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#shared/paths/paths.ts'
import { boxOf, focusOn } from '#web/testing/browser/elements.test-support.ts'
import { layOutWholePage } from '#web/testing/browser/layout.test-support.ts'
import { openPage } from '#web/testing/browser/page.test-support.tsx'

afterEach(() => page.viewport(1366, 900))

test.for([
  [390, 24],
  [768, 24],
  [1440, 48],
] as const)(
  'the title of a page without a plate keeps its distance from the breadcrumb at %i px',
  async ([width, least]) => {
    await page.viewport(width, 900)
    const main = page.getByRole('main')
    for (const path of [paths.verify, paths.about, paths.contact, paths.privacyPolicy]) {
      await openPage(path)
      await layOutWholePage()
      const title = boxOf(main.getByRole('heading', { level: 1 }))
      const breadcrumb = boxOf(main.getByRole('navigation', { name: 'Breadcrumb' }))
      expect(title.top - breadcrumb.bottom, path).toBeGreaterThanOrEqual(least)
    }
  },
)

test.for([390, 1440])('screen readers hear the entire path at %i px', async (width) => {
  await page.viewport(width, 900)
  const trail = page.getByRole('main').getByRole('navigation', { name: 'Breadcrumb' })
  const path = () =>
    trail
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  await openPage(paths.caseCorrection)
  await expect.poll(path).toEqual(['Home', 'Help for candidates', 'Correct an error'])
})

test('a link of the path that phones hide appears while it has the focus', async () => {
  await page.viewport(390, 900)
  await openPage(paths.caseCorrection)
  const trail = page.getByRole('main').getByRole('navigation', { name: 'Breadcrumb' })
  const first = trail.getByRole('listitem').first()
  expect(boxOf(first).width).toBeLessThanOrEqual(1)
  focusOn(trail.getByRole('link', { name: 'Home' }))
  expect(boxOf(first).width).toBeGreaterThan(24)
})
