import type { Page } from '@playwright/test'
import { paths, wellKnownPaths } from '#shared/paths/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { openPage } from '../support/pages/navigation.ts'

test.use({ on: 'empty' })

/** Content of an Open Graph tag of the current page. */
const told = (page: Page, property: string) =>
  page.locator(`head meta[property="${property}"]`).getAttribute('content')

const absent = paths.industry('no-such-industry')

test('a page without its own metadata uses the Open Graph record for its path', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^404: GET .*no-such-industry/)
  await openPage(page, absent)
  await expect.poll(() => told(page, 'og:url')).toBe(site.origin + paths.industries)
  const records: readonly Readonly<Record<string, string>>[] = await (
    await page.request.get(wellKnownPaths.openGraph)
  ).json()
  const record = records.find((one) => one['og:url'] === site.origin + paths.industries) ?? {}
  expect(Object.keys(record)).toHaveLength(6)
  for (const [property, content] of Object.entries(record)) {
    expect(await told(page, property), property).toBe(content)
  }
  expect(await told(page, 'og:image:alt')).toBe(`${record['og:title']}, Certavia`)
})

test('a page logs a warning and uses the site’s defaults if Open Graph records cannot be loaded', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/^404: GET .*no-such-industry/)
  watch.expect(/^503: GET .*OpenGraph_Info\.json/)
  watch.expect(/^console warning: The open-graph records of \/OpenGraph_Info\.json/)
  await page.route(`**${wellKnownPaths.openGraph}`, (route) => route.fulfill({ status: 503 }))
  const warning = page.waitForEvent('console', (message) =>
    message.text().includes('open-graph records'),
  )
  await openPage(page, absent)
  expect((await warning).type()).toBe('warning')
  await expect.poll(() => told(page, 'og:title')).toBe('Certavia')
  expect(await told(page, 'og:url')).toBe(`${site.origin}/`)
  expect(await told(page, 'og:image:alt')).toBe('Certavia')
  expect(await told(page, 'og:image')).toBe(site.origin + wellKnownPaths.social(paths.home))
})

test('the metadata of a page is not inserted if it arrives after the visitor has left the page', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/head-[^/]*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await openPage(page, paths.about)
  const foot = page.locator('.foot')
  await foot.getByRole('link', { name: 'Careers', exact: true }).click()
  await expect(page).toHaveTitle(/^Careers/)
  await foot.getByRole('link', { name: 'Clients', exact: true }).click()
  await expect(page).toHaveTitle(/^Clients/)
  await page.evaluate(() => {
    const put: string[] = []
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLTitleElement) put.push(node.textContent)
      }
    }).observe(document.head, { childList: true })
    Object.assign(window, { put })
  })
  held.resolve()
  await expect
    .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
    .toMatch(/\/clients$/)
  // `put` is the array in which the script above records insertions.
  const put = await page.evaluate(() => (window as unknown as { put: string[] }).put)
  expect(put).toEqual([expect.stringMatching(/^Clients/)])
})

/** Sorted markup of all `data-head` elements: of the document, or of an HTML text if there is one. */
const headOf = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const root =
      source === undefined ? document : new DOMParser().parseFromString(source, 'text/html')
    return [...root.head.querySelectorAll('[data-head]')]
      .map(({ outerHTML }) => outerHTML)
      .toSorted()
  }, html)

test('client-side navigation produces the same metadata in the head as the server', async ({
  page,
  site,
}) => {
  await openPage(page, paths.about)
  for (const [name, path] of [
    ['Careers', paths.careers],
    ['Background Screening', paths.solution('background-screening')],
    ['Blogs', paths.blogs()],
  ] as const) {
    await page.locator('.foot').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    const sent = await headOf(page, await site.html(path))
    expect(sent.length).toBeGreaterThan(15)
    await expect.poll(() => headOf(page)).toEqual(sent)
  }
})
