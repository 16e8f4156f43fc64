import type { BrowserContext, Page } from '@playwright/test'
import { consentOf } from './support/given-consent.ts'
import { expect, test } from './fixtures.ts'
import { expectBarrierFree } from './support/barrier-free.ts'
import { allFaces } from './support/layout.ts'
import { openPage } from './support/navigation.ts'
import { publishPost } from './support/published-post.ts'
import { enterAsStaff } from './support/staff-page.ts'
import { serveTwoBuilds } from './support/two-builds.ts'
import { apiPaths, paths } from '#shared/paths.ts'
import { cacheLock, cacheNames, updateKeys } from '#shared/update-keys.ts'
import { workerPaths } from '#shared/worker-paths.ts'

// The only journeys that meet the service worker: everywhere else it is kept out.
test.use({ on: 'desk', serviceWorkers: 'allow' })

/** Names of the caches, and the paths that lie in each. A look between two of the site's own steps would make a cache again. */
const kept = (page: Page) =>
  page.evaluate(
    (lock) =>
      navigator.locks.request(lock, async () => {
        const names = await caches.keys()
        const pairs = names.map(async (name) => {
          const requests = await (await caches.open(name)).keys()
          return [name, requests.map(({ url }) => new URL(url).pathname)] as const
        })
        return Object.fromEntries(await Promise.all(pairs))
      }),
    cacheLock,
  )

/** Opens a page, and waits until the worker has taken over and keeps the script that the page began with. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  const entry = await page.locator('script[data-entry]').getAttribute('data-entry')
  await expect
    .poll(async () => Object.values(await kept(page)).flat(), { timeout: 30_000 })
    .toEqual(expect.arrayContaining([workerPaths.offline, entry]))
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** Ids of a test's own, also where it runs beside itself. */
const ownIds = <Names extends readonly string[]>(...names: Names) => {
  const { repeatEachIndex } = test.info()
  // One for each name.
  return names.map((name) => `${name}-${repeatEachIndex}`) as { [Index in keyof Names]: string }
}

/** These articles are kept for reading without a connection, and no others. */
const expectCopies = (page: Page, copies: readonly string[] | undefined) =>
  expect
    .poll(async () => (await kept(page))[cacheNames.posts]?.toSorted(), { timeout: 30_000 })
    .toEqual(copies?.toSorted())

/** Names of the built files that a page has fetched so far. */
const fetchedFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd > 0)
      .map(({ name }) => /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(name)?.[1]),
  )

/** How the prompt stands to the notice of a new version, and to the window. For the page: its clock may be stopped. */
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

const allowFunctional = (context: BrowserContext) =>
  context.addInitScript({ content: consentOf('functional') })

test('what was read can be read offline, and says when there is no more than that', async ({
  page,
  context,
  site,
  watch,
}) => {
  watch.expect(/^failed: .*ERR_INTERNET_DISCONNECTED/)
  await allowFunctional(context)
  const [id] = ownIds('offline-read')
  await publishPost(site, id, 'Read on the train')
  const post = paths.blog(id)
  await openWithWorker(page, post)
  await expectCopies(page, [post])

  await context.setOffline(true)
  await page.goto(paths.about)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page.getByText(paths.about, { exact: true })).toBeVisible()
  await expectBarrierFree(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status')).toContainText('Check your connection')
  await page.getByRole('link', { name: 'Read on the train' }).click()
  await expect(page).toHaveURL(post)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read on the train')
  await page.goto(paths.about)
  const anew = page.waitForEvent('load')
  await context.setOffline(false)
  await anew
  await expect(page.getByRole('link', { name: 'About Us', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page).toHaveURL(paths.about)
})

test('a post that is taken off goes from the copies, and everything goes with the consent', async ({
  page,
  context,
  site,
  watch,
}) => {
  watch.expect(/^failed: .*ERR_INTERNET_DISCONNECTED/)
  await allowFunctional(context)
  const [stayingId, goingId] = ownIds('offline-stays', 'offline-goes')
  for (const id of [stayingId, goingId]) await publishPost(site, id, id)
  const [stays, goes] = [paths.blog(stayingId), paths.blog(goingId)]
  await openWithWorker(page, stays)
  await expectCopies(page, [stays])
  await openPage(page, goes)
  await expectCopies(page, [stays, goes])

  await site.mutate([{ patch: { id: goingId, set: { status: 'draft' } } }])
  await expect.poll(async () => (await fetch(site.origin + goes)).status).toBe(404)
  await openPage(page, paths.about)
  await expectCopies(page, [stays])
  await context.setOffline(true)
  await page.goto(goes)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page.getByRole('link', { name: stayingId })).toBeVisible()
  await expect(page.getByRole('link', { name: goingId })).toHaveCount(0)
  watch.expect(/^404: GET .*\/blogs\/offline-goes/)
  const anewOnline = page.waitForEvent('load')
  await context.setOffline(false)
  await anewOnline
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Blog post not found or not available',
  )

  await openPage(page, paths.cookieSettings)
  const anew = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Decline Optional', exact: true }).click()
  await anew
  await expectCopies(page, undefined)
})

