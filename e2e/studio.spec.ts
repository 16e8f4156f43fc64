import { apiPaths, paths } from '#shared/paths.ts'
import { expect, type SiteUnderTest, test } from './fixtures.ts'
import { staff } from './support/processes.ts'
import { StudioPage } from './support/studio-page.ts'

test('staff sign in once, for the site and the Studio', async ({ page, watch }) => {
  // Who is not signed in is told so before being sent to the sign-in page.
  watch.expect(/^401: GET .*\/users\/me/)
  await page.goto(paths.studio)
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByTestId('studio-navbar')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Case studies')).toBeVisible()
  await page.goto(paths.admin)
  await expect(page.getByLabel('Password')).toBeHidden()
})

test('a post with faults cannot be published, and the form says why', async ({ studio }) => {
  const editor = new StudioPage(studio)
  await editor.create('blog')
  await editor.text('title').fill('Without an address')
  await editor.saved()
  await expect(editor.publishButton).toBeDisabled()
  // A button that the pointer is on already tells what was known when it came.
  await expect(async () => {
    await editor.text('title').hover()
    await editor.publishButton.hover({ force: true })
    await expect(studio.getByText('Some fields still need attention.')).toBeVisible({
      timeout: 2_000,
    })
  }).toPass({ timeout: 15_000 })
})

/** A post that is on the site. */
async function publishPost(site: SiteUnderTest, id: string, title: string): Promise<void> {
  const block = { _type: 'block', _key: 'b', style: 'normal', markDefs: [] }
  await site.mutate([
    {
      createOrReplace: {
        _id: id,
        _type: 'blog',
        title,
        slug: { _type: 'slug', current: id },
        status: 'published',
        publishedAt: '2026-03-01T08:00:00Z',
        excerpt: 'An excerpt.',
        body: [{ ...block, children: [{ _type: 'span', _key: 's', text: 'Text.', marks: [] }] }],
      },
    },
  ])
}

test('two people editing one post see what the other types', async ({
  studio,
  anotherPerson,
  site,
}) => {
  await publishPost(site, 'together', 'Written together')
  const first = new StudioPage(studio)
  const second = new StudioPage((await anotherPerson()).page)
  await first.edit('blog', 'together')
  await second.edit('blog', 'together')

  await first.text('title').fill('Written by the first')
  await expect(second.text('title')).toHaveValue('Written by the first')
  await second.text('excerpt').fill('By the second.')
  await expect(first.text('excerpt')).toHaveValue('By the second.')

  await first.body.click()
  await first.page.keyboard.press('Control+End')
  await first.page.keyboard.type(' More of it.')
  await expect(second.field('body')).toContainText('Text. More of it.')
})

test('history shows a change and restores what was before', async ({ studio, site }) => {
  await publishPost(site, 'restored', 'The first title')
  const editor = new StudioPage(studio)
  await editor.edit('blog', 'restored')
  await editor.text('title').fill('The second title')
  await editor.saved()
  await editor.publish()
  await expect.poll(() => site.html(paths.cmsBlogs())).toContain('The second title')

  const pane = studio.getByTestId('document-pane')
  await editor.take(pane.getByTestId('pane-context-menu-button'), 'History')
  await studio.getByTestId('timeline-item-button').filter({ hasText: 'Draft created' }).click()
  await expect(editor.text('title')).toHaveValue('The first title')
  await studio.getByRole('button', { name: 'Revert to revision' }).click()
  await studio.getByRole('button', { name: 'Confirm' }).click()
  await expect(editor.text('title')).toHaveValue('The first title')
  await editor.saved()
  await editor.publish()
  await expect.poll(() => site.html(paths.cmsBlogs())).toContain('The first title')
})

test('several tabs work at once over plain HTTP', async ({ studio, site }) => {
  await publishPost(site, 'tabs', 'In many tabs')
  const tabs = [studio, ...(await Promise.all([1, 2, 3].map(() => studio.context().newPage())))]
  const editors = tabs.map((tab) => new StudioPage(tab))
  for (const editor of editors) await editor.edit('blog', 'tabs')
  const [writer, ...readers] = editors
  await writer?.text('title').fill('In every tab')
  for (const reader of readers) {
    await expect(reader.text('title')).toHaveValue('In every tab')
  }
})

test('queries run in the Studio', async ({ studio, site }) => {
  await publishPost(site, 'queried', 'Found by a query')
  const editor = new StudioPage(studio)
  await editor.open(`${paths.studio}/vision`)
  const query = studio.locator('.cm-content').first()
  await query.click()
  await studio.keyboard.press('Control+a')
  await studio.keyboard.type('*[_id == "queried"][0].title')
  await studio.getByRole('button', { name: 'Fetch' }).click()
  await expect(studio.getByText('Found by a query')).toBeVisible()
})

test('a duplicate is a draft of its own, and can be deleted', async ({ studio, site }) => {
  await publishPost(site, 'original', 'The original')
  const editor = new StudioPage(studio)
  await editor.edit('blog', 'original')
  await editor.act('Duplicate')
  await expect(editor.text('title')).toHaveValue('The original (copy)')
  await expect(editor.text('slug')).toHaveValue('')
  await editor.tab('publishing')
  await expect(studio.locator('#status')).toHaveValue('draft')

  await editor.act('Delete')
  await studio.getByTestId('confirm-delete-button').or(studio.getByTestId('confirm-button')).click()
  await expect(studio.getByText('The original (copy)')).toHaveCount(0)
  expect(await site.html(paths.cmsBlogs())).toContain('The original')
})

test('changes that are discarded leave the site as it was', async ({ studio, site }) => {
  await publishPost(site, 'kept', 'As it was')
  const editor = new StudioPage(studio)
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

test('signing out of the Studio ends the session everywhere', async ({ page, watch, site }) => {
  // After the end, everything that was still open is refused.
  watch.expect(/^401: /)
  watch.expect(/WebSocket/)
  const context = page.context()
  await context.request.post(apiPaths.login, { data: staff })
  const editor = new StudioPage(page)
  await editor.open()
  const menu = page.getByTestId('user-menu-button').or(page.locator('#user-menu')).first()
  await editor.take(menu, 'Sign out')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Password')).toBeVisible({ timeout: 20_000 })
  const answer = await context.request.get(`${site.origin}/lake/v2025-02-19/users/me`)
  expect(answer.status()).toBe(401)
})

test('what was typed a moment before publishing is published with the rest', async ({
  studio,
  site,
}) => {
  await publishPost(site, 'last-words', 'Last words')
  const editor = new StudioPage(studio)
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

test('what was typed in one form is stored though another was typed in at once', async ({
  studio,
  site,
}) => {
  await publishPost(site, 'two-forms', 'Two forms')
  const editor = new StudioPage(studio)
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
