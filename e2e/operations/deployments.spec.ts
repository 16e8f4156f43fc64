import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { cacheNames } from '#shared/browser/update-keys.ts'
import { expect, test } from '../support/fixtures.ts'
import { consentOf } from '../support/pages/given-consent.ts'
import { openPage } from '../support/pages/navigation.ts'
import { freePort, startSite, temporaryDirectory } from '../support/sites/processes.ts'
import { buildElsewhere } from '../support/sites/real-builds.ts'
import { enterAsStaff, post } from '../support/pages/staff-page.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'

// Deploys two real builds, one after the other, on the same port and data. The everyday tier simulates them with renamed scripts
// (`service-worker.spec.ts`).
test.use({ on: 'empty', serviceWorkers: 'allow' })

const BEFORE = 'We check claims at their source'
const AFTER = 'We check every claim at its source'
const STAFF_AFTER = 'Users of this site'

const builds = new AsyncDisposableStack()
let next = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  next = join(builds.use(await temporaryDirectory()).path, 'next')
  await buildElsewhere(next, [
    ['shared/pages/company/about.ts', BEFORE, AFTER],
    ['web/staff/users/users-page.tsx', 'title="Users"', `title="${STAFF_AFTER}"`],
  ])
})
test.afterAll(() => builds.disposeAsync())

/** Runs the previous build with an article until the next build replaces it. */
async function serveBefore() {
  await using begun = new AsyncDisposableStack()
  const directory = begun.use(await temporaryDirectory()).path
  const environment = { SEED: 'none', RATE_LIMIT: 'off' }
  const port = await freePort()
  let program = await startSite({ port, directory, environment })
  begun.defer(() => program.signal('SIGTERM'))
  const { mutate } = await signInAsStaff(program.url)
  await mutate([post('kept-post', { title: 'Read before' })])
  const ending = begun.move()
  return {
    origin: program.url,
    deploy: async () => {
      await program.signal('SIGTERM')
      program = await startSite({ port, directory, environment, root: next })
    },
    [Symbol.asyncDispose]: () => ending.disposeAsync(),
  }
}

const entry = (page: Page) => page.locator('script[data-entry]').getAttribute('data-entry')

/** Counts the page loads of a tab. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const notice = (page: Page) => page.getByRole('region', { name: 'Update of this site' })

/** Text of the offline copy of an article, or undefined without a copy. */
const copyOf = (page: Page, path: string) =>
  page.evaluate(
    async ([name, article]) => (await (await caches.open(name)).match(article))?.text(),
    [cacheNames.posts, path] as const,
  )

const fileCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('site-files-')))

/** Waits until the worker is active and has cached the page's scripts. */
const untilKept = async (page: Page) => {
  const script = (await entry(page)) ?? ''
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, script), {
      timeout: 30_000,
    })
    .toBe(true)
}

const NOISE =
  /^foreign host: |^404: GET .*\/assets\/|^failed: |^page error: .*imported module|WebSocket|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/

/**
 * Gives consent to functional storage in every page of the context. An init script does this, because a tab has no storage before it has
 * loaded a page.
 */
const allowFunctional = (context: BrowserContext) =>
  context.addInitScript({
    content: `if (location.origin !== 'null') { ${consentOf('functional')} }`,
  })

