import type { Page } from '@playwright/test'
import { expect, imageHosts, test } from '../support/sites/image-hosts.ts'
import { expectBarrierFree } from '../support/checks/barrier-free.ts'
import type { Watch } from '../support/checks/quiet.ts'
import { fillSignIn, makeEditor } from '../support/pages/staff-page.ts'
import { IN_FULL } from '../support/tier.ts'
import {
  bytesOf,
  gifOf,
  heic,
  jpegOf,
  pngThatSays,
  testPicture,
} from '#server/testing/pictures.test-support.ts'
import { imageListAnswer } from '#shared/contracts/images.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'

test.use({ on: 'desk' })

const NAME = 'جسر 🌉 over the river.jpg'

/** Error messages of each image host for rejected files. */
const refusals = {
  embedded: {
    none: 'Choose a JPEG, PNG',
    heic: 'Save it as JPEG and upload it again. Most browsers can’t show HEIC images.',
    bomb: /^Make the image smaller.*400 megapixels/,
  },
  hosted: { none: 'Invalid image file', heic: 'Invalid image file', bomb: 'Invalid image file' },
} as const

/** Returns twelve files like a real selection, most of them images. */
async function twelveFiles(mark: string, large: readonly [number, number]) {
  const small = await jpegOf(60, 40)
  const png = bytesOf(await testPicture(40, 40).png().toBuffer())
  const polyglot = bytesOf(Buffer.concat([small, Buffer.from('<script>1</script>PK\x03\x04')]))
  const bomb = pngThatSays(20_000, 20_000, Buffer.alloc(2_501 * 4_000))
  const files: readonly (readonly [string, Uint8Array, string?])[] = [
    ['plain.jpg', small],
    ['جسر 🌉 צילום.jpg', small],
    ['stopped.jpg', small],
    ['called a jpeg.jpg', png],
    ['telephone.heic', heic(), ''],
    ['moving.gif', await gifOf(5), 'image/gif'],
    ['broken off.jpg', small],
    ['polyglot.jpg', polyglot, 'image/svg+xml'],
    ['photograph.jpg', await jpegOf(...large)],
    ['unpacks.png', bomb, 'image/png'],
    ['moved.webp', bytesOf(await testPicture(30, 30).webp().toBuffer()), 'image/webp'],
    ['last.jpg', small],
  ]
  return files.map(([name, bytes, mimeType = 'image/jpeg']) => ({
    name: `${mark} ${name}`,
    mimeType,
    buffer: Buffer.from(bytes),
  }))
}

/** Delays one upload until the test cancels it, and aborts the first attempt of another upload. */
async function disturb(page: Page) {
  let isBroken = false
  await page.route('**/image/upload', async (route) => {
    const head = route.request().postDataBuffer()?.toString('utf8').slice(0, 4_000) ?? ''
    if (head.includes(' stopped.jpg"')) return
    if (head.includes(' broken off.jpg"') && !isBroken) {
      isBroken = true
      return route.abort('connectionreset')
    }
    return route.continue()
  })
}

/** Uploads are tested on both hosts in both tiers; the other calls of the hosted service only in the full tier. */
const tierOf = (imageHost: (typeof imageHosts)[number]) => (imageHost === 'hosted' ? IN_FULL : {})

/** Allows requests of staff pages to the service. A request to any other foreign host fails the test. */
function expectForeign(watch: Watch, service: { readonly origin: string } | undefined) {
  if (service !== undefined) watch.expect(new RegExp(`^foreign host: ${service.origin}/v1_1/demo/`))
}

