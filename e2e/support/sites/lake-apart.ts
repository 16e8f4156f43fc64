import type { SanityClient } from '@sanity/client'
import { expect, test as base } from '@playwright/test'
import { apiPaths } from '#shared/paths/paths.ts'
import { endRoutes } from './ended-routes.ts'
import { EditorPage } from '../pages/editor-page.ts'
import { lakeClient } from './lake-client.ts'
import { freePort, startLake, startSite, temporaryDirectory, type Program } from './processes.ts'
import { pinConsent } from '../pages/pinned-consent.ts'
import { pinTheme } from '../pages/pinned-theme.ts'
import { watchContext, type Watch } from '../checks/quiet.ts'
import { enterAsStaff, type post } from '../pages/staff-page.ts'

const token = 'a-token-for-the-lake-under-test'

const clientOf = (url: string) => lakeClient(url, token)

/** Built site and its lake as separate processes. */
class SiteBesideLake {
  readonly #ports: { readonly site: number; readonly lake: number }
  readonly #directories: { readonly site: string; readonly lake: string }
  #site: Program | undefined
  #lake: Program | undefined

  constructor(
    ports: { readonly site: number; readonly lake: number },
    directories: { readonly site: string; readonly lake: string },
  ) {
    this.#ports = ports
    this.#directories = directories
  }

  get origin(): string {
    return `http://localhost:${this.#ports.site}`
  }

  /** Client of the lake. Its requests bypass the site. */
  get lake(): SanityClient {
    return clientOf(`http://127.0.0.1:${this.#ports.lake}`)
  }

  /** Writes a published post to the lake, and waits until the site has it. */
  async write(written: ReturnType<typeof post>['createOrReplace']): Promise<void> {
    await this.lake.createOrReplace(written)
    await expect
      .poll(async () => (await fetch(this.origin + apiPaths.blog(written._id))).json())
      .toMatchObject({ data: { title: written.title } })
  }

  async #lakeOn(port: number): Promise<Program> {
    return startLake({ port, directory: this.#directories.lake, token })
  }

  async startSite(): Promise<void> {
    this.#site = await startSite({
      port: this.#ports.site,
      directory: this.#directories.site,
      environment: {
        SANITY_API_HOST: `http://127.0.0.1:${this.#ports.lake}`,
        LAKE_TOKEN: token,
        SEED: 'none',
      },
    })
  }

  /** Ends the site without a shutdown, like a power failure. */
  async killSite(): Promise<void> {
    await this.#site?.signal('SIGKILL')
  }

  /** Starts the lake on its data, unless it is running. */
  async startLake(): Promise<void> {
    this.#lake ??= await this.#lakeOn(this.#ports.lake)
  }

  /** Ends the lake without a shutdown, like a power failure. */
  async killLake(): Promise<void> {
    await this.#lake?.signal('SIGKILL')
    this.#lake = undefined
  }

  /** Changes the data of the stopped lake. A temporary lake process makes the change, which the site cannot reach. */
  async changeApart(change: (lake: SanityClient) => Promise<unknown>): Promise<void> {
    const aside = await this.#lakeOn(await freePort())
    await change(clientOf(aside.url))
    await aside.signal('SIGTERM')
  }

  /** HTML that visitors get at a path. */
  async html(path: string): Promise<string> {
    return (await fetch(this.origin + path)).text()
  }
}

/** Playwright's `test` with a site whose lake can be stopped, and the browser of a signed-in user. */
export const test = base.extend<
  { readonly watch: Watch; readonly editor: EditorPage },
  { readonly apart: SiteBesideLake }
>({
  apart: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright derives a fixture's dependencies from its pattern
    async ({}, use) => {
      await using stack = new AsyncDisposableStack()
      const lake = stack.use(await temporaryDirectory()).path
      const site = stack.use(await temporaryDirectory()).path
      const apart = new SiteBesideLake(
        { lake: await freePort(), site: await freePort() },
        { lake, site },
      )
      stack.defer(() => apart.killLake())
      stack.defer(() => apart.killSite())
      await apart.startLake()
      await apart.startSite()
      await use(apart)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ apart }, use) => use(apart.origin),
  context: async ({ context }, use) => {
    await pinConsent(context, false)
    await pinTheme(context, 'system')
    await use(context)
    await endRoutes(context)
  },
  watch: [
    async ({ context, apart }, use) => {
      const watch = watchContext(context, apart.origin)
      await use(watch)
      expect(watch.faults, 'faults of the pages').toEqual([])
    },
    { auto: true },
  ],
  editor: async ({ page, apart }, use) => {
    await enterAsStaff(page, apart.origin)
    await use(new EditorPage(page))
  },
})
