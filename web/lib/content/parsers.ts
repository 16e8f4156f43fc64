// Reached through import() alone: the schemas weigh more than the code around them, and a page that arrives with its
// data needs them only when it asks again.
import * as z from 'zod/mini'
import {
  blogDetail,
  blogItem,
  blogPage,
  caseStudyDetail,
  caseStudyItem,
  caseStudyPage,
  facet,
  highlights,
  type BlogDetail,
  type BlogItem,
  type BlogPage,
  type CaseStudyDetail,
  type CaseStudyItem,
  type CaseStudyPage,
  type Facet,
  type Highlights,
} from '#shared/content/article.ts'
import { opening, stillOpen, type Opening } from '#shared/content/job-opening.ts'
import { PUBLIC_STATUS, type Status } from '#shared/content/status.ts'
import { listAnswer, successAnswer } from '#shared/contracts/envelope.ts'

const isPublic = (article: { readonly status: Status }) => article.status === PUBLIC_STATUS

const withRelated = (blog: BlogDetail): BlogDetail => ({
  ...blog,
  related: blog.related.filter(isPublic),
})

/** A list as GROQ answers it, without anything that is not published. */
export function parseBlogPage(raw: unknown): BlogPage {
  const page = blogPage.parse(raw)
  return { ...page, items: page.items.filter(isPublic) }
}

/** A list as GROQ answers it, without anything that is not published. */
export function parseCaseStudyPage(raw: unknown): CaseStudyPage {
  const page = caseStudyPage.parse(raw)
  return { ...page, items: page.items.filter(isPublic) }
}

/** A post as GROQ answers it; null when there is none or it is not published. */
export function parseBlogDetail(raw: unknown): BlogDetail | null {
  const blog = z.nullable(blogDetail).parse(raw)
  return blog !== null && isPublic(blog) ? withRelated(blog) : null
}

/** A case study as GROQ answers it; null when there is none or it is not published. */
export function parseCaseStudyDetail(raw: unknown): CaseStudyDetail | null {
  const study = z.nullable(caseStudyDetail).parse(raw)
  return study !== null && isPublic(study) ? study : null
}

/** The newest of each kind as GROQ answers them, without anything that is not published. */
export function parseHighlights(raw: unknown): Highlights {
  const { blogs, case_studies } = highlights.parse(raw)
  return { blogs: blogs.filter(isPublic), case_studies: case_studies.filter(isPublic) }
}

/** Open positions as GROQ answers them, without anything that is not published or whose time has run out. */
export function parseOpenings(raw: unknown): Opening[] {
  return stillOpen(z.array(opening).parse(raw).filter(isPublic), Date.now())
}

const openingList = listAnswer(opening)

/** Open positions from REST. */
export function parseRestOpenings(raw: unknown): Opening[] {
  return parseOpenings(openingList.parse(raw).results)
}

const related = successAnswer(highlights)

/** Articles that belong to a page, from REST. */
export function parseRestRelated(raw: unknown): Highlights {
  return parseHighlights(related.parse(raw).data)
}

const blogList = listAnswer(blogItem)
const caseStudyList = listAnswer(caseStudyItem)

/** The published part of a REST list and the number of all matches. */
export interface RestList<Item> {
  readonly items: Item[]
  readonly total: number
}

/** A REST list of posts, without anything that is not published. */
export function parseRestBlogList(raw: unknown): RestList<BlogItem> {
  const { results, count } = blogList.parse(raw)
  return { items: results.filter(isPublic), total: count }
}

/** A REST list of case studies, without anything that is not published. */
export function parseRestCaseStudyList(raw: unknown): RestList<CaseStudyItem> {
  const { results, count } = caseStudyList.parse(raw)
  return { items: results.filter(isPublic), total: count }
}

const facets = successAnswer(z.array(facet))

/** The filter values of a list, from REST. */
export function parseRestFacets(raw: unknown): Facet[] {
  return facets.parse(raw).data
}

/** A post from REST; null when it is not published. */
export function parseRestBlog(raw: unknown): BlogDetail | null {
  return parseBlogDetail(successAnswer(blogDetail).parse(raw).data)
}

/** A case study from REST; null when it is not published. */
export function parseRestCaseStudy(raw: unknown): CaseStudyDetail | null {
  return parseCaseStudyDetail(successAnswer(caseStudyDetail).parse(raw).data)
}
