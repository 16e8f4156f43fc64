import { fieldsOf } from '#shared/content/article-fields.ts'
import { paths } from '#shared/paths/paths.ts'
import { expect } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { SAVED } from '../support/pages/editor-page.ts'
import { test } from '../support/editor-test.ts'

/** Image of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('the editor creates a blog post with every field, and publishes, unpublishes and deletes it', async ({
  editor,
  page,
  site,
}) => {
  await page.goto(paths.adminBlog('new'))
  await editor.title.fill('Consent that holds')
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue('consent-that-holds')
  await editor.excerpt.fill('What a candidate must be told.')

  await editor.text.click()
  await page.keyboard.type('Consent comes first.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## What the candidate must be told')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Four ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('bold')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' things.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1. Who asks')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await editor.button('Callout').click()
  await page.keyboard.type('Sign again when the list changes.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('See ')
  await page.keyboard.press('Control+k')
  const link = page.getByRole('dialog', { name: 'Link' })
  await link.getByRole('textbox', { name: 'Link text' }).fill('another post')
  await link.getByRole('searchbox', { name: 'Find' }).fill('Another post')
  await link.getByRole('button', { name: 'Another post' }).click()
  await editor.button('Code').click()
  const code = page.getByRole('dialog', { name: 'Code' })
  await code.getByRole('textbox', { name: 'Code' }).fill('const consent = true')
  await code.getByRole('combobox', { name: 'Language' }).fill('typescript')
  await code.getByRole('button', { name: 'Done' }).click()
  await editor.button('Table').click()
  const table = page.getByRole('dialog', { name: 'Table' })
  await table.getByRole('textbox', { name: 'Caption' }).fill('Days by place')
  for (const [cell, value] of [
    ['Row 1, column 1', 'Place'],
    ['Row 1, column 2', 'Days'],
    ['Row 2, column 1', 'Berlin'],
    ['Row 2, column 2', '3'],
  ] as const) {
    await table.getByRole('textbox', { name: cell }).fill(value)
  }
  await table.getByRole('button', { name: 'Done' }).click()
  await editor.button('Picture').click()
  await page
    .getByLabel('Image files')
    .setInputFiles({ name: 'pixel.png', mimeType: 'image/png', buffer: pixel })
  const uploads = page.getByRole('form', { name: 'Uploads' })
  await uploads.getByRole('textbox', { name: 'What pixel.png shows' }).fill('A dot')
  await uploads.getByRole('button', { name: 'Add 1 image' }).click()
  await expect(editor.toast).toContainText('Image uploaded successfully')
  await editor.button('Edit picture').click()
  const picture = page.getByRole('dialog', { name: 'Picture' })
  await picture.getByRole('textbox', { name: 'Alt text' }).fill('A single dot')
  await picture.getByRole('textbox', { name: 'Caption' }).fill('The smallest picture')
  await picture.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('.body-words')).toContainText('words')

  await page.getByRole('combobox', { name: 'Category' }).selectOption('Screening')
  await page.getByRole('combobox', { name: 'Author' }).selectOption('Screening desk')
  const tags = page.getByRole('textbox', { name: 'Tags' })
  await tags.fill('consent')
  await tags.press('Enter')
  await tags.pressSequentially('candidates,')
  await page.getByRole('checkbox', { name: /^Featured/ }).check()
  await page.getByText('Add a post').click()
  await page.getByRole('searchbox', { name: 'Find a post' }).fill('Another')
  await page.getByRole('button', { name: 'Another post' }).click()
  await editor.button('Choose an image').click()
  const picker = page.getByRole('dialog', { name: 'Choose an image' })
  await expect(picker.getByRole('searchbox')).toBeFocused()
  const dot = picker.getByRole('button', { name: /pixel\.png/ }).first()
  await expect(dot).toBeVisible()
  await expectNoBarrier(page, 'the picker', '.picture-picker[open]')
  await picker.getByRole('searchbox').fill('dot')
  await expect(picker.getByRole('listitem').filter({ hasNotText: /dot/i })).toHaveCount(0)
  await dot.press('Enter')
  await expect(picker).toBeHidden()
  await expect(page.locator('[data-field=cover_image] .picture-file').first()).toHaveText(
    'pixel.png',
  )
  await page.getByRole('textbox', { name: 'Alt text' }).fill('The cover')
  await page.getByRole('textbox', { name: 'Title in search results' }).fill('Consent, in short')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Four things.')
  const keywords = page.getByRole('textbox', { name: 'Keywords' })
  await keywords.fill('screening consent')
  await keywords.press('Enter')
  await page.getByRole('textbox', { name: 'Canonical URL' }).fill('https://example.com/first')
  await page.getByLabel('Unpublish at').fill('2099-01-01T10:00')

  await editor.button('Save draft').click()
  await expect(editor.toast).toContainText('Success')
  await expect(editor.toast).toContainText('Blog created successfully')
  await expect(editor.saved).toHaveText(SAVED)
  await expect(page).toHaveURL(/BlogManagement\/(?!new)/)
  const id = page.url().split('/').at(-1) ?? ''
  const blog = await editor.readBlog(id)
  expect(blog).toMatchObject({
    status: 'draft',
    slug: 'consent-that-holds',
    excerpt: 'What a candidate must be told.',
    category: { id: 'editor-category' },
    author: { id: 'editor-author' },
    tags: ['consent', 'candidates'],
    featured: true,
    related_blogs: [{ id: 'editor-other' }],
    cover_image: { alt_text: 'The cover' },
    unpublish_at: '2099-01-01T10:00:00.000Z',
    seo: {
      title: 'Consent, in short',
      description: 'Four things.',
      keywords: ['screening consent'],
      canonical: 'https://example.com/first',
    },
  })
  expect(blog.body.map(({ _type }) => _type)).toEqual([
    'block',
    'block',
    'block',
    'block',
    'callout',
    'block',
    'codeBlock',
    'table',
    'picture',
  ])

  await editor.publish.click()
  await expect(editor.toast).toContainText(/Published at \d\d:\d\d [\w ]+\. Readers see it now\./)
  await expect(editor.toast.getByRole('link', { name: 'View on site' })).toHaveAttribute(
    'href',
    paths.blog(id),
  )
  await expect(editor.bar).toContainText('Published')
  const address = paths.blog('consent-that-holds')
  const html = await site.html(address)
  for (const part of [
    'What the candidate must be told',
    '<strong>bold</strong>',
    'Sign again when the list changes.',
    `href="${paths.blog('another-post')}"`,
    'Days by place',
    'The smallest picture',
    'A single dot',
  ]) {
    expect(html).toContain(part)
  }

  await editor.addAtEnd('Consent comes first.', ' Always.')
  await editor.publish.click()
  await expect
    .poll(async () => (await site.html(address)).includes('Consent comes first. Always.'))
    .toBe(true)

  await editor.more('Unpublish')
  await editor.button('Unpublish').click()
  await expect(editor.bar).toContainText('Archived')
  expect((await fetch(site.origin + address)).status).toBe(404)

  await editor.more('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(editor.toast).toContainText('Blog deleted successfully')
  await expect(page).toHaveURL(paths.adminBlogs)
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('staffDraft')
})

test('the editor creates a case study with its own fields and publishes it', async ({
  editor,
  page,
  site,
}) => {
  await page.goto(paths.adminCaseStudy('new'))
  await editor.title.fill('One file for each hire')
  await page.getByRole('textbox', { name: 'Summary' }).fill('What was asked.')
  await page.getByRole('textbox', { name: 'Challenge' }).fill('Many places.')
  await page.getByRole('textbox', { name: 'Solution' }).fill('One request.')
  await editor.button('Add a result').click()
  await page.getByRole('textbox', { name: 'Figure' }).fill('3')
  await page.getByRole('textbox', { name: 'Unit' }).fill('registers')
  await page.getByRole('textbox', { name: 'What was measured' }).fill('Sources')
  await page.getByRole('textbox', { name: 'Quotation' }).fill('It held.')
  await page.getByRole('textbox', { name: 'Role' }).fill('Head of people')
  await page.getByRole('combobox', { name: 'Industry' }).selectOption('banking-financial')
  await page.getByRole('combobox', { name: 'Services' }).selectOption('criminal-check')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kept private')
  await editor.text.click()
  await page.keyboard.type('How it went.')
  await editor.publish.click()
  await expect(editor.toast).toContainText('Case study created successfully')
  const html = await site.html(paths.caseStudy('one-file-for-each-hire'))
  for (const part of ['Many places.', 'One request.', 'registers', 'It held.', 'How it went.']) {
    expect(html).toContain(part)
  }
  expect(html).not.toContain('Kept private')
})

for (const [type, path] of [
  ['blog', paths.adminBlog('new')],
  ['caseStudy', paths.adminCaseStudy('new')],
] as const) {
  test(`the editor of a ${type} has a control for each field`, async ({ editor, page }) => {
    await page.goto(path)
    await expect(editor.title).toBeVisible()
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Scheduled')
    const controlOf = (name: string) =>
      name === 'body'
        ? editor.text
        : page.locator(`[name="${name}"], [name^="${name}."], [data-field="${name}"]`)
    for (const name of fieldsOf(type)) {
      await expect(controlOf(name).first(), name).toBeAttached()
    }
  })
}

test('the editor marks invalid fields and moves the focus to the first of them', async ({
  editor,
  page,
}) => {
  await page.goto(paths.adminBlog('new'))
  await editor.title.fill('Nothing but a title')
  await editor.publish.click()
  await expect(editor.toast).toContainText('Error')
  await expect(editor.toast).toContainText('Check the marked fields. Validation failed')
  await expect(editor.excerpt).toBeFocused()
  await expect(page.getByText('Enter one or two sentences, shown in lists').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Scheduled')
  await expect(page.getByRole('button', { name: 'Schedule' })).toBeVisible()
  await editor.button('Save draft').click()
  await expect(page.getByLabel('Publish at, UTC', { exact: true })).toBeFocused()
  await page.getByRole('textbox', { name: 'Slug' }).fill('another-post')
  await expect(page.getByText('“Another post” already uses this slug')).toBeVisible()
  await editor.button('Use another-post-2').click()
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue('another-post-2')
})
