import type { Page } from '@playwright/test'
import { apiPaths, paths } from '#shared/paths.ts'
import { expect, test } from './fixtures.ts'
import { axeViolations } from './support/axe.ts'
import { cutText, looks, sidewaysScroll } from './support/layout.ts'
import { draftPost, enterAsStaff, fillSignIn, post } from './support/staff-page.ts'

const number = (index: number) => String(index).padStart(2, '0')

const category = {
  createOrReplace: {
    _id: 'cat-a',
    _type: 'category',
    title: 'Screening',
    slug: { _type: 'slug', current: 'screening' },
  },
}

/** What these posts have in common. */
const tags = ['listing']

/** Posts in several states, one of which another refers to. */
const posts = [
  category,
  ...Array.from({ length: 30 }, (_, index) =>
    post(`p${number(index)}`, {
      tags,
      title: `Public ${number(index)}`,
      ...(index < 3 && { category: { _type: 'reference', _ref: 'cat-a' } }),
    }),
  ),
  ...Array.from({ length: 8 }, (_, index) =>
    draftPost(`d${number(index)}`, { tags, title: `Sketch ${number(index)}` }),
  ),
  draftPost('waits', { tags, title: 'Consent that holds', status: 'in_review' }),
  draftPost('long', {
    tags,
    title:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft und ihre Lieferkettensorgfaltspflichten',
  }),
  draftPost('rtl', { tags, title: 'ما الذي يثبته فحص السجل الجنائي' }),
  post('refers', {
    tags,
    title: 'Refers to another',
    relatedBlogs: [{ _type: 'reference', _key: 'r', _ref: 'p29' }],
  }),
]

test.beforeAll(async ({ site }) => {
  await site.mutate(posts)
})

test.beforeEach(async ({ page, site }) => {
  await enterAsStaff(page, site.origin)
})

const rows = (page: Page) => page.getByRole('table', { name: 'Blogs' }).locator('tbody tr')
const row = (page: Page, title: string) => rows(page).filter({ hasText: title })

test('the list is filtered, searched, sorted and paged in its URL', async ({ page }) => {
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
  await search.fill('listing')
  await expect(page).toHaveURL(/search=listing$/)
  for (const at of [2, 3]) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(new RegExp(`search=listing&page=${at}$`))
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

test('a page that is no longer there gives way to the last one', async ({ page }) => {
  await page.goto(`${paths.adminBlogs}?search=listing&status=in_review&page=9`)
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\?search=listing&status=in_review$/)
})

test('what matches nothing says so and leads back', async ({ page }) => {
  await page.goto(`${paths.adminBlogs}?search=no+such+words`)
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all blogs' }).click()
  await expect(rows(page)).toHaveCount(15)
})

test('a list without anything offers to write the first', async ({ page }) => {
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

test('several are published, taken off and put back', async ({ page, site }) => {
  await page.goto(`${paths.adminBlogs}?search=sketch+0&sort=title`)
  await page.getByLabel('Select Sketch 00').check()
  await page.getByLabel('Select Sketch 01').check()
  await expect(page.getByRole('toolbar')).toContainText('2 selected')
  await page.getByRole('button', { name: 'Publish to site' }).click()
  await expect(page.getByText('2 blogs published to the site')).toBeVisible()
  await expect(row(page, 'Sketch 00')).toContainText('Published')
  await expect.poll(() => site.html(paths.blogs())).toContain('Sketch 00')

  await page.getByLabel('Select Sketch 00').check()
  await page.getByRole('button', { name: 'Take off the site' }).click()
  await expect(row(page, 'Sketch 00')).toContainText('Archived')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Sketch 00')).toContainText('Published')
})

test('a deletion is held back while it can be undone', async ({ page, site }) => {
  await page.goto(`${paths.adminBlogs}?search=sketch+0&sort=title`)
  const deleted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deleted.push(request.url())
  })
  for (const title of ['Sketch 05', 'Sketch 06']) await page.getByLabel(`Select ${title}`).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, 'Sketch 05')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Sketch 05')).toHaveCount(1)
  expect(deleted).toEqual([])

  await page.getByLabel('Select Sketch 06').check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, 'Sketch 06')).toHaveCount(0)
  // Leaving the page ends the wait.
  await page.goto(paths.admin)
  const answer = () => fetch(`${site.origin}${apiPaths.blog('d06')}`).then(({ status }) => status)
  await expect.poll(answer).toBe(404)
  await page.goto(`${paths.adminBlogs}?search=sketch+0&sort=title`)
  await expect(row(page, 'Sketch 07')).toHaveCount(1)
  await expect(row(page, 'Sketch 06')).toHaveCount(0)
})

