import { expect, test } from '../support/fixtures.ts'
import { banner, button, openAsking } from '../support/pages/consent-page.ts'
import { openPage } from '../support/pages/navigation.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'
import { expectBarrierFree } from '../support/checks/barrier-free.ts'
import { LEAST_MEASURED } from '#shared/contracts/site/speed.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'

// The browser of the tests names itself headless, and bots are not counted.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test.use({ asksConsent: true, userAgent })

/** Counts requests for the code of the measurement, and measurements. */
function measuring(page: import('@playwright/test').Page) {
  const seen = { code: 0, values: [] as Record<string, unknown>[] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/measure-speed-[^/]*\.js$/.test(pathname)) seen.code += 1
    if (pathname === apiPaths.speed) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server validates the body, and the test compares it
      seen.values.push(request.postDataJSON() as Record<string, unknown>)
    }
  })
  return seen
}

/** Hides the page, as switching to another tab does. */
const hide = (page: import('@playwright/test').Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('a visitor who allows analytics is measured, and staff see the percentile', async ({
  page,
  site,
  anotherPerson,
}) => {
  const seen = measuring(page)
  await openAsking(page, paths.about)
  expect(seen).toEqual({ code: 0, values: [] })
  const code = page.waitForResponse(/\/measure-speed-[^/]*\.js$/)
  await button(page, 'Accept All Cookies').click()
  await expect(banner(page)).toHaveCount(0)
  await page.clock.runFor(1_000)
  await code
  // A click, after which the largest paint is final.
  await page.mouse.click(4, 400)
  await hide(page)
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return seen.values.map(({ metric }) => metric).toSorted()
    })
    .toEqual(expect.arrayContaining(['CLS', 'LCP']))
  for (const value of seen.values) {
    expect(Object.keys(value).toSorted()).toEqual(['device', 'metric', 'route', 'value'])
    expect(value).toMatchObject({ route: paths.about, device: 'desktop' })
  }
  // Other visitors, until there are enough measurements for a percentile.
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
        version: '1.1',
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
        version: '1.0',
      }),
    },
  ],
] as const) {
  test(`a visitor ${name} loads no code of the measurement and sends nothing`, async ({ page }) => {
    const seen = measuring(page)
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
    expect(seen).toEqual({ code: 0, values: [] })
  })
}

test('a visitor who withdraws the consent sends nothing more', async ({ page }) => {
  const seen = measuring(page)
  await openAsking(page, paths.about)
  const code = page.waitForResponse(/\/measure-speed-[^/]*\.js$/)
  await button(page, 'Accept All Cookies').click()
  await page.clock.runFor(1_000)
  await code
  // Another tab withdraws: this page has not been told yet.
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.consent)
  await page.evaluate(
    (key) => localStorage.setItem(key, String(Date.now())),
    storageKeys.consentRefusedAt,
  )
  await page.mouse.click(4, 400)
  await hide(page)
  await page.clock.runFor(1_000)
  expect(seen.values).toEqual([])
})
