import type { Page } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'
import { watchContext, type Watch } from './checks/quiet.ts'
import { StudioPage } from './pages/studio-page.ts'

/** A Studio that the tests of a worker walk about in, as an editor does all day. */
interface OpenStudio {
  readonly page: Page
  readonly watch: Watch
}

/**
 * The tests' `test` with an editor whose Studio is open: to start it takes longer than most tests. After a test that fails
 * Playwright begins another worker, and the Studio starts anew. Files that use it run on the site `studio`.
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
  // The faults of the open Studio, from the beginning of a test on.
  watch: async ({ openStudio: { watch } }, use) => {
    const before = watch.faults.length
    await use(watch)
    expect(watch.faults.slice(before), 'faults of the Studio').toEqual([])
  },
  editor: async ({ openStudio: { page } }, use) => {
    await use(new StudioPage(page))
  },
})
