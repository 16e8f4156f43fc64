import { randomUUID } from 'node:crypto'
import type { Request } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { expectBarrierFree, expectNoBarrier } from '../support/checks/barrier-free.ts'
import { enterAsStaff, post } from '../support/pages/staff-page.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'

test.use({ on: 'desk', timezoneId: 'Asia/Dubai' })

test('changing the address of a published post creates a redirect from the old address', async ({
  page,
  site,
  request,
}) => {
  const id = `moved-${randomUUID().slice(0, 8)}`
  const [old, fresh] = [`${id}-first`, `${id}-anew`]
  const { mutate } = await signInAsStaff(site.origin)
  await mutate([post(id, { slug: { _type: 'slug', current: old } })])
  await enterAsStaff(page, site.origin)
  await page.goto(paths.adminBlog(id))
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).toHaveValue(`Post ${id}`)
  // The form of a published article has no slug field, and a new title does not change its address.
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveCount(0)
  const isAsked = Promise.withResolvers<void>()
  const isWrite = (asked: Request) => asked.method() === 'PUT'
  await page.route(`**${apiPaths.blog(id)}`, async (route) => {
    if (isWrite(route.request())) await isAsked.promise
    await route.continue()
  })
  const save = page.waitForRequest(isWrite)
  await title.fill('Another title')
  // The autosave is still in progress when the address changes.
  await save
  await page.getByRole('button', { name: 'Change address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the address?' })
  const slug = dialog.getByRole('textbox', { name: 'Slug' })
  await expect(slug).toBeFocused()
  await slug.fill('Not a slug')
  await slug.press('Enter')
  await expect(dialog.getByText('Use lower-case letters')).toBeVisible()
  await expectNoBarrier(page, 'the dialog of an address', '#address-dialog')
  await slug.fill(fresh)
  await slug.press('Enter')
  isAsked.resolve()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(paths.blog(fresh), { exact: false }).first()).toBeVisible()
  // The form still contains the unpublished title, and the public page does not.
  await expect(title).toHaveValue('Another title')

  const leads = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers()['location'], answer.headers()['cache-control']]
  }
  expect(await leads(paths.blog(old))).toEqual([308, paths.blog(fresh), 'max-age=3600'])
  expect(await leads(paths.cmsBlog(old))).toEqual([308, paths.cmsBlog(fresh), 'max-age=3600'])
  expect(await leads(apiPaths.blog(fresh))).toEqual([200, undefined, expect.any(String)])
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Blog updated successfully')).toBeVisible()
})

test('a new post at a redirected address shows a warning, and the redirect works again when the post is deleted', async ({
  page,
  site,
  request,
  watch,
}) => {
  // The page of an article is open while another client deletes it.
  watch.expect(/^404: GET .*\/api\/blogs\/again-/)
  const id = `again-${randomUUID().slice(0, 8)}`
  const [old, fresh] = [`${id}-first`, `${id}-second`]
  const { mutate } = await signInAsStaff(site.origin)
  await mutate([
    post(id, { slug: { _type: 'slug', current: fresh } }),
    { create: { _type: 'redirect', from: paths.blog(old), to: paths.blog(fresh) } },
    {
      ...post(`${id}-b`, { slug: { _type: 'slug', current: `${id}-third` } }),
    },
  ])
  await enterAsStaff(page, site.origin)
  await page.goto(paths.adminBlog(`${id}-b`))
  await page.getByRole('button', { name: 'Change address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the address?' })
  await dialog.getByRole('textbox', { name: 'Slug' }).fill(old)
  await expect(
    dialog.getByText(`Visitors to ${paths.blog(old)} are redirected to ${paths.blog(fresh)}.`),
  ).toBeVisible()
  await expectNoBarrier(page, 'the warning of an old address', '#address-dialog')
  await dialog.getByRole('button', { name: 'Change address' }).click()
  await expect(dialog).toBeHidden()
  const status = async () => (await request.get(paths.blog(old), { maxRedirects: 0 })).status()
  expect(await status()).toBe(200)
  await mutate([{ delete: { id: `${id}-b` } }])
  await expect.poll(status).toBe(308)

  await page.goto(paths.adminBlog('new'))
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A post of today')
  await page.getByRole('textbox', { name: 'Slug' }).fill(old)
  await expect(page.getByText(`They see this article instead once it is published.`)).toBeVisible()
})

test('a redirect can be created from a missed address, and removed with Undo', async ({
  page,
  site,
  request,
  watch,
}) => {
  watch.expect(/^422: POST .*\/api\/redirects\//)
  const path = `/lost-${randomUUID().slice(0, 8)}`
  const ask = async () => request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } })
  expect((await ask()).status()).toBe(404)
  await enterAsStaff(page, site.origin)
  await page.goto(paths.adminRedirects)
  await page.getByRole('link', { name: /^Broken links \(404\)/ }).click()
  // Other tests on this site may add missed addresses.
  await page.getByRole('button', { name: 'Last' }).click()
  await page.getByRole('button', { name: `Make a redirect from ${path}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a redirect' })
  await expect(dialog.getByRole('textbox', { name: 'Old path' })).toHaveValue(path)
  const to = dialog.getByRole('textbox', { name: 'New path' })
  await to.fill('/no-such-page')
  await to.press('Enter')
  await expect(dialog.getByText('Choose a page that visitors can see')).toBeVisible()
  await to.fill(paths.about)
  await to.press('Enter')
  await expect(dialog).toBeHidden()
  expect((await ask()).headers()['location']).toBe(paths.about)

  await page.getByRole('link', { name: /^Redirects \d/ }).click()
  const row = page.getByRole('row').filter({ hasText: path })
  await expect(row).toContainText(paths.about)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectBarrierFree(page, undefined, '.desk')
  await row.getByLabel(`Actions for ${path}`).click()
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  expect((await ask()).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  expect((await ask()).status()).toBe(308)
})

test('the log highlights attempts to read unpublished content, with times in the user’s zone', async ({
  page,
  site,
  request,
}) => {
  await request.get(`${apiPaths.blogs()}?status=draft`)
  await enterAsStaff(page, site.origin)
  await page.goto(paths.adminLog)
  await expect(page.getByRole('columnheader', { name: 'Time (Dubai)' })).toBeVisible()
  await page.getByRole('link', { name: 'Bypass attempts' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Bypass attempt' }).first()
  await expect(row).toContainText('Security')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectBarrierFree(page, undefined, '.desk')
  await row.getByRole('button', { name: /^Entries of the request/ }).click()
  await expect(page).toHaveURL(/request=/)
  await expect(page.getByRole('row').filter({ hasText: 'Bypass attempt' })).toHaveCount(1)
  await page.getByLabel('Level').selectOption('Error')
  await expect(page.getByRole('heading', { name: 'No entries match' })).toBeVisible()
})

test('the form of a redirect takes times in the user’s zone and shows them in UTC below', async ({
  page,
  site,
}) => {
  await enterAsStaff(page, site.origin)
  await page.goto(paths.adminBlog('new'))
  const field = page.getByLabel('Publish at, Dubai (UTC+4)', { exact: true })
  await field.fill('2030-01-02T03:04')
  await expect(page.getByText('1 Jan 2030 23:04 UTC')).toBeVisible()
  await expect(field).toHaveValue('2030-01-02T03:04')
})
