import { DAY } from '#shared/time/units.ts'
import { chromium } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import {
  banner,
  button,
  expectNoBanner,
  heldBy,
  keep,
  openAsking,
  openUnasked,
  sentBy,
  stored,
  untilAsked,
  VISITED,
  weight,
} from '../support/pages/consent-page.ts'
import { openPage } from '../support/pages/navigation.ts'
import { NON_ESSENTIAL_COOKIES } from '#shared/browser/consent.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'

test.use({ on: 'demo', asksConsent: true, theme: 'unset', viewport: { width: 1366, height: 900 } })

test('the consent banner appears 2000 ms after hydration without taking the focus', async ({
  page,
  context,
}) => {
  const sent = sentBy(page)
  await page.addInitScript(() => {
    const times: NonNullable<Window['consentTimes']> = {}
    const painted: NonNullable<Window['painted']> = { inMain: undefined, shift: 0 }
    Object.assign(window, { consentTimes: times, painted })
    new MutationObserver(() => {
      if (document.documentElement.hasAttribute('data-hydrated')) times.alive ??= performance.now()
      if (document.querySelector('.consent') !== null) times.banner ??= performance.now()
    }).observe(document, { attributes: true, childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element: unknown = Reflect.get(entry, 'element')
        if (element instanceof Element) painted.inMain = element.closest('main') !== null
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    const shifts = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) painted.shift += Number(Reflect.get(entry, 'value'))
    })
    shifts.observe({ type: 'layout-shift', buffered: true })
    painted.forget = () => {
      shifts.takeRecords()
      painted.shift = 0
    }
  })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  let isThere = false
  page.on('requestfinished', (request) => {
    isThere ||= /\/consent-banner-[^/]*\.js$/.test(request.url())
  })
  // This page has controls along its lower edge, which move above the banner.
  await page.goto(paths.about)
  await page.clock.runFor(1_200)
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return isThere
    })
    .toBe(true)
  const passed = await page.evaluate(
    () => performance.now() - (window.consentTimes?.alive ?? Number.NaN),
  )
  expect(passed).toBeLessThan(1_900)
  // Fonts that load after the first paint may shift the layout. The banner does not cause these shifts.
  await page.evaluate(async () => {
    await document.fonts.ready
    window.painted?.forget?.()
  })
  await page.clock.runFor(1_999 - Math.ceil(passed))
  expect(await page.evaluate(() => window.consentTimes?.banner)).toBeUndefined()
  await page.clock.runFor(2)
  await expect(banner(page)).toBeVisible()
  const times = await page.evaluate(() => window.consentTimes)
  const delay = (times?.banner ?? 0) - (times?.alive ?? 0)
  expect(delay).toBeGreaterThanOrEqual(2_000)
  expect(delay).toBeLessThanOrEqual(2_002)

  await expect(page.getByRole('region', { name: 'We value your privacy' })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await expect(banner(page)).toContainText(
    'Some parts of this site need storage in your browser. What is essential is always on. You choose the rest: analytics, marketing and functional.',
  )
  for (const [name, href] of [
    ['View our Cookie Policy', paths.cookies],
    ['Privacy Policy', paths.privacyPolicy],
  ] as const) {
    const link = banner(page).getByRole('link', { name: `${name} (opens in a new tab)` })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  expect(await weight(button(page, 'Decline Optional'))).toEqual(
    await weight(button(page, 'Accept All Cookies')),
  )
  await expect(page.locator('html')).toHaveAttribute('data-banner', 'bottom')
  // A font that loads late changes the banner's height. The page adapts one frame later.
  await expect
    .poll(() =>
      banner(page).evaluate((element) => {
        const { cssText } = document.body.style
        const height = Math.round(element.getBoundingClientRect().height)
        return cssText === `--dock-lift: ${height}px;` ? 'the height of the banner' : cssText
      }),
    )
    .toBe('the height of the banner')
  await expect.poll(() => page.evaluate(() => window.painted)).toEqual({ inMain: true, shift: 0 })

  const stops: string[] = []
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    stops.push((await focused.getAttribute('aria-label')) ?? (await focused.innerText()))
  }
  expect(
    stops.map((text) =>
      text
        .split('\n')[0]
        ?.replace(/[↗(].*$/, '')
        .trim(),
    ),
  ).toEqual([
    'Skip to content',
    'View our Cookie Policy',
    'Privacy Policy',
    'Decline Optional',
    'Accept All Cookies',
    'Customize',
    'Close and decide later',
    'Certavia',
  ])
  expect(await heldBy(page, context)).toEqual([VISITED])
  expect(sent).toEqual([])
})

