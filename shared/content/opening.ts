/** The shape in which open positions travel, from the public GROQ query and from REST alike. */
import * as z from 'zod/mini'
import { portableBlock } from './article.ts'
import { STATUSES } from './status.ts'

/** The kinds of employment, as documents hold them and as pages print them. */
export const EMPLOYMENT = {
  full_time: 'Full time',
  part_time: 'Part time',
  fixed_term: 'Fixed term',
  internship: 'Internship',
} as const

/** One of {@link EMPLOYMENT}. */
export type Employment = keyof typeof EMPLOYMENT

/** Tells whether a value is a kind of employment. */
export const isEmployment = (value: unknown): value is Employment =>
  typeof value === 'string' && Object.hasOwn(EMPLOYMENT, value)

/** Openings that are read at most, newest first. */
export const OPENINGS_LIMIT = 100

export const opening = z.object({
  id: z.string(),
  slug: z.string(),
  status: z.enum(STATUSES),
  title: z.string(),
  team: z.nullable(z.string()),
  place: z.nullable(z.string()),
  /** One of {@link EMPLOYMENT}; what a document says otherwise is kept and not printed. */
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
