import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { banner, button } from '../support/pages/consent-page.ts'
import { openPage } from '../support/pages/navigation.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'
import { expectBarrierFree } from '../support/checks/barrier-free.ts'
import { LEAST_MEASURED } from '#shared/contracts/site/speed.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'

test.use({ asksConsent: true })

declare global {
  interface Window {
    /** Bodies of the beacons that this page has sent. Playwright does not show them. */
    beacons?: string[]
  }
}

/** Counts requests for the code of the measurement, and requests with measurements. */
async function measuring(page: Page) {
  const seen = { code: 0, values: 0 }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/measure-speed-[^/]*\.js$/.test(pathname)) seen.code += 1
    if (pathname === apiPaths.speed) seen.values += 1
  })
  await page.addInitScript(() => {
    const bodies: string[] = []
    window.beacons = bodies
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob) void data.text().then((text) => bodies.push(text))
      return send(url, data)
    }
  })
  return seen
}

/** Hides the page, like a switch to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

/**
 * Opens a page, allows everything, and waits for the code of the measurement. Uses no Playwright clock, because it would hide performance
 * entries.
 */
async function allowAll(page: Page): Promise<void> {
  await openPage(page, paths.about)
  await expect(banner(page)).toBeVisible()
  const code = page.waitForResponse(/\/measure-speed-[^/]*\.js$/)
  await button(page, 'Accept All Cookies').click()
  await code
  await expect(banner(page)).toHaveCount(0)
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))),
  )
}

test('the speed of a page is measured if the visitor allows analytics, and staff see its 75th percentile', async ({
  page,
  site,
  anotherPerson,
}) => {
  const seen = await measuring(page)
  await allowAll(page)
  expect(seen).toEqual({ code: 1, values: 0 })
  // Clicks, because after a click the largest paint is final.
  await page.mouse.click(4, 400)
  await hide(page)
  const sent = async () =>
    page.evaluate(() => (window.beacons ?? []).map((text): unknown => JSON.parse(text)))
  await expect.poll(() => seen.values).toBeGreaterThanOrEqual(2)
  const value = expect.any(Number)
  const common = { route: paths.about, device: 'desktop', value }
  expect(await sent()).toEqual(
    expect.arrayContaining([
      { ...common, metric: 'LCP' },
      { ...common, metric: 'CLS' },
    ]),
  )
  // Simulates other visitors, until there are enough measurements for a percentile.
  const device = 'desktop'
  for (let n = 0; n < LEAST_MEASURED; n += 1) {
    const answer = await page.request.post(apiPaths.speed, {
      data: { route: paths.about, device, metric: 'LCP', value: 3_000 },
    })
    expect(answer.status()).toBe(201)
  }

  const { page: desk } = await anotherPerson()
  await enterAsStaff(desk, site.origin)
  await desk.goto(paths.adminVisits())
  const speed = desk.getByRole('table', { name: 'Speed for three of four visitors' })
  const row = speed.getByRole('row').filter({ hasText: `${paths.about} Desktop` })
  await expect(row).toContainText(/3\.0 s\s*Needs work/)
  await expect(row).toContainText(String(LEAST_MEASURED + 1))
  await expect(desk.getByLabel('Figures of the period')).toContainText(/Views\s*1/)
  await desk.emulateMedia({ reducedMotion: 'reduce' })
  await expectBarrierFree(desk)
})

for (const [name, stored] of [
  ['without an answer', {}],
  ['after a refusal', { [storageKeys.consentRefusedAt]: String(Date.now()) }],
  [
    'with all categories but analytics',
    {
      [storageKeys.consent]: JSON.stringify({
        essential: true,
        analytics: false,
        marketing: true,
        functional: true,
        timestamp: Date.now(),
        version: '1.0',
      }),
    },
  ],
  [
    'with a consent to the version before',
    {
      [storageKeys.consent]: JSON.stringify({
        essential: true,
        analytics: true,
        marketing: true,
        functional: true,
        timestamp: Date.now(),
        version: '0.9',
      }),
    },
  ],
] as const) {
  test(`the page of a visitor ${name} loads no code that measures speed, and sends nothing`, async ({
    page,
  }) => {
    const seen = await measuring(page)
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    }, stored)
    const part = page.waitForResponse(/\/consent-part-[^/]*\.js$/)
    await openPage(page, paths.about)
    await part
    await page.mouse.click(4, 400)
    await hide(page)
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))),
    )
    expect(seen).toEqual({ code: 0, values: 0 })
  })
}

test('a page sends no more measurements after the visitor has withdrawn the consent', async ({
  page,
}) => {
  const seen = await measuring(page)
  await allowAll(page)
  // Simulates a withdrawal in another tab that this page has not been notified of yet.
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.consent)
  await page.evaluate(
    (key) => localStorage.setItem(key, String(Date.now())),
    storageKeys.consentRefusedAt,
  )
  const reloaded = page.waitForEvent('load')
  await page.mouse.click(4, 400)
  await reloaded
  expect(seen).toEqual({ code: 1, values: 0 })
})
