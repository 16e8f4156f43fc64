import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectBarrierFree } from '../support/checks/barrier-free.ts'
import { listedPosts, row } from '../support/content/listed-posts.ts'
import { enterAsStaff, post } from '../support/pages/staff-page.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'

test.beforeAll(async ({ site }) => {
  await site.mutate(listedPosts)
})

test.beforeEach(async ({ page, site }) => {
  await enterAsStaff(page, site.origin)
})

test('the list of articles publishes, unpublishes and restores several articles', async ({
  page,
  site,
}) => {
  await page.goto(`${paths.adminBlogs}?search=sketch+0&sort=title`)
  await page.getByLabel('Select Sketch 00').check()
  await page.getByLabel('Select Sketch 01').check()
  await expect(page.getByRole('toolbar')).toContainText('2 selected')
  await page.getByRole('button', { name: 'Publish to site' }).click()
  await expect(page.getByText('2 blogs published to the site')).toBeVisible()
  await expect(row(page, 'Sketch 00')).toContainText('Published')
  await expect.poll(() => site.html(paths.blogs())).toContain('Sketch 00')

  await page.getByLabel('Select Sketch 00').check()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(row(page, 'Sketch 00')).toContainText('Archived')
  // Waits for the new message, because until the list has reloaded, Undo belongs to the previous message.
  await expect(page.getByText('1 blog unpublished')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Sketch 00')).toContainText('Published')
})

test('a deleted article disappears from its list at once, and can be restored by Undo or from the trash, or deleted permanently', async ({
  page,
  site,
}) => {
  const { token } = await signInAsStaff(site.origin)
  const headers = { authorization: `Bearer ${token}` }
  const read = async (id: string) => fetch(site.origin + apiPaths.blog(id), { headers })
  const list = `${paths.adminBlogs}?search=sketch+0&sort=title`
  await page.goto(list)
  for (const title of ['Sketch 05', 'Sketch 06']) await page.getByLabel(`Select ${title}`).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 blogs are in the Trash')).toBeVisible()
  await expect(row(page, 'Sketch 05')).toHaveCount(0)
  expect([(await read('d05')).status, (await read('d06')).status]).toEqual([404, 404])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Sketch 05')).toHaveCount(1)
  expect((await read('d05')).status).toBe(200)

  await page.getByLabel('Actions for Sketch 06').click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Blog deleted successfully')).toBeVisible()
  await page.getByLabel('Actions for Sketch 07').click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(row(page, 'Sketch 07')).toHaveCount(0)

  // Loads the trash page without local state, as in a new session.
  await page.goto(paths.adminTrash)
  const trashed = page.getByRole('row', { name: 'Sketch 06' })
  await expect(trashed).toContainText('in the staff area')
  await expect(trashed).toContainText('30 days')
  await expectBarrierFree(page, undefined, 'main')
  await page.getByRole('button', { name: 'Restore Sketch 06' }).click()
  await expect(page.getByText('Blog restored as a draft')).toBeVisible()
  await expect(trashed).toHaveCount(0)
  expect((await (await read('d06')).json()).data.status).toBe('draft')

  await page.getByLabel('Select Sketch 07').check()
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()
  expect((await read('d07')).status).toBe(404)
})

test('the result of a partly successful run states the successes first, and names each skipped article', async ({
  page,
}) => {
  await page.goto(`${paths.adminBlogs}?search=public+2&sort=title`)
  for (const title of ['Public 28', 'Public 29']) await page.getByLabel(`Select ${title}`).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  const bar = page.getByRole('toolbar', { name: 'Selected articles' })
  await expect(bar).toContainText('1 of 2 blogs is in the Trash')
  const left = page.getByRole('region', { name: 'Not changed' })
  await expect(left).toContainText('1 blog was not deleted, because other documents link to it.')
  await expect(left).toContainText('Linked from 1 place')
  await expect(left.getByRole('link', { name: 'Public 29' })).toHaveAttribute(
    'href',
    paths.adminBlog('p29'),
  )
  await expectBarrierFree(page, undefined, '.desk-run')
  await left.getByRole('button', { name: 'Show links' }).click()
  const dialog = page.getByRole('dialog', { name: 'This blog can’t be deleted yet' })
  await expect(dialog.getByRole('link', { name: 'Refers to another' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, 'Public 28')).toHaveCount(0)
  await expect(page.getByLabel('Select Public 29')).toBeChecked()
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(bar).toContainText('1 blog is as before')
  await expect(row(page, 'Public 28')).toHaveCount(1)
})

test('the menu of an article offers its actions', async ({ page }) => {
  await page.goto(`${paths.adminBlogs}?search=public+10`)
  await page.getByLabel('Actions for Public 10').click()
  await expect(page.getByRole('link', { name: 'View on the site' })).toHaveAttribute(
    'href',
    paths.blog('p10'),
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'View on the site' })).toBeHidden()
  await page.getByLabel('Actions for Public 10').click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(row(page, 'Public 10')).toContainText('Archived')
})

