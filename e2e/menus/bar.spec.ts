import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { layOutWholePage } from '../support/checks/layout.ts'
import { layoutShifts, openPage } from '../support/pages/navigation.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'

test.use({ on: 'empty', viewport: { width: 1366, height: 900 } })

test('the bar slides in on load with a transform and causes no layout shift', async ({ page }) => {
  await openPage(page, paths.home)
  const bar = page.locator('.bar')
  await expect(bar).toHaveCSS('animation-name', 'bar-in')
  await expect(bar).toHaveCSS('animation-iteration-count', '1')
  // Reads the animation from the styles, because the element no longer lists it when it has finished.
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
  // On a busy machine a browser may paint the links of the bar before the buttons that follow them. This causes a layout shift of at most
  // 0.01.
  const far = (await layoutShifts(page)).filter((shift) => Number.parseFloat(shift) > 0.02)
  expect(far).toEqual([])
})

test('the menu links are in the server’s HTML', async ({ site: served }) => {
  const html = await served.html(paths.home)
  for (const path of ['/criminal-check', '/system-integration', '/industries/energy-utilities']) {
    expect(html).toContain(`href="${path}"`)
  }
})

test('the tooltips in the staff editor include shortcuts', async ({ page, site }) => {
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
