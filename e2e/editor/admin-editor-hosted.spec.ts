import { readFile } from 'node:fs/promises'
import { paths } from '#shared/paths/paths.ts'
import { expect } from '../support/fixtures.ts'
import { paragraph } from '../support/pages/editor-page.ts'
import { test } from '../support/editor-test.ts'
import { paste } from '../support/pages/paste.ts'
import { draftPost, post } from '../support/pages/staff-page.ts'

test.use({ on: 'desk' })

const clipboard = async (name: string) =>
  readFile(new URL(`../../web/staff/editor/paste/clipboards/${name}`, import.meta.url), 'utf8')

test('pasting a picture and discarding an edit also work if the lake accepts no calls from browsers', async ({
  editor,
  page,
  site,
}) => {
  const refused: string[] = []
  // Simulates the route /lake of a site with a hosted dataset. There, browsers may request only pictures and the product's own queries.
  await page.route(/\/lake\/v/, async (route) => {
    refused.push(route.request().url())
    await route.fulfill({
      status: 401,
      json: { statusCode: 401, error: 'Unauthorized', message: 'Session has expired' },
    })
  })
  await site.mutate([
    post('elsewhere', { title: 'As published' }),
    draftPost('elsewhere', { title: 'In the making', body: [paragraph('a', 'Before')] }),
  ])
  await page.goto(paths.adminBlog('elsewhere'))
  await editor.addAtEnd('Before', '.')
  await paste(editor.text, {
    'text/html': await clipboard('word.html'),
    'text/rtf': await clipboard('word.rtf'),
    'text/plain': 'Checks before a start',
  })
  const picture = editor.text.getByRole('img', { name: 'A stamp on a certificate' })
  await expect(picture).toBeVisible()
  await expect
    .poll(async () => picture.evaluate((image) => 'naturalWidth' in image && image.naturalWidth))
    .toBeGreaterThan(0)
  await editor.button('Save draft').click()
  await expect(editor.saved).toHaveText(/^Saved/)
  const { body } = await editor.readBlog('elsewhere')
  expect(body.map(({ _type }) => _type)).toContain('picture')
  await editor.more('Revert to published version')
  await editor.button('Revert').click()
  await expect(editor.title).toHaveValue('As published')
  await expect(editor.bar).not.toContainText('Unpublished changes')
  expect(refused).toEqual([])
})
