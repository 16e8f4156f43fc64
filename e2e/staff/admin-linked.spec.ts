import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectBarrierFree } from '../support/checks/barrier-free.ts'
import { row } from '../support/content/listed-posts.ts'
import { enterAsStaff, post } from '../support/pages/staff-page.ts'

const link = { _type: 'reference', _ref: 'linked', _key: 'l' }
const linking = ['One', 'Two', 'Three', 'Four'].map((name) =>
  post(`links-${name}`, { title: `Links number ${name}`, relatedBlogs: [link] }),
)

test.beforeEach(async ({ page, site }) => {
  await enterAsStaff(page, site.origin)
  await site.mutate([post('linked', { title: 'Much linked' }), ...linking])
})

test('the list of articles shows the articles whose links prevent the deletion of an article', async ({
  page,
  watch,
}) => {
  watch.expect(/^409: DELETE /)
  await page.goto(`${paths.adminBlogs}?search=much+linked`)
  await page.getByLabel('Actions for Much linked').click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Not deleted: 4 places link to it')
  await expect(toast).toContainText('Much linked is still public. Links from: ')
  await expect(toast.getByRole('link')).toHaveText([
    'Links number Four (new tab)',
    'Links number One (new tab)',
  ])
  await expect(toast).toContainText('and 2 more')
  await expect(toast).not.toContainText('links-')
  await expect(row(page, 'Much linked')).toHaveCount(1)
  await expectBarrierFree(page, undefined, '.toast')
  await toast.getByRole('button', { name: 'Show all 4' }).click()
  const dialog = page.getByRole('dialog', { name: 'This blog can’t be deleted yet' })
  await expect(dialog.getByRole('row')).toHaveCount(5)
})

test('the editor lists the articles that link to its article, and can delete its article once these links are removed', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^409: DELETE /)
  await page.goto(paths.adminBlog('linked'))
  await page.getByLabel('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'This blog can’t be deleted yet' })
  await expect(dialog).toContainText('Much linked is linked from 4 places.')
  const first = dialog.getByRole('link', { name: 'Links number Four' })
  await expect(first).toHaveAttribute('href', paths.adminBlog('links-Four'))
  await expect(first).toHaveAttribute('target', '_blank')
  const again = dialog.getByRole('button', { name: 'Delete again' })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expectBarrierFree(page, undefined, 'dialog[open]')

  await site.mutate(
    linking.slice(1).map(({ createOrReplace }) => ({
      createOrReplace: { ...createOrReplace, relatedBlogs: [] },
    })),
  )
  await expect(dialog).toContainText('Much linked is linked from 1 place.')
  await site.mutate([post('links-One', { title: 'Links number One' })])
  const free = page.getByRole('dialog', { name: 'This blog can be deleted now' })
  await expect(free).toContainText('has no links to it any more')
  await free.getByRole('button', { name: 'Delete again' }).click()
  await expect(page.getByText('Blog deleted successfully')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${paths.adminBlogs}$`))
})
