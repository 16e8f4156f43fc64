import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { openPage } from './navigation.ts'
import type { BannerPlace } from '#shared/browser/consent.ts'
import { paths } from '#shared/paths/paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'

declare global {
  interface Window {
    /** By the page's own clock: when it came alive, and when the banner came. */
    consentTimes?: { alive?: number; banner?: number }
    /** What was announced of consents. */
    announced?: unknown[]
    /** The largest thing painted lies in `main`; and how far things have moved, since that was forgotten. */
    painted?: { inMain: boolean | undefined; shift: number; forget?: () => void }
  }
}

/** The question about cookies. */
export const banner = (page: Page) => page.locator('.consent')
/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The preferences. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie Preferences' })

/** Has the site's pages ask at another place than this site does. */
export const askAt = (page: Page, place: BannerPlace) =>
  page.route(`**${paths.about}`, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const body = html.replace('"consentBanner":"bottom"', `"consentBanner":"${place}"`)
    expect(body).toContain(`"consentBanner":"${place}"`)
    await route.fulfill({ response: answer, body })
  })

/** Opens a page and lets its clock run on until it asks. */
export async function openAsking(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openPage(page, path)
  await untilAsked(page)
}

/** Lets the clock of a page run on until it asks. */
export const untilAsked = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(500)
      return banner(page).count()
    })
    .toBe(1)

/** Lets five seconds of the page's clock pass, in which no banner comes. */
export async function expectNoBanner(page: Page): Promise<void> {
  await page.clock.runFor(5_000)
  await expect(banner(page)).toHaveCount(0)
}

/** Opens a page, once more or for the first time, that does not ask. */
export async function openUnasked(page: Page, path: string): Promise<void> {
  const code = page.waitForResponse(/\/consent-part-[^/]*\.js$/)
  await openPage(page, path)
  await (await code).finished()
  await expectNoBanner(page)
}

/** Everything that a browser can hold for the site. */
export async function heldBy(page: Page, context: BrowserContext) {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ])
  return [...stored, ...(await context.cookies()).map(({ name }) => `cookie ${name}`)].toSorted()
}

/** What is sent to the server from now on. */
export function sentBy(page: Page) {
  const sent: { readonly path: string; readonly body: unknown }[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET') return
    sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
  })
  return sent
}

/** Puts a text into the storage of a page. */
export const keep = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const)

/** What the storage of a page holds by this name. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** The consent that is stored. */
export const record = async (page: Page) =>
  JSON.parse((await stored(page, storageKeys.consent)) ?? 'null')

/** How much a button stands out. */
export const weight = (one: Locator) =>
  one.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    const { backgroundColor, color, fontSize, fontWeight, opacity, borderWidth } =
      getComputedStyle(element)
    return { width, height, backgroundColor, color, fontSize, fontWeight, opacity, borderWidth }
  })

/** How the mark of a visit is told among what a browser holds. */
export const VISITED = `session ${storageKeys.visited}`
