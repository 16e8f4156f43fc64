import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { XSRF } from '#shared/contracts/auth.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { endRoutes } from './sites/ended-routes.ts'
import { pinConsent } from './pages/pinned-consent.ts'
import { pinTheme, type PinnedTheme } from './pages/pinned-theme.ts'
import { watchContext, type Watch } from './checks/quiet.ts'
import { type RunningSite, startSiteWithStaff } from './sites/running-site.ts'
import { KEEPER_VARIABLE, type SHARED_SITES } from './sites/site-keeper.ts'

/** Built product that a test uses. */
export interface SiteUnderTest extends RunningSite {
  /** Writes documents as the signed-in staff member, directly to the lake. */
  mutate(mutations: readonly Readonly<Record<string, unknown>>[]): Promise<void>
  /** HTML that visitors get at a path. */
  html(path: string): Promise<string>
}

/** Separate browser, like that of another user. */
export interface Person {
  readonly page: Page
  readonly context: BrowserContext
}

interface TestFixtures {
  /**
   * Site of a test file. `own` is a new, empty site for the file, without restrictions. All other sites are shared by files that run
   * concurrently. `empty` (no article) and `demo` (demonstration content) are read-only. On `desk`, tests write documents with unique ids
   * and slugs and must not assert totals. The same applies to `studio`, where all posts fit the first page of a list.
   */
  readonly on: 'own' | (typeof SHARED_SITES)[number]
  /** True if pages show the consent banner. By default the browser sends Global Privacy Control, and no banner appears. */
  readonly asksConsent: boolean
  /** Settings of an `own` site, the same for all tests of the file. */
  readonly settings: Readonly<Record<string, string>>
  /** Source of the theme in the browser. Default: `system`. */
  readonly theme: PinnedTheme
  readonly site: SiteUnderTest
  /** Record of faults of the pages of this test. The test fails if a fault is unexpected. */
  readonly watch: Watch
  /** Page in the browser of a signed-in staff member. */
  readonly studio: Page
  /** Opens another browser with a signed-in staff member. Unexpected faults of its pages also fail the test. */
  readonly anotherPerson: () => Promise<Person>
}

interface WorkerFixtures {
  /** Returns the site of a test file and starts it on first use. */
  readonly siteOf: (
    on: TestFixtures['on'],
    file: string,
    settings?: TestFixtures['settings'],
  ) => Promise<SiteUnderTest>
}

async function mutate(
  { origin, storage }: RunningSite,
  mutations: readonly unknown[],
): Promise<void> {
  const xsrf = storage.cookies.find(({ name }) => name === XSRF.cookie)?.value ?? ''
  const answer = await fetch(`${origin}${lakePaths.base}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      cookie: storage.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      [XSRF.header]: xsrf,
    },
    body: JSON.stringify({ mutations }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}

const underTest = (site: RunningSite): SiteUnderTest => ({
  ...site,
  mutate: (mutations) => mutate(site, mutations),
  html: async (path) => (await fetch(site.origin + path)).text(),
})

async function sharedSite(kind: string): Promise<SiteUnderTest> {
  const answer = await fetch(`${process.env[KEEPER_VARIABLE] ?? ''}/${kind}`)
  const text = await answer.text()
  expect(answer.status, `the shared site ${kind}: ${text}`).toBe(200)
  // The text is not validated, because the site keeper of this run wrote it.
  return underTest(JSON.parse(text) as RunningSite)
}

/** Playwright's `test` with the built site, which fails on any unexpected page fault. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  on: ['own', { option: true }],
  settings: [{}, { option: true }],
  theme: ['system', { option: true }],
  siteOf: [
    // Playwright derives a fixture's dependencies from this pattern.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const shared = new Map<string, Promise<SiteUnderTest>>()
      let own:
        | {
            readonly file: string
            readonly started: Awaited<ReturnType<typeof startSiteWithStaff>>
          }
        | undefined
      await use(async (on, file, settings = {}) => {
        if (own !== undefined && own.file !== file) {
          const before = own.started
          own = undefined
          await before.end()
        }
        if (on === 'own') {
          own ??= { file, started: await startSiteWithStaff(settings) }
          return underTest(own.started.site)
        }
        const known = shared.get(on) ?? sharedSite(on)
        shared.set(on, known)
        return known
      })
      await own?.started.end()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ siteOf, on, settings }, use, { file }) => use(await siteOf(on, file, settings)),
    // The first journey on a shared site waits for the start of the site. This fixture has a timeout of its own, so that the wait does
    // not count towards the timeout of the journey.
    { timeout: 200_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  asksConsent: [false, { option: true }],
  context: async ({ context, asksConsent, theme }, use) => {
    await pinConsent(context, asksConsent)
    await pinTheme(context, theme)
    await use(context)
    await endRoutes(context)
  },
  watch: [
    async ({ context, site }, use) => {
      const watch = watchContext(context, site.origin)
      await use(watch)
      expect(watch.faults, 'faults of the pages').toEqual([])
    },
    { auto: true },
  ],
  studio: async ({ page, context, site }, use) => {
    await context.addCookies(site.storage.cookies)
    await use(page)
  },
  anotherPerson: async ({ browser, site, asksConsent, theme }, use) => {
    const opened: { readonly context: BrowserContext; readonly watch: Watch }[] = []
    await use(async () => {
      const context = await browser.newContext({
        baseURL: site.origin,
        storageState: site.storage,
        viewport: { width: 1440, height: 900 },
      })
      await pinConsent(context, asksConsent)
      await pinTheme(context, theme)
      opened.push({ context, watch: watchContext(context, site.origin) })
      return { context, page: await context.newPage() }
    })
    for (const { context, watch } of opened) {
      expect(watch.faults, 'faults of the other pages').toEqual([])
      await context.close()
    }
  },
})

export { expect }
