/** List of all pages of the site for staff: fixed pages and landing pages (`/api/site-pages/`). */
import * as z from 'zod/mini'
import { LANDING_KIND } from '../content/landing/landing-page.ts'
import { type PageKind, pageTypes } from '../content/content-types/page-kinds.ts'
import { STATUSES } from '../content/status.ts'
import { listAnswer } from './envelope.ts'

/** Kind of a page in the list. */
export type SitePageKind = PageKind | typeof LANDING_KIND

/** Kinds of pages in the list, in the order of its tabs. */
export const SITE_PAGE_KINDS: readonly SitePageKind[] = [
  // The cast is correct: the keys of the table are exactly the kinds.
  ...(Object.keys(pageTypes) as PageKind[]), // oxlint-disable-line typescript/no-unsafe-type-assertion
  LANDING_KIND,
]

/** State of a page: the status of its document. `shipped` means that a fixed page has no document and shows its shipped text. */
export const SITE_PAGE_STATES = ['shipped', ...STATUSES] as const
export type SitePageState = (typeof SITE_PAGE_STATES)[number]

/**
 * Result of comparing a page with its shipped text. `shown` means that the page shows the shipped text, because nothing was ever published.
 * `made_here` means that it has no shipped text, because it is a landing page.
 */
const SHIPPED_MARKS = ['same', 'differs', 'shown', 'made_here'] as const

/** Sort keys of the list. */
export const SITE_PAGE_SORT_KEYS = ['updated_at', 'title'] as const

/** Page in the list. */
export const sitePage = z.object({
  /** Id of the published document. The document may not exist. */
  id: z.string(),
  type: z.string(),
  kind: z.enum(SITE_PAGE_KINDS),
  title: z.string(),
  /** Path on the site; null for a landing page without a slug. */
  path: z.nullable(z.string()),
  state: z.enum(SITE_PAGE_STATES),
  /** True if visitors see the page. */
  is_live: z.boolean(),
  /** True if the page has changes that are not published. */
  has_changes: z.boolean(),
  /** Times of the schedule, ISO 8601. */
  publish_at: z.nullable(z.string()),
  unpublish_at: z.nullable(z.string()),
  /** Time of the last change, ISO 8601; null for a page without a document. */
  updated_at: z.nullable(z.string()),
  mark: z.enum(SHIPPED_MARKS),
  /** Number of fields that differ from the shipped text. */
  differences: z.number(),
  /** Problem of the page, as a sentence: the reason why visitors cannot reach it, or a note about its address. Null if there is none. */
  problem: z.nullable(z.string()),
})
export type SitePage = z.infer<typeof sitePage>

/**
 * `GET /api/site-pages/`. `kinds` contains the number of pages of each kind, `differing` the number of pages that differ from the shipped
 * text.
 */
export const sitePageListAnswer = z.extend(listAnswer(sitePage), {
  kinds: z.record(z.string(), z.number()),
  differing: z.number(),
})
