import { expect, test } from '../support/fixtures.ts'
import { expectBarrierFree, expectNoBarrier } from '../support/checks/barrier-free.ts'
import { askAt, banner, button, openAsking, stored, weight } from '../support/pages/consent-page.ts'
import { animationsEnded, sidewaysScroll } from '../support/checks/layout.ts'
import { IS_FULL } from '../support/tier.ts'
import { paths } from '#shared/paths/paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'

test.use({ on: 'demo', asksConsent: true, theme: 'system', viewport: { width: 1366, height: 900 } })

// The banner has the same elements at every position, so the everyday tier tests one position.
const places = IS_FULL ? (['bottom', 'top', 'center'] as const) : (['bottom'] as const)
for (const place of places) {
  test(`the consent banner and its dialogs are accessible, narrow and wide (${place})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (place !== 'bottom') await askAt(page, place)
    await openAsking(page, paths.about)
    const expectEqual = async () => {
      await animationsEnded(page)
      const [decline, accept] = await Promise.all(
        ['Decline Optional', 'Accept All Cookies'].map((name) => weight(button(page, name))),
      )
      expect(decline).toEqual(accept)
    }
    if (place === 'top') await expectNoBarrier(page, 'the banner at the top')
    else await expectBarrierFree(page, expectEqual)
    await page.setViewportSize({ width: 390, height: 844 })
    const isCompact = place !== 'center'
    await expect(page.locator('html')).toHaveAttribute('data-banner', isCompact ? 'compact' : place)
    const access = banner(page).getByRole('link', { name: 'Accessibility' })
    await expect(access).toBeVisible({ visible: isCompact })
    await page.setViewportSize({ width: 330, height: 700 })
    expect(await sidewaysScroll(page)).toBe(0)
    const [first, second] = await Promise.all(
      ['Decline Optional', 'Accept All Cookies'].map((name) => button(page, name).boundingBox()),
    )
    // Below 340 px the buttons are stacked, and the button that refuses is first.
    expect(first?.x).toBe(second?.x)
    expect(first?.y ?? 0).toBeLessThan(second?.y ?? 0)
    await page.setViewportSize({ width: 1366, height: 900 })
    if (place === 'bottom') {
      await button(page, 'Customize').click()
      await page.getByRole('switch', { name: 'Functional' }).click()
      await expectBarrierFree(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await button(page, 'Accept All').scrollIntoViewIfNeeded()
      expect(await sidewaysScroll(page)).toBe(0)
    }
    if (place !== 'center') return
    await expect(page.getByRole('heading', { name: 'We value your privacy' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(banner(page)).toHaveCount(0)
    expect(await stored(page, storageKeys.consentRefusedAt)).toBeNull()
  })
}
