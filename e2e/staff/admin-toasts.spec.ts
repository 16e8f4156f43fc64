import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { expect } from '../support/fixtures.ts'
import { giveFiles } from '../support/pages/drop-files.ts'
import { test } from '../support/editor-test.ts'
import type { EditorPage } from '../support/pages/editor-page.ts'
import { post } from '../support/pages/staff-page.ts'
import { IS_FULL } from '../support/tier.ts'

test.beforeEach(async ({ site }) => {
  await site.mutate([
    // Deletes the draft that a previous test may have created.
    { delete: { id: 'drafts.toasted' } },
    post('toasted', { title: 'Toasted' }),
  ])
})

const openPost = async ({ page, title }: EditorPage) => {
  await page.goto(paths.adminBlog('toasted'))
  await expect(title).toHaveValue('Toasted')
}

const make = (address: string) => async (editor: EditorPage) => {
  await editor.page.goto(address)
  await editor.title.fill('Made in vain')
  await editor.page.keyboard.press('Control+s')
}

const dropInVain = (names: readonly string[]) => async (editor: EditorPage) => {
  await openPost(editor)
  await giveFiles(editor.text, 'drop', names)
  const dialog = editor.page.getByRole('dialog', { name: 'Choose images' })
  await expect(dialog.getByRole('button', { name: /^Try again/ })).toHaveCount(names.length)
  await dialog.getByRole('button', { name: 'Close' }).click()
}

interface Failure {
  readonly text: string
  readonly method: string
  readonly path: string
  readonly act: (editor: EditorPage) => Promise<void>
}

/** Failures for the everyday tier: one of each kind of action. */
const failures: readonly Failure[] = [
  {
    text: 'Failed to create blog',
    method: 'POST',
    path: apiPaths.blogs(),
    act: make(paths.adminBlog('new')),
  },
  {
    text: 'Delete failed',
    method: 'DELETE',
    path: apiPaths.blog('toasted'),
    act: async (editor) => {
      await openPost(editor)
      await editor.more('Delete')
      await editor.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    },
  },
  {
    text: 'Failed to upload image',
    method: 'POST',
    path: staffApiPaths.imagesSign,
    act: dropInVain(['one.png']),
  },
]

/** Failure of signing out. This test runs last, because it signs the page out. */
const signOut: Failure = {
  text: 'Logout failed',
  method: 'POST',
  path: staffApiPaths.logout,
  act: async ({ page }) => {
    await page.goto(paths.admin)
    await page.getByRole('button', { name: 'Sign out' }).click()
  },
}

/** Failures for the full tier only: more actions of the same kinds. */
const rarer: readonly Failure[] = [
  {
    text: 'Failed to create case study',
    method: 'POST',
    path: apiPaths.caseStudies(),
    act: make(paths.adminCaseStudy('new')),
  },
  {
    text: 'Failed to upload images',
    method: 'POST',
    path: staffApiPaths.imagesSign,
    act: dropInVain(['one.png', 'two.png']),
  },
  // The browser stores the text that is typed here, and restores it when the post is opened again.
  {
    text: 'Update failed',
    method: 'PUT',
    path: apiPaths.blog('toasted'),
    act: async (editor) => {
      await openPost(editor)
      await editor.title.fill('Toasted twice')
      await editor.page.keyboard.press('Control+s')
    },
  },
]

test('each action shows a message of its own if it fails without a message from the server', async ({
  editor,
  page,
  watch,
}) => {
  watch.expect(/^500: /)
  // The page retries failed requests after one and two seconds. The test advances the clock past these retries.
  await page.clock.install()
  for (const { text, method, path, act } of [...failures, ...(IS_FULL ? rarer : []), signOut]) {
    await test.step(text, async () => {
      const isMeant = (url: URL) => url.pathname.includes(path)
      await page.route(isMeant, (route) =>
        route.request().method() === method
          ? route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Broken</h1>' })
          : route.fallback(),
      )
      await act(editor)
      const toast = page.getByRole('alert')
      await expect(async () => {
        await page.clock.fastForward(1_000)
        await expect(toast).toBeVisible({ timeout: 250 })
      }).toPass()
      await expect(toast.locator('.toast-title')).toHaveText('Error')
      await expect(toast.locator('.toast-text')).toHaveText(text)
      await expect(page.locator('.toast-error[role], .notice-error [role]')).toBeVisible()
      await page.unroute(isMeant)
    })
  }
})

test('a rejected request is not retried, and its toast shows the server’s message', async ({
  editor,
  page,
  watch,
}) => {
  watch.expect(/^422: POST /)
  let calls = 0
  const message = 'Check the marked fields. Validation failed'
  const isBlogs = (url: URL) => url.pathname === apiPaths.blogs()
  await page.route(isBlogs, (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    calls += 1
    const error = { code: 'validation_failed', message, fields: { title: 'Not this one' } }
    return route.fulfill({ status: 422, json: { success: false, error, request_id: 'r' } })
  })
  await make(paths.adminBlog('new'))(editor)
  await expect(page.getByRole('alert').locator('.toast-text')).toHaveText(message)
  await expect(page.getByText('Not this one')).toBeVisible()
  // One automatic request and one manual retry, at most.
  expect(calls).toBeLessThanOrEqual(2)
})

test('pictures can be dropped or pasted into the text of the editor, or dropped on the cover, once they have an alt text', async ({
  editor,
  page,
}) => {
  await openPost(editor)
  const said = page.getByRole('region', { name: 'Notifications' }).locator('.toast-text')
  const uploads = page.getByRole('form', { name: 'Uploads' })
  const describe = async (...names: readonly string[]) => {
    for (const name of names) {
      await uploads.getByRole('textbox', { name: `What ${name} shows` }).fill(`It shows ${name}`)
    }
    await uploads.getByRole('button', { name: /^Add/ }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await giveFiles(editor.text, 'drop', ['one.png', 'two.png'])
  await describe('one.png', 'two.png')
  await expect(said.first()).toHaveText('2 images uploaded successfully')
  await expect(editor.toast.locator('.toast-title').first()).toHaveText('Success')
  await expect(editor.text.locator('img')).toHaveCount(2)
  await expect(editor.text.getByRole('img', { name: 'It shows two.png' })).toBeVisible()
  await editor.text.click()
  await giveFiles(editor.text, 'paste', ['three.png'])
  await describe('three.png')
  await expect(said.filter({ hasText: 'Image uploaded successfully' })).toBeVisible()
  await expect(editor.text.locator('img')).toHaveCount(3)
  await giveFiles(page.locator('.edit-drop'), 'drop', ['four.png'])
  await describe('four.png')
  await expect(page.locator('.edit-drop img')).toBeVisible()
})

test('the editor notices an ended session when the user discards an edit', async ({
  editor,
  page,
  site,
  watch,
}) => {
  watch.expect(/^401: /)
  // Blocks live updates, which would otherwise report the ended session before the editor notices it.
  await page.routeWebSocket(/\/api\/events\//, () => undefined)
  await site.mutate([post('drafts.toasted', { title: 'Begun' })])
  await page.goto(paths.adminBlog('toasted'))
  await expect(editor.title).toHaveValue('Begun')
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await fetch(site.origin + staffApiPaths.logout, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  await page.context().clearCookies()
  await editor.more('Revert to published version')
  await editor.button('Revert').click()
  await expect(page).toHaveURL(/\/admin\?next=/)
  await expect(page.getByText('Your session has ended')).toBeVisible()
})
