import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { openPage } from './navigation.ts'
import type { BannerPlace } from '#shared/browser/consent.ts'
import { paths } from '#shared/paths/paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'

declare global {
  interface Window {
    /** Times of hydration and of the banner, by the page's clock. */
    consentTimes?: { alive?: number; banner?: number }
    /** Consent changes that the page has announced by an event. */
    announced?: unknown[]
    /** `inMain` is true if the largest contentful paint is in `main`. `shift` is the layout shift since the last call of `forget`. */
    painted?: { inMain: boolean | undefined; shift: number; forget?: () => void }
  }
}

/** Consent banner of a page. */
export const banner = (page: Page) => page.locator('.consent')
/** Button with exactly this name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Dialog with the consent preferences. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie Preferences' })

/** Changes the position of the banner in the site settings. */
export const askAt = (page: Page, place: BannerPlace) =>
  page.route(`**${paths.about}`, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const body = html.replace('"consentBanner":"bottom"', `"consentBanner":"${place}"`)
    expect(body).toContain(`"consentBanner":"${place}"`)
    await route.fulfill({ response: answer, body })
  })

/** Opens a page as a new visitor and advances its clock until the banner appears. */
export async function openAsking(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openPage(page, path)
  await untilAsked(page)
}

/** Advances the clock of a page until the banner appears. */
export const untilAsked = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(500)
      return banner(page).count()
    })
    .toBe(1)

/** Advances the page's clock by five seconds and expects no banner. */
export async function expectNoBanner(page: Page): Promise<void> {
  await page.clock.runFor(5_000)
  await expect(banner(page)).toHaveCount(0)
}

/** Opens or reloads a page and expects no banner. */
export async function openUnasked(page: Page, path: string): Promise<void> {
  const code = page.waitForResponse(/\/consent-part-[^/]*\.js$/)
  await openPage(page, path)
  await (await code).finished()
  await expectNoBanner(page)
}

/** Names of all entries that a browser stores for the site. */
export async function heldBy(page: Page, context: BrowserContext) {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ])
  return [...stored, ...(await context.cookies()).map(({ name }) => `cookie ${name}`)].toSorted()
}

/** Records the requests that the page sends to the server after this call. */
export function sentBy(page: Page) {
  const sent: { readonly path: string; readonly body: unknown }[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET') return
    sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
  })
  return sent
}

/** Writes to the local storage of a page. */
export const keep = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const)

/** Reads from the local storage of a page. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** Record of the consent that the browser stores. */
export const record = async (page: Page) =>
  JSON.parse((await stored(page, storageKeys.consent)) ?? 'null')

/** Styles of a button that determine its visual weight. */
export const weight = (one: Locator) =>
  one.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    const { backgroundColor, color, fontSize, fontWeight, opacity, borderWidth } =
      getComputedStyle(element)
    return { width, height, backgroundColor, color, fontSize, fontWeight, opacity, borderWidth }
  })

/** Name of the visit marker among the browser's stored entries. */
export const VISITED = `session ${storageKeys.visited}`
