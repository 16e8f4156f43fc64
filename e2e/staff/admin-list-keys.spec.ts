import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { listedPosts, row, rows } from '../support/content/listed-posts.ts'
import { enterAsStaff } from '../support/pages/staff-page.ts'

test.beforeAll(async ({ site }) => {
  await site.mutate(listedPosts)
})

test.beforeEach(async ({ page, site }) => {
  await enterAsStaff(page, site.origin)
})

test('the list of articles can be used by keyboard', async ({ page }) => {
  await page.goto(`${paths.adminBlogs}?sort=title`)
  await expect(rows(page)).toHaveCount(15)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('consent')
  await expect(rows(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(15)
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('k')
  await expect(rows(page).nth(1).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('x')
  await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(rows(page).nth(1).getByRole('checkbox')).not.toBeChecked()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows(page).nth(1).getByRole('link').first()).toBeFocused()
  const target = await rows(page).nth(1).getByRole('link').first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(target ?? '')
})

test('the single-key shortcuts of a list can be turned off', async ({ page }) => {
  await page.goto(paths.adminBlogs)
  await expect(rows(page)).toHaveCount(15)
  await page.keyboard.press('?')
  await page.getByLabel('Single-key shortcuts on in this tab').uncheck()
  await page.keyboard.press('Escape')
  // After the key, the browser takes a moment to close the dialog. Until then the dialog receives all keys.
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('n')
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).first().getByRole('link').first()).toBeFocused()
  await expect(page).toHaveURL(paths.adminBlogs)
})

test('a dialog of the admin no longer contains the focus when it closes', async ({ page }) => {
  await page.goto(paths.adminBlogs)
  await expect(rows(page)).toHaveCount(15)
  await page.keyboard.press('?')
  const setting = page.getByLabel('Single-key shortcuts on in this tab')
  await setting.focus()
  // Resolves in the task that closes the dialog, before the next frame. The promise is wrapped in an object, so that `evaluateHandle`
  // does not wait for it.
  const watched = await setting.evaluateHandle((box) => {
    const dialog = box.closest('dialog') ?? box
    const hasFocus = new Promise((resolve) => {
      new MutationObserver(() => resolve(dialog.contains(document.activeElement))).observe(dialog, {
        attributeFilter: ['open'],
      })
    })
    return { hasFocus }
  })
  await page.keyboard.press('Escape')
  expect(await watched.evaluate(({ hasFocus }) => hasFocus)).toBe(false)
})

test('the category of several articles can be set by keyboard', async ({ page }) => {
  await page.goto(`${paths.adminBlogs}?search=public+1&sort=title`)
  await expect(rows(page)).toHaveCount(12)
  await page.keyboard.press('c')
  await expect(page.getByRole('dialog')).toBeHidden()
  for (const key of ['j', 'x', 'j', 'x', 'c']) await page.keyboard.press(key)
  const choice = page.getByRole('combobox', { name: 'Category' }).last()
  await expect(choice).toBeFocused()
  // The categories load in parallel with the list.
  await expect(choice.getByRole('option', { name: 'Diligence' })).toBeAttached()
  await page.keyboard.type('Dil')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 blogs set to “Diligence”')).toBeVisible()
  await expect(row(page, 'Public 01')).toContainText('Diligence')
  await expect(row(page, 'Public 10').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('u')
  const category = row(page, 'Public 01').getByRole('cell', { name: 'Screening', exact: true })
  await expect(category).toHaveCount(1)
  await expect(row(page, 'Public 10')).not.toContainText('Unpublished changes')
})

test('clearing the selection of a list preserves the tab position', async ({ page }) => {
  await page.goto(`${paths.adminBlogs}?search=public+20`)
  await row(page, 'Public 20').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Clear' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show all' })).toBeFocused()
})
