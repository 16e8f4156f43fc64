import { test as base } from './fixtures.ts'
import { choices, EditorPage } from './pages/editor-page.ts'
import { enterAsStaff } from './pages/staff-page.ts'

/** The `test` fixture with the editor page of a signed-in user, and with options for its reference fields. */
export const test = base.extend<{ readonly editor: EditorPage }>({
  editor: async ({ page, context, site }, use) => {
    await site.mutate(choices)
    await enterAsStaff(page, site.origin)
    // Sets the cookies, because unpublished pictures come from the lake, which recognizes staff by their cookie.
    await context.addCookies(site.storage.cookies)
    await use(new EditorPage(page))
  },
})
