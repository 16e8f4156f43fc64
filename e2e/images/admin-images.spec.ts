import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { axeViolations } from '../support/checks/axe.ts'
import { addToLibrary } from '../support/pages/library-image.ts'
import { fillSignIn, makeEditor } from '../support/pages/staff-page.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'
import { bytesOf, testPicture } from '#server/testing/pictures.test-support.ts'
import { imageAnswer, type ImageChange, type ImageView } from '#shared/contracts/images.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

test.use({ on: 'desk' })

/** Opens the details of a library image that a colleague can edit at the same time. */
async function openDetails(page: Page, origin: string) {
  const colleague = await makeEditor(origin)
  const { token } = await signInAsStaff(origin, colleague)
  const call = async (method: string, body?: ImageChange) => {
    const answer = await fetch(origin + staffApiPaths.image(image.id), {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.ok, await answer.clone().text()).toBe(true)
    return imageAnswer.parse(await answer.json()).data
  }
  const colour = `#${randomUUID().slice(0, 6)}`
  // Unique name by which the test searches the list. The test renames the image to names that contain this name, so that the search still
  // finds the image.
  const name = `${randomUUID()}.png`
  const image: ImageView = await addToLibrary(origin, token, { name, alt: 'A bridge', colour })
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON())
  })
  await page.goto(`${paths.adminImages}?search=${name}&image=${image.id}`)
  // Signs in with a cookie, with which staff can load unpublished pictures.
  await fillSignIn(page, await makeEditor(origin))
  const details = page.getByRole('complementary', { name: 'Details of the image' })
  await expect(details.getByRole('textbox', { name: 'Alt text' })).toHaveValue('A bridge')
  return {
    image,
    name,
    details,
    alt: details.getByRole('textbox', { name: 'Alt text' }),
    caption: details.getByRole('textbox', { name: 'Caption' }),
    save: details.getByRole('button', { name: 'Save changes' }),
    /** Changes sent by the editor's browser. */
    sent,
    read: async () => call('GET'),
    /** Saves as the colleague. */
    change: async (body: ImageChange) => call('PATCH', body),
  }
}

const NEWER = 'A newer version of this image was saved.'

