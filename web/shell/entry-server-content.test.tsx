import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { render, type ContentSource } from './entry-server.tsx'
import {
  allDown,
  assets,
  broken,
  cmsDown,
  facets,
  get,
  healthy,
  origin,
  post,
} from './entry-server.test-support.ts'
import { assetPicture, blogItem, caseStudyDetail } from '../testing/fixtures.test-support.ts'
import { type FixedPage, fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { shippedCopy } from '#shared/content/pages/shipped-pages.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'

test.each(['/sanity/blogs', '/sanity/blogs/post-1', '/sanity/case-studies', '/'])(
  'the page %s is complete from saved content if the CMS is down, and has a notice',
  async (path) => {
    const { status, html, origin: from } = await get(path, cmsDown)
    expect({ status, from }).toEqual({ status: 200, from: 'saved' })
    expect(html).toContain('saved content')
  },
)

test.each(['/blogs', '/blogs/post-1', '/case-studies', '/case-studies/one-file'])(
  'the page %s does not query the CMS',
  async (path) => {
    const { status, html } = await get(path, cmsDown)
    expect(status).toBe(200)
    expect(html).not.toContain('saved content')
  },
)

test.each(['/sanity/blogs', '/blogs/post-1', '/case-studies'])(
  'the page %s responds with 503 and a retry button if no source responds',
  async (path) => {
    const { status, html, origin: from } = await get(path, allDown)
    expect({ status, from }).toEqual({ status: 503, from: 'saved' })
    expect(html).toContain('Try again')
  },
)

test.each(['/criminal-check', '/solutions/background-screening', '/industries/banking-financial'])(
  'the page %s links to related articles, also from saved content, and is complete without articles',
  async (path) => {
    const { html } = await get(path)
    expect(html).toContain('<ul class="reading">')
    expect(html).toContain(`href="${paths.blog('post-2')}"`)
    expect(html).toContain(`href="${paths.caseStudy('one-file')}"`)
    const saved = await get(path, cmsDown)
    expect(saved).toMatchObject({ status: 200, origin: 'saved' })
    expect(saved.html).toContain(`href="${paths.blog('post-2')}"`)
    expect(saved.html).toContain('saved content')
    const bare = await get(path, allDown)
    expect(bare.status).toBe(200)
    expect(bare.html).not.toContain('<ul class="reading">')
    expect(bare.html).toContain('</footer>')
  },
)

test('a page without related articles omits their section', async () => {
  const { status, html } = await get('/rag')
  expect(status).toBe(200)
  expect(html).not.toContain('<ul class="reading">')
})

test('the home page works without any content', async () => {
  expect((await get('/', allDown)).status).toBe(200)
})

test('an unpublished post is shown from none of the sources', async () => {
  const careless: ContentSource = {
    groq: () => Promise.resolve({ ...post, status: 'draft' }),
    rest: () => Promise.resolve({ success: true, data: { ...post, status: 'in_review' } }),
  }
  for (const path of ['/sanity/blogs/post-1', '/blogs/post-1']) {
    const { status, html } = await get(path, careless)
    expect(status).toBe(404)
    expect(html).not.toContain('Post 1')
  }
})

test('cached markup of lists equals newly rendered markup and is used only for equal props', async () => {
  // Fixes the time, because pages contain the time at which their content was loaded.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const pictured = { ...blogItem(2), cover_image: assetPicture }
  const lists: Record<string, (title: string) => unknown> = {
    '/sanity/blogs': (title) => ({
      items: [blogItem(1), pictured, { ...blogItem(3), title }],
      total: 3,
      facets,
    }),
    '/': (title) => ({
      blogs: [pictured, { ...blogItem(3), title }],
      case_studies: [caseStudyDetail],
    }),
    '/sanity/case-studies': (title) => ({
      items: [caseStudyDetail, { ...caseStudyDetail, id: 'other', title }],
      total: 2,
      facets: [],
    }),
  }
  const drawings = new Map<string, string>()
  for (const [path, content] of Object.entries(lists)) {
    const show = async (title: string, kept?: typeof drawings) => {
      const source: ContentSource = {
        groq: (name) =>
          Promise.resolve(
            ['homePage', 'navigation', 'siteSettings'].includes(name)
              ? null
              : name === 'planningRanges'
                ? []
                : content(title),
          ),
        rest: broken,
      }
      const request = new Request(origin + path)
      const page = await render({ request, source, assets, origin, drawings: kept })
      expect(page).toMatchObject({ status: 200, origin: 'cms' })
      return page.html
    }
    const fresh = await show('One & <two>')
    const before = drawings.size
    expect(await show('One & <two>', drawings)).toBe(fresh)
    const known = drawings.size
    expect(known).toBeGreaterThan(before)
    expect(await show('One & <two>', drawings)).toBe(fresh)
    expect(drawings.size).toBe(known)
    expect(await show('Three', drawings)).toBe(await show('Three'))
    expect(drawings.size).toBe(known + 1)
  }
})

/** Source whose CMS returns `queried` for a fixed page and whose REST API returns `copy`. */
const withPage = (
  { id, kind, slug }: FixedPage,
  queried: () => unknown,
  copy?: () => unknown,
): ContentSource => ({
  groq: async (name, params) => (params['id'] === id ? queried() : healthy.groq(name, params)),
  rest: async (path) =>
    path === apiPaths.page(kind, slug) && copy !== undefined
      ? { success: true, data: copy() }
      : healthy.rest(path),
})

const CORRECTED = 'A corrected heading'
const pageAt = (path: string) => {
  const page = fixedPages.find((known) => known.path === path)
  if (page === undefined) throw new Error(`There is no page ${path}.`)
  return page
}

/** Pages to test: one page of each type whose pages all have the same sections, and every page of the other types. */
const documents = fixedPages
  .filter(
    ({ kind, slug }) =>
      ['company', 'home', 'hub'].includes(kind) ||
      ['criminal-check', 'tech-innovation', 'insurance'].includes(slug),
  )
  .map(({ path }) => path)

describe.each(documents)('the fixed page %s', async (path) => {
  const page = pageAt(path)
  const shipped = await shippedCopy(page)
  if (!('heading' in shipped)) throw new Error('The page has no heading.')
  const corrected = { ...shipped, heading: CORRECTED }
  const shown = (heading: string) => new RegExp(`<h1[^>]*>${heading}</h1>`)

  test.each<[string, ContentSource, string, string]>([
    ['from the CMS', withPage(page, () => ({ copy: corrected }), broken), CORRECTED, 'cms'],
    ['from REST if the CMS is down', withPage(page, broken, () => corrected), CORRECTED, 'saved'],
    [
      'from REST if the document of the CMS is incomplete',
      withPage(
        page,
        () => ({ problem: 'Check the field “heading”.' }),
        () => corrected,
      ),
      CORRECTED,
      'saved',
    ],
    ['that is shipped if none was published', withPage(page, () => null), shipped.heading, 'cms'],
    [
      'that is shipped if none was published and the CMS is down',
      withPage(page, broken),
      shipped.heading,
      'saved',
    ],
    ['that is shipped if no source responds', allDown, shipped.heading, 'shipped'],
  ])('shows the text %s', async (_name, source, heading, from) => {
    const { status, html, origin: origins } = await get(path, source)
    expect({ status, from: origins }).toEqual({ status: 200, from })
    expect(html).toMatch(shown(heading))
  })

  test('has the same HTML if the CMS contains a document with the shipped text', async () => {
    const shownIn = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0]
    const fromDocument = await get(
      path,
      withPage(page, () => ({ copy: shipped })),
    )
    const own = shownIn((await get(path)).html)
    expect(own).toMatch(shown(shipped.heading))
    expect(shownIn(fromDocument.html)).toBe(own)
  })
})
