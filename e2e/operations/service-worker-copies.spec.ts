import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { expectBarrierFree } from '../support/checks/barrier-free.ts'
import { consentOf } from '../support/pages/given-consent.ts'
import { giveSign } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { publishPost } from '../support/content/published-post.ts'
import { kept, openWithWorker } from '../support/sites/service-worker.ts'
import { paths } from '#shared/paths/paths.ts'
import { cacheNames } from '#shared/browser/update-keys.ts'

// Allows the service worker, which all other journeys block.
test.use({ on: 'desk', serviceWorkers: 'allow' })

/** Ids for one test. They are unique also when repetitions run in parallel. */
const ownIds = <Names extends readonly string[]>(...names: Names) => {
  const { repeatEachIndex } = test.info()
  // The cast is correct: the result has one id for each name, which the type of `map` does not express.
  return names.map((name) => `${name}-${repeatEachIndex}`) as { [Index in keyof Names]: string }
}

/** Expects that these articles, and no others, have offline copies. */
const expectCopies = (page: Page, copies: readonly string[] | undefined) =>
  expect
    .poll(async () => (await kept(page))[cacheNames.posts]?.toSorted(), { timeout: 30_000 })
    .toEqual(copies?.toSorted())

/**
 * Sets the offline state again if the page is reported as online, as Chromium 150 sometimes does for a new renderer. If the page is
 * reported as offline, the state must not be set again: the page would be online for a moment and reload.
 */
async function expectReportedOffline(page: Page): Promise<void> {
  if (!(await page.evaluate(() => navigator.onLine))) return
  await page.context().setOffline(false)
  await page.context().setOffline(true)
}

test.beforeEach(async ({ page, watch }) => {
  watch.expect(/^failed: .*ERR_INTERNET_DISCONNECTED/)
  // The init script needs a page with an origin, because the initial blank page has no storage.
  await page.context().addInitScript({ content: consentOf('functional') })
})

test('articles that the visitor has read are available offline, and other articles show a notice', async ({
  page,
  context,
  site,
  watch,
}) => {
  const [id] = ownIds('offline-read')
  await publishPost(site, id, 'Read on the train')
  const post = paths.blog(id)
  await openWithWorker(page, post)
  await expectCopies(page, [post])

  await context.setOffline(true)
  await page.goto(paths.about)
  await expectReportedOffline(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page.getByText(paths.about, { exact: true })).toBeVisible()
  await expectBarrierFree(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').first()).toContainText('Check your connection')
  const field = page.getByRole('searchbox', { name: 'Search the stored articles' })
  await field.fill('plane')
  await expect(page.getByText('1 stored article, none with all of these words')).toBeVisible()
  await field.fill('TRAIN read')
  await expect(page.getByText('1 of 1 stored article found')).toBeVisible()
  await page.getByRole('link', { name: 'Read on the train' }).click()
  await expect(page).toHaveURL(post)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read on the train')
  // The service worker does not store code and fonts that the page loads after hydration.
  watch.expect(/^failed: .*\/assets\/.*ERR_FAILED/)
  await giveSign(page)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('train')
  await expect(
    page.getByRole('option', { name: /Read on the train.*Saved on this device/ }),
  ).toBeVisible()
  await expect(page.getByText('Only articles saved on this device are searched.')).toBeVisible()
  await page.keyboard.press('Escape')
  // A navigation within the site needs code that the service worker does not store.
  watch.expect(/dynamically imported module/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Read on the train' }),
  ).toBeVisible()
  await expectBarrierFree(page)
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

test('unpublishing removes the offline copy of an article, and withdrawing consent removes all offline copies', async ({
  page,
  context,
  site,
  watch,
}) => {
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
  await expectReportedOffline(page)
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
