import { expect, type Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'
import { isCollection } from '#shared/paths/collections.ts'

/** Text of `main` in the browser and in the server's HTML, both without spaces. */
const words = (page: Page, html: string) =>
  page.evaluate((source) => {
    const read = (root: Document) => {
      const main = root.querySelector('main')?.cloneNode(true)
      if (!(main instanceof HTMLElement)) return ''
      // A value of a sample report that can be edited is in the page twice: in a field, and as text that gives the field its height.
      for (const aside of main.querySelectorAll('script, style, noscript, .report textarea')) {
        aside.remove()
      }
      return main.textContent.replaceAll(/[\s\u200b]+/g, '')
    }
    return {
      shown: read(document),
      sent: read(new DOMParser().parseFromString(source, 'text/html')),
    }
  }, html)

/** Expects that `main` of the open page has the same text as the server's HTML, and a minimum of text. */
export async function expectSameWords(page: Page, path: string, html: string): Promise<void> {
  const { shown, sent } = await words(page, html)
  // The texts differ here, because the cookie settings show stored data that the server cannot know.
  if (path === paths.cookieSettings) expect(sent).toContain('Cookiesettings')
  else expect(shown, `${path} says the same without scripts`).toBe(sent)
  // The page of a tag may have a single post, whose card is most of the page's text.
  expect(sent.length, path).toBeGreaterThan(isCollection(path) ? 300 : 700)
}
