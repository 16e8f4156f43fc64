import { paths } from '#shared/paths/paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { expect } from '../support/fixtures.ts'
import { expectPartFree } from '../support/checks/barrier-free.ts'
import { addToLibrary } from '../support/pages/library-image.ts'
import { publishPost } from '../support/content/published-post.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'
import { test } from '../support/studio-test.ts'
import { IN_FULL } from '../support/tier.ts'

test.use({ on: 'studio' })

test(
  'an editor chooses a cover from the library by keyboard, and visitors see it',
  IN_FULL,
  async ({ editor, site }) => {
    const studio = editor.page
    const { token } = await signInAsStaff(site.origin)
    const desk = { name: 'lamp-on-a-desk.png', alt: 'A lamp on a desk', colour: '#a26b2f' }
    const image = await addToLibrary(site.origin, token, desk)
    await publishPost(site, 'from-the-library', 'A cover of the library')
    await editor.edit('blog', 'from-the-library')
    const cover = editor.row('coverImage')
    const dialog = studio.getByRole('dialog', { name: 'Library' })
    const search = dialog.getByRole('searchbox')
    await test.step('a signed-out user gets a message', async () => {
      await studio.evaluate((key) => localStorage.removeItem(key), storageKeys.token)
      await cover.getByRole('button', { name: 'Library' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Sign in again to see the library.')
      await studio.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await studio.evaluate(
        ({ keys, value }) => {
          localStorage.setItem(keys.token, value)
          // Makes the theme follow the system, so that the test can check accessibility in both themes at any time of day.
          localStorage.setItem(keys.themePreference, 'system')
          document.dispatchEvent(new Event('visibilitychange'))
        },
        { keys: storageKeys, value: token },
      )
    })
    await test.step('images that another client adds appear in the open dialog', async () => {
      await cover.getByRole('button', { name: 'Library' }).click()
      await expect(search).toBeFocused()
      await expect(dialog.getByRole('button', { name: /^lamp-on-a-desk/ }).first()).toBeVisible()
      await expectPartFree(studio, 'the library', '[role=dialog]')
      const later = { name: 'two-pens.png', alt: 'Two pens', colour: '#2f6ba2' }
      await addToLibrary(site.origin, token, later)
      await expect(dialog.getByRole('button', { name: /^two-pens/ }).first()).toBeVisible()
    })
    await test.step('a search finds an image, and a key press selects it', async () => {
      await search.fill('lamp desk')
      await expect(dialog.getByRole('button', { name: /^two-pens/ })).toHaveCount(0)
      const tile = dialog.getByRole('button', { name: /^lamp-on-a-desk/ }).first()
      await tile.focus()
      await studio.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      const card = cover.getByTestId('library-picture')
      await expect(card).toContainText('A lamp on a desk')
      await expect(card.getByRole('button', { name: 'Choose another' })).toBeFocused()
    })
    await test.step('the page shows the image with the alt text of the library', async () => {
      await editor.saved()
      await editor.publish()
      await expect.poll(() => site.html(paths.cmsBlog('from-the-library'))).toContain(desk.alt)
      const html = await site.html(paths.cmsBlog('from-the-library'))
      expect(html).toContain(image.public_id?.split('/').at(-1))
    })
  },
)
