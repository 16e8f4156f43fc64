import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { boxesOf } from '../support/checks/layout.ts'
import { megaMenu, openPage, staysOpen } from '../support/pages/navigation.ts'

test.use({ on: 'empty', viewport: { width: 1366, height: 900 } })

const menus = [
  { name: 'What We Offer', href: paths.whatWeOffer, sections: 4, most: 6, viewAll: 2 },
  { name: 'Industries', href: paths.industries, sections: 4, most: 6, viewAll: 0 },
] as const

test('a menu opens on hover and stays open while the pointer is near', async ({ page }) => {
  await openPage(page, paths.home)
  const menu = megaMenu(page, 'What We Offer')
  const leave = async () => {
    await page.mouse.move(600, 880)
    await expect(page.locator('.mega-panel').filter({ visible: true })).toHaveCount(0)
  }
  for (const { name, href, sections, most, viewAll } of menus) {
    await test.step(`${name} opens on hover, with at most ${most} items in each column`, async () => {
      const opened = megaMenu(page, name)
      await expect(opened.panel).toBeHidden()
      await opened.link.hover()
      await expect(opened.panel).toBeVisible()
      const columns = opened.panel.locator('.mega-section')
      await expect(columns).toHaveCount(sections)
      const boxes = await columns.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().left),
      )
      expect(new Set(boxes).size, 'each section in a column of its own').toBe(sections)
      for (const column of await columns.all()) {
        expect(await column.locator('li:not(.mega-all)').count()).toBeLessThanOrEqual(most)
      }
      await expect(opened.panel.getByText(/^View All /)).toHaveCount(viewAll)
      await expect(opened.link).toHaveAttribute('href', href)
      await leave()
    })
  }
  await test.step('View All leads to the remaining items of a section', async () => {
    await menu.link.hover()
    await expect(
      menu.panel.getByRole('link', { name: 'View All Background Screening' }),
    ).toHaveAttribute('href', '/what-we-offer#background-screening')
    await expect(
      menu.panel.getByRole('link', { name: 'View All AI & Data Science' }),
    ).toHaveAttribute('href', '/what-we-offer#ai-data-science')
    await leave()
  })
  await test.step('stays open if the pointer returns within 150 ms', async () => {
    await menu.link.hover()
    await expect(menu.panel).toBeVisible()
    await page.evaluate(() => {
      const move = (clientY: number) =>
        document.body.dispatchEvent(
          new PointerEvent('pointermove', {
            clientX: 600,
            clientY,
            pointerType: 'mouse',
            bubbles: true,
          }),
        )
      move(200)
      move(880)
      // This timer is shorter than the menu's own timer, so it fires first even on a slow machine.
      setTimeout(() => move(200), 100)
    })
    expect(await staysOpen(page, 500)).toBe(true)
    await leave()
  })
  await test.step('stays open within 50 px of bar and panel', async () => {
    await menu.link.hover()
    await expect(menu.panel).toBeVisible()
    const [{ bottom } = { bottom: 0 }] = await boxesOf(page, menu.panel)
    await page.mouse.move(600, Math.floor(bottom) + 49)
    expect(await staysOpen(page, 500), '49 px below').toBe(true)
    await page.mouse.move(600, Math.ceil(bottom) + 51)
    await expect(menu.panel, '51 px below').toBeHidden()
    await leave()
  })
  await test.step('hovering and then clicking the arrow leaves it open; the next click closes it', async () => {
    await menu.toggle.hover()
    await expect(menu.panel).toBeVisible()
    await menu.toggle.click()
    expect(await staysOpen(page, 400)).toBe(true)
    await menu.toggle.click()
    await expect(menu.panel).toBeHidden()
    await leave()
  })
  await test.step('moving the pointer to another menu closes the first', async () => {
    const offer = megaMenu(page, 'What We Offer')
    const industries = megaMenu(page, 'Industries')
    await offer.link.hover()
    await expect(offer.panel).toBeVisible()
    await industries.link.hover()
    await expect(industries.panel).toBeVisible()
    await expect(offer.panel).toBeHidden()
    await leave()
  })
})

