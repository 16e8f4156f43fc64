import { paths } from '#shared/paths/paths.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/editor-test.ts'
import { draftPost, post } from '../support/pages/staff-page.ts'

test.use({ on: 'desk' })

test('in links and related posts, the editor offers only articles that have been published before', async ({
  editor,
  page,
  site,
}) => {
  await site.mutate([
    post('linking', { title: 'Linking' }),
    post('linked-out', { title: 'Linkable and live' }),
    post('linked-off', { title: 'Linkable and archived', status: 'archived' }),
    draftPost('linked-never', { title: 'Linkable one day' }),
  ])
  await page.goto(paths.adminBlog('linking'))
  await editor.text.click()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toBeFocused()
  await dialog.getByRole('searchbox', { name: 'Find' }).fill('linkable')
  await expect(dialog.getByRole('button', { name: /^Linkable and live/ })).toBeEnabled()
  await expect(dialog.getByRole('button', { name: /^Linkable and archived/ })).toBeEnabled()
  const never = dialog.getByRole('button', { name: /^Linkable one day/ })
  await expect(never).toBeDisabled()
  await expect(never).toContainText('Publish this article first')
  await dialog.getByRole('button', { name: /^Linkable and live/ }).click()
  await expect(editor.text.getByText('Linkable and live')).toBeVisible()
})
