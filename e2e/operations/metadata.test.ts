import { describe, expect, test } from 'vitest'
import {
  decoded,
  openGraphRecords,
  readMetadata,
  sitemapPaths,
} from '../support/content/metadata.ts'
import { useDemoSite } from '../support/sites/use-demo-site.ts'
import { CATEGORIES } from '#seed/bylines.ts'
import {
  defaultOpenGraph,
  matchOpenGraph,
  openGraphProperties,
} from '#shared/browser/open-graph.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'
import { isCollection } from '#shared/paths/collections.ts'
import { paths, wellKnownPaths } from '#shared/paths/paths.ts'
import { site as company } from '#shared/company/site.ts'

let site: { readonly url: string }

useDemoSite((started) => {
  site = started
})

const read = (path: string) => readMetadata(site.url, path)
const sitemap = () => sitemapPaths(site.url)
const records = () => openGraphRecords(site.url)

describe('every public page', () => {
  test('responds, with one heading and a unique title and description', async () => {
    const pages = await Promise.all(publicPages.map(({ path }) => read(path)))
    for (const page of pages) {
      expect(page.status, page.path).toBe(200)
      expect(page.headings, `h1 of ${page.path}`).toBe(1)
      expect(page.title, page.path).toMatch(/^.{3,} \| Certavia$/)
      expect(page.description.length, `description of ${page.path}`).toBeGreaterThan(50)
      expect(page.meta('keywords')?.split(', ').length, page.path).toBeGreaterThan(2)
      expect(page.hasHistory, `history buttons of ${page.path}`).toBe(page.path !== paths.home)
      expect(page.canonical, page.path).toBe(site.url + page.path)
      expect(page.robots, page.path).toBeUndefined()
      expect(page.languages, page.path).toEqual(['en', 'x-default'])
    }
    const repeated = (values: readonly string[]) =>
      values.filter((value, index) => values.indexOf(value) !== index)
    expect(repeated(pages.map(({ title }) => title))).toEqual([])
    expect(repeated(pages.map(({ description }) => description))).toEqual([])
  })

  test('has calls to action in pairs, with different targets and descriptive labels', async () => {
    for (const { path } of publicPages) {
      const { html } = await read(path)
      for (const [, inside = ''] of html.matchAll(/<p class="actions">(.*?)<\/p>/gs)) {
        const links = [...inside.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)]
        const targets = links.map(([, href]) => href)
        expect(new Set(targets).size, `${path} leads to ${targets.join(' and ')}`).toBe(2)
        for (const [, , label = ''] of links) {
          const words = decoded(label.replaceAll(/<[^>]+>|→/g, '')).trim()
          expect(words, path).toMatch(/^[A-Z][^.!]{2,30}$/)
        }
      }
    }
  })

  test('has matching Open Graph metadata and its own social image', async () => {
    const known = new Map((await records()).map((record) => [record['og:url'], record]))
    for (const { path } of publicPages) {
      const page = await read(path)
      const record = known.get(site.url + path)
      for (const [name, value] of Object.entries(record ?? {})) {
        expect(page.meta(name), `${name} of ${path}`).toBe(value)
      }
      expect(record?.['og:image'], path).toBe(site.url + wellKnownPaths.social(path))
      expect(page.meta('og:image:width')).toBe('1200')
      expect(page.meta('og:image:height')).toBe('630')
      expect(`${record?.['og:title']} | ${company.product}`).toBe(page.title)
    }
  })

  test('has structured data of the type of the page', async () => {
    const typesOf = async (path: string) => (await read(path)).data.map((node) => node['@type'])
    expect(await typesOf(paths.home)).toEqual(['Organization', 'WebSite'])
    expect(await typesOf(paths.service('criminal-check'))).toEqual([
      'BreadcrumbList',
      'Service',
      'FAQPage',
    ])
    for (const { path } of publicPages.filter((page) => page.path !== paths.home)) {
      const types = await typesOf(path)
      expect(types, path).toContain('BreadcrumbList')
      const isAboutCompany = path === paths.about || path === paths.contact
      expect(types.includes('Organization'), path).toBe(isAboutCompany)
    }
  })
})

test('a 404 page has the properties of the Open Graph record that matches its path', async () => {
  const all = await records()
  for (const path of [
    paths.industry('no-such-industry'),
    `${paths.industry('insurance')}/claims`,
    `${paths.service('rag')}/more/of/it`,
    paths.blog('no-such-post'),
    paths.solution('nothing'),
    '/no-such-page',
    paths.cmsBlog('no-such-post'),
  ]) {
    const page = await read(path)
    expect(page.status, path).toBe(404)
    const record = matchOpenGraph(all, path) ?? defaultOpenGraph(site.url)
    for (const [name, value] of openGraphProperties(record)) {
      expect(page.all(name), `${name} of ${path}`).toEqual([value])
    }
  }
})

