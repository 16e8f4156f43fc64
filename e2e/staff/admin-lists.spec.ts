import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { listedPosts, row, rows } from '../support/content/listed-posts.ts'
import { enterAsStaff, fillSignIn, post } from '../support/pages/staff-page.ts'

test.beforeAll(async ({ site }) => {
  await site.mutate(listedPosts)
})

test.beforeEach(async ({ page, site }) => {
  await enterAsStaff(page, site.origin)
})

test('the URL of a list contains its filters, search, sort order and page', async ({ page }) => {
  await page.goto(`${paths.adminBlogs}?search=listing`)
  await expect(rows(page)).toHaveCount(15)
  const summary = page.getByRole('status').filter({ hasText: 'matching' })
  await expect(summary).toHaveText('42 blogs matching “listing”, newest change first')

  await page.getByRole('link', { name: 'Draft' }).click()
  await expect(page).toHaveURL(/\?search=listing&status=draft$/)
  await expect(rows(page)).toHaveCount(10)

  const search = page.getByRole('searchbox')
  await search.fill('listing sketch')
  await expect(rows(page)).toHaveCount(8)
  await expect(page).toHaveURL(/search=listing\+sketch&status=draft$/)
  await expect(search).toBeFocused()

  await page.getByRole('button', { name: 'Title' }).click()
  const title = page.getByRole('columnheader', { name: 'Title' })
  await expect(title).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows(page).first()).toContainText('Sketch 00')
  await page.getByRole('button', { name: 'Title' }).click()
  await expect(rows(page).first()).toContainText('Sketch 07')

  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL(paths.adminBlogs)
  // The URL changes shortly before the page shows the change.
  await expect(search).toHaveValue('')
  await search.fill('listing')
  await expect(page).toHaveURL(/search=listing$/)
  for (const [at, range] of [
    [2, '16–30 of 42'],
    [3, '31–42 of 42'],
  ] as const) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(new RegExp(`search=listing&page=${at}$`))
    await expect(page.getByText(range)).toBeVisible()
  }
  await expect(rows(page)).toHaveCount(12)
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()

  await page.getByRole('combobox', { name: 'Category' }).selectOption('Screening')
  await expect(rows(page)).toHaveCount(3)
  await page.goBack()
  await expect(rows(page)).toHaveCount(12)
  await page.reload()
  await expect(rows(page)).toHaveCount(12)
})

test('the author filter of a list combines with all other filters', async ({ page }) => {
  await page.goto(`${paths.adminBlogs}?search=listing`)
  const author = page.getByRole('combobox', { name: 'Author' })
  await author.selectOption('Screening desk')
  await expect(rows(page)).toHaveCount(7)
  await expect(page).toHaveURL(/\?search=listing&author=aut-a$/)
  const summary = page.getByRole('status').filter({ hasText: 'matching' })
  await expect(summary).toHaveText(
    '7 blogs by “Screening desk” matching “listing”, newest change first',
  )

  await page.getByRole('button', { name: 'Title' }).click()
  await expect(rows(page).first()).toContainText('Public 00')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Screening')
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'Draft' }).click()
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await expect(
    page.getByText(
      'There is no blog in “Draft” of the category “Screening” by “Screening desk” matching “listing”.',
    ),
  ).toBeVisible()
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Category: all')
  await expect(rows(page)).toHaveCount(2)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(author).toHaveValue('aut-a')

  await author.selectOption('فريق العناية الواجبة')
  await expect(author).toHaveAttribute('dir', 'rtl')
  await expect(rows(page)).toHaveCount(1)
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL(paths.adminBlogs)
})

test('a page number beyond the end of a list redirects to the last page', async ({ page }) => {
  await page.goto(`${paths.adminBlogs}?search=listing&status=in_review&page=9`)
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\?search=listing&status=in_review$/)
})

test('a staff list without results shows a message and a way to reset the filters', async ({
  page,
}) => {
  await page.goto(`${paths.adminBlogs}?search=no+such+words`)
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all blogs' }).click()
  await expect(rows(page)).toHaveCount(15)
})

test('an empty list offers to create the first article', async ({ page }) => {
  await page.route(/\/api\/case-studies\//, (route) =>
    route.fulfill({
      json: {
        results: [],
        count: 0,
        page: 1,
        limit: 15,
        total_pages: 0,
        next: null,
        previous: null,
      },
    }),
  )
  await page.goto(paths.adminCaseStudies)
  await expect(page.getByRole('heading', { name: 'No case studies yet' })).toBeVisible()
})

test('a staff list shows changes by other users automatically, without extending the session', async ({
  page,
  site,
}) => {
  await page.clock.install()
  // Without live updates this tab polls every 30 s.
  await page.routeWebSocket(/\/api\/events\//, () => undefined)
  await page.goto(`${paths.adminBlogs}?search=appears`)
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await site.mutate([post('late', { title: 'Appears by itself' })])
  const refetched = page.waitForRequest((request) => request.url().includes('search=appears'))
  await page.clock.fastForward(31_000)
  expect((await refetched).headers()['x-background']).toBe('1')
  await expect(row(page, 'Appears by itself')).toHaveCount(1)
})

test('the admin returns to the same page when the user signs in again after a session has ended', async ({
  page,
  site,
  watch,
}) => {
  await page.goto(`${paths.adminBlogs}?status=draft&sort=title`)
  await expect(row(page, 'Sketch 02')).toHaveCount(1)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await fetch(site.origin + staffApiPaths.logout, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  // The page is notified at once and requests the current user.
  watch.expect(/^401: GET /)
  await expect(page).toHaveURL(/\/admin\?next=/)
  await expect(page.getByText('Your session has ended')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await fillSignIn(page)
  await expect(page).toHaveURL(`${paths.adminBlogs}?status=draft&sort=title`)
  await expect(row(page, 'Sketch 02')).toHaveCount(1)
})

test('a staff list that fails to load counts down to the next attempt', async ({ page, watch }) => {
  watch.expect(/^503: GET .*\/api\/blogs/)
  await page.clock.install()
  // Blocks live updates, which would refetch the list at another time.
  await page.routeWebSocket(/\/api\/events\//, () => undefined)
  const refused = /\/api\/blogs\//
  await page.route(refused, (route) =>
    route.fulfill({
      status: 503,
      json: {
        success: false,
        error: { code: 'unavailable', message: 'Not available at the moment' },
        request_id: 'r',
      },
    }),
  )
  await page.goto(paths.adminBlogs)
  // The first retries, after one, two and four seconds, show no message.
  await expect(async () => {
    await page.clock.fastForward(4_000)
    await expect(page.getByRole('alert')).toContainText('Not available at the moment', {
      timeout: 250,
    })
  }).toPass()
  await expect(page.getByText(/^Next try in [1-5] s$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute(refused)
  await page.clock.fastForward(6_000)
  await expect(rows(page)).toHaveCount(15)
})

test('a staff list shows a message without a connection, and loads when the connection is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(`${paths.adminBlogs}?search=listing`)
  await expect(rows(page)).toHaveCount(15)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toContainText('You’re offline')
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('16–30 of')).toBeVisible()
})
