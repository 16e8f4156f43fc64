import { paths } from '#shared/paths/paths.ts'
import { expect } from '../support/fixtures.ts'
import { publishPost } from '../support/content/published-post.ts'
import { test } from '../support/studio-test.ts'
import { IN_FULL, IS_FULL } from '../support/tier.ts'

/** Reference, as the Studio writes it, to an unpublished author that was created in the form. */
const newAuthor = {
  _type: 'reference',
  _ref: 'ann',
  _weak: true,
  _strengthenOnPublish: { type: 'author' },
}

test.use({ on: 'studio' })

test(
  'the Studio duplicates, discards and publishes a document with all input of its form',
  IN_FULL,
  async ({ editor, site }) => {
    const studio = editor.page
    await test.step('a duplicate is an independent draft, and can be deleted', async () => {
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
    await test.step('discarded changes leave the site unchanged', async () => {
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
    await test.step('input that was typed just before publishing is published too', async () => {
      await publishPost(site, 'last-words', 'Last words')
      await editor.edit('blog', 'last-words')
      await editor.body.click()
      await studio.keyboard.press('Control+End')
      await studio.keyboard.type(' Typed at once.')
      await editor.saved()
      await studio.keyboard.type(' And this in haste.')
      await editor.publishButton.click()
      await expect(studio.getByText('Published to the site').first()).toBeVisible()
      await expect
        .poll(() => site.html(paths.cmsBlog('last-words')))
        .toContain('Typed at once. And this in haste.')
      await expect(editor.publishButton).toBeDisabled()
    })
    if (!IS_FULL) return
    await test.step('input in one form is saved even if another form is edited immediately after', async () => {
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
  },
)

test('a form of the Studio shows the current state of its article, and publishes its author together with the article', async ({
  editor,
  site,
}) => {
  const studio = editor.page
  await publishPost(site, 'shelved', 'On the shelf')
  await site.mutate([
    { patch: { id: 'shelved', set: { status: 'archived' } } },
    // Deletes documents that an earlier run has published.
    ...['drafts.signed', 'signed', 'ann'].map((id) => ({ delete: { id } })),
    { createOrReplace: { _id: 'drafts.ann', _type: 'author', name: 'Ann Lindqvist' } },
  ])
  await test.step('the status of an archived article is not green', async () => {
    await editor.edit('blog', 'shelved')
    await expect(editor.footer).toContainText('Archived')
    const chip = studio.getByTestId('document-header-Site-version-chip')
    await expect(chip).toHaveCSS('filter', 'grayscale(1)')
    const row = studio.getByTestId('default-preview').filter({ hasText: 'On the shelf' }).first()
    await expect(row.locator('[data-on-site]')).toHaveAttribute('data-on-site', 'false')
    const dot = row.locator('[data-status=published]')
    const isGrey = () =>
      dot.evaluate((element) => {
        const style = getComputedStyle(element)
        const color = style.getPropertyValue('--card-icon-color')
        return color !== '' && color === style.getPropertyValue('--card-muted-fg-color')
      })
    await expect.poll(isGrey).toBe(true)
  })
  await test.step('the text field is visible without scrolling', async () => {
    await expect(editor.body).toBeInViewport({ ratio: 0.3 })
  })
  await test.step('an invalid or past time is rejected with a message', async () => {
    await editor.tab('publishing')
    const form = studio.getByTestId('form-view')
    await editor.text('publishAt').fill('not a date')
    await editor.text('publishAt').press('Enter')
    await expect(form.getByText('Write the date and the time as in 2026-03-01 08:00')).toBeVisible()
    await editor.field('status').getByRole('combobox').selectOption('scheduled')
    await editor.date('publishAt', '2026-03-01 08:00')
    await expect(form.getByText('Choose a later time, or publish now')).toBeVisible()
  })
  await test.step('the search preview shows the input', async () => {
    await editor.tab('seo')
    await editor.text('seo.title').fill('Off the shelf')
    await expect(studio.getByText('Off the shelf | Certavia')).toBeVisible()
    // Waits for the save, because the Studio may drop a discard action while it saves.
    await editor.saved()
    await editor.act('Discard changes')
    await studio
      .getByRole('button', { name: /discard|confirm/i })
      .last()
      .click()
    await expect(editor.footer).toContainText('Archived')
  })
  await test.step('an unpublished author is published with the post', async () => {
    await publishPost(site, 'signed', 'Signed by somebody new')
    await site.mutate([{ patch: { id: 'signed', set: { author: newAuthor } } }])
    await editor.edit('blog', 'signed')
    await editor.text('excerpt').fill('Nobody has read her yet.')
    const both = studio.getByRole('button', { name: 'Publish both' })
    await expect(both).toBeEnabled()
    await both.click()
    await expect(studio.getByText('Published to the site').first()).toBeVisible()
    // The message of the previous publication may still be visible.
    await expect.poll(() => site.html(paths.cmsBlog('signed'))).toContain('Ann Lindqvist')
    await expect(editor.publishButton).toBeDisabled()
  })
  await test.step('the Studio contacts no Sanity service', async () => {
    const help = studio.getByTestId('button-resources-menu')
    await expect(help.locator('[style*="dot-color"]')).toHaveCount(0)
    await help.click()
    await expect(studio.getByRole('menuitem', { name: /Studio/ }).first()).toBeVisible()
    await expect(studio.getByText('Register studio')).toHaveCount(0)
    await studio.keyboard.press('Escape')
  })
})
