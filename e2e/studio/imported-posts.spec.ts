import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { expectNoBarrier } from '../support/checks/barrier-free.ts'
import { openPage } from '../support/pages/navigation.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'

const POSTS = join(import.meta.dirname, '../../../shared/data/markdown-posts.tar.gz')
const POST_COUNT = 40

let slugs: readonly string[] = []

test.skip(!existsSync(POSTS), 'The folder shared/data with the real posts is not here.')

/** Imports the real posts with the command while the site is running. */
test.beforeAll(async ({ site }) => {
  await promisify(execFile)(process.execPath, ['server/cli/content-import.ts', POSTS], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: new URL(site.origin).port,
      DATA_DIR: site.directory,
    },
  })
  const found: string[] = []
  let next: string | null = apiPaths.blogs({ limit: 100 })
  while (next !== null) {
    const answer = await (await fetch(new URL(next, site.origin))).json()
    found.push(...answer.results.map(({ slug }: { slug: string }) => slug))
    next = answer.next
  }
  slugs = found
})

/** Unique URLs in a page: the first group of each match of the pattern. */
const addresses = (html: string, pattern: RegExp) => [
  ...new Set(
    [...html.matchAll(pattern)].map(([, address = '']) => address.replaceAll('&amp;', '&')),
  ),
]

const lists = [
  { name: 'the CMS list', list: paths.cmsBlogs, post: paths.cmsBlog },
  { name: 'the list', list: paths.blogs, post: paths.blog },
]

for (const { name, list, post } of lists) {
  test(`the list ${name} shows all forty imported posts across its pages, complete with their pictures`, async ({
    request,
  }) => {
    expect(slugs).toHaveLength(POST_COUNT)
    const linked = new Set<string>()
    for (let page = 1; ; page += 1) {
      const answer = await request.get(list({ page }))
      if (answer.status() === 404) break
      expect(answer.status()).toBe(200)
      for (const address of addresses(await answer.text(), /href="([^"]+)"/g)) linked.add(address)
    }
    expect(slugs.filter((slug) => !linked.has(post(slug)))).toEqual([])
    const pictures = new Set<string>()
    for (const slug of slugs) {
      const answer = await request.get(post(slug))
      expect([slug, answer.status()]).toEqual([slug, 200])
      const html = await answer.text()
      for (const address of addresses(html, /src="(\/lake\/images\/[^"]+)"/g)) pictures.add(address)
    }
    expect(pictures.size).toBeGreaterThan(10)
    for (const address of pictures) {
      const answer = await request.get(address)
      expect([address, answer.status()]).toEqual([address, 200])
      expect(answer.headers()['content-type']).toMatch(/^image\//)
    }
  })
}

/** Problems of a page that a reader would notice, one line each. */
const stumbles = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    )
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px to scroll sideways`] : []),
      ...[...document.images]
        .filter(({ naturalWidth }) => naturalWidth === 0)
        .map(({ src }) => `no picture at ${src}`),
      ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one h1']),
      ...levels.flatMap((level, index) =>
        level > (levels[index - 1] ?? 0) + 1 ? [`heading ${index + 1} skips a level`] : [],
      ),
    ]
  })

/** Posts with wide tables, code in tables, many pictures, long listings and long words. */
const HARD = [
  'check-cfg',
  'this-development-cycle-in-cargo-1-79',
  'enabling-polonius-alpha-on-nightly',
  'gats-stabilization-push',
  'diagnostic-effort',
]

for (const slug of HARD) {
  test(`the imported post ${slug} is readable at every width and in both themes`, async ({
    page,
  }) => {
    expect(slugs).toContain(slug)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, paths.cmsBlog(slug))
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await stumbles(page), `at ${width} px`).toEqual([])
    }
    await expectNoBarrier(page, slug)
  })
}
