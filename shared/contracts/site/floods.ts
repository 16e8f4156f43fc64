/** Floods of forms as staff see them. Times are ISO 8601, UTC. */
import * as z from 'zod/mini'
import { successAnswer } from '../envelope.ts'

/** A special state that is on because all visitors together sent more forms than the limit. */
export const flood = z.object({
  /** When the limit was exceeded. */
  since: z.string(),
  /** When the state ends, unless more forms arrive: one hour below half of the limit. */
  ends_at: z.string(),
  /** Forms an hour. */
  limit: z.number(),
  /** Meetings since an hour before the flood began, or inquiries of the last hour. */
  count: z.number(),
  /** Forms of the last hour. */
  last_hour: z.number(),
  /** Networks (/24 or /48) that sent most of them, the largest first. */
  networks: z.array(z.object({ network: z.string(), count: z.number(), since: z.string() })),
})
export type Flood = z.infer<typeof flood>

/** `GET /api/floods/` */
export const floods = z.object({
  meetings: z.nullable(flood),
  inquiries: z.nullable(flood),
  /** `on`: meetings are confirmed by email; `off`: a meeting is sent as a request for a time. */
  mail: z.enum(['on', 'off']),
})
export type Floods = z.infer<typeof floods>
export const floodsAnswer = successAnswer(floods)
