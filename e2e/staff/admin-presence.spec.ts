import { randomUUID } from 'node:crypto'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { expect } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { test } from '../support/editor-test.ts'
import { draftPost, enterAsStaff, makeEditor, post } from '../support/pages/staff-page.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'

test.use({ on: 'desk' })

/** Unique name. Other runs of the same test use the shared site too. */
const own = (name: string) => `${name}-${randomUUID().slice(0, 8)}`

test('editor and list show the other users of an article until they close their tab', async ({
  editor,
  page,
  context,
  anotherPerson,
  site,
}) => {
  const id = own('with-others')
  await site.mutate([draftPost(id, { title: `Read by two, ${id}` })])
  await page.goto(paths.adminBlog(id))
  await expect(editor.title).toHaveValue(`Read by two, ${id}`)
  const said = editor.bar.getByRole('status').first()
  await expect(said).toBeEmpty()

  const other = await anotherPerson()
  await enterAsStaff(other.page, site.origin, await makeEditor(site.origin))
  await other.page.goto(paths.adminBlog(id))
  await expect(said).toHaveText(/^[\w-]+ has this open\.$/)

  const second = await context.newPage()
  await second.goto(`${paths.adminBlogs}?search=${id}`)
  const row = second.getByRole('row', { name: new RegExp(id) })
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

test('an open editor shows without a reload that the schedule has published its article', async ({
  editor,
  page,
  site,
}) => {
  const id = own('by-the-clock')
  await site.mutate([draftPost(id, { title: 'Due in a moment' })])
  await page.goto(paths.adminBlog(id))
  await expect(editor.title).toHaveValue('Due in a moment')
  await expect(editor.bar).toContainText('Draft')
  const publishAt = new Date(Date.now() + 1_000).toISOString()
  await site.mutate([{ patch: { id: `drafts.${id}`, set: { status: 'scheduled', publishAt } } }])
  // The limit is far below the polling interval of the editor.
  await expect(editor.bar).toContainText('Published', { timeout: 10_000 })
  expect(await site.html(paths.blog(id))).toContain('Due in a moment</h1>')
})

test('an article whose deletion is interrupted by killing the browser is complete, and either live or in the trash', async ({
  anotherPerson,
  site,
}) => {
  const ids = [own('killed'), own('killed')]
  await site.mutate(
    ids.flatMap((id) => [
      post(id, { title: `Deleted by a dying browser, ${id}` }),
      draftPost(id, { title: `Deleted by a dying browser, ${id}`, excerpt: 'An edit of it' }),
    ]),
  )
  const { token } = await signInAsStaff(site.origin)
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string) => fetch(site.origin + path, { headers })
  const stateOf = async (id: string) => {
    const article = await read(apiPaths.blog(id))
    const { results } = await (await read(staffApiPaths.trash())).json()
    const isTrashed = results.some((item: { id: string }) => item.id === id)
    if (article.status === 404) return isTrashed ? 'deleted whole' : 'lost'
    const { data } = await article.json()
    const isWhole = data.is_live && data.has_unpublished_changes && data.excerpt === 'An edit of it'
    return isWhole && !isTrashed ? 'as it was' : 'torn'
  }
  for (const id of ids) {
    const { page, context } = await anotherPerson()
    await enterAsStaff(page, site.origin)
    await page.goto(`${paths.adminBlogs}?search=${id}`)
    await page.getByLabel(`Actions for Deleted by a dying browser, ${id}`).click()
    const remove = page.getByRole('button', { name: 'Delete', exact: true })
    const isSent = page.waitForRequest((request) => request.method() === 'DELETE')
    // Covers two cases: the browser is killed while the request is in flight, or directly after the click.
    await remove.evaluate((button: HTMLButtonElement) => button.click())
    if (id === ids[0]) await isSent
    else isSent.catch(() => undefined)
    await context.close()
    await expect.poll(async () => stateOf(id)).toMatch(/^(?:deleted whole|as it was)$/)
    if ((await stateOf(id)) === 'as it was') continue
    expect(
      (await fetch(site.origin + staffApiPaths.trashUndo(id), { method: 'POST', headers })).status,
    ).toBe(200)
    await expect.poll(async () => stateOf(id)).toBe('as it was')
  }
})
