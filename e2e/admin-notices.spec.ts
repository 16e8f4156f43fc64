import { overviewAnswer } from '#shared/contracts/staff.ts'
import { paths } from '#shared/paths.ts'
import { staffApiPaths } from '#shared/staff-api-paths.ts'
import { expect, test } from './fixtures.ts'
import { enterAsStaff } from './support/staff-page.ts'

test.use({ on: 'empty' })

test('what happens to the CMS is said in passing, wherever one is', async ({ page, site }) => {
  await page.clock.install()
  await enterAsStaff(page, site.origin)
  /** How the CMS stands, as the server tells it next. */
  let cms: 'up' | 'down' = 'up'
  let outbox = { waiting: 0, conflicts: 0 }
  let asking = 0
  let isTold = false
  await page.route(`**${staffApiPaths.overview}`, async (route) => {
    asking += 1
    const answer = await route.fetch()
    const { data } = overviewAnswer.parse(await answer.json())
    await route.fulfill({
      json: { success: true, data: { ...data, outbox, health: { ...data.health, cms } } },
    })
    isTold = true
    asking -= 1
  })
  /** Lets the page's clock go on until it has been told how the CMS stands now: it asks every 30 s, counted from the last answer. */
  const untilTold = async () => {
    isTold = false
    await expect
      .poll(async () => {
        if (!isTold && asking === 0) await page.clock.fastForward(31_000)
        return isTold
      })
      .toBe(true)
  }
  await page.goto(paths.adminUsers)
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
  const said = page
    .getByRole('region', { name: 'Notifications' })
    .locator('.toast-news .toast-text')
  await expect(page.getByRole('table', { name: 'Accounts' })).toBeVisible()
  // News is told against a first look, which the counts beside the menu come from.
  await expect(page.getByRole('link', { name: /^Blogs \d/ })).toBeVisible()
  await expect(said).toHaveCount(0)

  cms = 'down'
  outbox = { waiting: 2, conflicts: 0 }
  await untilTold()
  await expect(said).toHaveText([
    'The CMS can’t be reached. Keep working: your changes are saved here',
  ])
  await page.clock.fastForward(4_100)
  await expect(said).toHaveCount(0)

  cms = 'up'
  outbox = { waiting: 0, conflicts: 0 }
  await untilTold()
  await expect(said).toHaveText([
    'The CMS is connected again',
    'Your saved changes have reached the CMS',
  ])
})
