import { expect, test as base, type Browser, type Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { expectBarrierFree, expectPartFree } from '../support/checks/barrier-free.ts'
import { startBehindProxy, type SiteBehindProxy } from '../support/sites/behind-proxy.ts'
import { quietNetwork } from '../support/pages/navigation.ts'
import { pinConsent } from '../support/pages/pinned-consent.ts'
import { pinTheme } from '../support/pages/pinned-theme.ts'
import { fillSignIn, post } from '../support/pages/staff-page.ts'
import { StudioPage } from '../support/pages/studio-page.ts'

/** Browser that accepts the test certificate and is signed in through the proxy. */
const test = base.extend<{
  readonly behind: (...settings: Parameters<typeof startBehindProxy>) => Promise<SiteBehindProxy>
  readonly visit: (site: SiteBehindProxy) => Promise<Page>
}>({
  // Playwright derives a fixture's dependencies from this pattern.
  // oxlint-disable-next-line eslint/no-empty-pattern
  behind: async ({}, use) => {
    await using stack = new AsyncDisposableStack()
    await use(async (...settings) => stack.use(await startBehindProxy(...settings)))
  },
  visit: async ({ browser }, use) => {
    const contexts: Awaited<ReturnType<Browser['newContext']>>[] = []
    await use(async ({ proxy }) => {
      const context = await browser.newContext({
        baseURL: proxy.origin,
        ignoreHTTPSErrors: true,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      })
      await pinConsent(context, false)
      await pinTheme(context, 'system')
      contexts.push(context)
      const page = await context.newPage()
      await page.goto(paths.admin)
      await fillSignIn(page)
      await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
      return page
    })
    for (const context of contexts) await context.close()
  },
})

const RIGHT = { ORIGIN: 'https://localhost:{port}', TRUST_PROXY: '1' }

/** Opens, edits and publishes a post in the Studio. */
async function publishInStudio(page: Page, site: SiteBehindProxy): Promise<void> {
  const editor = new StudioPage(page)
  await editor.edit('blog', 'opened')
  await expect(editor.text('title')).toHaveValue('Post opened')
  await editor.text('title').fill('Changed behind a proxy')
  await editor.saved()
  await editor.publish()
  await expect
    .poll(async () => (await fetch(`${site.site.url}${paths.blog('opened')}`)).text())
    .toContain('Changed behind a proxy')
}

test.describe('admin and Studio behind a proxy that blocks Upgrade', () => {
  test('let an editor open, edit and publish a post in the Studio, and other users see the result', async ({
    behind,
    visit,
  }) => {
    const site = await behind(RIGHT, { passesUpgrade: false })
    await site.mutate([post('opened')])
    const page = await visit(site)
    const before = site.proxy.handshakes()
    await publishInStudio(page, site)
    // The channel makes at least two handshakes. Sanity's presence client makes further handshakes before it uses the channel.
    expect(site.proxy.handshakes() - before).toBeGreaterThanOrEqual(2)
    // One stream must carry all listeners of the tab.
    await expect.poll(() => site.proxy.streams()).toEqual(['/lake/v1/data/channel'])
    await expect.poll(() => site.proxy.pending()).toBe(1)
    await expect(page.locator('.connection-sentence')).toBeHidden()
    // The same stream must carry presence messages.
    await expect
      .poll(async () => JSON.stringify(await site.read(staffApiPaths.presence())), {
        timeout: 60_000,
      })
      .toContain('"place":"studio"')
  })

  test('notify the admin of a change within two seconds, and show administrators why updates are slower', async ({
    behind,
    visit,
  }) => {
    const site = await behind(RIGHT, { passesUpgrade: false })
    await site.mutate([post('listed')])
    const page = await visit(site)
    await page.goto(paths.adminBlogs)
    await expect(page.getByRole('link', { name: 'Post listed' })).toBeVisible()
    await expect
      .poll(() => site.proxy.streams().map((path) => path.split('?')[0]))
      .toEqual([staffApiPaths.events])
    // The first message after the fallback makes lists refetch. The test waits until there are no more requests, so that later changes
    // must arrive over the stream.
    await quietNetwork(page)
    await site.mutate([{ patch: { id: 'listed', set: { title: 'Heard of' } } }])
    await expect(page.getByRole('link', { name: 'Heard of' })).toBeVisible({ timeout: 2_000 })
    await expect.poll(() => site.proxy.pending()).toBe(1)
    await expect(page.getByText('The proxy blocks WebSockets.')).toBeVisible({ timeout: 60_000 })
    await expect(page.locator('.connection-note')).toBeHidden()
  })

  test('leave two connections of a browser free for requests, even with many tabs, and show a note in further tabs', async ({
    behind,
    visit,
  }) => {
    const site = await behind(RIGHT, { passesUpgrade: false })
    const first = await visit(site)
    let last = first
    for (let tabs = 1; tabs < 5; tabs += 1) {
      const page = await first.context().newPage()
      last = page
      await page.goto(paths.admin)
      await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
      await expect.poll(() => site.proxy.streams().length).toBe(Math.min(tabs + 1, 4))
    }
    await expect(last.locator('.connection-note')).toContainText('Close other tabs')
    // Closing a tab frees a connection.
    await first.close()
    await expect(last.locator('.connection-note')).toBeHidden({ timeout: 60_000 })
  })

  test('give each listener of the Studio its own stream over HTTP/2', async ({ behind, visit }) => {
    const site = await behind(RIGHT, { passesUpgrade: false, http2: true })
    await site.mutate([post('opened')])
    const page = await visit(site)
    await publishInStudio(page, site)
    const streams = site.proxy.streams()
    expect(streams.length).toBeGreaterThan(2)
    expect(streams.every((path) => path.includes('/data/listen/'))).toBe(true)
  })
})

test('admin and Studio warn about a wrong site address', async ({ behind, visit }) => {
  const site = await behind({ ORIGIN: 'http://localhost:{port}', TRUST_PROXY: '1' })
  await site.mutate([post('opened')])
  const page = await visit(site)
  const banner = page.getByRole('region', { name: 'Warning about the site’s settings' })
  await test.step('show a banner with the value, the observed origin and the setting to change', async () => {
    await expect(banner).toContainText('The site’s address is set wrongly.', { timeout: 60_000 })
    await expect(banner).toContainText(
      new RegExp(`ORIGIN is http://localhost:${site.proxy.port}, but \\d+ requests`),
    )
    await expect(banner).toContainText(`Set ORIGIN=${site.proxy.origin}`)
    await expectBarrierFree(page, async () => {
      const isNarrow = (page.viewportSize()?.width ?? 0) < 768
      const hide = banner.getByRole('button', { name: 'Hide until restart' })
      await expect(banner.getByRole('link', { name: 'Open Health' })).toBeVisible()
      await expect(hide).toBeVisible({ visible: !isNarrow })
    })
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('show a banner that links to the list of warnings', async () => {
    await page.goto(paths.adminBlogs)
    await banner.getByRole('link', { name: 'Open Health' }).click()
    await expect(page).toHaveURL(paths.adminHealth)
    const address = page.getByRole('row', { name: /Address of the site/ })
    await expect(address).toContainText('Wrong')
    await expect(address).toContainText(`Set ORIGIN=${site.proxy.origin}`)
  })
  await test.step('hide the banner for the user who closes it, and for no other user', async () => {
    await banner.getByRole('button', { name: 'Hide until restart' }).click()
    await expect(banner).toBeHidden()
    await page.reload()
    await expect(page.getByRole('row', { name: /Address of the site/ })).toContainText('Wrong')
    await expect(banner).toBeHidden()
    await expect(page.locator('.connection-note')).toContainText('Live updates are off, because')
    await expectBarrierFree(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('show both addresses in the Studio', async () => {
    await page.goto(`${paths.studio}/intent/edit/id=opened;type=blog`)
    const sentence = page.locator('.connection-sentence')
    await expect(sentence).toContainText(
      `ORIGIN is http://localhost:${site.proxy.port}, but this page is at ${site.proxy.origin}`,
      { timeout: 60_000 },
    )
    await expectPartFree(page, 'the sentence above the Studio', '.connection-sentence')
  })
})

test('admin and Studio show that the server cannot be reached', async ({ behind, visit }) => {
  const site = await behind(RIGHT)
  await site.mutate([post('opened')])
  const page = await visit(site)
  const studio = await page.context().newPage()
  await new StudioPage(studio).edit('blog', 'opened')
  // The Studio reloads its page when a lazy chunk fails to load.
  await quietNetwork(studio)
  await site.site.signal('SIGTERM')
  await expect(page.locator('.connection-note')).toContainText('The server can’t be reached', {
    timeout: 60_000,
  })
  await expect(studio.locator('.connection-sentence')).toContainText('can’t reach the site', {
    timeout: 60_000,
  })
})
