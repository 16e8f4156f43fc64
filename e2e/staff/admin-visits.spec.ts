import { randomUUID } from 'node:crypto'
import { expect, test } from '../support/fixtures.ts'
import { expectBarrierFree } from '../support/checks/barrier-free.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'

test.use({ on: 'desk' })

test('the list of visits shows page views by day, page, host and device for a period, and exports them', async ({
  page,
  site,
}) => {
  // Other test files may add page views on this site, so the views of this test have a referring host of their own.
  const host = `${randomUUID()}.example`
  const count = async (route: string, device: string) => {
    const answer = await page.request.post(apiPaths.visits(), {
      data: { route, referrer: host, device },
    })
    expect(answer.status()).toBe(201)
  }
  await count('/', 'desktop')
  await count('/', 'desktop')
  await count('/blogs/:id', 'phone')
  // Views of a path that is not a route of the site must not be counted.
  await count('/somewhere', 'phone')
  await enterAsStaff(page, site.origin)
  await page.goto(paths.admin)
  await page.getByRole('link', { name: 'Visits' }).click()
  await expect(page.getByRole('heading', { name: 'Visits', level: 1 })).toBeVisible()
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  await expect(row(host)).toContainText(new RegExp(`^${host}3 `))
  const pages = page.getByRole('table', { name: 'Pages', exact: true })
  await expect(pages.getByRole('rowheader', { name: '/blogs/…', exact: true })).toBeVisible()
  await expect(row('/somewhere')).toHaveCount(0)
  await expect(row('Phone')).toBeVisible()

  const chart = page.getByRole('img', {
    name: /^Views: \d+ in all, most \d+ \w+ \d{4}(?: to \d+ \w+ \d{4})? with \d+$/,
  })
  await expect(chart).toBeVisible()
  await expect(chart.locator('rect')).toHaveCount(30)
  const days = page.getByRole('table', { name: 'Views per day' })
  await expect(days).toBeHidden()
  await page.getByText('Show days as a table').press('Enter')
  await expect(days.getByRole('row')).toHaveCount(31)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectBarrierFree(page)

  await page.getByRole('link', { name: 'A year' }).click()
  await expect(page).toHaveURL(paths.adminVisits(365))
  await expect(page.getByRole('heading', { name: 'Views per week' })).toBeVisible()
  await expect(chart.locator('rect')).toHaveCount(53)
  await expect(page.getByRole('link', { name: 'A year' })).toHaveAttribute('aria-current', 'page')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await (await download).createReadStream()
  const lines = (await Array.fromAsync(file)).join('').trim().split('\n')
  expect(lines[0]).toBe('day,route,referrer,device,views')
  expect(
    lines
      .filter((line) => line.includes(host))
      .map((line) => line.slice(11))
      .toSorted(),
  ).toEqual([`/,${host},desktop,2`, `/blogs/:id,${host},phone,1`])
})