test('a menu fades in, closes on clicks and Escape, and returns the focus', async ({ page }) => {
  await openPage(page, paths.home)
  const menu = megaMenu(page, 'What We Offer')
  const leave = async () => {
    await page.mouse.move(600, 880)
    await expect(page.locator('.mega-panel').filter({ visible: true })).toHaveCount(0)
  }
  await test.step('fades in over 0.25 s', async () => {
    await menu.toggle.click()
    await expect(menu.panel).toHaveCSS('animation', /^0\.25s .* mega-in$/)
    await page.keyboard.press('Escape')
    await expect(menu.panel).toBeHidden()
    await leave()
  })
  await test.step('a click outside closes the menu, a click on its background does not', async () => {
    await menu.toggle.click()
    await menu.panel.locator('.mega-title').first().click()
    expect(await staysOpen(page, 300)).toBe(true)
    await page.mouse.click(600, 880)
    await expect(menu.panel).toBeHidden()
    await leave()
  })
  await test.step('Escape closes it and returns the focus to the arrow', async () => {
    await menu.toggle.click()
    await menu.items.nth(2).focus()
    await page.keyboard.press('Escape')
    await expect(menu.panel).toBeHidden()
    await expect(menu.toggle).toBeFocused()
    await leave()
  })
  await test.step('Escape closes a hovered menu, which does not reopen until the pointer has left', async () => {
    await menu.link.hover()
    await expect(menu.panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu.panel).toBeHidden()
    await expect(menu.toggle).toBeFocused()
    const box = await menu.link.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 20)
    await expect(menu.panel).toBeHidden()
    await leave()
  })
  await test.step('has two to five columns, one for each section', async () => {
    await menu.toggle.click()
    const sections = menu.panel.locator('.mega-sections')
    const columns = (count: number) =>
      sections.evaluate((grid, sought) => {
        grid.setAttribute('data-columns', String(sought))
        return getComputedStyle(grid).gridTemplateColumns.split(' ').length
      }, count)
    for (const count of [2, 3, 4, 5]) expect(await columns(count)).toBe(count)
    await leave()
  })
})

test('keyboard and touch input ignore the earlier pointer', async ({ page }) => {
  await openPage(page, paths.home)
  const menu = megaMenu(page, 'What We Offer')
  await test.step('a menu opened by keyboard stays open while the pointer moves elsewhere', async () => {
    await menu.link.hover()
    await expect(menu.panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu.panel).toBeHidden()
    await page.mouse.move(600, 880)
    await menu.toggle.press('Enter')
    await page.mouse.move(610, 885)
    expect(await staysOpen(page, 500)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu.panel).toBeHidden()
    await page.mouse.move(600, 880)
  })
  await test.step('a menu opened by the pointer stays open while a finger is lifted', async () => {
    await menu.link.hover()
    await expect(menu.panel).toBeVisible()
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(
        new PointerEvent('pointerleave', { pointerType: 'touch' }),
      ),
    )
    expect(await staysOpen(page, 500)).toBe(true)
    await page.mouse.move(600, 880)
    await expect(menu.panel).toBeHidden()
  })
  await test.step('a menu opened by a click closes when the pointer leaves the window immediately', async () => {
    await menu.toggle.hover()
    await menu.toggle.click()
    await menu.toggle.click()
    await expect(menu.panel).toBeHidden()
    const box = await menu.toggle.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 8)
    await menu.toggle.click()
    await expect(menu.panel).toBeVisible()
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(
        new PointerEvent('pointerleave', { pointerType: 'mouse' }),
      ),
    )
    await expect(menu.panel).toBeHidden()
  })
})

test('hovering a link preloads its page, and choosing it leads there', async ({ page }) => {
  await openPage(page, paths.home)
  const menu = megaMenu(page, 'What We Offer')
  await test.step('hovering a link preloads the code of its page', async () => {
    const asked = page.waitForRequest(/case-study-list[^/]*\.js$/)
    await page.locator('.bar-links').getByRole('link', { name: 'Case Studies' }).hover()
    await asked
  })
  await test.step('choosing an item leads there and closes the menu', async () => {
    await menu.link.hover()
    await menu.panel.getByRole('link', { name: 'Criminal check' }).click()
    await expect(page).toHaveURL(paths.service('criminal-check'))
    await expect(menu.panel).toBeHidden()
    await expect(menu.link).toHaveAttribute('aria-current', 'true')
    await menu.link.click()
    await expect(page).toHaveURL(paths.whatWeOffer)
    await expect(menu.panel).toBeHidden()
  })
})

test('a menu does not fade with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, paths.home)
  const menu = megaMenu(page, 'What We Offer')
  await menu.toggle.click()
  await page.keyboard.press('Escape')
  // Checked once, without polling: with a fade the menu would still be open.
  expect(await menu.panel.locator('xpath=..').getAttribute('open')).toBeNull()
})

test('the browser renders the menus if the server has not rendered them', async ({
  page,
  site,
}) => {
  const whole = await site.html(paths.home)
  const bare = whole.replaceAll(/(<div class="mega-panel">).*?(<\/details>)/gs, '$1</div>$2')
  expect(bare.length).toBeLessThan(whole.length)
  await page.route(site.origin + paths.home, (route) =>
    route.fulfill({ body: bare, contentType: 'text/html; charset=utf-8' }),
  )
  await openPage(page, paths.home)
  const menu = megaMenu(page, 'Industries')
  await menu.toggle.click()
  await expect(menu.panel.getByRole('link', { name: 'Insurance' })).toBeVisible()
})
