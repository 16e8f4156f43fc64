import * as z from 'zod/mini'
import { successAnswer } from '../envelope.ts'
import { DEVICES } from './devices.ts'
import { routeText } from './route-text.ts'
import { slowerRoute, speedOfRoute } from './speed.ts'

/** Time spans of the statistics, in days. */
export const VISIT_SPANS = [7, 30, 90, 365] as const
export type VisitSpan = (typeof VISIT_SPANS)[number]

/** Name of the last row, which sums up all values without a separate row. */
export const OTHER = 'other'

/** Page view, sent by a browser after the visitor has allowed analytics. It contains no data that identifies the visitor. */
export const visitInput = z.strictObject({
  route: routeText,
  /** Host of the page that linked to this page. Empty if there is none, or if it belongs to this site. */
  referrer: z
    .string()
    .check(z.maxLength(253), z.regex(/^[a-z0-9.-]*$/, 'Send a host name in lower case')),
  device: z.enum(DEVICES),
  /** Slug or id of the article, if the page is that of an article. */
  article: z.optional(routeText),
})
export type VisitInput = z.infer<typeof visitInput>

export const visitAnswer = successAnswer(z.object({}))

/** Outcomes of visits that the site counts. The count needs no consent, because nothing about the visitor is stored. */
export const CONVERSIONS = ['inquiry', 'meeting', 'nothing_found', 'not_found'] as const
export type Conversion = (typeof CONVERSIONS)[number]

/**
 * Count in the period, and in the previous period of the same length. The latter is null if the counts of that period are no longer stored.
 */
const compared = { views: z.number(), before: z.nullable(z.number()) }

const counted = z.object({ name: z.string(), ...compared })
/** Name with its counts. */
export type Counted = z.infer<typeof counted>

const countedArticle = z.object({
  /** Title and path of an article. Null if it is no longer published. */
  title: z.nullable(z.string()),
  path: z.nullable(z.string()),
  ...compared,
})
export type CountedArticle = z.infer<typeof countedArticle>

const countedDay = z.object({
  day: z.string(),
  ...compared,
  inquiry: z.number(),
  meeting: z.number(),
  nothing_found: z.number(),
  not_found: z.number(),
})

/** Page views in a time span that ends today. Days are in UTC. */
export const visits = z.object({
  from: z.string(),
  to: z.string(),
  total: z.number(),
  /** Previous period; null if its counts are no longer stored. */
  previous: z.nullable(z.object({ from: z.string(), to: z.string(), total: z.number() })),
  /** All days of the span, oldest first. `before` contains the corresponding day of the previous period. */
  days: z.array(countedDay),
  /** Counts, highest first. The empty name of a referrer represents direct visits. */
  routes: z.array(counted),
  referrers: z.array(counted),
  devices: z.array(counted),
  /** The most read articles, highest first. */
  articles: z.array(countedArticle),
  /** Outcomes, with their counts by pattern of the route. */
  conversions: z.array(
    z.object({ kind: z.enum(CONVERSIONS), ...compared, routes: z.array(counted) }),
  ),
  /** Speed by route, device and metric. */
  speed: z.array(speedOfRoute),
  /** Times at which versions of the site were deployed in the period, oldest first. ISO 8601. */
  deployments: z.array(z.string()),
  /** Comparison of the current version with earlier ones. Null if there is no earlier version. */
  current: z.nullable(
    z.object({
      since: z.string(),
      /** Time of the email to administrators about slower routes, or null. ISO 8601. */
      emailed_at: z.nullable(z.string()),
      slower: z.array(slowerRoute),
    }),
  ),
})
export type Visits = z.infer<typeof visits>
export const visitsAnswer = successAnswer(visits)

/** Time span as a URL parameter. */
export const spanParameter = z.literal(VISIT_SPANS)
