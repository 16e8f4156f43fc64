/**
 * The only queries that the server runs for callers without a valid staff session. Server code only: browsers know the names, but not the
 * texts.
 */
import * as z from 'zod/mini'
import {
  blogDetail,
  blogPage,
  caseStudyDetail,
  caseStudyPage,
  highlights,
  type Facet,
} from './article.ts'
import {
  PAGE_SIZE,
  type PublicQueryAnswers,
  type PublicQueryName,
  type PublicQueryParams,
} from './public-query-names.ts'
import { opening, stillOpen } from './job-opening.ts'
import {
  BLOG_DETAIL_QUERY,
  BLOG_LIST_OF_CATEGORY_QUERY,
  BLOG_LIST_QUERY,
  CASE_STUDY_DETAIL_QUERY,
  CASE_STUDY_LIST_OF_INDUSTRY_QUERY,
  CASE_STUDY_LIST_QUERY,
  HIGHLIGHTS_QUERY,
  OPENINGS_QUERY,
  RELATED_TO_INDUSTRY_QUERY,
  RELATED_TO_SERVICES_QUERY,
} from './public-query-texts.ts'
import { relatedTerms } from './related.ts'
import { industries } from '../pages/catalogue/catalogue.ts'

/** Text and parameters of a public query to run. */
export interface PreparedQuery {
  readonly query: string
  readonly params: Readonly<Record<string, string | number | readonly string[]>>
}

/** Public query: its GROQ texts, the function that selects one of them by the parameters, and the schema of its result. */
export interface PublicQuery<Name extends PublicQueryName> {
  /** All GROQ texts that the query can run. Their hash is the version of the query. */
  readonly texts: readonly string[]
  /** Schema of the parameters. Requests with other parameters are rejected. */
  readonly params: z.ZodMiniType<PublicQueryParams[Name]>
  prepare(params: PublicQueryParams[Name]): PreparedQuery
  /** Validates the lake's result. @throws ZodError if it does not match */
  parse(result: unknown): PublicQueryAnswers[Name]
}

const idOrSlug = z.string().check(z.minLength(1), z.maxLength(200))
const pageNumber = z.int().check(z.gte(1), z.lte(10_000))
const limit = z.int().check(z.gte(1), z.lte(100))

const detailParams = z.strictObject({ id: idOrSlug })

const slice = ({
  page,
  limit: size = PAGE_SIZE,
}: {
  page: number
  limit?: number | undefined
}) => ({
  from: (page - 1) * size,
  to: page * size,
})

/** Returns the title of an industry from the catalogue, otherwise derived from its slug (`deep-sea` gives `Deep Sea`). */
function industryTitle(slug: string): string {
  const known = industries.find((industry) => industry.slug === slug)
  if (known !== undefined) return known.title
  return slug
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** Returns the facets of industries with their number of articles, sorted by title. */
export function industryFacetsOf(counts: ReadonlyMap<string, number>): Facet[] {
  const facets = [...counts].map(([slug, count]) => ({ slug, title: industryTitle(slug), count }))
  const key = ({ title, slug }: Facet) => `${title}\0${slug}`
  return facets.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** Returns the facets of industries from one slug per published case study. */
function industryFacets(industries: readonly string[]): Facet[] {
  const counts = new Map<string, number>()
  for (const slug of industries) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return industryFacetsOf(counts)
}

const caseStudyListResult = z.object({
  items: z.unknown(),
  total: z.unknown(),
  industries: z.array(z.string()),
})

type PublicQueries = { readonly [Name in PublicQueryName]: PublicQuery<Name> }

/** Public queries by name. */
export const PUBLIC_QUERIES: PublicQueries = {
  blogList: {
    texts: [BLOG_LIST_QUERY, BLOG_LIST_OF_CATEGORY_QUERY],
    params: z.strictObject({
      page: pageNumber,
      category: z.optional(idOrSlug),
      limit: z.optional(limit),
    }),
    prepare: (params) =>
      params.category === undefined
        ? { query: BLOG_LIST_QUERY, params: slice(params) }
        : {
            query: BLOG_LIST_OF_CATEGORY_QUERY,
            params: { ...slice(params), category: params.category },
          },
    parse: (result) => blogPage.parse(result),
  },
  blogDetail: {
    texts: [BLOG_DETAIL_QUERY],
    params: detailParams,
    prepare: ({ id }) => ({ query: BLOG_DETAIL_QUERY, params: { id } }),
    parse: (result) => z.nullable(blogDetail).parse(result),
  },
  caseStudyList: {
    texts: [CASE_STUDY_LIST_QUERY, CASE_STUDY_LIST_OF_INDUSTRY_QUERY],
    params: z.strictObject({
      page: pageNumber,
      industry: z.optional(idOrSlug),
      limit: z.optional(limit),
    }),
    prepare: (params) =>
      params.industry === undefined
        ? { query: CASE_STUDY_LIST_QUERY, params: slice(params) }
        : {
            query: CASE_STUDY_LIST_OF_INDUSTRY_QUERY,
            params: { ...slice(params), industry: params.industry },
          },
    parse: (result) => {
      const { items, total, industries } = caseStudyListResult.parse(result)
      return caseStudyPage.parse({ items, total, facets: industryFacets(industries) })
    },
  },
  caseStudyDetail: {
    texts: [CASE_STUDY_DETAIL_QUERY],
    params: detailParams,
    prepare: ({ id }) => ({ query: CASE_STUDY_DETAIL_QUERY, params: { id } }),
    parse: (result) => z.nullable(caseStudyDetail).parse(result),
  },
  highlights: {
    texts: [HIGHLIGHTS_QUERY],
    params: z.strictObject({}),
    prepare: () => ({ query: HIGHLIGHTS_QUERY, params: {} }),
    parse: (result) => highlights.parse(result),
  },
  openings: {
    texts: [OPENINGS_QUERY],
    params: z.strictObject({}),
    prepare: () => ({ query: OPENINGS_QUERY, params: {} }),
    parse: (result) => stillOpen(z.array(opening).parse(result), Date.now()),
  },
  related: {
    texts: [RELATED_TO_SERVICES_QUERY, RELATED_TO_INDUSTRY_QUERY],
    params: z
      .strictObject({ kind: z.enum(['service', 'solution', 'industry']), slug: idOrSlug })
      .check(
        z.refine((page) => relatedTerms(page) !== undefined, {
          message: 'Use the slug of a page of the catalogue',
          path: ['slug'],
        }),
      ),
    prepare: (page) => {
      const { tags, services, industry } = relatedTerms(page) ?? { tags: [], services: [] }
      return industry === undefined
        ? { query: RELATED_TO_SERVICES_QUERY, params: { tags, services } }
        : { query: RELATED_TO_INDUSTRY_QUERY, params: { tags, industry } }
    },
    parse: (result) => highlights.parse(result),
  },
}
