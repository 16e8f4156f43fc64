import { expect, test } from '../support/fixtures.ts'
import { enterAsStaff, makeEditor } from '../support/pages/staff-page.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

test.use({ on: 'desk' })

test('the image test page shows an error if there is no response, and can retry', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^failed: .*\/api\/images\/sign\//)
  await enterAsStaff(page, site.origin, await makeEditor(site.origin))
  await page.route(`**${staffApiPaths.imagesSign}`, (route) => route.abort())
  await page.goto(paths.adminImageTest)
  await expect(page.getByRole('heading', { name: 'This content couldn’t be loaded' })).toBeVisible()
  await page.unroute(`**${staffApiPaths.imagesSign}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
})

test('users without permission to upload see a message and no link to the image test page', async ({
  page,
  site,
}) => {
  await enterAsStaff(page, site.origin, await makeEditor(site.origin, 'viewer'))
  await page.goto(paths.adminImageTest)
  await expect(page.getByRole('heading', { name: 'You can’t upload images' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Image host test' })).toHaveCount(0)
})