test('a bulk action is one request, shows its progress, survives a lost connection and can be stopped', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^failed: .*\/api\/article-runs\//)
  await site.mutate([0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => post(`pile-${at}`)))
  await page.goto(`${paths.adminBlogs}?search=pile&sort=title`)
  await expect(row(page, 'Post pile-8')).toHaveCount(1)
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(new URL(request.url()).pathname)
  })
  let answer: 'none' | 'half' | 'real' = 'half'
  await page.route(/\/api\/article-runs\/[0-9a-f-]+\/$/, async (route) => {
    if (answer === 'none') return route.abort()
    const response = await route.fetch()
    const body = await response.json()
    // The page may have sent this request before the connection was lost.
    if (answer !== 'real') Object.assign(body.data, { state: 'running', done: 4, rest: [] })
    return route.fulfill({ response, json: body })
  })
  await page.route(/\/api\/article-runs\/$/, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    Object.assign(body.data, { state: 'running', done: 0 })
    return route.fulfill({ response, json: body })
  })
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  const bar = page.getByRole('toolbar', { name: 'Selected articles' })
  await expect(bar).toContainText('Unpublishing: 4 of 9')
  await expect(bar.getByRole('progressbar', { name: 'Articles done' })).toBeVisible()
  await expectBarrierFree(page, undefined, '.desk-bulk')
  answer = 'none'
  await expect(bar).toContainText('Connection lost after 4 of 9')
  await expect(bar).toContainText('The server continues.')
  answer = 'half'
  await bar.getByRole('button', { name: 'Try now' }).click()
  await expect(bar).toContainText('4 of 9')
  answer = 'real'
  await expect(bar).toContainText('9 blogs unpublished')
  expect(writes).toEqual([staffApiPaths.articleRuns])
  await page.keyboard.press('Control+z')
  await expect(bar).toContainText('9 blogs are as before')
  await expect(row(page, 'Archived')).toHaveCount(0)
})

test('the server selects all matching articles after the user has confirmed their number', async ({
  page,
  site,
}) => {
  await site.mutate(Array.from({ length: 18 }, (_, at) => post(`heap-${at}`)))
  await page.goto(`${paths.adminBlogs}?search=heap&sort=title`)
  await expect(row(page, 'Post heap-0')).toHaveCount(1)
  const bar = page.getByRole('toolbar', { name: 'Selected articles' })
  await page.getByLabel('Select all on this page').check()
  await expect(bar).toContainText('15 selected')
  await page.getByRole('button', { name: 'Select all 18 that match' }).click()
  await expect(bar).toContainText('18 selected')
  await expect(page.getByText('All 18 that match are selected, as of')).toBeVisible()
  // This post also matches the filter, but was created after the selection, so the bulk action must not include it.
  await site.mutate([post('heap-late', { title: 'Post heap late' })])
  await bar.getByRole('button', { name: 'Unpublish' }).click()
  const question = page.getByRole('dialog', { name: 'Unpublish 18 blogs?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(bar).toContainText('18 selected')
  await bar.getByRole('button', { name: 'Unpublish' }).click()
  await question.getByRole('button', { name: 'Unpublish 18 blogs' }).click()
  await expect(page.getByText('18 blogs unpublished')).toBeVisible()
  await page.goto(`${paths.adminBlogs}?search=heap&status=published`)
  await expect(row(page, 'Post heap')).toHaveCount(1)
  await expect(row(page, 'Post heap late')).toHaveCount(1)
})
