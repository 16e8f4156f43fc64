import type { BookingWritePorts } from './write-ports.ts'
import { randomUUID } from 'node:crypto'
import { HttpError } from '#server/http/http-error.ts'
import { BULK_UNDO_SECONDS } from '#shared/contracts/booking/booking-bulk.ts'
import type { BookingRow, BookingTables } from './booking.tables.ts'
import type { ChangeBooking } from './change-booking.ts'
import type { Changer } from './changer.ts'
import { remindAt, type MeetingTellings } from './mails/meeting-tellings.ts'
import type { MeetingLeads } from './ports.ts'
import { PATIENCE, Taken, takeSlot, waitAtMost } from './taken-slot.ts'

export interface BulkCancelOptions extends Pick<BookingWritePorts, 'db' | 'patience' | 'now'> {
  readonly leads: Pick<MeetingLeads, 'addEvent'>
  readonly changes: Pick<ChangeBooking, 'cancel'>
  readonly tellings: Pick<MeetingTellings, 'withdrawn'>
  /** Called once after each request that changed meetings. */
  readonly changed: () => void
}

/** A meeting that was skipped, and the reason. */
interface Left {
  readonly id: string
  readonly reason: string
}

/** Period in which an undo request is accepted, in milliseconds: the time for which the page offers undo, plus 15 s for a slow request. */
const UNDO_WITHIN = (BULK_UNDO_SECONDS + 15) * 1000

const gone = 'This meeting was erased'
const over = 'This meeting is cancelled, has begun or is over'
const changedMeanwhile = 'This meeting has changed since you opened it'
const taken = 'Its time was booked by someone else'

/**
 * Cancels several meetings at once, and undoes the cancellation. Each meeting has its own transaction, so a failure does not affect the
 * other meetings.
 */
export function createBulkCancel(options: BulkCancelOptions) {
  const { db, leads, changes, tellings, now, patience = PATIENCE } = options
  const bookings = db.withTables<BookingTables>()

  const rowOf = async (id: string) =>
    bookings.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()

  const cancelSilently = async (row: BookingRow, batch: string, by: string) =>
    db.transaction().execute(async (transaction) => {
      await waitAtMost(transaction, patience)
      const at = now()
      const of = transaction.withTables<BookingTables>()
      const cancelled = await of
        .updateTable('bookings')
        .set({
          state: 'cancelled',
          cancelled_at: at,
          cancelled_by: 'staff',
          cancel_batch: batch,
          word: '',
          remind_at: null,
          revision: row.revision + 1,
          updated_at: at,
        })
        .where('id', '=', row.id)
        .where('revision', '=', row.revision)
        .where('state', '=', 'booked')
        .returningAll()
        .executeTakeFirst()
      if (cancelled === undefined) return false
      await of.deleteFrom('booking_slots').where('booking_id', '=', row.id).execute()
      const text = 'Cancelled the meeting without a message'
      await leads.addEvent(transaction, row.lead_id, { text, by, at })
      await tellings.withdrawn(transaction, cancelled)
      return true
    })

  const restoreOne = async (row: BookingRow, by: string) =>
    db.transaction().execute(async (transaction) => {
      await waitAtMost(transaction, patience)
      const at = now()
      const of = transaction.withTables<BookingTables>()
      const restored = await of
        .updateTable('bookings')
        .set({
          state: 'booked',
          cancelled_at: null,
          cancelled_by: null,
          cancel_batch: null,
          remind_at: remindAt(row.starts_at, at),
          revision: row.revision + 1,
          updated_at: at,
        })
        .where('id', '=', row.id)
        .where('revision', '=', row.revision)
        .returningAll()
        .executeTakeFirst()
      if (restored === undefined) return false
      await takeSlot(of, row.starts_at, row.id)
      const text = 'Restored the meeting'
      await leads.addEvent(transaction, row.lead_id, { text, by, at })
      return true
    })

  /**
   * Cancels one meeting.
   * @returns the reason if the meeting was skipped
   */
  const cancelOne = async (row: BookingRow | undefined, how: { batch?: string; by: string }) => {
    if (row === undefined) return gone
    if (row.state !== 'booked' || row.starts_at <= now()) return over
    if (how.batch !== undefined) {
      return (await cancelSilently(row, how.batch, how.by)) ? undefined : changedMeanwhile
    }
    const staff: Changer = { kind: 'staff', id: how.by }
    try {
      await changes.cancel(row, '', staff)
      return undefined
    } catch (error) {
      if (error instanceof HttpError && error.code === 'conflict') return changedMeanwhile
      throw error
    }
  }

  return {
    /**
     * Cancels meetings and frees their times.
     * @param tell false: sends no notifications, and the cancellation can be undone
     * @param by id of the staff member
     */
    cancel: async (ids: readonly string[], tell: boolean, by: string) => {
      const batch = tell ? undefined : randomUUID()
      const cancelled: string[] = []
      const left: Left[] = []
      for (const id of new Set(ids)) {
        const row = await rowOf(id)
        const reason = await cancelOne(row, { by, ...(batch !== undefined && { batch }) })
        if (reason === undefined) cancelled.push(id)
        else left.push({ id, reason })
      }
      options.changed()
      return { cancelled, left, batch: cancelled.length > 0 ? (batch ?? null) : null }
    },
    /**
     * Undoes a cancellation for those meetings whose time is still free.
     * @param by id of the staff member
     * @throws HttpError `conflict` after {@link UNDO_WITHIN}
     */
    restore: async (batch: string, by: string) => {
      const rows = await bookings
        .selectFrom('bookings')
        .selectAll()
        .where('cancel_batch', '=', batch)
        .where('cancelled_at', '>', now() - UNDO_WITHIN)
        .execute()
      if (rows.length === 0) {
        throw new HttpError('conflict', 'Book the meetings again. It’s too late to undo this')
      }
      const restored: string[] = []
      const left: Left[] = []
      for (const row of rows) {
        try {
          if (row.starts_at <= now()) left.push({ id: row.id, reason: over })
          else if (await restoreOne(row, by)) restored.push(row.id)
          else left.push({ id: row.id, reason: changedMeanwhile })
        } catch (error) {
          if (!(error instanceof Taken)) throw error
          left.push({ id: row.id, reason: taken })
        }
      }
      options.changed()
      return { restored, left }
    },
  }
}
