import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { setTextSize } from '../support/checks/layout.ts'
import { megaMenu, openPage } from '../support/pages/navigation.ts'
import { IN_FULL } from '../support/tier.ts'

test.use({ on: 'empty', viewport: { width: 1366, height: 900 } })

test('bar and menus are operable by keyboard', async ({ page }) => {
  await openPage(page, paths.home)
  const closed = async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator('.mega-panel').filter({ visible: true })).toHaveCount(0)
  }
  await test.step('the arrow keys move between items and columns, Home and End to the first and last', async () => {
    const menu = megaMenu(page, 'What We Offer')
    const item = (name: string) => menu.panel.getByRole('link', { name, exact: true })
    await menu.toggle.focus()
    await page.keyboard.press('ArrowDown')
    await expect(menu.panel).toBeVisible()
    await expect(item('Criminal check')).toBeFocused()
    const steps = [
      ['ArrowDown', 'Education & licence verification'],
      ['ArrowRight', 'KYC compliance'],
      ['ArrowRight', 'Computer vision'],
      ['ArrowRight', 'Custom software'],
      ['ArrowRight', 'Custom software'],
      ['ArrowLeft', 'Computer vision'],
      ['ArrowUp', 'Resume ranking'],
      ['ArrowUp', 'Citizenship by investment'],
      ['End', 'System integration'],
      ['ArrowDown', 'System integration'],
      ['Home', 'Criminal check'],
    ] as const
    for (const [key, name] of steps) {
      await page.keyboard.press(key)
      await expect(item(name), key).toBeFocused()
    }
    await page.keyboard.press('ArrowUp')
    await expect(menu.toggle).toBeFocused()
    await closed()
  })
  await test.step('left and right move through links and arrows of the bar', async () => {
    const bar = page.locator('.bar-links')
    await bar.getByRole('link', { name: 'Home' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(bar.getByRole('link', { name: 'About Us' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(megaMenu(page, 'What We Offer').toggle).toBeFocused()
    await page.keyboard.press('End')
    await expect(bar.getByRole('link', { name: 'Career & Partner' })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(bar.getByRole('link', { name: 'Home' })).toBeFocused()
    await closed()
  })
  for (const key of ['Enter', 'Space'] as const) {
    await test.step(`${key} on the arrow opens and closes`, async () => {
      const menu = megaMenu(page, 'Industries')
      await menu.toggle.focus()
      await page.keyboard.press(key)
      await expect(menu.panel).toBeVisible()
      await expect(menu.toggle).toBeFocused()
      await page.keyboard.press(key)
      await expect(menu.panel).toBeHidden()
    })
  }
  await test.step('Tab moves through every item of an open menu, then leaves and closes it', async () => {
    const menu = megaMenu(page, 'What We Offer')
    await menu.toggle.focus()
    await page.keyboard.press('Enter')
    const count = await menu.items.count()
    expect(count).toBe(21)
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('Tab')
      await expect(menu.items.nth(index)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(megaMenu(page, 'Industries').link).toBeFocused()
    await expect(menu.panel).toBeHidden()
    await page.keyboard.press('Shift+Tab')
    await expect(menu.toggle).toBeFocused()
    await closed()
  })
  await test.step('Tab skips closed menus', async () => {
    await megaMenu(page, 'What We Offer').toggle.focus()
    await page.keyboard.press('Tab')
    await expect(megaMenu(page, 'Industries').link).toBeFocused()
    await closed()
  })
  await test.step('the sections of an open menu are labelled lists', async () => {
    const menu = megaMenu(page, 'What We Offer')
    await menu.toggle.click()
    const list = menu.panel.getByRole('list', { name: 'Background Screening' })
    await expect(list.getByRole('listitem')).toHaveCount(7)
    await closed()
  })
})

test('open menus are accessible in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, paths.home)
  for (const name of ['What We Offer', 'Industries'] as const) {
    const menu = megaMenu(page, name)
    await menu.toggle.click()
    await menu.items.first().focus()
    await expect(menu.panel).toBeVisible()
    await expectNoBarrier(page, name, '.bar')
    await page.keyboard.press('Escape')
    await expect(menu.panel).toBeHidden()
  }
})

test('a menu taller than the window scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 360 })
  await openPage(page, paths.home)
  const menu = megaMenu(page, 'What We Offer')
  await menu.toggle.click()
  const last = menu.panel.getByRole('link', { name: 'View All Background Screening' })
  await last.focus()
  await expect(last).toBeInViewport()
})

test(
  'with larger text the links fit the bar or are replaced by the menu',
  IN_FULL,
  async ({ page }) => {
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, paths.home)
      for (const size of ['150%', '200%'] as const) {
        await test.step(`${size} at ${width} px`, async () => {
          await setTextSize(page, size)
          const cut = await page.locator('.bar-inner').evaluate((inner) => {
            const { paddingRight } = getComputedStyle(inner)
            const edge = inner.getBoundingClientRect().right - Number.parseFloat(paddingRight) + 1
            return [...inner.children].filter((child) => child.getBoundingClientRect().right > edge)
              .length
          })
          expect(cut, `${width} px`).toBe(0)
          const links = page.locator('.bar-links')
          const button = page.locator('.menu > summary')
          expect(Number(await links.isVisible()) + Number(await button.isVisible())).toBe(1)
        })
      }
    }
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the arrow opens and closes a menu, and its items lead to their pages', async ({ page }) => {
    await page.goto(paths.home)
    const menu = megaMenu(page, 'What We Offer')
    await expect(menu.panel).toBeHidden()
    await menu.toggle.click()
    await expect(menu.panel).toBeVisible()
    await menu.toggle.click()
    await expect(menu.panel).toBeHidden()
    await menu.toggle.click()
    await menu.panel.getByRole('link', { name: 'KYC compliance' }).click()
    await expect(page).toHaveURL(paths.service('kyc-compliance'))
  })
})
