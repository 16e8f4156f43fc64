import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { giveSign, laidOutWhole, shownPictures } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { demoSlugs } from '../support/pages/template-pages.ts'
import { paths } from '#shared/paths/paths.ts'
import { IS_FULL } from '../support/tier.ts'

declare global {
  interface Window {
    widest: number
  }
}

test.use({ on: 'demo' })

/** Which sections of the page, its foot last, the browser may leave for later; and how much of the page is kept from it. */
const leftForLater = (page: Page) =>
  page.evaluate(() => {
    const isLeft = (element: Element) => getComputedStyle(element).contentVisibility === 'auto'
    return {
      sections: [...document.querySelectorAll('.home > section, .foot')].map(isLeft),
      anything: [...document.querySelectorAll('*')].filter(isLeft).length,
    }
  })

/** Keeps what is asked for at such an address from coming until what it gives is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

const entry = /\/assets\/entry-client-.*\.js$/

/** Keeps the page from coming alive until what it gives is called. */
const holdEntry = (page: Page) => hold(page, entry)

/**
 * Keeps the page from being loaded until what it gives is called: it is made to ask for a picture that is long in coming. A face
 * would not do, for which a page waits only once a line is set in it.
 */
async function holdLoad(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/held', async (route) => {
    await held.promise
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
    await route.fulfill({ contentType: 'image/svg+xml', body })
  })
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => (new Image().src = '/held'), { once: true })
  })
  return held.resolve
}

const NOTHING = { sections: Array.from({ length: 8 }, () => false), anything: 0 }

const ALL_BUT_THE_FIRST = [false, ...Array.from({ length: 7 }, () => true)]

/** Waits until the page is alive and nothing is left to be done: what would be done by itself has been. */
const aliveAndIdle = (page: Page) =>
  page.locator('html[data-hydrated]').evaluate(async () => {
    for (let times = 0; times < 3; times++) {
      await new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
    }
  })

const SIGNS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'moves the pointer': (page) => page.mouse.move(20, 400),
  'presses a key': (page) => page.keyboard.press('Shift'),
  scrolls: (page) => page.evaluate(() => scrollBy(0, 10)),
  'turns the phone': (page) => page.setViewportSize({ width: 844, height: 390 }),
}

for (const [sign, come] of Object.entries(SIGNS)) {
  test(`what lies below the first screens is left for later until somebody ${sign} on the living page, and is whole then`, async ({
    page,
  }) => {
    const release = await holdEntry(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.home)
    expect((await leftForLater(page)).sections).toEqual(ALL_BUT_THE_FIRST)
    release()
    await aliveAndIdle(page)
    expect((await leftForLater(page)).sections).toEqual(ALL_BUT_THE_FIRST)
    await come(page)
    await expect.poll(() => leftForLater(page)).toEqual(NOTHING)
    await expect(page.locator('[style*="visibility"], [style*="intrinsic"]')).toHaveCount(0)
  })
}

test('a living page has all of its first screen at once, however high that is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 1800 })
  await openPage(page, paths.home)
  const tops = await page
    .locator('.home > section, .foot')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top < innerHeight))
  expect(tops).toContain(false)
  expect(tops.filter(Boolean).length).toBeGreaterThan(1)
  await expect
    .poll(async () => (await leftForLater(page)).sections)
    .toEqual(tops.map((isSeen) => !isSeen))
})

test('a page is whole as soon as somebody prints it', async ({ page }) => {
  await openPage(page, paths.home)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await leftForLater(page)).toEqual(NOTHING)
})

test('who goes to a part of the page right away comes to where it stands', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, paths.whatWeOffer)
  expect((await leftForLater(page)).anything).toBeGreaterThan(0)
  // Idle moments do not come while the link is followed.
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0
  })
  const link = page.getByRole('main').locator('a[href^="#"], a[href*="offer#"]').last()
  const hash = new URL((await link.getAttribute('href')) ?? '', page.url()).hash
  await link.evaluate((element: HTMLElement) => element.click())
  expect((await leftForLater(page)).anything).toBe(0)
  await expect(page.locator(hash)).toBeInViewport()
})

const LEFT_ELSEWHERE = [
  { path: paths.service('criminal-check'), far: '.section, .foot' },
  ...(IS_FULL
    ? [
        { path: paths.industry('banking-financial'), far: '.section, .foot' },
        { path: paths.about, far: '.section, .foot' },
        { path: paths.clients, far: '.section, .foot' },
      ]
    : []),
  { path: paths.caseStudy(demoSlugs.study), far: '.case-sections, .foot' },
  { path: paths.solutions, far: '.section, .notes > .note:nth-child(n + 2), .foot' },
  { path: paths.blogs(), far: '.cards > .card:nth-child(n + 3), .foot' },
  { path: paths.caseStudies(), far: '.case-rows > .case-row:nth-child(n + 3), .foot' },
]

