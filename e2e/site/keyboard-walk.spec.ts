import { expect, test } from '../support/fixtures.ts'
import { expectWalked } from '../support/pages/keyboard-walk.ts'
import { openPage } from '../support/pages/navigation.ts'
import { IS_FULL } from '../support/tier.ts'
import { paths } from '#shared/paths/paths.ts'

test.use({ on: 'demo' })

// `readable.spec.ts` walks the other pages in the load that it reads.
for (const path of IS_FULL ? [paths.solution('ai-data-science'), paths.accessibility] : []) {
  test(`${path} is operable by keyboard with the focus always visible`, async ({ page }) => {
    await openPage(page, path)
    await expectWalked(page)
  })
}

test('the skip link leads past the bar', async ({ page }) => {
  await openPage(page, paths.blogs())
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
