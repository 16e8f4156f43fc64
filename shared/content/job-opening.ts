/** Schemas of job openings. The public GROQ query and REST both use them. */
import * as z from 'zod/mini'
import { portableBlock } from './article.ts'
import { STATUSES } from './status.ts'

/** Maximum number of job openings that a query reads, newest first. */
export const OPENINGS_LIMIT = 100

export const opening = z.object({
  id: z.string(),
  slug: z.string(),
  status: z.enum(STATUSES),
  title: z.string(),
  team: z.nullable(z.string()),
  place: z.nullable(z.string()),
  /** Key of `EMPLOYMENT` in `employment.ts`. The schema accepts other values too, but pages do not show them. */
  employment: z.nullable(z.string()),
  summary: z.string(),
  body: z.array(portableBlock),
  /** Publication time, ISO 8601, UTC. */
  published_at: z.nullable(z.string()),
  /** Closing date, ISO 8601, UTC. After it the opening is hidden. If it is null, the opening is shown until it is unpublished. */
  closes_at: z.nullable(z.string()),
  updated_at: z.string(),
})
export type Opening = z.infer<typeof opening>

/** Returns the openings that have not closed at `now`, milliseconds since 1970. */
export const stillOpen = <Item extends Pick<Opening, 'closes_at'>>(
  openings: readonly Item[],
  now: number,
): Item[] =>
  openings.filter(({ closes_at: closes }) => closes === null || !(Date.parse(closes) <= now))
