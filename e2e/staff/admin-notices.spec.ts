import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'
import { stopClock } from '../support/pages/stopped-clock.ts'
import { tellOfCms } from '../support/content/tell-of-cms.ts'

test.use({ on: 'empty' })

test('the admin shows a toast on every page when the state of the CMS changes', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await enterAsStaff(page, site.origin)
  const tell = await tellOfCms(page)
  await page.goto(paths.adminUsers)
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
  const said = page
    .getByRole('region', { name: 'Notifications' })
    .locator('.toast-news .toast-text')
  await expect(page.getByRole('table', { name: 'Accounts' })).toBeVisible()
  // A toast appears only for changes after the first response. Once the menu shows counts, this response has arrived.
  await expect(page.getByRole('link', { name: /^Blogs \d/ })).toBeVisible()
  await expect(said).toHaveCount(0)
  await stopClock(page)

  await tell({ cms: 'down', outbox: { waiting: 2, conflicts: 0 } }, () =>
    expect(said).toHaveText(
      ['The CMS can’t be reached. Keep working: your changes are saved here'],
      { timeout: 200 },
    ),
  )
  await page.clock.runFor(4_000)
  await expect(said).toHaveCount(0)

  await tell({ cms: 'up', outbox: { waiting: 0, conflicts: 0 } }, () =>
    expect(said).toHaveText(
      ['The CMS is connected again', 'Your saved changes have reached the CMS'],
      { timeout: 200 },
    ),
  )
})
