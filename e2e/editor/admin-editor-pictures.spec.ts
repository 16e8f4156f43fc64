import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { paths } from '#shared/paths/paths.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/editor-test.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'
import { post } from '../support/pages/staff-page.ts'

test.use({ on: 'desk' })

const picture = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#0d7a6f' } })
    .png()
    .toBuffer()

test('the editor inserts pictures in the chosen order, and only if each has an alt text', async ({
  editor,
  page,
  site,
}) => {
  const id = randomUUID()
  const session = await signInAsStaff(site.origin)
  await session.uploadImage(await picture(61), 'picked-first.png')
  await session.uploadImage(await picture(62), 'picked-second.png')
  await site.mutate([post(id, { title: 'Illustrated' })])
  await page.goto(paths.adminBlog(id))
  await editor.text.click()
  await editor.button('Picture').click()
  const picker = page.getByRole('dialog', { name: 'Choose images' })
  await picker.getByRole('searchbox').fill('picked-')
  await picker.getByRole('button', { name: /^picked-first/ }).click()
  await picker.getByRole('button', { name: /^picked-second/ }).click()
  const insert = picker.getByRole('button', { name: 'Insert 2 pictures' })
  await expect(insert).toBeDisabled()

  await picker.getByRole('button', { name: /move picked-second/ }).focus()
  for (const key of [' ', 'ArrowUp', ' ']) await page.keyboard.press(key)
  await expect(picker.getByText('picked-second.png dropped, 1 of 2')).toBeAttached()
  await picker.getByRole('textbox', { name: /^Alt text for picked-second/ }).fill('The second')
  await expect(insert).toBeDisabled()
  await picker.getByRole('textbox', { name: /^Alt text for picked-first/ }).fill('The first')
  await insert.click()
  await expect(picker).toBeHidden()
  await editor.button('Save draft').click()
  const shown = async () =>
    (await editor.readBlog(id)).body.flatMap((block) =>
      block._type === 'picture' ? [block.alt_text] : [],
    )
  await expect.poll(shown).toEqual(['The second', 'The first'])
})
