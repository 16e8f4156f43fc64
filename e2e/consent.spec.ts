import { chromium, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectBarrierFree, expectNoBarrier } from './support/barrier-free.ts'
import { animationsEnded, sidewaysScroll } from './support/layout.ts'
import { openPage } from './support/navigation.ts'
import { IS_FULL } from './support/tier.ts'
import { DAY, NON_ESSENTIAL_COOKIES, type BannerPlace } from '#shared/consent.ts'
import { apiPaths, paths } from '#shared/paths.ts'
import { cookieNames, storageKeys } from '#shared/storage-keys.ts'

test.use({ on: 'demo', asksConsent: true, theme: 'unset', viewport: { width: 1366, height: 900 } })

declare global {
  interface Window {
    /** By the page's own clock: when it came alive, and when the banner came. */
    consentTimes?: { alive?: number; banner?: number }
    /** What was announced of consents. */
    announced?: unknown[]
    /** The largest thing painted lies in `main`; and how far things have moved. */
    painted?: { inMain: boolean | undefined; shift: number }
  }
}

const banner = (page: Page) => page.locator('.consent')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie Preferences' })

/** Has the site's pages ask at another place than this site does. */
const askAt = (page: Page, place: BannerPlace) =>
  page.route(`**${paths.about}`, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const body = html.replace('"consentBanner":"bottom"', `"consentBanner":"${place}"`)
    expect(body).toContain(`"consentBanner":"${place}"`)
    await route.fulfill({ response: answer, body })
  })

/** Opens a page and lets its clock run on until it asks. */
async function openAsking(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openPage(page, path)
  await untilAsked(page)
}

const untilAsked = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(500)
      return banner(page).count()
    })
    .toBe(1)

/** Lets five seconds of the page's clock pass, in which no banner comes. */
async function expectNoBanner(page: Page): Promise<void> {
  await page.clock.runFor(5_000)
  await expect(banner(page)).toHaveCount(0)
}

/** Opens a page, once more or for the first time, that does not ask. */
async function openUnasked(page: Page, path: string): Promise<void> {
  const code = page.waitForResponse(/\/consent-part-[^/]*\.js$/)
  await openPage(page, path)
  await (await code).finished()
  await expectNoBanner(page)
}

/** Everything that a browser can hold for the site. */
async function heldBy(page: Page, context: BrowserContext) {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ])
  return [...stored, ...(await context.cookies()).map(({ name }) => `cookie ${name}`)].toSorted()
}

/** What is sent to the server from now on. */
function sentBy(page: Page) {
  const sent: { readonly path: string; readonly body: unknown }[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET') return
    sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
  })
  return sent
}

const keep = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const)

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

const record = async (page: Page) => JSON.parse((await stored(page, storageKeys.consent)) ?? 'null')

/** How much a button stands out. */
const weight = (one: Locator) =>
  one.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    const { backgroundColor, color, fontSize, fontWeight, opacity, borderWidth } =
      getComputedStyle(element)
    return { width, height, backgroundColor, color, fontSize, fontWeight, opacity, borderWidth }
  })

const VISITED = `session ${storageKeys.visited}`

test('the banner comes 2000 ms after the page is alive and asks without taking the focus', async ({
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
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) painted.shift += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  let isThere = false
  page.on('requestfinished', (request) => {
    isThere ||= /\/consent-banner-[^/]*\.js$/.test(request.url())
  })
  // A page with controls along its edge, which rise above the banner.
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
  const box = await banner(page).boundingBox()
  await expect(page.locator('html')).toHaveAttribute('data-banner', 'bottom')
  expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe(
    `--dock-lift: ${Math.round(box?.height ?? 0)}px;`,
  )
  expect(await page.evaluate(() => window.painted)).toEqual({ inMain: true, shift: 0 })

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
    'Close without an answer',
    'Certavia',
  ])
  expect(await heldBy(page, context)).toEqual([VISITED])
  expect(sent).toEqual([])
})

