import { afterAll, describe, expect, test } from 'vitest'
import { sharedServices } from '../support/cluster/several-processes.ts'
import { openGraphRecords, readMetadata, sitemapPaths } from '../support/content/metadata.ts'
import { signInAsStaff, type StaffSession } from '../support/pages/staff-session.ts'
import type { Program } from '../support/sites/processes.ts'
import { useSite } from '../support/sites/use-site.ts'
import { type FixedPage, pageOf } from '#shared/content/pages/fixed-pages.ts'
import { shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { markdownPath } from '#shared/paths/markdown-paths.ts'
import { apiPaths, paths, wellKnownPaths } from '#shared/paths/paths.ts'

let site: Program
let session: StaffSession

useSite({ SEED: 'none' }, async (started) => {
  site = started
  session = await signInAsStaff(site.url)
  // The first request for the Open Graph records makes each process render all pages. The test sends these requests here, because {@link
  // VISIBLE} limits only the time after a change.
  for (let process = 0; process < (sharedServices()?.processes ?? 0); process += 1) {
    await openGraphRecords(site.url)
  }
})

/** Maximum time until a change is visible, in milliseconds. */
const VISIBLE = 1_000

/**
 * Reads a value. One process shows a change at once, so it is read once. Other processes show the change after a notification, so with several
 * processes the value is read again until it has the change or {@link VISIBLE} has passed.
 */
async function readChanged<T>(readOnce: () => Promise<T>, hasChange: (value: T) => boolean) {
  const end = performance.now() + VISIBLE
  let value = await readOnce()
  if (sharedServices() === undefined) return value
  while (!hasChange(value) && performance.now() < end) value = await readOnce()
  return value
}

const read = async (path: string, init?: RequestInit) => (await fetch(site.url + path, init)).text()

/**
 * Asks the assistant about a word.
 * @returns the response
 */
const answered = (word: string) =>
  read(apiPaths.assistant, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question: `What carries the ${word} letters?` }),
  })

const lastmod = async (path: string) =>
  (await read(wellKnownPaths.sitemap))
    .split('<url>')
    .find((entry) => entry.includes(`<loc>${site.url}${path}</loc>`))
    ?.match(/<lastmod>([^<]+)</)?.[1]

/**
 * Routes whose responses contain texts from a page's document. Each function requests a route and returns the part of the response about
 * the page. After a change this part must contain `word`.
 */
const routes: Readonly<Record<string, (page: FixedPage, word: string) => Promise<string>>> = {
  page: async ({ path }) => (await readMetadata(site.url, path)).title,
  description: async ({ path }) => (await readMetadata(site.url, path)).description,
  'Open Graph title': async ({ path }) =>
    (await readMetadata(site.url, path)).meta('og:title') ?? '',
  'structured data': async ({ path }) =>
    JSON.stringify((await readMetadata(site.url, path)).data.slice(1)),
  'Open Graph record': async ({ path }) =>
    JSON.stringify(
      (await openGraphRecords(site.url)).find((one) => one['og:url'] === site.url + path),
    ),
  'missing page below it': async ({ path }) =>
    (await readMetadata(site.url, `${path}/no/such/page`)).meta('og:title') ?? '',
  'summary for language models': async ({ path }) =>
    (await read(wellKnownPaths.llms)).split('\n').find((line) => line.includes(`${path}.md)`)) ??
    '',
  Markdown: ({ path }) => read(markdownPath(path)),
  REST: ({ kind, slug }) => read(apiPaths.page(kind, slug)),
  search: async (_, word) =>
    JSON.stringify(JSON.parse(await read(apiPaths.search({ q: word }))).results),
  'search page': (_, word) => read(paths.search({ text: word })),
  'search suggestions': async ({ path }, word) =>
    (await read(apiPaths.searchSuggestions(word))).includes(`"url":"${path}"`) ? word : 'none',
  assistant: (_, word) => answered(word),
}

