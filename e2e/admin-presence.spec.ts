import { paths } from '#shared/paths.ts'
import { expect } from './fixtures.ts'
import { expectNoBarrier } from './support/barrier-free.ts'
import { test } from './support/editor-test.ts'
import { draftPost, enterAsStaff, makeEditor } from './support/staff-page.ts'

test.use({ on: 'desk' })

test('who else has an article open is said in the editor and in the list, and is gone with their tab', async ({
  editor,
  page,
  context,
  anotherPerson,
  site,
}) => {
  await site.mutate([draftPost('with-others', { title: 'Read by two' })])
  await page.goto(paths.adminBlog('with-others'))
  await expect(editor.title).toHaveValue('Read by two')
  const said = editor.bar.getByRole('status').first()
  await expect(said).toBeEmpty()

  const other = await anotherPerson()
  await enterAsStaff(other.page, site.origin, await makeEditor(site.origin))
  await other.page.goto(paths.adminBlog('with-others'))
  await expect(said).toHaveText(/^[\w-]+ has this open\.$/)

  const second = await context.newPage()
  await second.goto(`${paths.adminBlogs}?search=Read+by+two`)
  const row = second.getByRole('row', { name: /Read by two/ })
  await expect(row).toContainText('You have this open in another tab')
  await row.getByRole('link').click()
  await expect(said).toContainText('You have this open in another tab.')
  await editor.bar.getByText('2 have this open').click()
  await expect(editor.bar.getByRole('listitem')).toHaveCount(2)
  await expectNoBarrier(page, 'the editor with others')

  await other.context.close()
  await second.close()
  await expect(said).toBeEmpty()
})