test('declining removes what needed a consent, sends nothing, and holds for 180 days', async ({
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
  expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('')
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

  // Closing answers nothing and hides the question for this load.
  await button(page, 'Close without an answer').click()
  await page.locator('.foot').getByRole('link', { name: 'Clients' }).click()
  await expect(page).toHaveURL(paths.clients)
  await expectNoBanner(page)
  await openPage(page, paths.about)
  await untilAsked(page)
})

test('accepting is kept, told and counted in every tab, and withdrawing loads them anew', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const announced: unknown[] = []
    window.announced = announced
    window.addEventListener('certavia:consent', (event) =>
      announced.push(event instanceof CustomEvent ? event.detail : undefined),
    )
  })
  const sent = sentBy(page)
  const other = await context.newPage()
  await openAsking(other, paths.about)
  await openAsking(page, paths.home)
  await button(page, 'Accept All Cookies').click()
  await expect(banner(page)).toHaveCount(0)
  await expect(banner(other)).toHaveCount(0)

  const all = { essential: true, analytics: true, marketing: true, functional: true }
  const kept = await record(page)
  expect(kept).toEqual({ ...all, timestamp: expect.any(Number), version: '1.0' })
  const cookie = (await context.cookies()).find(({ name }) => name === cookieNames.consent)
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: true, httpOnly: false })
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual(kept)
  expect(((cookie?.expires ?? 0) * 1_000 - Date.now()) / DAY).toBeCloseTo(365, 0)
  expect(await page.evaluate(() => window.announced)).toEqual([
    { action: 'accept', preferences: kept },
  ])
  await expect.poll(() => stored(page, storageKeys.consentReceipt)).toMatch(/^[\da-f-]{36}$/)
  const receipt = sent.find(({ path }) => path === apiPaths.consentReceipts)?.body
  expect(receipt).toEqual({
    id: await stored(page, storageKeys.consentReceipt),
    version: '1.0',
    analytics: true,
    marketing: true,
    functional: true,
  })

  // One view a page: its route, not its address.
  const views = () => sent.filter(({ path }) => path === apiPaths.visits()).map(({ body }) => body)
  const view = (route: string) => ({ route, referrer: '', device: 'desktop' })
  await expect.poll(views).toEqual([view('/')])
  await page.locator('.foot').getByRole('link', { name: 'Blogs' }).click()
  await expect(page).toHaveURL(paths.blogs())
  await expect.poll(views).toEqual([view('/'), view('/blogs')])
  await page.getByRole('main').locator('.card a').first().click()
  await expect(page).toHaveURL(/\/blogs\/.+/)
  await expect.poll(views).toEqual([view('/'), view('/blogs'), view('/blogs/:id')])
  await page.evaluate(() => (location.hash = '#main'))
  await openPage(page, paths.cookieSettings)
  await expect.poll(() => views().at(-1)).toEqual(view('/cookie-settings'))
  expect(views()).toHaveLength(4)

  // Withdrawing one category leaves the others, and unloads what it had let in, here and there.
  const switches = page.getByRole('switch')
  await expect(switches).toHaveCount(3)
  const analytics = page.getByRole('switch', { name: 'Analytics' })
  await expect(analytics).toBeChecked()
  await analytics.press('Space')
  expect(await record(page)).toEqual(kept)
  const reloads = [page, other].map((one) => one.waitForEvent('load'))
  await button(page, 'Save Preferences').click()
  await Promise.all(reloads)
  await expect(analytics).not.toBeChecked()
  expect(await record(page)).toMatchObject({ ...all, analytics: false })
  expect(views()).toHaveLength(4)
  expect(sent.filter(({ path }) => path === apiPaths.consentReceipts)).toHaveLength(1)

  // What was kept of the consent can be had as a file, and cleared; then the question comes again.
  const download = page.waitForEvent('download')
  await button(page, 'Download what is kept about your consent').click()
  const file = await (await download).createReadStream()
  const status = JSON.parse((await Array.fromAsync(file)).join(''))
  expect(Object.keys(status)).toEqual([
    'hasConsent',
    'preferences',
    'version',
    'isOutdated',
    'exportTimestamp',
    'userAgent',
    'hostname',
  ])
  await page.getByRole('button', { name: `Clear ${storageKeys.consent}`, exact: true }).click()
  await expect.poll(() => stored(page, storageKeys.consent)).toBeNull()
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  await openPage(page, paths.about)
  await untilAsked(page)
})