/** Notes, frame by frame from the beginning, by how many pixels the page is wider than its window at most. */
const watchWidth = (page: Page) =>
  page.addInitScript(() => {
    window.widest = 0
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement
      window.widest = Math.max(window.widest, scrollWidth - clientWidth)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

for (const { path, far } of LEFT_ELSEWHERE) {
  test(`${path} leaves ${far} for later and is whole once somebody is there, never wider than its window`, async ({
    page,
  }) => {
    await watchWidth(page)
    for (const width of [390, 1366]) {
      const release = await holdEntry(page)
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      const left = await page
        .locator(far)
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility))
      expect(left.length).toBeGreaterThan(1)
      expect(new Set(left)).toEqual(new Set(['auto']))
      release()
      await laidOutWhole(page)
      expect((await leftForLater(page)).anything).toBe(0)
      expect(await page.evaluate(() => window.widest), `at ${width} px`).toBe(0)
      await page.unroute(entry)
    }
  })
}

/** Which covers of a list are fetched or on their way, in their order. */
const coversAsked = async (page: Page) =>
  page.locator(`.cards ${await shownPictures(page)}`).evaluateAll((all) =>
    // All of them are images by their selector.
    (all as HTMLImageElement[]).map((image) => image.currentSrc !== ''),
  )

test('on a phone the first cover of a list and the faces have the line for themselves', async ({
  page,
}) => {
  const release = await holdLoad(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.blogs(), { waitUntil: 'commit' })
  await expect.poll(async () => (await coversAsked(page))[0]).toBe(true)
  expect((await coversAsked(page)).slice(1), 'not yet painted').not.toContain(true)
  release()
  await page.waitForLoadState()
  await expect.poll(async () => (await coversAsked(page))[1], 'painted').toBe(true)
})

test('on a phone no decoration is fetched until somebody scrolls, on a page that is not alive too', async ({
  page,
}) => {
  const release = await holdEntry(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.svg')) asked.push(new URL(request.url()).pathname)
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.home)
  await expect(page.locator('html')).toHaveAttribute('data-far', 'rest')
  const seals = page.locator('.line-seal')
  expect(await seals.count()).toBeGreaterThan(3)
  await expect(page.locator('.line-seal img').first()).toBeHidden()
  expect(asked).toEqual([])
  await page.mouse.wheel(0, 100)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  release()
})

test('on a phone the seals of a living page wait for whoever is there', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, paths.home)
  // The living page has fetched its first pictures, and would have fetched those as well.
  const pictures = () => asked.filter((path) => path.includes('/images/'))
  await expect.poll(() => pictures().length).toBeGreaterThan(2)
  const seals = () => asked.filter((path) => path.includes('/seal/'))
  expect(seals()).toEqual([])
  await giveSign(page)
  await expect.poll(() => seals().length).toBeGreaterThan(3)
})

test('whoever scrolls a list before it is loaded has its covers', async ({ page }) => {
  const release = await holdLoad(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.blogs(), { waitUntil: 'commit' })
  await expect.poll(async () => (await coversAsked(page))[0]).toBe(true)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100)
      return (await coversAsked(page))[1]
    })
    .toBe(true)
  release()
  await page.waitForLoadState()
})

test('covers that nobody has come near are left until somebody is there', async ({ page }) => {
  const release = await holdEntry(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.blogs(), { waitUntil: 'load' })
  await expect.poll(async () => (await coversAsked(page))[1]).toBe(true)
  // A browser comes near with two and a half windows, which four covers take.
  expect((await coversAsked(page)).slice(4)).not.toContain(true)
  release()
  await laidOutWhole(page)
  await expect.poll(async () => (await coversAsked(page))[4]).toBe(true)
})

test('whoever scrolls before that sees what is there', async ({ page }) => {
  const release = await holdEntry(page)
  await page.goto(paths.home)
  const foot = page.getByRole('contentinfo')
  await foot.scrollIntoViewIfNeeded()
  await expect(foot.getByRole('link', { name: 'Privacy Policy' })).toBeInViewport()
  release()
})

test('a page opened further down is whole from the beginning', async ({ page }) => {
  const release = await holdEntry(page)
  const isFar = () => page.locator('html').evaluate((root) => root.hasAttribute('data-far'))
  await page.goto(paths.whatWeOffer)
  expect(await isFar(), 'opened at its top').toBe(true)
  await page.reload()
  expect(await isFar(), 'loaded again where it stood').toBe(false)
  await page.goto(paths.home)
  await page.goto(`${paths.whatWeOffer}#background-screening`)
  expect(await isFar(), 'opened at a part of it').toBe(false)
  release()
})

test('a page that the browser makes itself is whole', async ({ page }) => {
  await openPage(page, paths.services)
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
  await expect(page.locator('.home')).toBeVisible()
  await expect.poll(() => leftForLater(page)).toEqual(NOTHING)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is left for later', async ({ page, site }) => {
    expect(await site.html(paths.home)).not.toMatch(/<html[^>]*data-far/)
    await page.goto(paths.home)
    // Playwright's own evaluation does not need the page's scripts.
    expect(await leftForLater(page)).toEqual(NOTHING)
  })
})
