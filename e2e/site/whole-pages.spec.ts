import { expect, test } from '../support/fixtures.ts'
import { openPage } from '../support/pages/navigation.ts'
import { paths } from '#shared/paths/paths.ts'

test.use({ on: 'empty' })

const visits = [
  {
    to: 'Home',
    path: paths.home,
    late: /\/assets\/(?:drawn-lines|report-sheet|planner-form)-/,
    parts: 3,
  },
  {
    to: 'Criminal check',
    path: paths.service('criminal-check'),
    late: /\/assets\/report-sheet-/,
    parts: 1,
  },
] as const

for (const { to, path, late, parts } of visits) {
  test(`client-side navigation shows the page ${path} only when it is complete, even if its chunks are late`, async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>()
    await page.route(late, async (route) => {
      await held.promise
      await route.continue()
    })
    await openPage(page, paths.services)
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.innerText()
    const asked = page.waitForRequest(late)
    await page.getByRole('link', { name: to, exact: true }).first().click()
    await asked
    expect(await heading.innerText()).toBe(before)
    const shown = page.waitForFunction(
      (left) =>
        document.querySelector('h1')?.innerText !== left && {
          places: document.querySelectorAll('.lines-place, .report-place, .planner-place').length,
          filled: document.querySelectorAll(
            '.lines-place > *, .report-place > *, .planner-place > *',
          ).length,
        },
      before,
    )
    held.resolve()
    expect(await (await shown).jsonValue()).toEqual({ places: parts, filled: parts })
  })
}