describe.each([
  pageOf('service', 'criminal-check'),
  pageOf('solution', 'corporate-due-diligence'),
  pageOf('industry', 'insurance'),
])('the published document of $path', (page) => {
  const publish = async (word: string) => {
    const document = await shippedPublished(page, '2026-03-01T09:00:00Z')
    const heading = `A ${word} on the first line`
    const meta = {
      title: heading,
      description: `Checks by a ${word} in one file.`,
      keywords: [word],
    }
    const lede = `A ${word} carries the letters.`
    const set = { 'questions.items[0].question': `Is it a ${word}?` }
    await session.mutate([
      { createOrReplace: { ...document, heading, meta, lede } },
      { patch: { id: page.id, set } },
    ])
    return performance.now()
  }

  // Restores the page, because the words must not be on several pages.
  afterAll(async () => {
    const document = await shippedPublished(page, '2026-03-01T09:00:00Z')
    await session.mutate([{ createOrReplace: document }])
  })

  test.each(Object.keys(routes))('is visible within a second through: %s', async (name) => {
    const route = routes[name]
    const textWith = (word: string) =>
      readChanged(
        async () => route?.(page, word),
        (text = '') => text.includes(word),
      )
    await publish('zebroid')
    expect(await textWith('zebroid')).toContain('zebroid')
    const at = await publish('quagga')
    const shown = await textWith('quagga')
    expect(performance.now() - at).toBeLessThan(VISIBLE)
    expect(shown).toContain('quagga')
    expect(shown).not.toContain('zebroid')
    const replaced = await route?.(page, 'zebroid')
    expect(replaced?.match(/zebroid (?:on|carries)|a zebroid\?/)).toBeNull()
  })

  test('has the time of its publication in the sitemap', async () => {
    const before = Date.now()
    await publish('okapi')
    const isNew = (time = '') => Date.parse(time) >= before - 1
    const time = await readChanged(() => lastmod(page.path), isNew)
    expect(Date.parse(time ?? '')).toBeGreaterThanOrEqual(before - 1)
    expect(Date.parse(time ?? '')).toBeLessThanOrEqual(Date.now())
    await session.mutate([{ createOrReplace: { _id: `drafts.${page.id}`, _type: page.type } }])
    expect(await lastmod(page.path)).toBe(time)
  })

  test('has a social image with its title', async () => {
    const image = async () =>
      (await fetch(site.url + wellKnownPaths.social(page.path))).headers.get('etag')
    await publish('zebroid')
    const before = await image()
    await publish('quagga')
    expect(await image()).not.toBe(before)
    await publish('zebroid')
    expect(await image()).toBe(before)
  })
})

test('a page that was never published has no time in the sitemap', async () => {
  expect(await sitemapPaths(site.url)).toContain(paths.service('rag'))
  expect(await lastmod(paths.service('rag'))).toBeUndefined()
})

test('no route lists an article after it was unpublished', async () => {
  const blog = {
    _id: 'post',
    _type: 'blog',
    title: 'A note on tapirs',
    slug: { _type: 'slug', current: 'tapirs' },
    excerpt: 'A tapir carries the letters of this note.',
    publishedAt: '2026-03-01T09:00:00Z',
  }
  const path = paths.blog('tapirs')
  const listed = async () => [
    await read(wellKnownPaths.sitemap),
    await read(wellKnownPaths.openGraph),
    await read(wellKnownPaths.llms),
    await read(markdownPath(path)),
    await read(apiPaths.search({ q: 'tapir' })),
    await answered('tapir'),
  ]
  await session.mutate([{ createOrReplace: { ...blog, status: 'published' } }])
  for (const text of await listed()) expect(text).toContain('tapirs')
  await session.mutate([{ createOrReplace: { ...blog, status: 'archived' } }])
  const at = performance.now()
  const gone = await listed()
  expect(performance.now() - at).toBeLessThan(1_000)
  for (const text of gone) expect(text).not.toMatch(/tapirs|carries the letters/)
})
