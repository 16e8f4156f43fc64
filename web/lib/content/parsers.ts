// Import this module with `import()` only. The schemas are larger than the code that uses them, and a page that is served with its data
// needs them only for refetches.
import * as z from 'zod/mini'
import {
  blogDetail,
  blogItem,
  blogPage,
  caseStudyDetail,
  caseStudyItem,
  caseStudyPage,
  facet,
  type ArticleLink,
  type BlogDetail,
  type BlogItem,
  type BlogPage,
  type CaseStudyDetail,
  type CaseStudyItem,
  type CaseStudyPage,
  type Facet,
} from '#shared/content/article.ts'
import { opening, stillOpen, type Opening } from '#shared/content/job-opening.ts'
import {
  clientTeasers,
  homeTeasers,
  relatedTeasers,
  type ClientTeasers,
  type HomeTeasers,
  type RelatedTeasers,
} from '#shared/content/published-types/teasers.ts'
import { PUBLIC_STATUS, type Status } from '#shared/content/status.ts'
import { listAnswer, successAnswer } from '#shared/contracts/envelope.ts'

const isPublic = (article: { readonly status: Status }) => article.status === PUBLIC_STATUS

const publicLink = (link: ArticleLink | null) => (link !== null && isPublic(link) ? link : null)

/** Removes the links to the previous and next article from an article, if those articles are not published. */
const withNeighbours = <Article extends BlogDetail | CaseStudyDetail>(
  article: Article,
): Article => ({
  ...article,
  previous: publicLink(article.previous),
  next: publicLink(article.next),
})

const withRelated = (blog: BlogDetail): BlogDetail =>
  withNeighbours({ ...blog, related: blog.related.filter(isPublic) })

/** List of posts from GROQ, published items only. */
export function parseBlogPage(raw: unknown): BlogPage {
  const page = blogPage.parse(raw)
  return { ...page, items: page.items.filter(isPublic) }
}

/** List of case studies from GROQ, published items only. */
export function parseCaseStudyPage(raw: unknown): CaseStudyPage {
  const page = caseStudyPage.parse(raw)
  return { ...page, items: page.items.filter(isPublic) }
}

/** Post from GROQ, or null if it does not exist or is not published. */
export function parseBlogDetail(raw: unknown): BlogDetail | null {
  const blog = z.nullable(blogDetail).parse(raw)
  return blog !== null && isPublic(blog) ? withRelated(blog) : null
}

/** Case study from GROQ, or null if it does not exist or is not published. */
export function parseCaseStudyDetail(raw: unknown): CaseStudyDetail | null {
  const study = z.nullable(caseStudyDetail).parse(raw)
  return study !== null && isPublic(study) ? withNeighbours(study) : null
}

/** Newest posts and case studies for the home page, published items only. */
export function parseHomeTeasers(raw: unknown): HomeTeasers {
  const { blogs, case_studies } = homeTeasers.parse(raw)
  return { blogs: blogs.filter(isPublic), case_studies: case_studies.filter(isPublic) }
}

/** Newest case studies for the page about clients, published items only. */
export function parseClientTeasers(raw: unknown): ClientTeasers {
  return { case_studies: clientTeasers.parse(raw).case_studies.filter(isPublic) }
}

/** Posts and case studies that are related to a page, published items only. Only the first figure of each case study is included. */
export function parseRelated(raw: unknown): RelatedTeasers {
  const { blogs, case_studies } = relatedTeasers.parse(raw)
  return {
    blogs: blogs.filter(isPublic),
    case_studies: case_studies
      .filter(isPublic)
      .map((study) => ({ ...study, results: study.results.slice(0, 1) })),
  }
}

/** Job openings from GROQ that are published and have not expired. */
export function parseOpenings(raw: unknown): Opening[] {
  return stillOpen(z.array(opening).parse(raw).filter(isPublic), Date.now())
}

const openingList = listAnswer(opening)

/** Job openings from REST. */
export function parseRestOpenings(raw: unknown): Opening[] {
  return parseOpenings(openingList.parse(raw).results)
}

const related = successAnswer(z.unknown())

/** Articles related to a page, from REST. */
export function parseRestRelated(raw: unknown): RelatedTeasers {
  return parseRelated(related.parse(raw).data)
}

const blogList = listAnswer(blogItem)
const caseStudyList = listAnswer(caseStudyItem)

/** Published items of a REST list, and the number of all matches. */
export interface RestList<Item> {
  readonly items: Item[]
  readonly total: number
}

/** List of posts from REST, published items only. */
export function parseRestBlogList(raw: unknown): RestList<BlogItem> {
  const { results, count } = blogList.parse(raw)
  return { items: results.filter(isPublic), total: count }
}

/** List of case studies from REST, published items only. */
export function parseRestCaseStudyList(raw: unknown): RestList<CaseStudyItem> {
  const { results, count } = caseStudyList.parse(raw)
  return { items: results.filter(isPublic), total: count }
}

const facets = successAnswer(z.array(facet))

/** Filter values of a list, from REST. */
export function parseRestFacets(raw: unknown): Facet[] {
  return facets.parse(raw).data
}

/** Post from REST, or null if it is not published. */
export function parseRestBlog(raw: unknown): BlogDetail | null {
  return parseBlogDetail(successAnswer(blogDetail).parse(raw).data)
}

/** Case study from REST, or null if it is not published. */
export function parseRestCaseStudy(raw: unknown): CaseStudyDetail | null {
  return parseCaseStudyDetail(successAnswer(caseStudyDetail).parse(raw).data)
}