test('a consent is asked for again after a year or when it is no consent, and never where the browser refuses', async ({
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
  // What is accepted all the same counts.
  await button(page, 'Accept All').click()
  await expect(page.getByText('Your choice was saved.')).toBeVisible()
  await expect
    .poll(() => sent.map(({ path }) => path).toSorted())
    .toEqual([apiPaths.consentReceipts, apiPaths.visits()])
})

test('the preferences open from the banner, keep the focus and change nothing until they are saved', async ({
  page,
  context,
}) => {
  await openAsking(page, paths.about)
  const customise = button(page, 'Customize')
  await customise.press('Enter')
  const heading = dialog(page).getByRole('heading', { name: 'Cookie Preferences' })
  await expect(heading).toBeFocused()
  const stops: string[] = []
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const labelled = await focused.getAttribute('aria-labelledby')
    const name = labelled === null ? focused : page.locator(`[id="${labelled}"]`)
    stops.push((await focused.getAttribute('aria-label')) ?? (await name.innerText()))
  }
  expect(stops.map((text) => text.replace(/\s*↗.*$/s, ''))).toEqual([
    'Analytics',
    'Marketing',
    'Functional',
    'Save Preferences',
    'Decline Optional',
    'Accept All',
    'View our Cookie Policy',
    'Close',
  ])
  await expect(dialog(page).getByText('Always on')).toBeVisible()
  const functional = page.getByRole('switch', { name: 'Functional' })
  await functional.press('Space')
  await expect(functional).toBeChecked()
  expect(await heldBy(page, context)).toEqual([VISITED])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(customise).toBeFocused()
  expect(await heldBy(page, context)).toEqual([VISITED])

  await customise.click()
  await expect(functional).not.toBeChecked()
  await functional.click()
  await expect(functional).toContainText('On')
  await button(page, 'Save Preferences').click()
  await expect(banner(page)).toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)
  expect(await record(page)).toMatchObject({
    essential: true,
    analytics: false,
    marketing: false,
    functional: true,
  })
  // What allows no analytics is announced to nobody.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
})

test.describe('in both themes', () => {
  test.use({ theme: 'system' })

  // The one at the top differs from the one at the bottom in its place alone.
  const places = IS_FULL ? (['bottom', 'top', 'center'] as const) : (['bottom', 'center'] as const)
  for (const place of places) {
    test(`at the ${place} the question is free of barriers, narrow and wide`, async ({ page }) => {
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
      await expect(page.locator('html')).toHaveAttribute(
        'data-banner',
        isCompact ? 'compact' : place,
      )
      const access = banner(page).getByRole('link', { name: 'Accessibility' })
      await expect(access).toBeVisible({ visible: isCompact })
      await page.setViewportSize({ width: 330, height: 700 })
      expect(await sidewaysScroll(page)).toBe(0)
      const [first, second] = await Promise.all(
        ['Decline Optional', 'Accept All Cookies'].map((name) => button(page, name).boundingBox()),
      )
      // Stacked below 340 px, the refusal first.
      expect(first?.x).toBe(second?.x)
      expect(first?.y ?? 0).toBeLessThan(second?.y ?? 0)
      if (place !== 'center') return
      await page.setViewportSize({ width: 1366, height: 900 })
      await expect(page.getByRole('heading', { name: 'We value your privacy' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(banner(page)).toHaveCount(0)
      expect(await stored(page, storageKeys.consentRefusedAt)).toBeNull()
    })
  }

  test('the preferences are free of barriers, narrow and wide', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAsking(page, paths.about)
    await button(page, 'Customize').click()
    await page.getByRole('switch', { name: 'Functional' }).click()
    await expectBarrierFree(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await button(page, 'Accept All').scrollIntoViewIfNeeded()
    expect(await sidewaysScroll(page)).toBe(0)
  })
})

test('a browser that closes its storage is asked, and its answer holds for the page', async ({
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

test('over plain HTTP, where no such cookie is kept, the storage holds the consent', async ({
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is asked and nothing is stored', async ({ page, context }) => {
    await page.goto(paths.cookieSettings)
    await expect(page.getByText('The switches need JavaScript')).toBeVisible()
    await expect(page.getByText('One switch for each category')).toBeHidden()
    await expect(page.getByRole('switch')).toHaveCount(0)
    await expect(banner(page)).toHaveCount(0)
    expect(await context.cookies()).toEqual([])
  })
})
