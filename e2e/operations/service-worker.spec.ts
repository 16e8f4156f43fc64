import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { expectBarrierFree } from '../support/checks/barrier-free.ts'
import { layOutWholePage, giveSign } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { fetchedFiles, kept, openWithWorker } from '../support/sites/service-worker.ts'
import { serveTwoBuilds } from '../support/sites/two-builds.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { updateKeys } from '#shared/browser/update-keys.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'

// Allows the service worker, which all other journeys block.
test.use({ on: 'desk', serviceWorkers: 'allow' })

/**
 * Layout of the sunset prompt relative to the update notice and the window. The function runs in the page, because the clock of the page
 * may be stopped.
 */
const promptStands = () => {
  const [notice, prompt] = ['.update', '.sunset'].map((name) =>
    document.querySelector(name)?.getBoundingClientRect(),
  )
  if (notice === undefined || prompt === undefined) return 'is not there'
  if (prompt.bottom > innerHeight || prompt.right > innerWidth) return 'leaves the window'
  const isApart =
    notice.bottom <= prompt.top ||
    prompt.bottom <= notice.top ||
    notice.right <= prompt.left ||
    prompt.right <= notice.left
  return isApart ? 'apart' : 'over the other'
}

test('a second visit requests only the page, and the service worker does not cache private responses', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^foreign host: /)
  await using builds = await serveTwoBuilds(site.origin)
  await openWithWorker(page, builds.origin + paths.about)
  // Loads the secondary fonts now. A page requests them only when it needs them, so otherwise the second visit might be the first to load
  // them.
  await layOutWholePage(page)
  const before = builds.asked.length
  await openPage(page, builds.origin + paths.about)
  const again = builds.asked.slice(before)
  expect(again).toContain(paths.about)
  expect(
    again.filter((path) => /\.(?:js|css|woff2)$/.test(path) && path !== workerPaths.script),
  ).toEqual([])

  const preload = await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).navigationPreload.getState(),
  )
  expect(preload.enabled, 'the page is asked for while the worker starts').toBe(true)

  for (const path of [paths.admin, paths.booking(), paths.apiTest]) {
    const answer = await page.goto(builds.origin + path)
    expect(answer?.fromServiceWorker(), path).toBe(false)
  }
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(apiPaths.blogs())),
    page.evaluate((path) => void fetch(path), apiPaths.blogs()),
  ])
  expect(answer.fromServiceWorker()).toBe(false)
})

/** Opens a page and stops its clock at hydration, before the page registers a worker. */
async function standStill(page: Page): Promise<void> {
  const part = page.waitForResponse(/\/assets\/consent-part-[\w-]+\.js$/)
  let isThere = false
  void part.then(() => (isThere = true))
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto(paths.about)
  // Hydration runs in steps with pauses of some milliseconds, so the stopped clock must be advanced.
  await expect
    .poll(
      async () => {
        if (!isThere) await page.clock.runFor(1)
        return isThere
      },
      { intervals: [10] },
    )
    .toBe(true)
  // Loading and starting the chunk do not depend on the clock.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

for (const [way, come] of [
  ['at the first interaction', giveSign],
  ['after three seconds without an interaction', (page: Page) => page.clock.runFor(3_000)],
] as const) {
  test(`a browser registers its first service worker ${way}`, async ({ page }) => {
    await standStill(page)
    expect(await registered(page)).toBe(0)
    await expect
      .poll(async () => {
        // Registration begins when the page is idle. With this clock the page is idle after 50 ms.
        await page.clock.runFor(50)
        await come(page)
        return registered(page)
      })
      .toBe(1)
  })
}

test('an open tab is notified of a new build, preserves typed text, and switches to the new build once', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^foreign host: /)
  await using builds = await serveTwoBuilds(site.origin)
  await openWithWorker(page, builds.origin + paths.contact)
  const [first] = Object.keys(await kept(page)).filter((name) => name.startsWith('site-files-'))
  await page.getByRole('textbox', { name: 'Name' }).fill('Jo Vane')
  // Chunks that the form loads on first input, with their dependencies. If one of them were missing, the page would reload at once.
  const parts = ['inquiry-code', 'inquiries', 'message', 'post-message', 'form-problems']
  const others = ['error-summary', 'row-error', 'schemas']
  await expect.poll(() => fetchedFiles(page)).toEqual(expect.arrayContaining([...parts, ...others]))

  builds.deploy()
  // Simulates a return to the tab. Once the page is hydrated completely, the return makes it check for updates.
  const notice = page.getByRole('region', { name: 'Update of this site' })
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(notice).toContainText('A new version is ready', { timeout: 4_000 })
  }).toPass()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Jo Vane')
  expect(
    await page.evaluate((key) => localStorage.getItem(key), updateKeys.updateAvailable),
  ).toMatch(/^1\.0\.0-next-/)
  await expectBarrierFree(page, undefined, '.update')

  const loads = () => builds.asked.filter((path) => path === paths.contact).length
  const before = loads()
  const loaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Load it now' }).click()
  await loaded
  await expect(page.locator('script[data-entry]')).toHaveAttribute('data-entry', /nextbuild\.js$/)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Jo Vane')
  await expect
    .poll(async () =>
      Object.keys(await kept(page)).filter((name) => name.startsWith('site-files-')),
    )
    .not.toContain(first)
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), updateKeys.updateAvailable))
    .toBeNull()
  await expect(notice).toHaveCount(0)
  expect(loads() - before).toBe(1)
})

test.describe('the update notice at sunset', () => {
  test.use({ theme: 'clock' })

  test('does not overlap the sunset prompt at any width; without an answer to the notice, the next page is from the new build', async ({
    page,
    site,
    watch,
  }) => {
    watch.expect(/^foreign host: /)
    // The hovered link preloads this chunk, which the new build lacks.
    watch.expect(/^404: GET .*\/assets\/about-/)
    await using builds = await serveTwoBuilds(site.origin)
    await page.clock.install({ time: new Date(2026, 5, 1, 17, 55) })
    await openWithWorker(page, builds.origin + paths.contact)
    await page.clock.pauseAt(new Date(2026, 5, 1, 18, 0, 30))
    const prompt = page.locator('.sunset')
    await expect
      .poll(async () => {
        await page.clock.runFor(500)
        return prompt.count()
      })
      .toBe(1)
    builds.deploy()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const notice = page.getByRole('region', { name: 'Update of this site' })
    await page.clock.runFor(1_000)
    await expect
      .poll(
        async () => {
          await page.clock.runFor(50)
          return notice.count()
        },
        { intervals: [100] },
      )
      .toBe(1)
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(prompt).toBeVisible()
      // The layout adapts one frame later.
      await expect.poll(() => page.evaluate(promptStands), `${width} px`).toBe('apart')
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(prompt, 'here is no room for both').toBeHidden()
    await notice.getByRole('button', { name: 'Later' }).click()
    await expect(prompt).toBeVisible()
    await prompt.getByRole('button', { name: 'Not now' }).click()

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.clock.resume()
    const loaded = page.waitForEvent('load')
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await loaded
    await expect(page.locator('script[data-entry]')).toHaveAttribute('data-entry', /nextbuild\.js$/)
    await expect(page).toHaveURL(builds.origin + paths.about)
    await expect
      .poll(async () =>
        Object.keys(await kept(page)).filter((name) => name.startsWith('site-files-1.0.0-next-')),
      )
      .toHaveLength(1)
  })
})
