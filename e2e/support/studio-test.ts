import type { Page } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'
import { watchContext, type Watch } from './checks/quiet.ts'
import { StudioPage } from './pages/studio-page.ts'

/** Studio that all tests of a worker share, like an editor's open tab. */
interface OpenStudio {
  readonly page: Page
  readonly watch: Watch
}

/**
 * The `test` fixture with an open Studio, because starting a Studio takes longer than most tests. After a failed test Playwright starts a
 * new worker with a new Studio. Test files that use this fixture run on the site `studio`.
 */
export const test = base.extend<
  { readonly editor: StudioPage },
  { readonly openStudio: OpenStudio }
>({
  openStudio: [
    async ({ browser, siteOf }, use) => {
      const site = await siteOf('studio', '')
      const context = await browser.newContext({
        baseURL: site.origin,
        storageState: site.storage,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      })
      context.setDefaultTimeout(20_000)
      const watch = watchContext(context, site.origin)
      await use({ page: await context.newPage(), watch })
      await context.close()
    },
    { scope: 'worker' },
  ],
  // Reports only faults of the open Studio that occurred since the start of the test.
  watch: async ({ openStudio: { watch } }, use) => {
    const before = watch.faults.length
    await use(watch)
    expect(watch.faults.slice(before), 'faults of the Studio').toEqual([])
  },
  editor: async ({ openStudio: { page } }, use) => {
    await use(new StudioPage(page))
  },
})
