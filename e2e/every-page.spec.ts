import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { sidewaysScroll } from './support/layout.ts'
import { openPage } from './support/navigation.ts'
import { templatePages } from './support/template-pages.ts'
import { IS_FULL } from './support/tier.ts'
import { publicPages } from '#shared/pages/public-pages.ts'
import { paths } from '#shared/paths.ts'

test.use({ on: 'demo', viewport: { width: 1366, height: 900 } })

const publicPaths = publicPages.map(({ path }) => path)

/** Every day one page of each template; what their HTML says is asked of all of them in `metadata.test.ts`. */
const walked = IS_FULL ? publicPaths : templatePages.filter((path) => publicPaths.includes(path))

/** What a page says of itself once it is alive in a browser. */
const said = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    headings: document.querySelectorAll('h1').length,
  }))

/** The words of `main` as a browser shows them, and as they stand in the HTML that the server sends, both without spaces. */
const words = (page: Page, html: string) =>
  page.evaluate((source) => {
    const read = (root: Document) => {
      const main = root.querySelector('main')?.cloneNode(true)
      if (!(main instanceof HTMLElement)) return ''
      for (const aside of main.querySelectorAll('script, style, noscript')) aside.remove()
      return main.textContent.replaceAll(/\s+/g, '')
    }
    return {
      shown: read(document),
      sent: read(new DOMParser().parseFromString(source, 'text/html')),
    }
  }, html)

test('each public page is there in a browser, quiet, whole and like no other', async ({
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
    const { shown, sent } = await words(page, await site.html(path))
    // Only the browser knows what it keeps.
    if (path === paths.cookieSettings) expect(sent).toContain('Cookiesettings')
    else expect(shown, `${path} says the same without scripts`).toBe(sent)
    expect(sent.length, path).toBeGreaterThan(700)
  }
})

test('a page printed from the dark is dark on light, with every answer open and no bar', async ({
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
})
