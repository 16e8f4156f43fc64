/**
 * The only queries that the server runs for callers without a valid staff session. This module is for the server: browsers know the names
 * of the queries, but not their texts.
 */
import * as z from 'zod/mini'
import { highlights } from './article.ts'
import { byPart } from './content-types/content-types.ts'
import { opening, stillOpen } from './job-opening.ts'
import { idOrSlug, type PublicQuery } from './published-types/public-query.ts'
import type { PublicQueryName } from './public-query-names.ts'
import { parseLanding } from './landing/landing-page.ts'
import { pageQueries, planningRangesQuery } from './pages/page-queries.ts'
import {
  HIGHLIGHTS_QUERY,
  LANDING_PAGE_QUERY,
  OPENINGS_QUERY,
  RELATED_TO_INDUSTRY_QUERY,
  RELATED_TO_SERVICES_QUERY,
} from './public-query-texts.ts'
import { publishedTypes } from './published-types/published-types.ts'
import { hasLandingForm } from '../paths/landing-path.ts'
import { relatedTerms } from './related.ts'
import type { ArticleType } from './status.ts'

type PublicQueries = { readonly [Name in PublicQueryName]: PublicQuery<Name> }

const articleQueries: unknown = byPart(['List', 'Detail'], (type, part) =>
  part === 'List' ? publishedTypes[type].queries.list : publishedTypes[type].queries.detail,
)

type ArticleQueries = Pick<PublicQueries, `${ArticleType}${'List' | 'Detail'}`>

/** Public queries by name. */
export const PUBLIC_QUERIES: PublicQueries = {
  // The cast is correct: each name in `articleQueries` has the query of its type and part.
  ...(articleQueries as ArticleQueries), // oxlint-disable-line typescript/no-unsafe-type-assertion
  ...pageQueries,
  planningRanges: planningRangesQuery,
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
  landingPage: {
    texts: [LANDING_PAGE_QUERY],
    params: z.strictObject({ id: z.string().check(z.refine(hasLandingForm)) }),
    prepare: ({ id }) => ({ query: LANDING_PAGE_QUERY, params: { id } }),
    parse: parseLanding,
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