for (const imageHost of imageHosts) {
  test.describe(`staff pages with the ${imageHost} image host`, () => {
    test.use({ imageHost })

    test('upload twelve files at once, by keyboard, and show progress, error and position of each', async ({
      page,
      site,
      service,
      watch,
    }) => {
      watch.expect(/^400: POST .*\/image\/upload$/)
      watch.expect(/^failed: .*\/image\/upload net::ERR_CONNECTION_RESET$/)
      if (service !== undefined)
        watch.expect(new RegExp(`^foreign host: ${service.origin}/v1_1/demo/`))
      const mark = `${imageHost}-${Date.now().toString(36)}`
      await disturb(page)
      await page.goto(`${paths.adminImages}?search=${mark}`)
      await fillSignIn(page, await makeEditor(site.origin))
      await expect(page.getByRole('heading', { name: 'No images match' })).toBeVisible()
      const choosing = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Upload images' }).press('Enter')
      await (
        await choosing
      ).setFiles(await twelveFiles(mark, imageHost === 'embedded' ? [4_000, 3_000] : [400, 300]))

      const uploads = page.getByRole('form', { name: 'Uploads' })
      const row = (name: string) => uploads.getByRole('listitem').filter({ hasText: name })
      await expect(uploads.getByText(/^8 uploaded, 1 running, 3 failed/)).toBeVisible()
      await expect(row('stopped.jpg').getByRole('progressbar')).toBeVisible()
      await expect(row('telephone.heic')).toContainText(refusals[imageHost].heic)
      await expect(row('unpacks.png').locator('.upload-problem')).toHaveText(
        refusals[imageHost].bomb,
      )
      await expect(row('broken off.jpg')).toContainText('Upload failed')

      await row('stopped.jpg').getByRole('button', { name: 'Cancel' }).press('Enter')
      await expect(row('stopped.jpg')).toHaveCount(0)
      await expect(page.getByRole('alert').locator('.toast-title')).toHaveText('Error')
      await row('broken off.jpg').getByRole('button', { name: 'Try again' }).press('Enter')
      await row('telephone.heic')
        .getByLabel('Choose a file instead of')
        .setInputFiles({
          name: `${mark} from the telephone.jpg`,
          mimeType: 'image/jpeg',
          buffer: Buffer.from(await jpegOf(60, 40)),
        })
      await row('unpacks.png').getByRole('button', { name: 'Leave out' }).press('Enter')
      await expect(
        uploads.getByText('10 uploaded, 10 without a text', { exact: true }),
      ).toBeVisible()
      if (imageHost === 'embedded') await expectBarrierFree(page)

      await expect(uploads.getByRole('button', { name: 'Add 10 images' })).toBeEnabled()
      await expect(row('plain.jpg').locator('.upload-plate img')).toBeVisible()
      for (const [index, field] of (await uploads.getByRole('textbox').all()).entries()) {
        await field.fill(`Picture ${index + 1} of a dozen`)
      }
      await uploads.getByRole('textbox').last().press('Enter')
      await expect(page.getByText('10 images uploaded successfully')).toBeVisible()
      await expect(uploads).toBeHidden()
      await expect(page.locator('[data-row]')).toHaveCount(10)

      const token = await page.evaluate((key) => localStorage.getItem(key), storageKeys.token)
      const answer = await page.request.get(staffApiPaths.images({ q: mark, sort: 'order' }), {
        headers: { authorization: `Bearer ${token}` },
      })
      const { results } = imageListAnswer.parse(await answer.json())
      expect(
        results.map(({ order, file_name: name }) => [order, name.replace(`${mark} `, '')]),
      ).toEqual([
        [0, 'plain.jpg'],
        [1, 'جسر 🌉 צילום.jpg'],
        [3, 'called a jpeg.jpg'],
        [4, 'from the telephone.jpg'],
        [5, 'moving.gif'],
        [6, 'broken off.jpg'],
        [7, 'polyglot.jpg'],
        [8, 'photograph.jpg'],
        [10, 'moved.webp'],
        [11, 'last.jpg'],
      ])
      expect(results.map(({ format }) => format)).toEqual([
        'jpg',
        'jpg',
        'png',
        'jpg',
        'gif',
        'jpg',
        'jpg',
        'jpg',
        'webp',
        'jpg',
      ])

      const details = page.getByRole('complementary', { name: 'Details of the image' })
      await page.locator('[data-row-link]').first().press('Enter')
      await expect(details.getByRole('button', { name: 'Save changes' })).toBeVisible()
      await page.locator('[data-row-link]').last().focus()
      await page.keyboard.press('Escape')
      await expect(details).toBeHidden()
      await expect(page.locator('[data-row-link]').first()).toBeFocused()
      if (service === undefined) return
      const told = [...service.pictures.values()].map(({ context }) => context['order'])
      for (const { order } of results) expect(told).toContain(String(order))
    })

    test(
      'send each image host call on the test page and show request and response',
      tierOf(imageHost),
      async ({ page, site, service, watch }) => {
        expectForeign(watch, service)
        watch.expect(/^400: POST .*\/image\/upload$/)
        await page.goto(paths.adminImageTest)
        // Signs in with a cookie, with which staff can load unpublished pictures.
        await fillSignIn(page, await makeEditor(site.origin))
        const host = service === undefined ? 'This site’s own image host' : 'Cloudinary, cloud demo'
        await expect(page.getByText(host)).toBeVisible()
        await expect(page.getByText('No uploads yet.')).toBeVisible()

        const run = page.getByRole('button', { name: 'Upload', exact: true }).last()
        const file = page.getByLabel('File', { exact: true })
        await file.setInputFiles({
          name: 'x.png',
          mimeType: 'image/png',
          buffer: Buffer.from('none'),
        })
        await run.click()
        await expect(page.getByRole('alert')).toContainText(refusals[imageHost].none)

        const buffer = Buffer.from(await jpegOf(900, 600))
        await file.setInputFiles({ name: NAME, mimeType: 'image/jpeg', buffer })
        await page.getByLabel('Alt text').fill('A bridge = a | way')
        await run.click()
        await expect(page.getByText('Image uploaded successfully')).toBeVisible()
        const signature = page.getByRole('region', { name: 'Signature from this site' })
        await expect(signature).toContainText('"action": "upload"')
        await expect(signature.getByText('"expires":')).toBeVisible()
        const call = page.getByRole('region', { name: 'Call to the image host' })
        await expect(call).toContainText(/\/v1_1\/(?:site|demo)\/image\/upload/)
        await expect(call).toContainText(NAME)
        await expect(call).toContainText('"width": 900')
        const put = page.getByRole('region', { name: 'Uploaded here' }).getByRole('listitem')
        await expect(put).toContainText('JPG · 900 × 600')
        await expect
          .poll(async () =>
            put.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
          )
          .toBeGreaterThan(0)
        const token = await page.evaluate((key) => localStorage.getItem(key), storageKeys.token)
        expect(token).not.toBeNull()
        expect(await page.content()).not.toContain(token)
        if (imageHost === 'embedded') await expectBarrierFree(page)

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
        await expect(page.getByText('No uploads yet.')).toBeVisible()
        await page.getByLabel('Public id').press('Enter')
        await expect(page.getByRole('alert')).toHaveText(
          'Check the id. The image host has no such image.',
        )
      },
    )
  })
}
