import type { Kysely } from 'kysely'
import { writtenIn } from '#shared/time/written-time.ts'
import type { BookingRow, BookingTables } from '../booking.tables.ts'
import type { FreeSlots } from '../free-slots.ts'
import { remindAt, type MeetingTellings } from '../mails/meeting-tellings.ts'
import { Taken, takeSlot, waitAtMost, PATIENCE } from '../taken-slot.ts'

export interface AskedMeetingsOptions {
  readonly slots: Pick<FreeSlots, 'forStaff'>
  readonly tellings: Pick<MeetingTellings, 'booked' | 'mayInvite'>
  /** Time zone of the company. */
  readonly timeZone: string
  readonly now: () => number
}

/** Meeting that a suspected booking has requested. */
interface AskedMeeting {
  /** Requested start, in milliseconds since 1970. */
  readonly startsAt: number
  /** Time zone of the visitor. */
  readonly timeZone: string
  readonly note: string
}

/** Lead of a suspected booking. */
interface AskingLead {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly email: string
  readonly emailKey: string
  readonly about: string
}

/** Result of restoring a suspected booking, with a sentence for the history of its lead. */
export type RestoredMeeting =
  | { readonly kind: 'booked'; readonly id: string; readonly note: string; readonly event: string }
  | { readonly kind: 'taken'; readonly event: string }

/** Meetings that suspected bookings have requested. A time is reserved only if staff restore the booking. */
export function createAskedMeetings({ slots, tellings, timeZone, now }: AskedMeetingsOptions) {
  const insert = async (
    transaction: Kysely<object>,
    lead: AskingLead,
    asked: AskedMeeting,
  ): Promise<BookingRow> => {
    const of = transaction.withTables<BookingTables>()
    const at = now()
    const { id, emailKey, ...person } = lead
    const row: BookingRow = {
      ...person,
      // The meeting gets the id of its lead, because a lead has at most one meeting.
      id,
      lead_id: id,
      email_key: emailKey,
      state: 'booked',
      starts_at: asked.startsAt,
      time_zone: asked.timeZone,
      note: asked.note,
      booked_at: at,
      moved_from: null,
      cancelled_at: null,
      cancelled_by: null,
      word: '',
      copy_by_email: (await tellings.mayInvite(transaction, emailKey, at)) ? 1 : 0,
      remind_at: remindAt(asked.startsAt, at),
      revision: 1,
      updated_at: at,
      cancel_batch: null,
    }
    await of.insertInto('bookings').values(row).execute()
    await takeSlot(of, row.starts_at, row.id)
    return row
  }

  return {
    /** Stores the requested meeting of a suspected booking, in the transaction that stores its lead. */
    add: async (
      transaction: Kysely<object>,
      leadId: string,
      asked: AskedMeeting,
    ): Promise<void> => {
      await transaction
        .withTables<BookingTables>()
        .insertInto('asked_meetings')
        .values({
          lead_id: leadId,
          starts_at: asked.startsAt,
          time_zone: asked.timeZone,
          note: asked.note,
        })
        .execute()
    },
    /**
     * Books the requested meeting of a lead that staff restore, if the time is free, in the transaction of the restore.
     * @returns undefined if the lead requested no time
     */
    book: async (
      transaction: Kysely<object>,
      lead: AskingLead,
    ): Promise<RestoredMeeting | undefined> => {
      const of = transaction.withTables<BookingTables>()
      await waitAtMost(transaction, PATIENCE)
      const row = await of
        .deleteFrom('asked_meetings')
        .where('lead_id', '=', lead.id)
        .returningAll()
        .executeTakeFirst()
      if (row === undefined) return undefined
      const asked = { startsAt: row.starts_at, timeZone: row.time_zone, note: row.note }
      const time = writtenIn(asked.startsAt, timeZone)
      const taken = {
        kind: 'taken',
        event: `Restored as an inquiry, because ${time} isn’t free any more`,
      } as const
      if (!(await slots.forStaff(of)).includes(asked.startsAt)) return taken
      try {
        const booked = await insert(transaction, lead, asked)
        await tellings.booked(transaction, booked)
        const event = `Restored and booked a meeting: ${time}`
        return { kind: 'booked', id: booked.id, note: asked.note, event }
      } catch (error) {
        if (!(error instanceof Taken)) throw error
        await of.deleteFrom('bookings').where('id', '=', lead.id).execute()
        return taken
      }
    },
  }
}

export type AskedMeetings = ReturnType<typeof createAskedMeetings>
