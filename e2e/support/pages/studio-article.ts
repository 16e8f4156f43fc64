import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, type SiteUnderTest } from '../fixtures.ts'
import type { StudioPage } from './studio-page.ts'

/** What visitors see must follow an editor within this many milliseconds. */
const WITHIN = 1000

const block = { _type: 'block', _key: 'b', style: 'normal', markDefs: [] }

/** What an editor finds in the lake before the first line is written. */
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

/** How many milliseconds from now on somebody has to ask for every list so that it holds `text`, or no longer does. */
async function untilLists(
  site: SiteUnderTest,
  lists: readonly string[],
  text: string,
  holds: boolean,
): Promise<number> {
  const started = performance.now()
  for (;;) {
    // How long an answer takes is the machine's affair: what was asked for now was there now.
    const elapsed = performance.now() - started
    const pages = await Promise.all(lists.map((path) => site.html(path)))
    if (pages.every((html) => html.includes(text) === holds)) return elapsed
    expect(elapsed, `the lists ${holds ? 'hold' : 'do not hold'} ${text}`).toBeLessThan(10_000)
    await pause(25)
  }
}

/** Waits for the write that the next steps cause, by a part of its body. */
function written(page: Page, part: string) {
  return page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      (response.request().postData() ?? '').includes(part) &&
      response.ok(),
  )
}

/** Publishes the article of the form; visitors find it in every list within the second. */
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

/** Takes the article of the form off the site; no list shows it after a second. */
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

/** What a page shows around a part that it lacks: around the longest of the part's words that it does have. */
function neighbourhood(shown: string, part: string | RegExp): string {
  const words = (typeof part === 'string' ? part : part.source).match(/[\p{L}\p{N}]{3,}/gu) ?? []
  const [word] = words
    .filter((each) => shown.includes(each))
    .toSorted((a, b) => b.length - a.length)
  if (word === undefined) return 'no word of it is there'
  const at = shown.lastIndexOf(word)
  return `near "${word}": ${shown.slice(Math.max(0, at - 300), at + 300)}`
}

/** Those of the parts that a page does not show, each with what stands there: what its script carries along does not count. */
export function missing(html: string, parts: readonly (string | RegExp)[]): readonly string[] {
  const [shown = ''] = html.split('id="page-data"')
  return parts
    .filter((part) => (typeof part === 'string' ? !shown.includes(part) : !part.test(shown)))
    .map((part) => `${String(part)}, ${neighbourhood(shown, part)}`)
}
