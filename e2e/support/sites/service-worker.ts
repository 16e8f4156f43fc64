import { expect, type Page } from '@playwright/test'
import { cacheLock } from '#shared/browser/update-keys.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'
import { giveSign } from '../checks/layout.ts'
import { openPage } from '../pages/navigation.ts'

/** Names of the caches, with the paths in each. Opens only existing caches, because opening a deleted cache would create it again. */
export const kept = (page: Page) =>
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

/** Opens a page. Waits until the service worker is active and has cached the page's entry script. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  const entry = await page.locator('script[data-entry]').getAttribute('data-entry')
  await expect
    .poll(
      async () => {
        // Repeats the interaction, because it has no effect before hydration.
        await giveSign(page)
        return Object.values(await kept(page)).flat()
      },
      { timeout: 30_000 },
    )
    .toEqual(expect.arrayContaining([workerPaths.offline, entry]))
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** Names of the built files that a page has requested so far. */
export const fetchedFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd > 0)
      .map(({ name }) => /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(name)?.[1]),
  )
