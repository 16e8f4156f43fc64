/** Floods of forms as staff see them. Times are ISO 8601, UTC. */
import * as z from 'zod/mini'
import { successAnswer } from '../envelope.ts'

/** Special state that is active because all visitors together sent more forms than the limit. */
export const flood = z.object({
  /** Time at which the limit was exceeded. */
  since: z.string(),
  /** End of the state unless more forms arrive: after one hour below half of the limit. */
  ends_at: z.string(),
  /** Forms per hour. */
  limit: z.number(),
  /** Number of meetings since an hour before the flood began, or of inquiries in the last hour. */
  count: z.number(),
  /** Number of forms in the last hour. */
  last_hour: z.number(),
  /** Networks (/24 or /48) that sent most forms, largest number first. */
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
