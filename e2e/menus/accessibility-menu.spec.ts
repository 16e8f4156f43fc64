import type { Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { openPage } from '../support/pages/navigation.ts'

test.use({ on: 'demo', viewport: { width: 1366, height: 900 } })

const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

test('a font size of the accessibility menu applies in every tab, and before the first paint of the next page', async ({
  page,
  context,
}) => {
  await openPage(page, paths.about)
  const other = await context.newPage()
  await openPage(other, paths.blogs())
  await page.locator('.access-cell').click()
  const panel = page.getByRole('dialog', { name: 'Accessibility' })
  const larger = panel.getByRole('button', { name: 'Larger' })
  await larger.click()
  await larger.click()
  await expect(panel.getByRole('status')).toHaveText('120%')
  await expect.poll(() => rootSize(other)).toBe(19.2)

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
})
