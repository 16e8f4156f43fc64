import { expect, test } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { cutText, sidewaysScroll } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'

test.use({ on: 'demo' })

const results = '.results > li'

test.describe('the search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lets a visitor search, choose a kind and open a result', async ({ page }) => {
    await page.goto(paths.search())
    await expect(page.getByRole('heading', { name: 'Often opened' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Search this site' }).fill('reference')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(paths.search({ text: 'reference' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^\d+ results for “reference”$/,
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator(`${results} mark`).first()).toBeVisible()
    await page.getByRole('link', { name: /^Services \d/ }).click()
    await expect(page.locator(`${results} > .label`)).toHaveText(
      Array<string>(await page.locator(results).count()).fill('Service'),
    )
    await expect(page.getByText(/^Results 1 to \d+ of \d+$/)).toBeVisible()
    await page.locator(`${results} h2 a`, { hasText: 'Reference validation' }).click()
    await expect(page).toHaveURL(paths.service('reference-validation'))
  })

  test('explains a correction, an empty result and a query that is too long', async ({
    page,
    watch,
  }) => {
    await page.goto(paths.search({ text: 'criminel chekc' }))
    await expect(page.getByText('Showing results for criminal check.')).toBeVisible()
    await page.getByRole('link', { name: 'Search instead for “criminel chekc”' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'No results for “criminel chekc”',
    )
    await expect(page.getByText('Did you mean')).toBeVisible()
    watch.expect(/400/)
    const answer = await page.goto(paths.search({ text: 'a'.repeat(201) }))
    expect(answer?.status()).toBe(400)
    await expect(page.getByRole('alert')).toContainText('Use at most 200 characters')
  })
})

test('the search is accessible at all widths, in both themes and by keyboard', async ({ page }) => {
  await openPage(page, paths.search({ text: 'care home staff' }))
  await expectNoBarrier(page, 'results', 'main')
  const field = page.getByRole('combobox', { name: 'Search this site' })
  await field.fill('refer')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option').first()).toContainText('Reference validation')
  await expectNoBarrier(page, 'suggestions', 'main')
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.search({ text: 'refer' }))
  await expect(field).toBeFocused()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await cutText(page)).toEqual([])
})

test('a hostile search query never causes a server error', async ({ request }) => {
  const queries = ['"', '*', 'a"OR"b', 'NEAR(a b)', '\u0000', '%', '<script>', 'ü'.repeat(200)]
  for (const q of queries) {
    for (const address of [paths.search({ text: q }), apiPaths.search({ q })]) {
      const { status } = await request.get(address).then((answer) => ({ status: answer.status() }))
      expect([200, 400, 422], address).toContain(status)
    }
  }
  for (const rest of ['kind=x', 'page=0', 'page=999999999', 'exact=2']) {
    const answer = await request.get(`${apiPaths.search({ q: 'a' })}&${rest}`)
    expect([200, 400, 422], rest).toContain(answer.status())
  }
})
