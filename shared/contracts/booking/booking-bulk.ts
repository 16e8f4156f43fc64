/** Bulk actions on meetings, and unconfirmed meetings. Times are ISO 8601, UTC. */
import * as z from 'zod/mini'
import { MOST_IN_WEEK } from './bookings.ts'
import { successAnswer } from '../envelope.ts'

/** Number of seconds for which a bulk cancellation can be undone. */
export const BULK_UNDO_SECONDS = 30

/** Body of `POST /api/bookings/bulk-cancel/`. */
export const bulkCancelInput = z.object({
  ids: z
    .array(z.string().check(z.maxLength(64)))
    .check(z.minLength(1, 'Select at least one meeting'), z.maxLength(MOST_IN_WEEK)),
  /** If true, visitors and staff receive the usual emails, and the cancellation cannot be undone. If false, no emails are sent. */
  tell: z._default(z.boolean('Use true or false'), false),
})

/** Meetings that were skipped, each with the reason. */
const left = z.array(z.object({ id: z.string(), reason: z.string() }))

export const bulkCancelAnswer = successAnswer(
  z.object({
    cancelled: z.array(z.string()),
    left,
    /** Id with which the cancellation can be undone. Null if it cannot be undone. */
    batch: z.nullable(z.string()),
  }),
)

/** Body of `POST /api/bookings/bulk-restore/`. */
export const bulkRestoreInput = z.object({ batch: z.uuid('Send the batch id of the cancellation') })
export const bulkRestoreAnswer = successAnswer(z.object({ restored: z.array(z.string()), left }))

/** Meeting that waits for a confirmation by email, with the data that staff see. */
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
  /** Network from which the booking was sent: /24 (IPv4) or /48 (IPv6). */
  network: z.string(),
})
export type UnconfirmedForStaff = z.infer<typeof unconfirmedForStaff>

/** Response of `GET /api/unconfirmed-meetings/`. */
export const unconfirmedListAnswer = successAnswer(
  z.object({ meetings: z.array(unconfirmedForStaff) }),
)