test('a second visit asks for the page alone, and the worker leaves what is private to the browser', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^foreign host: /)
  await using builds = await serveTwoBuilds(site.origin)
  await openWithWorker(page, builds.origin + paths.about)
  // Asked for by a page that stands for a while, as the first may and the second may not.
  await allFaces(page)
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

test('a tab that is open hears of a new build, keeps what was typed, and goes over to it once', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^foreign host: /)
  await using builds = await serveTwoBuilds(site.origin)
  await openWithWorker(page, builds.origin + paths.contact)
  const [first] = Object.keys(await kept(page)).filter((name) => name.startsWith('site-files-'))
  await page.getByRole('textbox', { name: 'Name' }).fill('Jo Vane')
  // What the form fetches when somebody begins with it, and what that needs: a page that misses a part goes over at once.
  const parts = ['inquiry-code', 'inquiries', 'message', 'post-message', 'site', 'form-problems']
  const others = ['error-summary', 'row-error', 'circle-exclamation-point', 'schemas']
  await expect.poll(() => fetchedFiles(page)).toEqual(expect.arrayContaining([...parts, ...others]))

  builds.deploy()
  // As when the tab is looked at again, which is heard once the page is alive in all its parts.
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

test.describe('at sunset', () => {
  test.use({ theme: 'clock' })

  test('notice and prompt leave each other room at any width; without an answer to it, the next page is the new build', async ({
    page,
    site,
    watch,
  }) => {
    watch.expect(/^foreign host: /)
    // Looked at ahead by the link that the pointer comes to.
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
      // What makes room for it comes a frame later.
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

test.describe('where there is no worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a page whose next one is gone after a deployment loads that anew, once', async ({
    page,
    site,
    watch,
  }) => {
    watch.expect(/^foreign host: /)
    watch.expect(/^404: GET .*\/assets\/|^failed: .*\/assets\/|^page error: .*\/assets\/about-/)
    await using builds = await serveTwoBuilds(site.origin)
    // It tries to register the worker once it watches.
    const watching = page.waitForEvent('console', (message) =>
      message.text().includes('registration blocked'),
    )
    await openPage(page, builds.origin + paths.contact)
    await watching
    // The new build lacks that page's code too, so that nothing is won by trying again and again.
    builds.deploy(/\/assets\/about-/)
    const missed = page.waitForEvent('pageerror', ({ message }) => message.includes('nextbuild'))
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await expect(page.locator('script[data-entry]')).toHaveAttribute('data-entry', /nextbuild\.js$/)
    await missed
    await expect(page).toHaveURL(builds.origin + paths.about)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(builds.asked.filter((path) => path === paths.about).length).toBeLessThan(4)
  })

  test('the staff area asks before it goes over where something is typed, and else goes over by itself', async ({
    page,
    site,
    watch,
  }) => {
    watch.expect(/^foreign host: /)
    watch.expect(/^404: GET .*\/assets\/|^page error: .*imported module|WebSocket/)
    await using builds = await serveTwoBuilds(site.origin)
    await enterAsStaff(page, site.origin)
    await page.goto(builds.origin + paths.adminRedirects)
    await page.getByRole('button', { name: 'Add a redirect' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a redirect' })
    const oldPath = dialog.getByLabel('Old path')
    await oldPath.fill('/half-typed')
    await expect.poll(() => fetchedFiles(page)).toContain('update-notice')
    builds.deploy()
    // As any part that is asked for later.
    await page.evaluate((part) => void import(part), '/assets/asked-for-later-12345678.js')
    const notice = page.getByRole('region', { name: 'Update of this site', includeHidden: true })
    await expect(notice).toContainText('Save or copy what you have typed')
    await expect(oldPath).toHaveValue('/half-typed')
    const entry = page.locator('script[data-entry]')
    await expect(entry).not.toHaveAttribute('data-entry', /nextbuild\.js$/)

    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await notice.getByRole('button', { name: 'Later' }).click()
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await expect(entry).toHaveAttribute('data-entry', /nextbuild\.js$/)
    await expect(page).toHaveURL(builds.origin + paths.adminUsers)
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    expect(builds.asked.filter((path) => path === paths.adminUsers).length).toBeLessThan(4)
  })
})
