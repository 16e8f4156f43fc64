import { describe, expect, test } from 'vitest'
import { readMetadata } from '../support/content/metadata.ts'
import { demoSlugs } from '../support/pages/template-pages.ts'
import { useDemoSite } from '../support/sites/use-demo-site.ts'
import { documents } from '#seed/content.test-support.ts'
import { CATEGORIES } from '#seed/bylines.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { INDEXED_TAG } from '#shared/pages/blog-listing.ts'
import { paths, wellKnownPaths } from '#shared/paths/paths.ts'

let site: { readonly url: string }

useDemoSite((started) => {
  site = started
})

const blogs = documents.filter(({ _type, status }) => _type === 'blog' && status === PUBLIC_STATUS)

/** Number of published demo posts by tag in lower case. */
const tagCounts = new Map<string, number>()
for (const { tags } of blogs) {
  for (const tag of Array.isArray(tags) ? tags : []) {
    const name = String(tag).toLowerCase()
    tagCounts.set(name, (tagCounts.get(name) ?? 0) + 1)
  }
}
const tagWith = (isWanted: (count: number) => boolean) => {
  const found = [...tagCounts].find(([, count]) => isWanted(count))
  if (found === undefined) throw new Error('the demo content lacks such a tag')
  return found[0]
}
const small = tagWith((count) => count < INDEXED_TAG)
const large = tagWith((count) => count >= INDEXED_TAG)
const category = CATEGORIES[0]?.slug ?? ''
const author = documents.find(({ _type }) => _type === 'author')?._id ?? ''

describe('metadata for search engines', () => {
  test.each<[path: string, canonical: string, robots?: string]>([
    [paths.search(), paths.search(), 'noindex'],
    [paths.search({ text: 'court' }), paths.search(), 'noindex'],
    [paths.search({ text: 'court', kind: 'article', page: 2 }), paths.search(), 'noindex'],
    [paths.search({ text: 'xyzzyplugh' }), paths.search(), 'noindex'],
    [paths.blogs(), paths.blogs()],
    [`${paths.blogs()}?page=1`, paths.blogs()],
    [paths.blogs({ page: 2 }), paths.blogs({ page: 2 })],
    [`${paths.blogs()}?utm_source=x&page=2`, paths.blogs({ page: 2 })],
    [`${paths.blogs()}?category=${category}`, paths.blogCategory(category)],
    [paths.blogCategory(category), paths.blogCategory(category)],
    [`${paths.blogCategory(category)}?page=1`, paths.blogCategory(category)],
    [paths.blogTag(large), paths.blogTag(large)],
    [paths.blogTag(small), paths.blogTag(small), 'noindex'],
    [paths.author(author), paths.author(author)],
    [paths.caseStudies(), paths.caseStudies()],
    [paths.caseStudies({ filter: 'insurance' }), paths.caseStudies({ filter: 'insurance' })],
    [
      `${paths.caseStudies({ filter: 'insurance' })}&page=1`,
      paths.caseStudies({ filter: 'insurance' }),
    ],
    [paths.cmsBlogs({ page: 2 }), paths.blogs({ page: 2 })],
    [paths.cmsBlogs({ filter: category }), paths.blogCategory(category)],
    [`${paths.blog(demoSlugs.post)}?utm_source=x`, paths.blog(demoSlugs.post)],
    [paths.cmsCaseStudy(demoSlugs.study), paths.caseStudy(demoSlugs.study)],
  ])('of %s have the canonical address %s', async (path, canonical, robots) => {
    const page = await readMetadata(site.url, path)
    expect(page).toMatchObject({ status: 200, canonical: site.url + canonical, robots })
    expect(page.languages).toEqual(robots === undefined ? ['en', 'x-default'] : [])
  })

  test('name the canonical address as the only alternate (hreflang)', async () => {
    const { html } = await readMetadata(site.url, paths.cmsBlogs({ page: 2 }))
    const alternates = [...html.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)].map(([, url]) => url)
    expect(new Set(alternates)).toEqual(new Set([site.url + paths.blogs({ page: 2 })]))
  })
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])(
  'the page of search results is encoded as the header “Accept-Encoding: %s” allows, and is never stored',
  async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted }
    const answer = await fetch(site.url + paths.search({ text: 'court' }), { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(await answer.text()).toContain('court')
  },
)

test('the sitemap has the last change of articles and collections, and leaves out pages that search engines must not index', async () => {
  const xml = await (await fetch(site.url + wellKnownPaths.sitemap)).text()
  const entries = new Map(
    [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)].map(
      ([, url = '', modified]) => [url.slice(site.url.length), modified] as const,
    ),
  )
  const articles = [...entries.keys()].filter((path) =>
    /^\/(?:blogs|case-studies|authors)\/./.test(path),
  )
  expect(articles.length).toBeGreaterThan(20)
  for (const path of articles) expect(entries.get(path), path).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  expect(entries.has(paths.blogTag(large))).toBe(true)
  for (const path of [
    paths.search(),
    paths.blogTag(small),
    paths.blogs({ page: 2 }),
    paths.cmsBlogs(),
  ]) {
    expect(entries.has(path), path).toBe(false)
  }
})
