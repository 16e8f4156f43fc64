/**
 * Public queries as browsers know them: by name, version and parameters, without the GROQ text. The version is a hash of the text. After a
 * deployment that changed a query, the server rejects the old version. Tabs opened before that deployment then use REST.
 */
import type { BlogDetail, BlogPage, CaseStudyDetail, CaseStudyPage, Highlights } from './article.ts'
import type { Opening } from './job-opening.ts'
import type { LandingPage } from './landing/landing-page.ts'
import type { PageType } from './content-types/page-kinds.ts'
import type { PageReading } from './pages/page-document.ts'
import type { PlanningRangePage } from '#shared/pages/catalogue/page-copy.ts'
import type { CataloguePage } from './related.ts'
import { PUBLIC_QUERY_VERSIONS } from './sanity.types.ts'

export { PUBLIC_QUERY_VERSIONS } from './sanity.types.ts'

/** Default number of articles on a page of a public list. */
export const PAGE_SIZE = 12

/** Number of articles of each type among the highlights. */
export const HIGHLIGHTS_SIZE = 3

/** Number of related articles of each type on a page of the catalogue. */
export const RELATED_SIZE = 3

/** One of the public queries. */
export type PublicQueryName = keyof typeof PUBLIC_QUERY_VERSIONS

/** Parameters of the queries of fixed pages, which have the name of the document type. `id` is the id of the published document. */
type PageQueryParams = { readonly [Type in PageType]: { readonly id: string } }
type PageQueryAnswers = { readonly [Type in PageType]: PageReading<Type> | null }

/**
 * Parameters of each public query. `page` is 1 to 10,000, `limit` is 1 to 100 (default: {@link PAGE_SIZE}), and a filter is an id or a
 * slug.
 */
export interface PublicQueryParams extends PageQueryParams {
  readonly blogList: {
    readonly page: number
    readonly category?: string | undefined
    readonly limit?: number | undefined
  }
  /** `id` is a slug or a document id. A document with this slug takes precedence over one with this id. */
  readonly blogDetail: { readonly id: string }
  readonly caseStudyList: {
    readonly page: number
    readonly industry?: string | undefined
    readonly limit?: number | undefined
  }
  readonly caseStudyDetail: { readonly id: string }
  readonly highlights: Readonly<Record<string, never>>
  readonly openings: Readonly<Record<string, never>>
  readonly planningRanges: Readonly<Record<string, never>>
  /** `id` is the slug of a landing page. */
  readonly landingPage: { readonly id: string }
  /** Page of the catalogue whose related articles are requested. */
  readonly related: CataloguePage
}

/** Result of each public query. The result for one document or page is null if no published document has the id or slug. */
export interface PublicQueryAnswers extends PageQueryAnswers {
  readonly blogList: BlogPage
  readonly blogDetail: BlogDetail | null
  readonly caseStudyList: CaseStudyPage
  readonly caseStudyDetail: CaseStudyDetail | null
  readonly highlights: Highlights
  /** Job openings that have not closed. */
  readonly openings: readonly Opening[]
  /** Published planning ranges. Ranges without a published document are missing. */
  readonly planningRanges: readonly PlanningRangePage[]
  readonly related: Highlights
  readonly landingPage: LandingPage | null
}

/** True if `name` is a public query. */
export function isPublicQueryName(name: string): name is PublicQueryName {
  return Object.hasOwn(PUBLIC_QUERY_VERSIONS, name)
}