test('declining consent removes data that needs consent, sends nothing, and is valid for 180 days', async ({
  page,
  context,
  site,
}) => {
  const url = site.origin
  await context.addCookies(NON_ESSENTIAL_COOKIES.map((name) => ({ name, value: 'x', url })))
  const sent = sentBy(page)
  await openAsking(page, paths.about)
  await button(page, 'Decline Optional').press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('html')).not.toHaveAttribute('data-banner')
  for (const part of ['html', 'body'])
    await expect(page.locator(part)).not.toHaveAttribute('style', /./)
  const left = [`local ${storageKeys.consentRefusedAt}`, VISITED]
  expect(await heldBy(page, context)).toEqual(left)
  const now = await page.evaluate(() => Date.now())
  expect(now - Number(await stored(page, storageKeys.consentRefusedAt))).toBeLessThan(60_000)

  await keep(page, storageKeys.consentRefusedAt, String(now - 180 * DAY + 60_000))
  await openUnasked(page, paths.about)
  await keep(page, storageKeys.consentRefusedAt, String(now - 180 * DAY))
  await openPage(page, paths.about)
  await untilAsked(page)
  expect(sent).toEqual([])

  // Closing the banner stores no decision and hides it until the next page load.
  await button(page, 'Close and decide later').click()
  await page.locator('.foot').getByRole('link', { name: 'Clients' }).click()
  await expect(page).toHaveURL(paths.clients)
  await expectNoBanner(page)
  await openPage(page, paths.about)
  await untilAsked(page)
})

test('declining consent removes cookies of all parent paths at once, and cookies of another path on the next visit to that path', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await openPage(page, paths.blogs())
  const post = await page.locator(`main a[href^="${paths.blogs()}/"]`).first().getAttribute('href')
  const path = post ?? ''
  await openPage(page, path)
  await page.evaluate(
    ([own, service]) => {
      for (const folder of ['/', '/blogs', '/blogs/', own, `${own}/`, service])
        document.cookie = `_ga=x; Path=${folder}`
      document.cookie = '_gid=x'
      document.cookie = '_fbp=x; Path=/blogs'
      document.cookie = 'own=x; Path=/blogs'
    },
    [path, paths.service('criminal-check')] as const,
  )
  await untilAsked(page)
  await button(page, 'Decline Optional').click()
  await expect(banner(page)).toHaveCount(0)
  const held = async () =>
    (await context.cookies([page.url(), new URL(paths.service('criminal-check'), page.url()).href]))
      .map(({ name, path: folder }) => `${name} ${folder}`)
      .filter((cookie) => /^(?:_|own)/.test(cookie))
  expect((await held()).toSorted()).toEqual(['_ga /criminal-check', 'own /blogs'])
  await openPage(page, paths.service('criminal-check'))
  await expect.poll(held).toEqual([])
})

test('the consent banner appears again after a year or if the record is invalid, and never with Global Privacy Control', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, paths.about)
  const timestamp = await page.evaluate(() => Date.now())
  const given = { essential: true, analytics: false, marketing: false, functional: true }
  for (const [change, asks] of [
    [{ timestamp: timestamp - 364 * DAY }, false],
    [{ timestamp: timestamp - 365 * DAY - 60_000 }, true],
    [{ timestamp, functional: 'yes' }, true],
    [{ timestamp, version: '0.9' }, true],
  ] as const) {
    const value = { ...given, version: '1.0', ...change }
    await keep(page, storageKeys.consent, JSON.stringify(value))
    if (!asks) await openUnasked(page, paths.about)
    else {
      await openPage(page, paths.about)
      await untilAsked(page)
    }
  }
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  )
  const sent = sentBy(page)
  await page.evaluate(() => localStorage.clear())
  await openUnasked(page, paths.cookieSettings)
  await expect(page.getByText('sends the Global Privacy Control')).toBeVisible()
  expect(sent).toEqual([])
  // Explicit acceptance overrides Global Privacy Control.
  await button(page, 'Accept All').click()
  await expect(page.getByText('Your choice was saved.')).toBeVisible()
  await expect
    .poll(() => sent.map(({ path }) => path).toSorted())
    .toEqual([apiPaths.consentReceipts, apiPaths.visits()])
})

test('the consent banner appears with storage disabled, and the decision applies to the open page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException('closed', 'SecurityError')
        },
      })
    }
    Object.defineProperty(document, 'cookie', {
      get: () => {
        throw new DOMException('closed', 'SecurityError')
      },
    })
  })
  await openAsking(page, paths.about)
  await button(page, 'Decline Optional').click()
  await expect(banner(page)).toHaveCount(0)
  await page.locator('.foot').getByRole('link', { name: 'Clients' }).click()
  await expectNoBanner(page)
})

test('the consent is in local storage over plain HTTP, where the browser rejects the cookie', async ({
  site,
}) => {
  const { port } = new URL(site.origin)
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {}
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...args, '--host-resolver-rules=MAP plain.example 127.0.0.1'],
  })
  const context = await browser.newContext({ baseURL: `http://plain.example:${port}` })
  const page = await context.newPage()
  await openAsking(page, paths.about)
  await button(page, 'Accept All Cookies').click()
  await expect.poll(() => stored(page, storageKeys.consentReceipt)).not.toBeNull()
  expect(await context.cookies()).toEqual([])
  await openUnasked(page, paths.about)
  await browser.close()
})

test.describe('a page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows no banner and stores nothing', async ({ page, context }) => {
    await page.goto(paths.cookieSettings)
    await expect(page.getByText('You need JavaScript to use the switches')).toBeVisible()
    await expect(page.getByText('You have one switch for each category')).toBeHidden()
    await expect(page.getByRole('switch')).toHaveCount(0)
    await expect(banner(page)).toHaveCount(0)
    expect(await context.cookies()).toEqual([])
  })
})
