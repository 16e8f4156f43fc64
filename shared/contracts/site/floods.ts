/** Floods of forms as staff see them. Times are ISO 8601, UTC. */
import * as z from 'zod/mini'
import { successAnswer } from '../envelope.ts'

/** Flood: a state with stricter rules for forms, active because all visitors together have sent more forms than the limit. */
export const flood = z.object({
  /** Time at which the limit was exceeded. */
  since: z.string(),
  /** Expected end of the flood: after one hour with fewer forms than half of the limit. */
  ends_at: z.string(),
  /** Limit that was exceeded, in forms per hour. */
  limit: z.number(),
  /** Number of meetings since an hour before the flood began, or of inquiries in the last hour. */
  count: z.number(),
  /** Number of forms in the last hour. */
  last_hour: z.number(),
  /** Networks (/24 or /48) that sent the most forms, largest number first. */
  networks: z.array(z.object({ network: z.string(), count: z.number(), since: z.string() })),
})
export type Flood = z.infer<typeof flood>

/** `GET /api/floods/` */
export const floods = z.object({
  meetings: z.nullable(flood),
  inquiries: z.nullable(flood),
  /** `on`: visitors confirm meetings by email. `off`: the site cannot send emails, so visitors send a request for a time. */
  mail: z.enum(['on', 'off']),
})
export type Floods = z.infer<typeof floods>
export const floodsAnswer = successAnswer(floods)