test('the sitemap lists every public page and article, and all of them are indexable', async () => {
  const listed = await sitemap()
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed).toEqual(expect.arrayContaining(publicPages.map(({ path }) => path)))
  const documents = listed.slice(publicPages.length)
  const collections = documents.filter(isCollection)
  expect(collections).toEqual(
    expect.arrayContaining(CATEGORIES.map(({ slug }) => paths.blogCategory(slug))),
  )
  for (const path of collections) {
    const { status, canonical, robots } = await read(path)
    expect([status, canonical, robots], path).toEqual([200, site.url + path, undefined])
  }
  const articles = documents.filter((path) => !isCollection(path))
  expect(articles.length).toBeGreaterThan(20)
  for (const path of articles) {
    const page = await read(path)
    expect(page.status, path).toBe(200)
    expect(page.canonical, path).toBe(site.url + path)
    expect(page.robots, path).toBeUndefined()
    expect(page.meta('og:type'), path).toBe('article')
    expect(page.meta('article:published_time'), path).toMatch(/^\d{4}-/)
    expect(page.meta('article:modified_time'), path).toBe('2026-11-20T08:00:00.000Z')
    expect(page.data[0]?.['@type'], path).toBe(
      path.startsWith(paths.blogs()) ? 'BlogPosting' : 'Article',
    )
  }
})

test('every page has drawings of at most 12 KB, pictures with width and height, and no skipped heading level', async () => {
  for (const path of [...(await sitemap()), paths.cookies, paths.cmsBlogs(), '/no-such-page']) {
    const { html } = await read(path)
    for (const [drawing] of html.matchAll(/<svg[\s>][^]*?<\/svg>/g)) {
      expect(drawing.length, `${path}: ${drawing.slice(0, 80)}`).toBeLessThanOrEqual(12 * 1024)
    }
    const images = (html.match(/<img\s[^>]*>/g) ?? []).filter(
      // A placeholder has no size attributes, because it takes the size of the picture that it replaces.
      (image) => !image.includes('class="picture-stand-in"'),
    )
    for (const image of images) expect(image, path).toMatch(/ width="\d+" height="\d+" alt="/)
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)
    expect(skipped, `headings of ${path}: ${levels.join(' ')}`).toEqual([])
  }
})

test('every article has a category, tags and keywords, and every post its author', async () => {
  const documents = (await sitemap()).slice(publicPages.length)
  for (const path of documents.filter((document) => !isCollection(document))) {
    const page = await read(path)
    const isPost = path.startsWith(paths.blogs())
    expect(page.meta('article:author') !== undefined, `author of ${path}`).toBe(isPost)
    expect(page.meta('article:section'), path).toMatch(/\w/)
    expect(page.all('article:tag').length, `tags of ${path}`).toBeGreaterThan(0)
    expect(page.meta('keywords'), path).toMatch(/\w/)
  }
})

test('pages about the company have its founding date, size, rating and opening hours', async () => {
  for (const path of [paths.home, paths.about, paths.contact]) {
    const company = (await read(path)).data.find((node) => node['@type'] === 'Organization')
    expect(company, path).toMatchObject({
      foundingDate: '2020',
      numberOfEmployees: { minValue: 50, maxValue: 200 },
      aggregateRating: { ratingValue: 4.8, ratingCount: 247 },
      contactPoint: {
        hoursAvailable: {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '17:00',
        },
      },
    })
  }
})

test('each page of a list has its own title and description', async () => {
  const pages = await Promise.all(
    [
      paths.blogs(),
      paths.blogs({ page: 2 }),
      ...CATEGORIES.map(({ slug }) => paths.blogs({ filter: slug })),
      paths.caseStudies(),
      paths.caseStudies({ filter: 'insurance' }),
    ].map(read),
  )
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200))
  expect(pages.map(({ path, canonical }) => [path, canonical])).toEqual(
    pages.map(({ path }) => [path, site.url + path]),
  )
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
})

test('CMS pages have the canonical URL of the article', async () => {
  const articles = (await sitemap()).slice(publicPages.length)
  const one = (base: string) => articles.find((path) => path.startsWith(`${base}/`)) ?? ''
  for (const path of [
    paths.blogs(),
    one(paths.blogs()),
    paths.caseStudies(),
    one(paths.caseStudies()),
  ]) {
    const page = await read(`/sanity${path}`)
    expect([page.status, page.canonical], path).toEqual([200, site.url + path])
    const own = await read(path)
    expect(page.title, path).toBe(own.title.replace(' | ', ', from the CMS | '))
    expect(page.description, path).toContain(`the CMS itself; ${path} shows the copy`)
    expect(page.description, path).toContain(own.description)
  }
})

test.each(['/favicon.ico', '/icon-180.png', '/icon-192.png', '/icon-512.png', '/site.webmanifest'])(
  'the page %s exists',
  async (path) => {
    const answer = await fetch(site.url + path)
    expect(answer.status).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(300)
  },
)

test('missing pages and staff pages are not indexable', async () => {
  const absent = await read('/no-such-page')
  expect([absent.status, absent.robots]).toEqual([404, 'noindex'])
  expect((await read(paths.admin)).robots).toBe('noindex')
  expect(await sitemap()).not.toContain(paths.admin)
  const robots = await (await fetch(site.url + wellKnownPaths.robots)).text()
  expect(robots).toContain('Disallow: /admin')
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})
