/** Bulk actions on meetings, and unconfirmed meetings. Times are ISO 8601, UTC. */
import * as z from 'zod/mini'
import { MOST_IN_WEEK } from './bookings.ts'
import { successAnswer } from '../envelope.ts'

/** Seconds for which several cancellations at once can be undone. */
export const BULK_UNDO_SECONDS = 30

/** `POST /api/bookings/bulk-cancel/` */
export const bulkCancelInput = z.object({
  ids: z
    .array(z.string().check(z.maxLength(64)))
    .check(z.minLength(1, 'Select at least one meeting'), z.maxLength(MOST_IN_WEEK)),
  /** True: visitors and staff receive the usual emails, and the cancellation cannot be undone. False: no emails are sent. */
  tell: z._default(z.boolean('Use true or false'), false),
})

/** Skipped meetings with the reason. */
const left = z.array(z.object({ id: z.string(), reason: z.string() }))

export const bulkCancelAnswer = successAnswer(
  z.object({
    cancelled: z.array(z.string()),
    left,
    /** Id for undoing this request; null if the request cannot be undone. */
    batch: z.nullable(z.string()),
  }),
)

/** `POST /api/bookings/bulk-restore/` */
export const bulkRestoreInput = z.object({ batch: z.uuid('Send the batch id of the cancellation') })
export const bulkRestoreAnswer = successAnswer(z.object({ restored: z.array(z.string()), left }))

/** Meeting that waits for a confirmation by email, as staff see it. */
export const unconfirmedForStaff = z.object({
  id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Time zone of the visitor. */
  time_zone: z.string(),
  name: z.string(),
  email: z.string(),
  about: z.string(),
  note: z.string(),
  asked_at: z.string(),
  lapses_at: z.string(),
  /** Network of the sender: /24 (IPv4) or /48 (IPv6). */
  network: z.string(),
})
export type UnconfirmedForStaff = z.infer<typeof unconfirmedForStaff>

/** `GET /api/unconfirmed-meetings/` */
export const unconfirmedListAnswer = successAnswer(
  z.object({ meetings: z.array(unconfirmedForStaff) }),
)
