import { expect, test } from '../support/fixtures.ts'
import { expectWalked } from '../support/pages/keyboard-walk.ts'
import { openPage } from '../support/pages/navigation.ts'
import { IS_FULL } from '../support/tier.ts'
import { paths } from '#shared/paths/paths.ts'

test.use({ on: 'demo' })

// `readable.spec.ts` moves through the other pages by keyboard, in the same page load in which it checks them.
for (const path of IS_FULL ? [paths.solution('ai-data-science'), paths.accessibility] : []) {
  test(`the page ${path} can be used by keyboard, with the focus always visible`, async ({
    page,
  }) => {
    await openPage(page, path)
    await expectWalked(page)
  })
}

test('the skip link moves the focus past the bar', async ({ page }) => {
  await openPage(page, paths.blogs())
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
