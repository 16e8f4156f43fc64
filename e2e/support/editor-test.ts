import { test as base } from './fixtures.ts'
import { choices, EditorPage } from './pages/editor-page.ts'
import { enterAsStaff } from './pages/staff-page.ts'

/** The tests' `test` with a signed-in person's editor, whose fields have something to choose from. */
export const test = base.extend<{ readonly editor: EditorPage }>({
  editor: async ({ page, context, site }, use) => {
    await site.mutate(choices)
    await enterAsStaff(page, site.origin)
    // Pictures that no visitor sees come from the lake, which knows staff by their cookie.
    await context.addCookies(site.storage.cookies)
    await use(new EditorPage(page))
  },
})
