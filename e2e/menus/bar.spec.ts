import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { expect, test } from '../support/fixtures.ts'
import { layOutWholePage, boxesOf } from '../support/checks/layout.ts'
import { layoutShifts, openPage } from '../support/pages/navigation.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'

test.use({ on: 'empty', viewport: { width: 1366, height: 900 } })

const links = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['What We Offer', '/what-we-offer'],
  ['Industries', '/industries'],
  ['Case Studies', '/case-studies'],
  ['Career & Partner', '/partners'],
] as const

test('the bar has exactly its links, then the button', async ({ page }) => {
  await openPage(page, paths.home)
  const found = await page
    .locator('.bar-links > li > a, .bar-links .mega-head > a')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(found).toEqual(links)
  await expect(
    page.locator('.bar').getByRole('link', { name: 'Get Started' }).first(),
  ).toHaveAttribute('href', '/contact')
})

const footLinks = {
  'What we offer': [
    '/solutions/background-screening',
    '/solutions/corporate-due-diligence',
    '/solutions/ai-data-science',
    '/solutions/tech-innovation',
  ],
  Company: ['/about', '/clients', '/blogs', '/case-studies', '/industries', '/careers'],
  Legal: ['/privacy-policy', '/cookies', '/cookie-settings', '/us-consumer-notice'],
} as const
const helpLinks = ['/trust', '/candidates', '/glossary', '/accessibility']

test('the footer has its links, its promise, and social links in new tabs', async ({ page }) => {
  await openPage(page, paths.home)
  const foot = page.getByRole('contentinfo')
  for (const [name, hrefs] of Object.entries(footLinks)) {
    const found = await foot
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(found, name).toEqual(hrefs)
  }
  const help = await foot
    .locator('.foot-legal')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(help).toEqual(helpLinks)
  await expect(foot).toContainText('Certavia is a fictional company. This site is a demonstration.')
  const social = foot.getByRole('navigation', { name: 'Follow' }).getByRole('link')
  await expect(social).toHaveCount(site.socials.length)
  for (const link of await social.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toContainText('opens in a new tab')
  }
  await expect(foot).toContainText('100+ countries')
  await expect(foot).toContainText('reply to all inquiries within 24 hours')
})

test('the bar is fixed and covers nothing at the top of the page', async ({ page }) => {
  await openPage(page, paths.home)
  const bar = page.locator('.bar')
  await expect(bar).toHaveCSS('position', 'fixed')
  const [before, main] = await boxesOf(page, bar, page.locator('main'))
  expect(before).toBeDefined()
  expect(main?.top).toBe(before?.bottom)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  const [after] = await boxesOf(page, bar)
  expect(after?.bottom).toBe(before?.bottom)
})

test('the bar slides in on load with a transform and shifts no layout', async ({ page }) => {
  await openPage(page, paths.home)
  const bar = page.locator('.bar')
  await expect(bar).toHaveCSS('animation-name', 'bar-in')
  await expect(bar).toHaveCSS('animation-iteration-count', '1')
  // Read from the styles, because a finished animation is no longer listed on the element.
  const moved = await page.evaluate(() => {
    const within = (rule: CSSRule): readonly CSSRule[] =>
      'cssRules' in rule && rule.cssRules instanceof CSSRuleList
        ? [rule, ...[...rule.cssRules].flatMap(within)]
        : [rule]
    return [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].flatMap(within))
      .filter((rule) => rule instanceof CSSKeyframesRule && rule.name === 'bar-in')
      .flatMap((rule) => within(rule))
      .flatMap((rule) => (rule instanceof CSSKeyframeRule ? [...rule.style] : []))
  })
  expect(moved).toEqual(['transform'])
  await layOutWholePage(page)
  await page.waitForLoadState('networkidle')
  // On a busy machine the links of the bar may paint before the buttons after them, which shifts the links by at most 0.01.
  const far = (await layoutShifts(page)).filter((shift) => Number.parseFloat(shift) > 0.02)
  expect(far).toEqual([])
})

test('the bar does not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, paths.home)
  await expect(page.locator('.bar')).toHaveCSS('animation-name', 'none')
})

test('the menu links are in the server’s HTML', async ({ site: served }) => {
  const html = await served.html(paths.home)
  for (const path of ['/criminal-check', '/system-integration', '/industries/energy-utilities']) {
    expect(html).toContain(`href="${path}"`)
  }
})

test.describe('tooltips', () => {
  const named = 'Switch between light and dark'

  test('an icon button shows its name on hover', async ({ page }) => {
    await openPage(page, paths.home)
    await page.getByRole('button', { name: named }).hover()
    const tip = page.locator('.tip')
    await expect(tip).toBeVisible()
    await expect(tip).toHaveText(named)
    await page.mouse.move(600, 600)
    await expect(tip).toBeHidden()
  })

  test('a tooltip appears on keyboard focus, closes with Escape, and stays within the window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openPage(page, paths.blogs())
    await page.getByRole('button', { name: named }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const tip = page.locator('.tip')
    await expect(tip).toBeVisible()
    const { left, right } = await tip.evaluate((element) => element.getBoundingClientRect())
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(320)
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
  })

  test('every icon button and link has a tooltip', async ({ page }) => {
    await openPage(page, paths.blogs())
    const bare = await page
      .locator('.bar, .history-buttons, .back-to-top')
      .locator('xpath=descendant-or-self::*[self::a or self::button or self::summary]')
      .evaluateAll((all) =>
        all
          .filter(({ textContent }) => textContent.trim() === '')
          .filter((element) => element.closest('.mega') === null)
          .filter((element) => !element.hasAttribute('data-tip'))
          .map((element) => element.outerHTML.slice(0, 80)),
      )
    expect(bare).toEqual([])
  })

  test('tooltips in the staff editor include shortcuts', async ({ page, site }) => {
    await enterAsStaff(page, site.origin)
    await page.goto(paths.adminBlog('new'))
    const bold = page.getByRole('button', { name: 'Bold' })
    await expect(bold).toBeVisible()
    const bare = await page.locator('a, button, summary').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && element.textContent.trim() === '')
        .filter((element) => !element.hasAttribute('data-tip'))
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    expect(bare).toEqual([])
    await page.mouse.move(5, 5)
    await page.getByRole('button', { name: 'Link', exact: true }).hover()
    await expect(page.locator('.tip')).toHaveText('Link (Ctrl+K)')
  })
})
