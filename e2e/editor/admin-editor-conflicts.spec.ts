import { toPlainText } from '#shared/text/portable-text.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { expect } from '../support/fixtures.ts'
import { paragraph, SAVED } from '../support/pages/editor-page.ts'
import { test } from '../support/editor-test.ts'
import { boxesOf } from '../support/checks/layout.ts'
import { byHand, draftPost, post } from '../support/pages/staff-page.ts'
import { StudioPage } from '../support/pages/studio-page.ts'
import { IN_FULL } from '../support/tier.ts'

test.use({ on: 'desk' })

test('after an edit in the Studio, the editor shows both versions of each conflicting field to choose from', async ({
  editor,
  page,
  site,
  watch,
}) => {
  watch.expect(/^409: PUT/)
  const body = [paragraph('a', 'The first version.')]
  const kept = { body, excerpt: 'As it began', tags: ['old'] }
  await site.mutate([draftPost('both', { title: 'Both began here', ...kept, ...byHand })])
  await page.goto(paths.adminBlog('both'))
  await editor.title.fill('My title')
  await editor.excerpt.fill('My excerpt')
  await site.mutate([
    {
      patch: {
        id: 'drafts.both',
        set: { title: 'Their title', excerpt: 'Their excerpt', tags: ['new'] },
      },
    },
  ])
  // The editor updates fields without local edits at once.
  await expect(page.getByText('Someone else has saved a newer version')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove new' })).toBeVisible()
  await editor.button('Save draft').click()
  const versions = page.getByRole('dialog', { name: 'Choose what to keep' })
  const go = versions.getByRole('button', { name: 'Keep these' })
  await expect(go).toBeDisabled()
  await expect(versions).toContainText('2 fields to choose')
  const field = (name: string) => versions.getByRole('group', { name })
  await expect(field('Title')).toContainText('My title')
  await expect(field('Title')).toContainText('Their title')
  await expect(field('Tags')).toHaveCount(0)
  await field('Title')
    .getByRole('radio', { name: /Your version/ })
    .check()
  await field('Excerpt')
    .getByRole('radio', { name: /Their version/ })
    .check()
  await go.click()
  await expect(editor.toast).toContainText('Blog updated successfully')
  await expect(editor.title).toHaveValue('My title')
  expect(await editor.readBlog('both')).toMatchObject({
    title: 'My title',
    excerpt: 'Their excerpt',
    tags: ['new'],
  })
})

test('the server stores both edits when two users save different fields at the same moment', async ({
  editor,
  page,
  site,
  watch,
}) => {
  watch.expect(/^409: PUT/)
  const before = { title: 'Before', excerpt: 'Before', tags: ['old'] }
  await site.mutate([draftPost('moment', { ...before, ...byHand })])
  await page.goto(paths.adminBlog('moment'))
  // The server receives the colleague's save first. Meanwhile the request of this page waits.
  let isFirst = true
  await page.route(`**${apiPaths.blog('moment')}**`, async (route) => {
    if (isFirst && route.request().method() === 'PUT') {
      isFirst = false
      await site.mutate([{ patch: { id: 'drafts.moment', set: { title: 'By a colleague' } } }])
    }
    await route.continue()
  })
  const refused = page.waitForResponse((response) => response.status() === 409)
  await editor.excerpt.fill('By me')
  await editor.button('Save draft').click()
  await refused
  await expect(editor.saved).toHaveText(SAVED)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(editor.title).toHaveValue('By a colleague')
  expect(await editor.readBlog('moment')).toMatchObject({
    title: 'By a colleague',
    excerpt: 'By me',
    tags: ['old'],
  })
})

test('the editor loads a remote edit if there are no unsaved changes', async ({
  editor,
  page,
  site,
}) => {
  await site.mutate([draftPost('calm', { title: 'Calm', body: [paragraph('a', 'Old text.')] })])
  await page.goto(paths.adminBlog('calm'))
  await expect(editor.text).toContainText('Old text.')
  await site.mutate([
    { patch: { id: 'drafts.calm', set: { body: [paragraph('a', 'New text.')] } } },
  ])
  await expect(editor.text).toContainText('New text.')
})

test('the editor saves to the draft automatically while a colleague edits another field', async ({
  editor,
  page,
  site,
}) => {
  await site.mutate([post('alone', { title: 'As visitors see it', excerpt: 'Before' })])
  await page.goto(paths.adminBlog('alone'))
  await editor.title.fill('Typed and left alone')
  await expect(editor.saved).toHaveText(SAVED)
  await expect.poll(async () => (await editor.readBlog('alone')).title).toBe('Typed and left alone')
  await site.mutate([{ patch: { id: 'drafts.alone', set: { excerpt: 'By a colleague' } } }])
  await expect(editor.excerpt).toHaveValue('By a colleague', { timeout: 2_000 })
  await expect(editor.title).toHaveValue('Typed and left alone')
  expect(await editor.readBlog('alone')).toMatchObject({ status: 'published', slug: 'alone' })
  expect(await site.html(paths.blog('alone'))).toContain('As visitors see it</h1>')
  await expect(editor.toast).toHaveCount(0)

  await page.goto(paths.adminBlog('new'))
  await editor.title.pressSequentially('New')
  await expect(page).not.toHaveURL(paths.adminBlog('new'))
  await editor.title.pressSequentially(' and never saved by hand')
  await expect(editor.saved).toHaveText(SAVED)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  // The server generates the slug from the title.
  await expect
    .poll(async () => editor.readBlog(id))
    .toMatchObject({
      title: 'New and never saved by hand',
      slug: 'new-and-never-saved-by-hand',
      status: 'draft',
    })
})

test(
  'the editor shows edits from the Studio next to unsaved ones, and both users end with the chosen version',
  IN_FULL,
  async ({ editor, page, anotherPerson, site, watch }) => {
    watch.expect(/^409: PUT/)
    await site.mutate([
      post('shared', { title: 'As published', body: [paragraph('a', 'The first text.')] }),
      draftPost('shared', {
        title: 'As published',
        body: [paragraph('a', 'The first text.')],
        ...byHand,
      }),
    ])
    await page.goto(paths.adminBlog('shared'))
    await editor.title.fill('A title from the admin')
    await editor.addAtEnd('The first text.', ' Gone on with in the admin.')
    await expect(editor.saved).toContainText('Unsaved')
    // The article has been published, so its slug can no longer change.
    await expect(
      page.getByText(`${new URL(site.origin).host}${paths.blog('shared')}`),
    ).toBeVisible()

    const studio = new StudioPage((await anotherPerson()).page)
    await studio.edit('blog', 'shared')
    await expect(studio.text('title')).toHaveValue('As published')
    await expect(page.getByRole('status')).toContainText(['You have this open in the Studio.'])
    await studio.text('title').fill('A title from the Studio')
    await studio.body.click()
    await studio.page.keyboard.press('Control+End')
    await studio.page.keyboard.type(' Gone on with in the Studio.')
    await studio.saved()
    await expect
      .poll(async () => toPlainText((await editor.readBlog('shared')).body))
      .toBe('The first text. Gone on with in the Studio.')

    await editor.button('Save draft').click()
    const side = (field: string, name: string) =>
      editor.versions.getByRole('group', { name: field }).locator('label', { hasText: name })
    await expect(side('Title', 'Your version')).toContainText('A title from the admin')
    await expect(side('Title', 'Their version')).toContainText('A title from the Studio')
    await expect(side('Text', 'Your version')).toContainText('Gone on with in the admin.')
    await expect(side('Text', 'Their version')).toContainText('Gone on with in the Studio.')
    const [yours, theirs] = await boxesOf(
      page,
      side('Text', 'Your version'),
      side('Text', 'Their version'),
    )
    expect(yours?.y, 'both versions stand side by side').toBe(theirs?.y)
    await expect(editor.button('Keep these')).toBeDisabled()
    await editor.take('Title', 'Your version')
    await editor.take('Text', 'Their version')
    await editor.button('Keep these').click()
    await expect(editor.toast).toContainText('Blog updated successfully')

    const chosen = [
      'A title from the admin',
      'The first text. Gone on with in the Studio.',
    ] as const
    await expect(editor.title).toHaveValue(chosen[0])
    await expect(editor.text).toHaveText(chosen[1])
    const draft = await editor.readLake('drafts.shared')
    expect([draft.title, toPlainText(draft.body)]).toEqual(chosen)
    await expect(studio.text('title')).toHaveValue(chosen[0])
    await expect(studio.body).toHaveText(chosen[1])
    expect(await site.html(paths.blog('shared'))).toContain('As published</h1>')

    await page.getByLabel('Status').selectOption('draft')
    await editor.publish.click()
    await expect(editor.bar).not.toContainText('Unpublished changes')
    await expect(editor.bar).toContainText('Published')
    const shown = await site.html(paths.blog('shared'))
    for (const words of chosen) expect(shown).toContain(words)
    await expect(studio.footer).toContainText('Published')
  },
)
