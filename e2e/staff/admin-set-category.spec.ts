import type { Page } from '@playwright/test'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { cutText, sidewaysScroll } from '../support/checks/layout.ts'
import { listedPosts, row } from '../support/content/listed-posts.ts'
import { enterAsStaff, post } from '../support/pages/staff-page.ts'

test.beforeAll(async ({ site }) => {
  await site.mutate(listedPosts)
})

test.beforeEach(async ({ page, site }) => {
  await enterAsStaff(page, site.origin)
})

/** Category of a post as visitors see it. */
async function publicCategory(origin: string, id: string): Promise<unknown> {
  const { data } = await (await fetch(origin + apiPaths.blog(id))).json()
  return data.category?.title
}

async function select(page: Page, ...titles: readonly string[]): Promise<void> {
  for (const title of titles) await page.getByLabel(`Select ${title}`).check()
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Set the / })

async function setCategory(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Set category' }).click()
  await dialog(page).getByLabel('Category').selectOption(title)
}

const submit = async (page: Page) =>
  dialog(page).getByRole('button', { name: 'Set category' }).click()

test('a new category is public after publishing, and Undo restores the previous one', async ({
  page,
  site,
}) => {
  await page.goto(`${paths.adminBlogs}?search=public+2&sort=title`)
  await select(page, 'Public 20', 'Public 21')
  await page.getByRole('button', { name: 'Set category' }).click()
  await expect(dialog(page)).toContainText(
    'They are published. Visitors see the old category until you publish this change.',
  )
  await submit(page)
  await expect(dialog(page).getByRole('alert')).toHaveText('Choose a category')
  await dialog(page).getByLabel('Category').selectOption('Screening')
  await submit(page)
  await expect(
    page.getByText('2 blogs set to “Screening”. Visitors will see it once they are published'),
  ).toBeVisible()
  await expect(row(page, 'Public 20')).toContainText('Screening')
  await expect(row(page, 'Public 20')).toContainText('Unpublished changes')
  expect(await publicCategory(site.origin, 'p20')).toBeUndefined()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Public 20')).not.toContainText('Unpublished changes')
  await expect(row(page, 'Public 20')).not.toContainText('Screening')

  await select(page, 'Public 20')
  await setCategory(page, 'Screening')
  await submit(page)
  await expect(row(page, 'Public 20')).toContainText('Unpublished changes')
  await select(page, 'Public 20')
  await page.getByRole('button', { name: 'Publish to site' }).click()
  await expect.poll(async () => publicCategory(site.origin, 'p20')).toBe('Screening')
})

test('a category can be published at once, without other pending changes of the article', async ({
  page,
  site,
}) => {
  await site.mutate([post('drafts.p23', { title: 'Public 23, edited', tags: ['listing'] })])
  await page.goto(`${paths.adminBlogs}?search=public+2&sort=title`)
  await select(page, 'Public 22', 'Public 23, edited')
  await setCategory(page, 'Diligence')
  await expect(dialog(page)).toContainText(
    '1 has other unpublished changes and will stay unpublished.',
  )
  await dialog(page).getByLabel('Publish this change now').check()
  await submit(page)
  await expect(
    page.getByText('2 blogs set to “Diligence”. Visitors will see it once 1 of them is published'),
  ).toBeVisible()
  await expect.poll(async () => publicCategory(site.origin, 'p22')).toBe('Diligence')
  expect(await publicCategory(site.origin, 'p23')).toBeUndefined()
  await expect(row(page, 'Public 22')).not.toContainText('Unpublished changes')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => publicCategory(site.origin, 'p22')).toBeUndefined()
  await expect(row(page, 'Public 23')).toContainText('Unpublished changes')
})

test('setting a category skips an article that another user has changed since its selection, and shows the reason', async ({
  page,
  site,
}) => {
  // Blocks live updates, so that this tab does not learn of the change before it saves.
  await page.routeWebSocket(/\/api\/events\//, () => undefined)
  await page.goto(`${paths.adminBlogs}?search=public+2&sort=title`)
  await select(page, 'Public 24', 'Public 25')
  await site.mutate([post('p24', { title: 'Public 24 by another', tags: ['listing'] })])
  await setCategory(page, 'Diligence')
  await submit(page)
  await expect(page.getByText('1 of 2 blogs set to “Diligence”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  const left = page.getByRole('region', { name: 'Not changed' })
  await expect(left).toContainText('Public 24')
  await expect(left).toContainText(
    'Reload to see the latest version. Someone else has changed this',
  )
  await expect(row(page, 'Public 25')).toContainText('Diligence')
  await expect(row(page, 'Public 24')).not.toContainText('Diligence')
})

test('removing a category skips articles without one', async ({ page }) => {
  await page.goto(`${paths.adminBlogs}?search=public+0&sort=title`)
  const written: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') written.push(new URL(request.url()).pathname)
  })
  await select(page, 'Public 02', 'Public 03')
  await setCategory(page, 'No category')
  await submit(page)
  await expect(page.getByText('1 blog without a category now')).toBeVisible()
  const category = row(page, 'Public 02').getByRole('cell', { name: 'Screening', exact: true })
  await expect(category).toHaveCount(0)
  expect(written).toEqual([staffApiPaths.articleRuns])
  await select(page, 'Public 03')
  await setCategory(page, 'No category')
  await submit(page)
  await expect(page.getByText('It is without a category already')).toBeVisible()
  expect(written).toHaveLength(2)
})

test('case studies can be assigned an industry', async ({ page, site }) => {
  const study = (id: string) => ({
    createOrReplace: {
      _id: `drafts.${id}`,
      _type: 'caseStudy',
      title: `Study ${id}`,
      slug: { _type: 'slug', current: id },
      status: 'draft',
      summary: 'A summary.',
    },
  })
  await site.mutate(['one', 'two', 'three'].map(study))
  await page.goto(paths.adminCaseStudies)
  await select(page, 'Study one', 'Study two')
  await page.getByRole('button', { name: 'Set industry' }).click()
  await expect(dialog(page)).not.toContainText('on the site')
  await dialog(page).getByLabel('Industry').selectOption({ value: 'insurance' })
  await dialog(page).getByRole('button', { name: 'Set industry' }).click()
  await expect(page.getByText(/^2 case studies set to “/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Industry' }).selectOption({ value: 'insurance' })
  await expect(page).toHaveURL(/\?filter=insurance$/)
  const studies = page.getByRole('table', { name: 'Case studies' }).locator('tbody tr')
  await expect(studies).toHaveCount(2)
})

test('the category action is behind “More” on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${paths.adminBlogs}?search=sketch&sort=title`)
  await select(page, 'Sketch 02')
  await expect(page.getByRole('button', { name: 'Set category' })).toBeHidden()
  const more = page.getByRole('button', { name: 'More' })
  await more.click()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expect(page.getByRole('button', { name: 'Set category' })).toBeHidden()
  await more.click()
  await setCategory(page, 'Screening')
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await cutText(page)).toEqual([])
  await submit(page)
  await expect(page.getByText('1 blog set to “Screening”')).toBeVisible()
})
