import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { expect } from '../support/fixtures.ts'
import { paragraph, SAVED } from '../support/pages/editor-page.ts'
import { test } from '../support/editor-test.ts'
import { byHand, draftPost, fillSignIn, post } from '../support/pages/staff-page.ts'

test.use({ on: 'desk' })

test('the editor preserves typed text when the session ends during an edit', async ({
  editor,
  page,
  site,
  watch,
}) => {
  watch.expect(/^401: /)
  await site.mutate([draftPost('ends', { title: 'Before the end', ...byHand })])
  await page.goto(paths.adminBlog('ends'))
  await editor.title.fill('Typed before the end')
  await editor.text.click()
  await page.keyboard.type('And some text.')
  // Another client ends the session. The live channel notifies this page at once.
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const ended = await fetch(site.origin + staffApiPaths.logout, {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(ended.status).toBe(200)
  await expect(page).toHaveURL(new RegExp(`${paths.admin}\\?next=`))
  await fillSignIn(page)
  await expect(page).toHaveURL(paths.adminBlog('ends'))
  await expect(editor.title).toHaveValue('Typed before the end')
  await expect(editor.text).toContainText('And some text.')
  await expect(page.getByText(/^Your unsaved text is restored/)).toBeVisible()
  await editor.button('Save draft').click()
  await expect(editor.toast).toContainText('Blog updated successfully')
  expect((await editor.readBlog('ends')).title).toBe('Typed before the end')
})

test('the editor saves edits made offline automatically once the connection is back', async ({
  editor,
  page,
  site,
  context,
  watch,
}) => {
  await site.mutate([draftPost('offline', { title: 'On the train' })])
  await page.goto(paths.adminBlog('offline'))
  await expect(editor.text).toBeVisible()
  // The offline error is expected: lazy fonts may still be loading, and lists reload after every write.
  watch.expect(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await editor.title.fill('Written on the train')
  await expect(editor.saved).toContainText('Offline')
  await context.setOffline(false)
  await expect(editor.saved).toHaveText(SAVED)
  expect((await editor.readBlog('offline')).title).toBe('Written on the train')
})

test('the editor disables conflicting actions while it saves', async ({ editor, page, site }) => {
  await site.mutate([post('under-way', { title: 'Under way' })])
  await page.goto(paths.adminBlog('under-way'))
  await editor.title.fill('Saved in good time')
  const gate = Promise.withResolvers<undefined>()
  await page.route(`**${apiPaths.blog('under-way')}**`, async (route) => {
    if (route.request().method() === 'PUT') await gate.promise
    await route.continue()
  })
  await editor.publish.click()
  await expect(editor.saved).toHaveText('Saving…')
  await page.getByLabel('More', { exact: true }).click()
  const entries = ['Unpublish', 'Delete']
  for (const entry of entries) await expect(editor.button(entry)).toBeDisabled()
  gate.resolve(undefined)
  await expect(editor.saved).toHaveText(SAVED)
  for (const entry of entries) await expect(editor.button(entry)).toBeEnabled()
  await editor.button('Unpublish').click()
  await editor.button('Unpublish').click()
  await expect(editor.bar).toContainText('Archived')
  expect((await editor.readBlog('under-way')).title).toBe('Saved in good time')
})

test('the editor asks for confirmation when the user leaves it with changes that autosave leaves out, and stores these changes in the browser', async ({
  editor,
  page,
  site,
}) => {
  await site.mutate([draftPost('left', { title: 'To be left', ...byHand })])
  await page.goto(paths.adminBlog('left'))
  await editor.title.fill('Left behind')
  await page.getByRole('link', { name: 'Case studies' }).click()
  await editor.button('Stay').click()
  await expect(editor.title).toHaveValue('Left behind')
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toBe(1)
  await expect(editor.title).toHaveValue('Left behind')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(editor.title).toHaveValue('To be left')
  await page.getByRole('link', { name: 'Case studies' }).click()
  await expect(page).toHaveURL(paths.adminCaseStudies)
})

test('the editor restores the published version when unpublished changes are discarded', async ({
  editor,
  page,
  site,
}) => {
  await site.mutate([
    post('reverted', { title: 'As published' }),
    draftPost('reverted', {
      title: 'In the making',
      slug: { _type: 'slug', current: 'renamed-in-the-making' },
    }),
  ])
  await page.goto(paths.adminBlog('reverted'))
  await expect(editor.title).toHaveValue('In the making')
  await expect(editor.bar).toContainText('Unpublished changes')
  const seen = page.getByRole('link', { name: 'View on site', includeHidden: true })
  expect(await site.html((await seen.getAttribute('href')) ?? '')).toContain('As published</h1>')
  await editor.more('Revert to published version')
  await editor.button('Revert').click()
  await expect(editor.title).toHaveValue('As published')
  await expect(editor.bar).not.toContainText('Unpublished changes')
  expect(await editor.readBlog('reverted')).toMatchObject({ status: 'published', is_live: true })
})

test('the editor preserves content that it has no tools for', async ({ editor, page, site }) => {
  const strange = [
    paragraph('a', 'Known.'),
    { _type: 'video', _key: 'v', url: 'https://example.com/v', nested: { deep: [1, 2] } },
    { ...paragraph('b', 'Lead'), style: 'lead', anchor: 'kept' },
    {
      _type: 'block',
      _key: 'c',
      style: 'normal',
      markDefs: [{ _type: 'footnote', _key: 'f', note: 'Below' }],
      children: [
        { _type: 'span', _key: 's', text: 'Noted', marks: ['f', 'highlight'] },
        { _type: 'mention', _key: 'm', who: 'Ann' },
        { _type: 'span', _key: 't', text: '', marks: [] },
      ],
    },
  ]
  await site.mutate([draftPost('strange', { title: 'Strange', body: strange })])
  await page.goto(paths.adminBlog('strange'))
  await editor.addAtEnd('Known.', ' Edited.')
  await editor.button('Move video down').click()
  await editor.button('Move video up').click()
  await editor.button('Save draft').click()
  await expect(editor.toast).toContainText('Blog updated successfully')
  const { body } = await editor.readBlog('strange')
  expect(body).toEqual([paragraph('a', 'Known. Edited.'), ...strange.slice(1)])
})

test('an article that the schedule has unpublished can be published again after its unpublish time was cleared in the editor', async ({
  editor,
  page,
  site,
}) => {
  const unpublishAt = new Date(Date.now() - 60_000).toISOString()
  await site.mutate([
    post('came-off', { title: 'Came off', status: 'archived', unpublishAt }),
    post('comes-off', { title: 'Comes off', unpublishAt }),
  ])
  await page.goto(paths.adminBlog('came-off'))
  await editor.publish.click()
  const problem = page.getByText('Choose a later time, or clear it. This time has passed')
  await expect(problem.first()).toBeVisible()
  await page.getByLabel('Unpublish at').fill('')
  await editor.publish.click()
  await expect(editor.bar).toContainText('Published')

  // The schedule has unpublished this article, but the document still contains the unpublish time.
  const address = site.origin + paths.blog('comes-off')
  await expect.poll(async () => (await fetch(address)).status, { timeout: 15_000 }).toBe(404)
  await page.goto(paths.adminBlog('comes-off'))
  await editor.publish.click()
  await expect(editor.bar).toContainText('Published')
  expect(await editor.readBlog('comes-off')).toMatchObject({ is_live: true, unpublish_at: null })
  expect((await fetch(address)).status).toBe(200)
})
