import { expect, test } from '@playwright/test'
import { axeViolations } from '../support/checks/axe.ts'
import { expectBarrierFree } from '../support/checks/barrier-free.ts'
import { pinConsent } from '../support/pages/pinned-consent.ts'
import { pinTheme } from '../support/pages/pinned-theme.ts'
import {
  freePort,
  staff,
  startSite,
  temporaryDirectory,
  type Program,
} from '../support/sites/processes.ts'
import { watchContext } from '../support/checks/quiet.ts'
import { paths } from '#shared/paths/paths.ts'

const stack = new AsyncDisposableStack()
let site: Program

test.beforeAll(async () => {
  const directory = stack.use(await temporaryDirectory())
  site = await startSite({
    port: await freePort(),
    directory: directory.path,
    environment: { SEED: 'none' },
    fromSource: true,
  })
  stack.defer(() => site.signal('SIGTERM'))
})

test.afterAll(() => stack.disposeAsync())

// The development server compiles each file on demand, so pages load slowly.
test.beforeEach(async ({ context }) => {
  test.slow()
  await pinConsent(context, false)
  await pinTheme(context, 'system')
})

test('the development server serves site and Studio from source, and both are connected for hot reload', async ({
  page,
  context,
}) => {
  const watch = watchContext(context, site.url)
  // The sockets of hot reload use their own ports.
  watch.expect(/^foreign host: ws:\/\/localhost:2467[89]\//)
  const connected: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('[vite] connected')) connected.push(new URL(page.url()).pathname)
  })

  // Without a cache, Vite first bundles the dependencies.
  await page.goto(site.url + paths.admin, { timeout: 90_000 })
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 60_000 })
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect.poll(() => connected).toContain(paths.admin)

  await page.goto(site.url + paths.studio, { timeout: 90_000 })
  await expect(page.getByText('Case studies').first()).toBeVisible({ timeout: 90_000 })
  await expect.poll(() => connected.some((path) => path.startsWith(paths.studio))).toBe(true)
  expect(watch.faults).toEqual([])
})

test('the style guide of the development server shows every control and a modal dialog, and is accessible', async ({
  page,
}) => {
  // Without a cache, Vite first bundles the dependencies.
  await page.goto(site.url + paths.styleguide, { timeout: 90_000 })
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Style guide')
  await expectBarrierFree(page)

  const opener = page.getByRole('button', { name: 'Open a dialog' })
  const dialog = page.getByRole('dialog', { name: 'Unpublish this article?' })
  const closings = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.getByRole('button', { name: 'Keep' }).click(),
    () => page.mouse.click(4, 4),
  ]
  for (const close of closings) {
    await opener.click()
    await expect(dialog).toBeVisible()
    expect(await axeViolations(page)).not.toContainEqual(expect.stringContaining('dialog'))
    for (let steps = 0; steps < 6; steps += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      )
      expect(isInside).toBe(true)
    }
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})
