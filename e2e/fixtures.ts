import {
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  test as base,
} from '@playwright/test'
import { XSRF } from '#shared/contracts/auth.ts'
import { apiPaths, lakePaths } from '#shared/paths.ts'
import { fillWithDemo } from './support/demo-data.ts'
import { freePort, staff, startSite, temporaryDirectory } from './support/processes.ts'
import { watchContext, type Watch } from './support/quiet.ts'

/** The built product, running for one file of tests with data of its own. */
export interface SiteUnderTest {
  readonly origin: string
  /** Where its data lies, as `DATA_DIR` names it to the commands. */
  readonly directory: string
  /** Cookies of a signed-in staff member, for a new browser context. */
  readonly storage: Awaited<ReturnType<BrowserContext['storageState']>>
  /** Writes documents as the signed-in staff member, past the Studio. */
  mutate(mutations: readonly Readonly<Record<string, unknown>>[]): Promise<void>
  /** The HTML that a visitor gets at a path. */
  html(path: string): Promise<string>
}

/** A browser of its own, as another person's would be. */
export interface Person {
  readonly page: Page
  readonly context: BrowserContext
}

interface TestFixtures {
  readonly site: SiteUnderTest
  /** Faults of the pages of this test; it fails when any is left that was not expected by name. */
  readonly watch: Watch
  /** A page in the browser of a signed-in staff member. */
  readonly studio: Page
  /** Opens another browser of a signed-in staff member, watched like the first. */
  readonly anotherPerson: () => Promise<Person>
}

interface WorkerFixtures {
  /** What an empty lake is filled with. */
  readonly seed: 'none' | 'demo'
  /** The site of a file of tests; starts it, and ends the one of the file before. */
  readonly siteOf: (file: string) => Promise<SiteUnderTest>
}

async function mutate(
  { origin, storage }: Pick<SiteUnderTest, 'origin' | 'storage'>,
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

async function signIn(browser: Browser, origin: string): Promise<SiteUnderTest['storage']> {
  const context = await browser.newContext({ baseURL: origin })
  const answer = await context.request.post(apiPaths.login, { data: staff })
  expect(answer.status(), await answer.text()).toBe(200)
  const storage = await context.storageState()
  await context.close()
  return storage
}

interface StartedSite {
  readonly site: SiteUnderTest
  /** Ends the program and removes its data. */
  end(): Promise<void>
}

async function startSiteWithStaff(
  browser: Browser,
  seed: WorkerFixtures['seed'],
  shelf: string,
): Promise<StartedSite> {
  const directory = await temporaryDirectory()
  if (seed === 'demo') await fillWithDemo(directory.path, shelf)
  const program = await startSite({
    port: await freePort(),
    directory: directory.path,
    environment: { SEED: seed },
  })
  const origin = program.url
  const storage = await signIn(browser, origin)
  return {
    site: {
      origin,
      directory: directory.path,
      storage,
      mutate: (mutations) => mutate({ origin, storage }, mutations),
      html: async (path) => (await fetch(origin + path)).text(),
    },
    end: async () => {
      await program.signal('SIGTERM')
      await directory[Symbol.asyncDispose]()
    },
  }
}

/** Playwright's `test` with the built site behind it, and no patience for noise. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  seed: ['none', { scope: 'worker', option: true }],
  siteOf: [
    async ({ browser, seed }, use, { project }) => {
      let running: { readonly file: string; readonly started: StartedSite } | undefined
      await use(async (file) => {
        if (running?.file !== file) {
          const before = running
          running = undefined
          await before?.started.end()
          running = { file, started: await startSiteWithStaff(browser, seed, project.outputDir) }
        }
        return running.started.site
      })
      await running?.started.end()
    },
    { scope: 'worker' },
  ],
  site: async ({ siteOf }, use, { file }) => use(await siteOf(file)),
  baseURL: async ({ site }, use) => use(site.origin),
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
  anotherPerson: async ({ browser, site }, use) => {
    const opened: { readonly context: BrowserContext; readonly watch: Watch }[] = []
    await use(async () => {
      const context = await browser.newContext({
        baseURL: site.origin,
        storageState: site.storage,
        viewport: { width: 1440, height: 900 },
      })
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
