import { expect, test } from './fixtures.ts'
import { expectBarrierFree } from './support/barrier-free.ts'
import { enterAsStaff, fillSignIn, makeEditor } from './support/staff-page.ts'
import { jpegOf } from '#server/pictures.test-support.ts'
import { paths } from '#shared/paths.ts'
import { staffApiPaths } from '#shared/staff-api-paths.ts'
import { storageKeys } from '#shared/storage-keys.ts'

test.use({ on: 'desk' })

const NAME = 'جسر 🌉 over the river.jpg'

test('the calls of the image host are tried, each with what was asked and answered', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^400: POST .*\/media\/v1_1\//)
  await page.goto(paths.adminImageTest)
  // With the session's cookie, by which staff see pictures that nobody else may.
  await fillSignIn(page, await makeEditor(site.origin))
  await expect(page.getByText('This site’s own image host')).toBeVisible()
  await expect(page.getByText('Nothing yet.')).toBeVisible()

  const run = page.getByRole('button', { name: 'Upload', exact: true }).last()
  const file = page.getByLabel('File', { exact: true })
  await file.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('none') })
  await run.click()
  await expect(page.getByRole('alert')).toContainText('Choose a picture: a JPEG, PNG')

  const buffer = Buffer.from(await jpegOf(900, 600))
  await file.setInputFiles({ name: NAME, mimeType: 'image/jpeg', buffer })
  await page.getByLabel('Alt text').fill('A bridge = a | way')
  await run.click()
  await expect(page.getByText('Image uploaded successfully')).toBeVisible()
  const signature = page.getByRole('region', { name: 'The signature, from this site' })
  await expect(signature).toContainText('"action": "upload"')
  await expect(signature.getByText('"expires":')).toBeVisible()
  const call = page.getByRole('region', { name: 'The call, at the image host' })
  await expect(call).toContainText('/media/v1_1/site/image/upload')
  await expect(call).toContainText(NAME)
  await expect(call).toContainText('"width": 900')
  const put = page.getByRole('region', { name: 'Uploaded here' }).getByRole('listitem')
  await expect(put).toContainText('JPG · 900 × 600')
  await expect
    .poll(async () => put.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const token = await page.evaluate((key) => localStorage.getItem(key), storageKeys.token)
  expect(token).not.toBeNull()
  expect(await page.content()).not.toContain(token)
  await expectBarrierFree(page)

  const id = (await put.locator('code').textContent()) ?? ''
  await put.getByRole('button', { name: 'Context' }).click()
  await expect(page.getByLabel('Public ids')).toHaveValue(id)
  await page.getByLabel('Caption').fill('Seen from the north')
  await page.getByRole('button', { name: 'Context', exact: true }).last().press('Enter')
  await expect(page.getByText('Image updated successfully')).toBeVisible()
  await expect(call).toContainText('command')

  await put.getByRole('button', { name: 'Destroy' }).click()
  await page.getByLabel('Public id').press('Enter')
  await expect(page.getByText('Image deleted successfully')).toBeVisible()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
  await page.getByLabel('Public id').press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Check the id: the host has no such picture.')
})

test('without an answer the page says so, and asks again', async ({ page, site, watch }) => {
  watch.expect(/^failed: .*\/api\/images\/sign\//)
  await enterAsStaff(page, site.origin, await makeEditor(site.origin))
  await page.route(`**${staffApiPaths.imagesSign}`, (route) => route.abort())
  await page.goto(paths.adminImageTest)
  await expect(page.getByRole('heading', { name: 'This content couldn’t be loaded' })).toBeVisible()
  await page.unroute(`**${staffApiPaths.imagesSign}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
})

test('who may not upload is told so, and is not led there', async ({ page, site }) => {
  await enterAsStaff(page, site.origin, await makeEditor(site.origin, 'viewer'))
  await page.goto(paths.adminImageTest)
  await expect(page.getByRole('heading', { name: 'You can’t upload images' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Image host test' })).toHaveCount(0)
})