test('open tabs keep working after a deployment, are notified of the new build, and each switches to it once', async ({
  page: reading,
  context,
  watch,
}) => {
  watch.expect(NOISE)
  await using site = await serveBefore()
  await allowFunctional(context)
  const article = site.origin + paths.blog('kept-post')
  await openPage(reading, article)
  await untilKept(reading)
  const before = await entry(reading)
  await openPage(reading, site.origin + paths.about)
  await expect(reading.getByRole('heading', { level: 1 })).toHaveText(BEFORE)
  await openPage(reading, article)
  const form = await context.newPage()
  await openPage(form, site.origin + paths.contact)
  await form.getByRole('textbox', { name: 'Name' }).fill('Jo Vane')
  const staff = await context.newPage()
  await enterAsStaff(staff, site.origin)
  await staff.goto(site.origin + paths.adminRedirects)
  await expect(staff.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible()
  const loads = [reading, form, staff].map(countLoads)

  await site.deploy()
  await form.bringToFront()
  await lookAgain(form)
  await expect(notice(form)).toContainText('A new version is ready')
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Jo Vane')
  await notice(form).getByRole('button', { name: 'Load it now' }).click()
  await expect.poll(() => entry(form)).not.toBe(before)
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Jo Vane')
  await expect.poll(async () => (await fileCaches(form)).length).toBe(1)

  await reading.bringToFront()
  await expect(reading.getByRole('heading', { level: 1 })).toHaveText('Read before')
  await lookAgain(reading)
  await reading.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(reading.getByRole('heading', { level: 1 })).toHaveText(AFTER)
  const now = await entry(reading)
  expect(now).not.toBe(before)
  expect(now).toBe(await entry(form))
  await expect.poll(() => copyOf(reading, paths.blog('kept-post'))).toContain(now)

  await staff.bringToFront()
  await staff.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(staff.getByRole('heading', { level: 1, name: STAFF_AFTER })).toBeVisible()
  expect(await entry(staff)).toBe(now)

  // Each tab has reloaded once. Another check for updates must not reload it again.
  for (const page of [reading, form, staff]) await lookAgain(page)
  await openPage(await context.newPage(), site.origin + paths.about)
  expect(loads.map((count) => count())).toEqual([1, 1, 1])
  await expect(notice(reading)).toHaveCount(0)
  const html = await (await fetch(site.origin + paths.about)).text()
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(AFTER)
})

test('an offline visitor reads offline copies after a deployment, and then returns to the new build', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(NOISE)
  await using site = await serveBefore()
  await allowFunctional(context)
  const path = paths.blog('kept-post')
  await openPage(page, site.origin + path)
  await untilKept(page)
  await expect.poll(() => copyOf(page, path)).toContain('Read before')
  const before = (await entry(page)) ?? ''
  await context.setOffline(true)
  await site.deploy()
  await page.goto(site.origin + path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read before')
  expect(await entry(page)).toBe(before)
  await page.goto(site.origin + paths.about)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(AFTER)
  const now = (await entry(page)) ?? ''
  expect(now).not.toBe(before)
  await expect.poll(() => copyOf(page, path), { timeout: 30_000 }).toContain(now)
  await expect.poll(async () => (await fileCaches(page)).length).toBe(1)

  // Back online, the page must load the files of the new build.
  await context.setOffline(true)
  await openPage(page, site.origin + path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read before')
  await context.setOffline(false)
})

test.describe('a page without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('reloads once if a chunk is missing, and preserves typed text', async ({
    page,
    context,
    watch,
  }) => {
    watch.expect(NOISE)
    await using site = await serveBefore()
    const follow = await context.newPage()
    for (const [tab, path] of [
      [page, paths.contact],
      [follow, paths.contact],
    ] as const) {
      const watching = tab.waitForEvent('console', (message) =>
        message.text().includes('registration blocked'),
      )
      await openPage(tab, site.origin + path)
      await watching
    }
    const before = await entry(page)
    const loads = [page, follow].map(countLoads)
    await site.deploy()

    // The form loads its code when the visitor types the first character.
    await page.getByRole('textbox', { name: 'Name' }).fill('Jo Vane')
    await expect.poll(() => entry(page)).not.toBe(before)
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Jo Vane')

    await follow.bringToFront()
    await follow.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await expect(follow.getByRole('heading', { level: 1 })).toHaveText(AFTER)
    expect(await entry(follow)).toBe(await entry(page))
    expect(loads.map((count) => count())).toEqual([1, 1])
  })
})
