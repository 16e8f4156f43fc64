import type { BookingWritePorts } from './write-ports.ts'
import type { Changer } from './changer.ts'
import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import type { RateLimit } from '#lake/common/rate-limiter.ts'
import { localLimits } from '#server/http/guards/limits.ts'
import { site } from '#shared/company/site.ts'
import { writtenIn } from '#shared/time/written-time.ts'
import type { BookingRow, BookingTables } from './booking.tables.ts'
import { canChange } from './booking-view.ts'
import { notFree } from './free-slots.ts'
import { remindAt } from './mails/meeting-tellings.ts'
import type { MeetingActs } from './meeting-acts.ts'
import { PATIENCE, Taken, takeSlot, waitAtMost } from './taken-slot.ts'

export interface ChangeBookingOptions extends BookingWritePorts {
  readonly acts: Pick<MeetingActs, 'changed'>
  /** Called with a changed meeting once the change is stored. */
  readonly stored: (row: BookingRow) => void
}

const changedMeanwhile = () =>
  new HttpError('conflict', 'Load the meeting again. It has changed since you opened it')

/**
 * Checks that a meeting can still be changed.
 * @throws HttpError `conflict` otherwise
 */
function assertChangeable(row: BookingRow, by: Changer, at: number): void {
  const isStaff = by.kind === 'staff'
  if (row.state !== 'booked') {
    throw new HttpError('conflict', 'Book another meeting. This one is cancelled')
  }
  if (isStaff ? row.starts_at <= at : !canChange(row, at)) {
    throw new HttpError(
      'conflict',
      isStaff
        ? 'Book another meeting. This one has begun or is over'
        : `Write to ${site.contactEmail} with the number ${row.number}. It’s too late to change this meeting here`,
    )
  }
}

/** Rate limit of changes per visitor, because each change sends an email to staff. */
const CHANGES: RateLimit = { burst: 10, perMinute: 1 / 6 }

/** Updates columns of a meeting. Throws if the row has changed since it was read. */
async function set(
  transaction: Kysely<object>,
  row: BookingRow,
  values: Partial<BookingTables['bookings']>,
): Promise<BookingRow> {
  const changed = await transaction
    .withTables<BookingTables>()
    .updateTable('bookings')
    .set({ ...values, revision: row.revision + 1 })
    .where('id', '=', row.id)
    .where('revision', '=', row.revision)
    .where('state', '=', 'booked')
    .returningAll()
    .executeTakeFirst()
  if (changed === undefined) throw changedMeanwhile()
  return changed
}

/** Stores whether the visitor gets an email about the last change. */
async function noteTold(
  transaction: Kysely<object>,
  row: BookingRow,
  isTold: boolean,
): Promise<BookingRow> {
  const changed = { ...row, copy_by_email: isTold ? 1 : 0 }
  await transaction
    .withTables<BookingTables>()
    .updateTable('bookings')
    .set({ copy_by_email: changed.copy_by_email })
    .where('id', '=', row.id)
    .execute()
  return changed
}

/** Moves and cancels meetings. Each change is one transaction. */
export function createChangeBooking(options: ChangeBookingOptions) {
  const { db, leads, slots, tellings, timeZone, now, patience = PATIENCE } = options

  const { counts = localLimits(now) } = options
  const limiter = counts.bucket('changes of meetings', CHANGES)

  const assertNotTooOften = async (row: BookingRow, by: Changer) => {
    const wait = options.limits && by.kind === 'visitor' ? await limiter.take(row.email_key) : 0
    if (wait === 0) return
    throw new HttpError(
      'too_many_requests',
      `Wait ${Math.ceil(wait / 60)} minutes and try it again, or write to ${site.contactEmail}. You have changed meetings too many times within an hour`,
      { headers: { 'Retry-After': String(wait) } },
    )
  }

  const storeMove = async (
    row: BookingRow,
    to: { readonly startsAt: number; readonly timeZone: string; readonly word: string },
    by: Changer,
  ) =>
    db.transaction().execute(async (transaction) => {
      const at = now()
      const of = transaction.withTables<BookingTables>()
      await waitAtMost(transaction, patience)
      const changed = await set(transaction, row, {
        starts_at: to.startsAt,
        time_zone: to.timeZone,
        moved_from: row.starts_at,
        word: to.word,
        remind_at: remindAt(to.startsAt, at),
        updated_at: at,
      })
      // Reserves the new time before it frees the previous one. In the reverse order, two meetings that swap times could deadlock.
      await takeSlot(of, to.startsAt, row.id)
      await of
        .deleteFrom('booking_slots')
        .where('booking_id', '=', row.id)
        .where('starts_at', '!=', to.startsAt)
        .execute()
      const times = `from ${writtenIn(row.starts_at, timeZone)} to ${writtenIn(to.startsAt, timeZone)}`
      await leads.addEvent(transaction, row.lead_id, {
        text: by.kind === 'staff' ? `Moved the meeting ${times}` : `The visitor moved it ${times}`,
        by: by.kind === 'staff' ? by.id : null,
        at,
      })
      return noteTold(transaction, changed, await tellings.moved(transaction, changed, by.kind))
    })

  return {
    /**
     * Moves a meeting: reserves the new time and frees the previous one in one transaction.
     * @param row the meeting as it was read
     * @throws HttpError `conflict`, with `otherSlots` if the new time is not free
     */
    move: async (
      row: BookingRow,
      to: { readonly startsAt: number; readonly timeZone: string; readonly word: string },
      by: Changer,
    ): Promise<BookingRow> => {
      assertChangeable(row, by, now())
      if (to.startsAt === row.starts_at) return row
      const free = async () => (by.kind === 'staff' ? slots.forStaff() : slots.forVisitors())
      const before = await free()
      if (!before.includes(to.startsAt)) throw notFree(to.startsAt, before)
      await assertNotTooOften(row, by)
      try {
        const changed = await storeMove(row, to, by)
        options.stored(changed)
        await options.acts.changed(changed, 'moved', by)
        return changed
      } catch (error) {
        if (!(error instanceof Taken)) throw error
        throw notFree(to.startsAt, await free())
      }
    },
    /**
     * Cancels a meeting and frees its time.
     * @param row the meeting as it was read
     * @throws HttpError `conflict`
     */
    cancel: async (row: BookingRow, word: string, by: Changer): Promise<BookingRow> => {
      assertChangeable(row, by, now())
      await assertNotTooOften(row, by)
      const at = now()
      const changed = await db.transaction().execute(async (transaction) => {
        await waitAtMost(transaction, patience)
        const cancelled = await set(transaction, row, {
          state: 'cancelled',
          cancelled_at: at,
          cancelled_by: by.kind,
          word,
          remind_at: null,
          updated_at: at,
        })
        await transaction
          .withTables<BookingTables>()
          .deleteFrom('booking_slots')
          .where('booking_id', '=', row.id)
          .execute()
        await leads.addEvent(transaction, row.lead_id, {
          text: by.kind === 'staff' ? 'Cancelled the meeting' : 'The visitor cancelled it',
          by: by.kind === 'staff' ? by.id : null,
          at,
        })
        const isTold = await tellings.cancelled(transaction, cancelled, by.kind)
        return noteTold(transaction, cancelled, isTold)
      })
      options.stored(changed)
      await options.acts.changed(changed, 'cancelled', by)
      return changed
    },
  }
}

export type ChangeBooking = ReturnType<typeof createChangeBooking>