test('what cannot be deleted comes back with the reason', async ({ page, watch }) => {
  watch.expect(/^409: DELETE /)
  await page.goto(`${paths.adminBlogs}?search=public+2&sort=title`)
  for (const title of ['Public 28', 'Public 29']) await page.getByLabel(`Select ${title}`).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('alert')).toContainText('1 of 2 were left as they are')
  await expect(page.getByRole('region', { name: 'Left as they are' })).toContainText('Public 29')
  await expect(row(page, 'Public 29')).toHaveCount(1)
  await expect(row(page, 'Public 28')).toHaveCount(0)
})

test('the list is worked by keyboard alone', async ({ page }) => {
  await page.goto(`${paths.adminBlogs}?sort=title`)
  await expect(rows(page)).toHaveCount(15)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('consent')
  await expect(rows(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(15)
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('k')
  await expect(rows(page).nth(1).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('x')
  await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(rows(page).nth(1).getByRole('checkbox')).not.toBeChecked()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows(page).nth(1).getByRole('link').first()).toBeFocused()
  const target = await rows(page).nth(1).getByRole('link').first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(target ?? '')
})

test('single keys can be turned off', async ({ page }) => {
  await page.goto(paths.adminBlogs)
  await expect(rows(page)).toHaveCount(15)
  await page.keyboard.press('?')
  await page.getByLabel('Single keys act in this tab').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).first().getByRole('link').first()).toBeFocused()
  await expect(page).toHaveURL(paths.adminBlogs)
})

test('one article is worked from its menu', async ({ page }) => {
  await page.goto(`${paths.adminBlogs}?search=public+10`)
  await page.getByLabel('Actions for Public 10').click()
  await expect(page.getByRole('link', { name: 'View on the site' })).toHaveAttribute(
    'href',
    paths.blog('p10'),
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'View on the site' })).toBeHidden()
  await page.getByLabel('Actions for Public 10').click()
  await page.getByRole('button', { name: 'Take off the site' }).click()
  await expect(row(page, 'Public 10')).toContainText('Archived')
})

test('what another member of staff writes appears by itself, and nobody is kept signed in by it', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await page.goto(`${paths.adminBlogs}?search=appears`)
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await site.mutate([post('late', { title: 'Appears by itself' })])
  const refetched = page.waitForRequest((request) => request.url().includes('search=appears'))
  await page.clock.fastForward(31_000)
  expect((await refetched).headers()['x-background']).toBe('1')
  await expect(row(page, 'Appears by itself')).toHaveCount(1)
})

test('a session that ends leads to the sign-in page and back to the same place', async ({
  page,
  site,
  watch,
}) => {
  await page.goto(`${paths.adminBlogs}?status=draft&sort=title`)
  await expect(row(page, 'Sketch 02')).toHaveCount(1)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await fetch(site.origin + apiPaths.logout, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  watch.expect(/^401: GET /)
  await page.getByRole('button', { name: 'Title' }).click()
  await expect(page).toHaveURL(/\/admin\?next=/)
  await expect(page.getByText('Your session has ended')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await fillSignIn(page)
  await expect(page).toHaveURL(`${paths.adminBlogs}?status=draft&sort=-title`)
  await expect(row(page, 'Sketch 02')).toHaveCount(1)
})

test('a list that cannot be had says so and is tried again', async ({ page, watch }) => {
  watch.expect(/^503: GET .*\/api\/blogs/)
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
  await expect(page.getByRole('alert')).toContainText('Not available at the moment', {
    timeout: 20_000,
  })
  await page.unroute(refused)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(15)
})

test('without a connection the list says so and comes when there is one', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(`${paths.adminBlogs}?search=listing`)
  await expect(rows(page)).toHaveCount(15)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toContainText('You are offline')
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('16–30 of')).toBeVisible()
})

test('on a phone a row has two lines and nothing is cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.adminBlogs)
  await expect(rows(page)).toHaveCount(15)
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await cutText(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Case studies' }).click()
  await expect(page.getByRole('heading', { name: 'Case studies', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Case studies' })).toBeHidden()
})

const pages = [
  paths.admin,
  paths.adminBlogs,
  `${paths.adminBlogs}?search=no+such`,
  paths.adminCaseStudies,
  paths.adminUsers,
  paths.adminOutbox,
  paths.adminAccount,
  paths.adminReset,
  paths.apiTest,
]

for (const { colorScheme, width } of looks) {
  test(`staff pages are free of barriers at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await axeViolations(page), path).toEqual([])
      expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0)
    }
    await page.goto(paths.adminBlogs)
    await rows(page).first().getByRole('checkbox').check()
    if (width > 767) await rows(page).first().locator('summary').click()
    expect(await axeViolations(page), 'with a selection and an open menu').toEqual([])
  })
}
