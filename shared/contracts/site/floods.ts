/** Floods of forms, with the data that staff see. Times are ISO 8601, UTC. */
import * as z from 'zod/mini'
import { successAnswer } from '../envelope.ts'

/** A flood: all visitors together have sent more forms than the limit, so stricter rules apply until it ends. */
export const flood = z.object({
  /** Time at which the limit was exceeded. */
  since: z.string(),
  /** Expected end: the flood ends after one hour in which fewer forms than half of the limit were sent. */
  ends_at: z.string(),
  /** Limit that was exceeded, in forms per hour. */
  limit: z.number(),
  /**
   * Number of forms that `networks` counts. For meetings, they are counted from one hour before `since`; for inquiries, only in the last
   * hour, because their networks are not stored longer.
   */
  count: z.number(),
  /** Number of forms in the last hour. */
  last_hour: z.number(),
  /** Networks (/24 or /48) from which the most forms were sent, largest number first. */
  networks: z.array(z.object({ network: z.string(), count: z.number(), since: z.string() })),
})
export type Flood = z.infer<typeof flood>

/** Data in the response of `GET /api/floods/`. */
export const floods = z.object({
  meetings: z.nullable(flood),
  inquiries: z.nullable(flood),
  /** State of email delivery. `on`: visitors confirm meetings by email. `off`: visitors send a request for a time. */
  mail: z.enum(['on', 'off']),
})
export type Floods = z.infer<typeof floods>
export const floodsAnswer = successAnswer(floods)
