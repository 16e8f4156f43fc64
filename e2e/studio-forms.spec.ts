import { paths } from '#shared/paths.ts'
import { expect } from './fixtures.ts'
import { publishPost } from './support/published-post.ts'
import { test } from './support/studio-test.ts'

test.use({ on: 'studio' })

test('a form is duplicated, discarded and published with all that was typed', async ({
  editor,
  site,
}) => {
  const studio = editor.page
  await test.step('a duplicate is a draft of its own, and can be deleted', async () => {
    await publishPost(site, 'original', 'The original')
    await editor.edit('blog', 'original')
    await editor.act('Duplicate')
    await expect(editor.text('title')).toHaveValue('The original (copy)')
    await expect(editor.text('slug')).toHaveValue('')
    await editor.tab('publishing')
    await expect(studio.locator('#status')).toHaveValue('draft')

    await editor.act('Delete')
    await studio
      .getByTestId('confirm-delete-button')
      .or(studio.getByTestId('confirm-button'))
      .click()
    await expect(studio.getByText('The original (copy)')).toHaveCount(0)
    expect(await site.html(paths.cmsBlogs())).toContain('The original')
  })
  await test.step('changes that are discarded leave the site as it was', async () => {
    await publishPost(site, 'kept', 'As it was')
    await editor.edit('blog', 'kept')
    await editor.text('title').fill('Changed in a hurry')
    await editor.saved()
    await expect(studio.getByText('Older version on the site')).toBeVisible()
    await editor.act('Discard changes')
    await studio
      .getByRole('button', { name: /discard|confirm/i })
      .last()
      .click()
    await expect(editor.text('title')).toHaveValue('As it was')
    expect(await site.html(paths.cmsBlogs())).not.toContain('Changed in a hurry')
  })
  await test.step('what was typed a moment before publishing is published with the rest', async () => {
    await publishPost(site, 'last-words', 'Last words')
    await editor.edit('blog', 'last-words')
    await editor.body.click()
    await studio.keyboard.press('Control+End')
    await studio.keyboard.type(' Typed at once.')
    await editor.saved()
    await studio.keyboard.type(' And this in haste.')
    await editor.publishButton.click()
    await expect(studio.getByText('Published to the site').first()).toBeVisible()
    expect(await site.html(paths.cmsBlog('last-words'))).toContain(
      'Typed at once. And this in haste.',
    )
    await expect(editor.publishButton).toBeDisabled()
  })
  await test.step('what was typed in one form is stored though another was typed in at once', async () => {
    await publishPost(site, 'two-forms', 'Two forms')
    await editor.edit('blog', 'two-forms')
    await editor.tab('details')
    const author = await editor.createIn('author')
    await editor.tab('content')
    await editor.text('title').fill('Two forms,')
    await editor.text('title').fill('Two forms, side by side')
    await author.text('name').fill('Somebody')
    await editor.saved()
    await author.saved()
    await author.publish()
    await editor.publishButton.click()
    await expect
      .poll(() => site.html(paths.cmsBlog('two-forms')))
      .toContain('Two forms, side by side</h1>')
  })
})
