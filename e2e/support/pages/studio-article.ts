import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, type SiteUnderTest } from '../fixtures.ts'
import type { StudioPage } from './studio-page.ts'

/** Maximum time until visitors see an editor's change, in milliseconds. */
const WITHIN = 1000

const block = { _type: 'block', _key: 'b', style: 'normal', markDefs: [] }

/** Documents that are in the lake before the test begins. */
export const found = [
  {
    _id: 'category-screening',
    _type: 'category',
    title: 'Screening',
    slug: { _type: 'slug', current: 'screening' },
  },
  ...[
    ['retention', 'How long a report is kept'],
    ['addresses', 'Addresses that cannot be proved'],
  ].map(([id, title]) => ({
    _id: id,
    _type: 'blog',
    title,
    slug: { _type: 'slug', current: id },
    status: 'published',
    publishedAt: '2026-02-01T08:00:00Z',
    excerpt: 'An excerpt.',
    body: [{ ...block, children: [{ _type: 'span', _key: 's', text: 'Text.', marks: [] }] }],
  })),
]

/** Polls all lists until they contain `text`, or until none contains it. Returns the time of the first successful poll, in milliseconds. */
async function untilLists(
  site: SiteUnderTest,
  lists: readonly string[],
  text: string,
  holds: boolean,
): Promise<number> {
  const started = performance.now()
  for (;;) {
    // Measures until the request was sent, because the response time depends on the machine.
    const elapsed = performance.now() - started
    const pages = await Promise.all(lists.map((path) => site.html(path)))
    if (pages.every((html) => html.includes(text) === holds)) return elapsed
    expect(elapsed, `the lists ${holds ? 'hold' : 'do not hold'} ${text}`).toBeLessThan(10_000)
    await pause(25)
  }
}

/** Waits for a write whose request body contains `part`. Must be called before the step that causes the write. */
function written(page: Page, part: string) {
  return page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      (response.request().postData() ?? '').includes(part) &&
      response.ok(),
  )
}

/** Publishes the article of the form, and expects it in every list within a second. */
export async function publishedInTime(
  editor: StudioPage,
  site: SiteUnderTest,
  article: { readonly title: string; readonly lists: readonly string[] },
): Promise<void> {
  await editor.saved()
  expect((await Promise.all(article.lists.map(site.html))).join('')).not.toContain(article.title)
  const published = written(editor.page, 'sanity.action.document.publish')
  await editor.publishButton.click()
  await published
  expect(await untilLists(site, article.lists, article.title, true)).toBeLessThan(WITHIN)
  await expect(editor.page.getByText('Published to the site').first()).toBeVisible()
  await expect(editor.footer).toContainText('Published')
  await expect(editor.publishButton).toBeDisabled()
}

/** Unpublishes the article of the form, and expects it in no list after a second. */
export async function goneInTime(
  editor: StudioPage,
  site: SiteUnderTest,
  article: { readonly title: string; readonly lists: readonly string[] },
): Promise<void> {
  await editor.act('Unpublish')
  await expect(editor.page.getByText('Unpublish this article?')).toBeVisible()
  const gone = written(editor.page, 'archived')
  await editor.page.getByRole('button', { name: 'Unpublish' }).click()
  await gone
  expect(await untilLists(site, article.lists, article.title, false)).toBeLessThan(WITHIN)
  await expect(editor.footer).toContainText('Archived')
}

/**
 * Text of the page near an expected text that is missing. The position is that of the longest word of the expected text that the page
 * contains.
 */
function neighbourhood(shown: string, part: string | RegExp): string {
  const words = (typeof part === 'string' ? part : part.source).match(/[\p{L}\p{N}]{3,}/gu) ?? []
  const [word] = words
    .filter((each) => shown.includes(each))
    .toSorted((a, b) => b.length - a.length)
  if (word === undefined) return 'no word of it is there'
  const at = shown.lastIndexOf(word)
  return `near "${word}": ${shown.slice(Math.max(0, at - 300), at + 300)}`
}

/** Expected texts that a page does not show, each with the text found instead. Data for the page's script is ignored. */
export function missing(html: string, parts: readonly (string | RegExp)[]): readonly string[] {
  const [shown = ''] = html.split('id="page-data"')
  return parts
    .filter((part) => (typeof part === 'string' ? !shown.includes(part) : !part.test(shown)))
    .map((part) => `${String(part)}, ${neighbourhood(shown, part)}`)
}
