import { expect, type Page } from '@playwright/test'
import { paths } from '#shared/paths/paths.ts'

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

/** Finds that the page which is open says in `main` what the HTML sent for it says, and not too little. */
export async function expectSameWords(page: Page, path: string, html: string): Promise<void> {
  const { shown, sent } = await words(page, html)
  // Only the browser knows what it keeps.
  if (path === paths.cookieSettings) expect(sent).toContain('Cookiesettings')
  else expect(shown, `${path} says the same without scripts`).toBe(sent)
  expect(sent.length, path).toBeGreaterThan(700)
}
