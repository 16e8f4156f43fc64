import { render, type ContentSource } from './entry-server.tsx'
import {
  assetPicture,
  blogDetail,
  blogItem,
  caseStudyDetail,
} from '../testing/fixtures.test-support.ts'
import { fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { shippedCopy } from '#shared/content/pages/shipped-pages.ts'
import { apiPaths } from '#shared/paths/paths.ts'

export const origin = 'https://example.com'
export const assets = {
  scripts: ['/assets/entry.js'],
  styles: ['/assets/main.css'],
  preloads: ['/a.js'],
}
export const facets = [{ slug: 'screening', title: 'Screening', count: 13 }]
export const post = blogDetail(1, { cover_image: assetPicture, related: [blogItem(2)] })

const answers: Record<string, (params: Readonly<Record<string, unknown>>) => unknown> = {
  highlights: () => ({ blogs: [blogItem(1)], case_studies: [caseStudyDetail] }),
  related: ({ slug }) => ({
    blogs: slug === 'rag' ? [] : [blogItem(2)],
    case_studies: slug === 'rag' ? [] : [caseStudyDetail],
  }),
  blogList: ({ page, category }) =>
    category === 'nothing'
      ? { items: [], total: 0, facets }
      : { items: page === 3 ? [] : [blogItem(1)], total: 13, facets },
  blogDetail: ({ id }) => (id === post.slug || id === post.id ? post : null),
  servicePage: () => null,
  solutionPage: () => null,
  industryPage: () => null,
  companyPage: () => null,
  homePage: () => null,
  hubPage: () => null,
  openings: () => [],
  planningRanges: () => [],
  navigation: () => null,
  siteSettings: () => null,
  caseStudyList: () => ({ items: [caseStudyDetail], total: 1, facets: [] }),
  caseStudyDetail: ({ id }) => (id === caseStudyDetail.slug ? caseStudyDetail : null),
}

const missing = () => Promise.reject(Object.assign(new Error('not there'), { status: 404 }))
export const broken = () => Promise.reject(Object.assign(new Error('down'), { status: 503 }))

const list = (item: unknown, count: number) => ({
  results: [item],
  count,
  page: 1,
  limit: 12,
  total_pages: 2,
  next: null,
  previous: null,
})

const textPaths = new Map(
  fixedPages.map((page) => [apiPaths.page(page.kind, page.slug), page] as const),
)

const rest = async (path: string): Promise<unknown> => {
  const { pathname } = new URL(path, origin)
  const page = textPaths.get(pathname)
  if (page !== undefined) return { success: true, data: await shippedCopy(page), shipped: true }
  switch (pathname) {
    case apiPaths.blogs():
      return Promise.resolve(list(blogItem(1), 13))
    case apiPaths.caseStudies():
      return Promise.resolve(list(caseStudyDetail, 1))
    case apiPaths.blogCategories:
    case apiPaths.caseStudyIndustries:
      return Promise.resolve({ success: true, data: facets })
    case apiPaths.planningRanges:
      return Promise.resolve({ success: true, data: [] })
    case apiPaths.related():
      return Promise.resolve({
        success: true,
        data: { blogs: [blogItem(2)], case_studies: [] },
      })
    case apiPaths.blog(post.slug):
    case apiPaths.blog(post.id):
      return Promise.resolve({ success: true, data: post })
    case apiPaths.caseStudy(caseStudyDetail.slug):
      return Promise.resolve({ success: true, data: caseStudyDetail })
    default:
      return missing()
  }
}

export const healthy: ContentSource = {
  groq: (name, params) => Promise.resolve(answers[name]?.(params)),
  rest,
}
export const cmsDown: ContentSource = { groq: broken, rest }
export const allDown: ContentSource = { groq: broken, rest: broken }

export const get = (path: string, source = healthy) =>
  render({ request: new Request(new URL(path, origin)), source, assets, origin })
