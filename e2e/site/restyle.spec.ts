import type { Browser, Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { banner, button } from '../support/pages/consent-page.ts'

test.use({ on: 'demo', asksConsent: true, viewport: { width: 412, height: 823 } })

/** Maximum number of restyled elements: the banner itself, and the elements that make space for it. The page has 400 to 500 elements. */
const FEW = 120

/** Fields of a Chromium trace event that this test uses. */
interface TraceEvent {
  readonly name: string
  readonly args?: { readonly elementCount?: number }
}

/** Maximum number of elements in one style recalculation during an action. */
async function mostStyled(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => setTimeout(then))))
  const recording = await browser.stopTracing()
  // The recording is in Chromium's trace format, which has no types.
  const { traceEvents } = JSON.parse(recording.toString()) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0)
  expect(counts.length, 'something was styled').toBeGreaterThan(0)
  return Math.max(...counts)
}

for (const path of [paths.home, paths.service('criminal-check'), paths.blogs()]) {
  test(`the page ${path} is not restyled completely when the consent banner appears and closes`, async ({
    page,
    browser,
  }) => {
    await page.goto(path)
    await page.locator('html[data-hydrated]').waitFor()
    await page.evaluate(() => document.fonts.ready)
    const coming = await mostStyled(browser, page, () => expect(banner(page)).toBeVisible())
    expect(coming).toBeLessThan(FEW)
    const going = await mostStyled(browser, page, async () => {
      await button(page, 'Decline Optional').dispatchEvent('click')
      await expect(banner(page)).toHaveCount(0)
    })
    expect(going).toBeLessThan(FEW)
  })
}
