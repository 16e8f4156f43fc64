import { expect, test } from '@playwright/test'
import { freePort, staff, startSite, temporaryDirectory } from './support/processes.ts'
import { watchContext } from './support/quiet.ts'
import { paths } from '#shared/paths.ts'

test('site and Studio run from source, connected for hot reload', async ({ page, context }) => {
  test.slow()
  await using stack = new AsyncDisposableStack()
  const directory = stack.use(await temporaryDirectory())
  const site = await startSite({
    port: await freePort(),
    directory: directory.path,
    environment: { SEED: 'none' },
    fromSource: true,
  })
  stack.defer(() => site.signal('SIGTERM'))
  const watch = watchContext(context, site.url)
  // The sockets of hot reload are on ports of their own.
  watch.expect(/^foreign host: ws:\/\/localhost:2467[89]\//)
  const connected: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('[vite] connected')) connected.push(new URL(page.url()).pathname)
  })

  // Where nothing is prepared yet, Vite first bundles what the site is made with.
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
