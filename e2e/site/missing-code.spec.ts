import { expect, test } from '../support/fixtures.ts'
import { openPage, quietNetwork } from '../support/pages/navigation.ts'
import { fetchedFiles } from '../support/sites/service-worker.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'
import { serveTwoBuilds } from '../support/sites/two-builds.ts'
import { paths } from '#shared/paths/paths.ts'

// Blocks the service worker, whose cache would contain the files of the previous build.
test.use({ on: 'desk' })

test('navigating to a missing chunk after a deployment reloads the page once', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^foreign host: /)
  watch.expect(/^404: GET .*\/assets\/|^failed: .*\/assets\/|^page error: .*\/assets\/about-/)
  await using builds = await serveTwoBuilds(site.origin)
  // The page tries to register the service worker when it starts to check for updates.
  const watching = page.waitForEvent('console', (message) =>
    message.text().includes('registration blocked'),
  )
  await openPage(page, builds.origin + paths.contact)
  await watching
  // The new build lacks the code of this page too, so further retries cannot succeed.
  builds.deploy(/\/assets\/about-/)
  const missed = page.waitForEvent('pageerror', ({ message }) => message.includes('nextbuild'))
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page.locator('script[data-entry]')).toHaveAttribute('data-entry', /nextbuild\.js$/)
  await missed
  await expect(page).toHaveURL(builds.origin + paths.about)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(builds.asked.filter((path) => path === paths.about).length).toBeLessThan(4)
})

test('a missing optional chunk does not reload the page, even after other chunks have failed', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^foreign host: /)
  watch.expect(/^404: GET .*\/assets\/|^page error: .*imported module/)
  await using builds = await serveTwoBuilds(site.origin)
  const watching = page.waitForEvent('console', (message) =>
    message.text().includes('registration blocked'),
  )
  await openPage(page, builds.origin + paths.about)
  await watching
  // Waits for all other chunks. Chunks that the page requests after the deployment would be missing too.
  await quietNetwork(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  const loads = () => builds.asked.filter((path) => path === paths.about).length
  const before = loads()
  // The chunk fails to load although the build has not changed.
  const missed = page.waitForEvent('pageerror')
  await page.evaluate((part) => void import(part), '/assets/never-there-12345678.js')
  await missed
  await expect.poll(loads).toBeGreaterThan(before)
  // Waits for the end of the update check, which must still find the current build.
  await quietNetwork(page)
  const then = loads()

  builds.deploy()
  await page.evaluate((part) => import(part).catch(() => undefined), '/assets/gone-12345678.js')
  await expect.poll(loads).toBeGreaterThan(then)
  await quietNetwork(page)
  await expect(page.locator('html')).toHaveAttribute('data-same-page')
  await expect(page.locator('script[data-entry]')).not.toHaveAttribute('data-entry', /nextbuild/)
  await page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).click()
  await expect(page).toHaveURL(builds.origin + paths.caseStudies())
  await expect(page.locator('script[data-entry]')).toHaveAttribute('data-entry', /nextbuild\.js$/)
})

test('the admin loads a new build automatically, and asks first if there is unsaved input', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^foreign host: /)
  watch.expect(/^404: GET .*\/assets\/|^page error: .*imported module|WebSocket/)
  await using builds = await serveTwoBuilds(site.origin)
  await enterAsStaff(page, site.origin)
  await page.goto(builds.origin + paths.adminRedirects)
  await page.getByRole('button', { name: 'Add a redirect' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a redirect' })
  const oldPath = dialog.getByLabel('Old path')
  await oldPath.fill('/half-typed')
  await expect.poll(() => fetchedFiles(page)).toContain('update-notice')
  builds.deploy()
  // Imports a missing chunk, as a lazy part does.
  await page.evaluate((part) => void import(part), '/assets/asked-for-later-12345678.js')
  const notice = page.getByRole('region', { name: 'Update of this site', includeHidden: true })
  await expect(notice).toContainText('Save or copy what you have typed')
  await expect(oldPath).toHaveValue('/half-typed')
  const entry = page.locator('script[data-entry]')
  await expect(entry).not.toHaveAttribute('data-entry', /nextbuild\.js$/)

  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await notice.getByRole('button', { name: 'Later' }).click()
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(entry).toHaveAttribute('data-entry', /nextbuild\.js$/)
  await expect(page).toHaveURL(builds.origin + paths.adminUsers)
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  expect(builds.asked.filter((path) => path === paths.adminUsers).length).toBeLessThan(4)
})

test('a staff page reloads if its style sheet fails to load once, and shows an error page if it fails again', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^failed: .*\/assets\/lists-|^page error: .*preload CSS/)
  await enterAsStaff(page, site.origin)
  await page.route(/\/assets\/lists-[^/]*\.css$/, (route) => route.abort(), { times: 1 })
  await page.goto(site.origin + paths.adminBlogs)
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible()

  await page.route(/\/assets\/lists-[^/]*\.css$/, (route) => route.abort())
  await page.goto(site.origin + paths.adminBlogs)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Something went wrong/)
  await expect(page.getByText('Reload the page')).toBeVisible()
})
