import * as z from 'zod'
import { LIVE_TYPES, liveSaid } from '#shared/contracts/live.ts'

const id = z.string().max(256)
const who = z.object({ userId: id, name: z.string().max(300), tab: id })

const presenceEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('state'),
    i: id,
    m: z.object({ sessionId: id, locations: z.array(z.unknown()) }),
  }),
  z.object({ type: z.literal('rollCall'), i: id, session: id }),
  z.object({ type: z.literal('disconnect'), i: id, m: z.object({ session: id }) }),
])

/** Message about the live channel, sent by a process to the other processes. */
export const liveNews = z.discriminatedUnion('kind', [
  /** An object has changed. */
  z.object({ kind: z.literal('changed'), type: z.enum(LIVE_TYPES), id: z.string() }),
  z.object({ kind: z.literal('session-ended'), sessionId: id }),
  z.object({ kind: z.literal('role-changed'), userId: id }),
  /** Open articles of a tab of the staff area. */
  z.object({ kind: z.literal('seat'), who, articles: z.array(id).max(50) }),
  /** Event of a Studio of the embedded lake. */
  z.object({
    kind: z.literal('studio'),
    event: presenceEvent,
    by: z.object({ id, name: z.string().max(300) }),
  }),
  /** Message of a tab that another process must handle, because it has the event stream of the tab. */
  z.object({ kind: z.literal('said'), channel: id, sessionId: id, said: liveSaid }),
  /**
   * Request for the open articles of all tabs, sent by a process that may have missed messages. `hasLost` is true if the sender's own
   * messages were lost too.
   */
  z.object({ kind: z.literal('roll-call'), hasLost: z.boolean().default(false) }),
])
export type LiveNews = z.infer<typeof liveNews>
