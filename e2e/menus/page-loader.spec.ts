import { readFile, stat } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { assetPaths, paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { axeViolations } from '../support/checks/axe.ts'
import { layOutWholePage, boxesOf } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { openTimed, stopClock, timerSet } from '../support/pages/stopped-clock.ts'

test.use({ on: 'empty' })

const STILL_WEBP = assetPaths.loadingPoster.replace('.png', '.webp')

/** Delays the code of the case study list until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/case-study-list[^/]*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Records when the loader appears and disappears. */
const watchLoader = (page: Page) =>
  page.evaluate(() => {
    const times: { start: number; shown?: number; gone?: number } = { start: performance.now() }
    Object.assign(window, { loaderTimes: times })
    new MutationObserver(() => {
      const isShown = document.querySelector('.loader') !== null
      if (isShown) times.shown ??= performance.now()
      else if (times.shown !== undefined) times.gone ??= performance.now()
    }).observe(document.body, { childList: true, subtree: true })
    document.addEventListener('click', () => (times.start = performance.now()), { capture: true })
  })

const loaderTimes = (page: Page) =>
  page.evaluate(() => {
    // `loaderTimes` is set by the init script of watchLoader.
    const { loaderTimes: times } = window as unknown as {
      loaderTimes: { start: number; shown?: number; gone?: number }
    }
    return times
  })

const toCaseStudies = (page: Page) =>
  page.locator('.foot').getByRole('link', { name: 'Case Studies' }).press('Enter')

test('the page loader shows its film once a navigation has taken 200 ms, without layout shift', async ({
  page,
}) => {
  await openPage(page, paths.about)
  await layOutWholePage(page)
  const letGo = await holdBack(page)
  await watchLoader(page)
  const place = () => boxesOf(page, page.locator('main'))
  await page.locator('.foot').scrollIntoViewIfNeeded()
  const placeBefore = await place()
  const focusBefore = page.locator('.foot').getByRole('link', { name: 'Case Studies' })
  await toCaseStudies(page)
  const loader = page.locator('.loader')
  await expect(loader).toBeVisible()
  const { start, shown = 0 } = await loaderTimes(page)
  expect(shown - start).toBeGreaterThanOrEqual(199)
  expect(await place(), 'nothing moves').toEqual(placeBefore)
  await expect(loader).toHaveText('Loading...')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached()
  const film = loader.locator('video')
  await expect(film).toHaveJSProperty('muted', true)
  await expect(film).toHaveJSProperty('loop', true)
  await expect(film).toHaveJSProperty('playsInline', true)
  await expect(film).toHaveJSProperty('volume', 0.1)
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await expect(focusBefore, 'the focus stays').toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(focusBefore, 'and is free').not.toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  letGo()
  await expect(page).toHaveURL(paths.caseStudies())
  await expect(loader).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
})

test('the page loader does not appear during a fast navigation', async ({ page }) => {
  await openPage(page, paths.about)
  const code = page.waitForResponse(/case-study-list[^/]*\.js$/)
  await page.locator('.foot').getByRole('link', { name: 'Case Studies' }).focus()
  await code
  await watchLoader(page)
  await toCaseStudies(page)
  await expect(page).toHaveURL(paths.caseStudies())
  const { start, shown } = await loaderTimes(page)
  if (shown !== undefined) expect(shown - start).toBeGreaterThanOrEqual(199)
})

test('the page loader shows a still image instead of the film with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, paths.about)
  const letGo = await holdBack(page)
  await toCaseStudies(page)
  const loader = page.locator('.loader')
  await expect(loader.locator('img')).toHaveAttribute('src', STILL_WEBP)
  await expect(loader.locator('video')).toHaveCount(0)
  await expect(loader).toHaveText('Loading...')
  letGo()
  await expect(page).toHaveURL(paths.caseStudies())
})

test('the page loader preloads the still image, as WebP if supported, and loads the film on demand only', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const still = (path: string) => page.waitForResponse((answer) => answer.url().endsWith(path))
  const webp = still(STILL_WEBP)
  await openPage(page, paths.about)
  expect((await webp).status()).toBe(200)
  await page.waitForLoadState('networkidle')
  for (const film of [assetPaths.loadingMp4, assetPaths.loadingWebm]) {
    expect(asked).not.toContain(film)
  }
  await page.addInitScript(() => {
    const decode = HTMLImageElement.prototype.decode
    HTMLImageElement.prototype.decode = function decodeAllButWebp() {
      return this.src.startsWith('data:image/webp')
        ? Promise.reject(new Error())
        : decode.call(this)
    }
  })
  const plain = still(assetPaths.loadingPoster)
  await openPage(page, paths.clients)
  expect((await plain).headers()['content-type']).toBe('image/png')
})

test('each format of the loader film has at most 150 KB, is silent, and supports range requests', async ({
  request,
}) => {
  for (const path of Object.values(assetPaths)) {
    const file = `web/public${path}`
    expect((await stat(file)).size, path).toBeLessThanOrEqual(150 * 1024)
    const bytes = (await readFile(file)).toString('latin1')
    expect(bytes.includes('mp4a') || bytes.includes('A_OPUS') || bytes.includes('A_VORBIS')).toBe(
      false,
    )
  }
  const part = await request.get(assetPaths.loadingMp4, { headers: { range: 'bytes=0-1' } })
  expect(part.status()).toBe(206)
})

test('the page loader appears after 200 ms', async ({ page }) => {
  await openTimed(page, paths.about)
  const release = await holdBack(page)
  await stopClock(page)
  await page.locator('.foot').getByRole('link', { name: 'Case Studies' }).press('Enter')
  const loader = page.locator('.loader')
  await timerSet(page, 200)
  await page.clock.runFor(199)
  await expect(loader).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(loader).toBeVisible()
  release()
  await page.clock.resume()
  await expect(page).toHaveURL(paths.caseStudies())
})
