import { apiPaths, paths } from '#shared/paths.ts'
import { expect, test } from './fixtures.ts'
import { staff } from './support/processes.ts'
import { publishPost } from './support/published-post.ts'
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

test('a member of staff is kept from faults, goes back in history and asks queries', async ({
  studio,
  site,
}) => {
  const editor = new StudioPage(studio)
  await test.step('a post with faults cannot be published, and the form says why', async () => {
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
  await test.step('history shows a change and restores what was before', async () => {
    await publishPost(site, 'restored', 'The first title')
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
  await test.step('queries run in the Studio', async () => {
    await publishPost(site, 'queried', 'Found by a query')
    await editor.open(`${paths.studio}/vision`)
    const query = studio.locator('.cm-content').first()
    await query.click()
    await studio.keyboard.press('Control+a')
    await studio.keyboard.type('*[_id == "queried"][0].title')
    await studio.getByRole('button', { name: 'Fetch' }).click()
    await expect(studio.getByText('Found by a query')).toBeVisible()
  })
})

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
