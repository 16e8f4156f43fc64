import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { sidewaysScroll } from '../support/checks/layout.ts'
import { openPage } from '../support/pages/navigation.ts'
import { expectSameWords } from '../support/pages/page-words.ts'
import { closePages, templatePages } from '../support/pages/template-pages.ts'
import { IS_FULL } from '../support/tier.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'
import { paths } from '#shared/paths/paths.ts'

test.use({ on: 'demo', viewport: { width: 1366, height: 900 } })

const publicPaths = publicPages.map(({ path }) => path)

/**
 * Tested pages. The everyday tier tests one page of each template that no other spec tests; `metadata.test.ts` checks the HTML of all
 * pages.
 */
const walked = IS_FULL
  ? publicPaths
  : templatePages.filter((path) => publicPaths.includes(path) && !closePages.includes(path))

/** Metadata of a page in a browser after hydration. */
const said = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    headings: document.querySelectorAll('h1').length,
  }))

test('each public page loads in a browser, complete, distinct and without errors', async ({
  page,
  site,
}) => {
  test.slow()
  expect(publicPaths.length, 'pages of the specification').toBeGreaterThanOrEqual(70)
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  const statuses = new Map<string, number>()
  page.on('response', (answer) => statuses.set(new URL(answer.url()).pathname, answer.status()))
  for (const path of walked) {
    await openPage(page, path)
    expect(statuses.get(path), path).toBe(200)
    const { title, description, canonical, headings } = await said(page)
    expect(headings, `h1 of ${path}`).toBe(1)
    expect(canonical, path).toBe(site.origin + path)
    expect(titles.get(title), `has the title of ${path}`).toBeUndefined()
    expect(descriptions.get(description), `has the description of ${path}`).toBeUndefined()
    titles.set(title, path)
    descriptions.set(description, path)
    expect(await sidewaysScroll(page), `sideways scrolling of ${path}`).toBe(0)
    await expectSameWords(page, path, await site.html(path))
  }
})

/** Maximum number of A4 sheets of a printed service page. */
const MOST_SHEETS = 4

/** Number of pages of a PDF document. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('a page that is printed in dark mode is light and short, with all answers open and no bar', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await openPage(page, paths.service('criminal-check'))
  const seen = await page.evaluate(() => {
    const lightness = (colour: string) =>
      Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number))
    const { backgroundColor, color } = getComputedStyle(document.documentElement)
    return { ground: lightness(backgroundColor), ink: lightness(color) }
  })
  expect(seen.ground).toBeGreaterThan(240)
  expect(seen.ink).toBeLessThan(60)
  const answers = page.locator('main details p')
  expect(await answers.count()).toBeGreaterThan(3)
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  for (const part of [
    '.bar',
    '.foot',
    '.history-buttons',
    '.back-to-top',
    '.closing',
    '.actions',
  ]) {
    await expect(page.locator(part).first()).toBeHidden()
  }
  const sheets = sheetsOf(await page.pdf({ format: 'A4' }))
  expect(sheets).toBeGreaterThan(1)
  expect(sheets, 'sheets of a service').toBeLessThanOrEqual(MOST_SHEETS)
})

for (const slug of ['criminal-check', 'kyc-compliance', 'resume-ranking']) {
  test(`the service ${slug} is printed on four sheets, with its complete sample report on the first`, async ({
    page,
  }) => {
    // The printed area of A4 in px.
    const sheet = { width: 688, height: 1001 }
    await page.setViewportSize(sheet)
    await page.emulateMedia({ media: 'print' })
    await openPage(page, paths.service(slug))
    const end = await page
      .locator('.report')
      .evaluate((report) => report.getBoundingClientRect().bottom + scrollY)
    expect(end).toBeLessThan(sheet.height)
    for (const format of ['A4', 'Letter'])
      expect(sheetsOf(await page.pdf({ format })), format).toBeLessThanOrEqual(MOST_SHEETS)
  })
}
