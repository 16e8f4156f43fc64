import { paths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'

test('the server sends the admin as an empty shell that is neither cached nor indexed', async ({
  site,
}) => {
  for (const path of [paths.admin, paths.adminBlogs, paths.adminUsers, paths.apiTest]) {
    const answer = await fetch(site.origin + path)
    const html = await answer.text()
    expect(answer.headers.get('cache-control'), path).toBe('no-store')
    expect(answer.headers.get('x-robots-tag'), path).toBe('noindex')
    expect(html, path).toContain('Checking your session…')
    expect(html, path).not.toContain('<input')
  }
})

/** Texts that occur only in the admin, each from a different page. */
const staffWords = [
  'Checking your session…',
  'Waiting for the CMS',
  'Failed to create blog',
  'Unpublish',
  'Sign out on all devices',
]

test('public pages load no code of the admin', async ({ page }) => {
  const loaded = new Set<string>()
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) loaded.add(response.url())
  })
  // Checks a list and a form. `budgets.spec.ts` measures the code of one page of each template.
  for (const path of [paths.blogs(), paths.contact]) {
    await page.goto(path)
    await page.mouse.wheel(0, 400)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    await page.waitForLoadState('networkidle')
  }
  // Fetches the scripts from the server, because the browser discards the responses of a page that was left.
  const texts = await Promise.all(
    [...loaded].map(async (url) => {
      const answer = await page.request.get(url)
      expect(answer.status(), url).toBe(200)
      return answer.text()
    }),
  )
  expect(texts.length).toBeGreaterThan(3)
  for (const words of [...staffWords, '.desk-table', '.staff-bar']) {
    expect(
      texts.filter((text) => text.includes(words)),
      words,
    ).toEqual([])
  }
})