test('the open details of an image load a colleague’s changes and send only the user’s own changes', async ({
  page,
  site,
}) => {
  const { details, alt, caption, save, sent, read, change } = await openDetails(page, site.origin)
  await change({ alt_text: 'A bridge at dawn' })
  await expect(alt).toHaveValue('A bridge at dawn')
  await expect(save).toBeDisabled()
  await expect(details.getByText(NEWER)).toHaveCount(0)

  await caption.fill('Seen from the north')
  await change({
    alt_text: 'A bridge at dusk',
    crop: { top: 0.25, bottom: 0, left: 0, right: 0 },
  })
  await expect(details.getByText(NEWER)).toBeVisible()
  await expect(alt).toHaveValue('A bridge at dusk')
  await expect(details.getByRole('slider', { name: 'Top edge' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  )
  await expect(caption).toHaveValue('Seen from the north')
  await save.click()
  await expect(page.getByText('Image updated successfully')).toBeVisible()
  // All changes are saved. After saving by keyboard the focus stays on the button.
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
  await expect(details.getByText(NEWER)).toHaveCount(0)
  expect(sent).toEqual([{ caption: 'Seen from the north', revision: expect.any(String) }])
  expect(await read()).toMatchObject({
    alt_text: 'A bridge at dusk',
    caption: 'Seen from the north',
    crop: { top: 0.25 },
  })
})

test('the details of an image do not save a conflicting field until the user chooses a version', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^409: PATCH /)
  const { image, name, details, alt, caption, save, sent, read, change } = await openDetails(
    page,
    site.origin,
  )
  // This page learns of the colleague's save only from the conflict response to its own save.
  let release = () => {}
  const refused = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${staffApiPaths.image(image.id)}`, async (route) => {
    if (route.request().method() === 'GET') await refused
    await route.continue()
  })
  await alt.fill('My bridge')
  await caption.fill('My caption')
  await change({ alt_text: 'Their bridge', caption: 'Their caption', file_name: `theirs-${name}` })
  const answered = page.waitForResponse((answer) => answer.status() === 409)
  await save.click()
  await answered
  release()

  const choice = (name: string) => details.getByRole('group', { name: `${name}: two versions` })
  await expect(choice('Alt text')).toContainText('Their bridge')
  await expect(choice('Caption')).toContainText('Their caption')
  await expect(page.getByRole('alert')).toContainText(
    'Check the fields and save again. Someone else has changed this image.',
  )
  await expect(details.getByText(NEWER)).toContainText('2 fields')
  await expect(alt).toHaveValue('My bridge')
  await expect(details.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    `theirs-${name}`,
  )
  expect(await axeViolations(page)).toEqual([])
  await save.click()
  await expect(choice('Alt text').getByRole('button', { name: 'Keep yours' })).toBeFocused()
  expect(sent).toHaveLength(1)
  expect(await read()).toMatchObject({ alt_text: 'Their bridge', caption: 'Their caption' })

  await page.keyboard.press('Enter')
  await expect(choice('Alt text')).toHaveCount(0)
  await expect(alt).toBeFocused()
  await choice('Caption').getByRole('button', { name: 'Use the newer version' }).press('Enter')
  await expect(caption).toHaveValue('Their caption')
  await expect(caption).toBeFocused()
  await save.click()
  await expect(page.getByText('Image updated successfully')).toBeVisible()
  expect(sent.at(-1)).toEqual({ alt_text: 'My bridge', revision: expect.any(String) })
  expect(await read()).toMatchObject({
    alt_text: 'My bridge',
    caption: 'Their caption',
    file_name: `theirs-${name}`,
  })
})

test('replacing the file of an image by one of another shape removes the crop', async ({
  page,
  site,
}) => {
  const { name, details, alt, save, read, change } = await openDetails(page, site.origin)
  await change({ crop: { top: 0.25, bottom: 0, left: 0, right: 0 } })
  const top = details.getByRole('slider', { name: 'Top edge' })
  await expect(top).toHaveAttribute('aria-valuenow', '25')
  // The user has also changed this field, but not saved it.
  await top.press('ArrowDown')
  await expect(top).toHaveAttribute('aria-valuenow', '26')
  const buffer = Buffer.from(bytesOf(await testPicture(300, 400).png().toBuffer()))
  await details
    .getByLabel(`Replace the file of ${name}`)
    .setInputFiles({ name: `upright-${name}`, mimeType: 'image/png', buffer })
  await expect(page.getByText('Image replaced everywhere')).toBeVisible()
  await expect(top).toHaveAttribute('aria-valuenow', '0')
  await expect(details.getByText('Crop the image again')).toBeVisible()
  await expect(details.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    `upright-${name}`,
  )
  await alt.fill('A tower')
  await save.click()
  await expect(page.getByText('Image updated successfully')).toBeVisible()
  await expect(details.getByText('Crop the image again')).toHaveCount(0)
  expect(await read()).toMatchObject({ alt_text: 'A tower', crop: null, focal_point: null })
})

test('undoing a replacement restores the file and the crop of an image, unless a colleague has changed the image', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^409: POST .*\/replace\/$/)
  const { name, details, read, change } = await openDetails(page, site.origin)
  const crop = { top: 0.25, bottom: 0, left: 0, right: 0 }
  await change({ crop })
  const before = await read()
  const buffer = Buffer.from(bytesOf(await testPicture(300, 400).png().toBuffer()))
  const replace = async () => {
    await details
      .getByLabel(`Replace the file of ${name}`)
      .setInputFiles({ name: `upright-${name}`, mimeType: 'image/png', buffer })
    await expect(page.getByText('Image replaced everywhere').last()).toBeVisible()
  }
  const undo = page.getByRole('button', { name: 'Undo' }).last()
  await expect(details.getByRole('slider', { name: 'Top edge' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  )
  await replace()
  await undo.click()
  await expect.poll(read).toMatchObject({ file_name: name, crop, width: before.width })
  await expect(details.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name)

  await replace()
  await change({ caption: 'Theirs' })
  await undo.click()
  await expect(page.getByText('The former file was not put back')).toBeVisible()
  expect(await read()).toMatchObject({
    file_name: `upright-${name}`,
    caption: 'Theirs',
    crop: null,
  })
})

test('the details of an image with unsaved changes stay open if a colleague’s save removes the image from the list', async ({
  page,
  site,
}) => {
  const { details, caption, save, read, change } = await openDetails(page, site.origin)
  await caption.fill('Mine')
  await change({ file_name: `${randomUUID()}.png` })
  await expect(page.getByRole('heading', { name: 'No images match' })).toBeVisible()
  await expect(details.getByText(NEWER)).toBeVisible()
  await expect(caption).toHaveValue('Mine')
  await save.click()
  await expect(page.getByText('Image updated successfully')).toBeVisible()
  expect(await read()).toMatchObject({ caption: 'Mine' })
})

test('unsaved input in the details of an image survives when the window becomes too narrow for list and details', async ({
  page,
  site,
}) => {
  const { caption, read, sent } = await openDetails(page, site.origin)
  await caption.fill('Mine')
  await page.setViewportSize({ width: 390, height: 844 })
  const over = page.getByRole('dialog', { name: 'Image' })
  await expect(over.getByRole('textbox', { name: 'Caption' })).toHaveValue('Mine')
  await over.getByRole('textbox', { name: 'Caption' }).press('Escape')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(caption).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Image updated successfully')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(await read()).toMatchObject({ caption: 'Mine' })
})
