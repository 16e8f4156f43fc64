/** The shape in which open positions travel, from the public GROQ query and from REST alike. */
import * as z from 'zod/mini'
import { portableBlock } from './article.ts'
import { STATUSES } from './status.ts'

/** Openings that are read at most, newest first. */
export const OPENINGS_LIMIT = 100

export const opening = z.object({
  id: z.string(),
  slug: z.string(),
  status: z.enum(STATUSES),
  title: z.string(),
  team: z.nullable(z.string()),
  place: z.nullable(z.string()),
  /** One of `EMPLOYMENT` in `employment.ts`; what a document says otherwise is kept and not printed. */
  employment: z.nullable(z.string()),
  summary: z.string(),
  body: z.array(portableBlock),
  /** ISO 8601, UTC. */
  published_at: z.nullable(z.string()),
  /** ISO 8601, UTC: from then on it is no longer answered. Null when it is open until it is taken off. */
  closes_at: z.nullable(z.string()),
  updated_at: z.string(),
})
export type Opening = z.infer<typeof opening>

/** Those that can still be applied for at `now`, milliseconds since 1970. */
export const stillOpen = <Item extends Pick<Opening, 'closes_at'>>(
  openings: readonly Item[],
  now: number,
): Item[] =>
  openings.filter(({ closes_at: closes }) => closes === null || !(Date.parse(closes) <= now))
