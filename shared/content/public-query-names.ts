/**
 * The product's public queries as a browser knows them: name, version and parameters, never their text. The version
 * is a hash of the text, so a tab opened before a deploy asks for something the server no longer knows and takes REST.
 */
import type { BlogDetail, BlogPage, CaseStudyDetail, CaseStudyPage, Highlights } from './article.ts'
import type { Opening } from './job-opening.ts'
import type { CataloguePage } from './related.ts'
import { PUBLIC_QUERY_VERSIONS } from './sanity.types.ts'

export { PUBLIC_QUERY_VERSIONS } from './sanity.types.ts'

/** Articles on a page of a public list, unless the caller asks for another number. */
export const PAGE_SIZE = 12

/** Articles of each kind among the highlights. */
export const HIGHLIGHTS_SIZE = 3

/** Articles of each kind that a page of the catalogue points to. */
export const RELATED_SIZE = 3

/** One of the public queries. */
export type PublicQueryName = keyof typeof PUBLIC_QUERY_VERSIONS

/** `page` counts from 1 to 10,000; `limit` is 1 to 100 and {@link PAGE_SIZE} when absent; a filter is an id or a slug. */
export interface PublicQueryParams {
  readonly blogList: {
    readonly page: number
    readonly category?: string | undefined
    readonly limit?: number | undefined
  }
  /** `id` is a slug or a document id; the slug wins. */
  readonly blogDetail: { readonly id: string }
  readonly caseStudyList: {
    readonly page: number
    readonly industry?: string | undefined
    readonly limit?: number | undefined
  }
  readonly caseStudyDetail: { readonly id: string }
  readonly highlights: Readonly<Record<string, never>>
  readonly openings: Readonly<Record<string, never>>
  /** A page that the catalogue has. */
  readonly related: CataloguePage
}

/** What each public query answers; a detail is null when nothing published has that id or slug. */
export interface PublicQueryAnswers {
  readonly blogList: BlogPage
  readonly blogDetail: BlogDetail | null
  readonly caseStudyList: CaseStudyPage
  readonly caseStudyDetail: CaseStudyDetail | null
  readonly highlights: Highlights
  /** Without those whose time has run out. */
  readonly openings: readonly Opening[]
  readonly related: Highlights
}

/** Tells whether `name` is one of the public queries. */
export function isPublicQueryName(name: string): name is PublicQueryName {
  return Object.hasOwn(PUBLIC_QUERY_VERSIONS, name)
}
