import { sql, type Kysely } from 'kysely'
import { writtenIn } from '#shared/time/written-time.ts'
import type { BookingRow, BookingTables, UnconfirmedRow } from '../booking.tables.ts'
import { notFree, type FreeSlots } from '../free-slots.ts'
import { remindAt, type MeetingTellings } from '../mails/meeting-tellings.ts'
import type { MeetingLeads } from '../ports.ts'
import { PATIENCE, Taken, takeSlot, waitAtMost, waitsForRows } from '../taken-slot.ts'
import { assertMeetingsAhead, EMAIL_LOCK } from '../mails/meetings-ahead.ts'
import type { BookingWritePorts } from '../write-ports.ts'
import type { UnconfirmedStore } from './unconfirmed-store.ts'

export interface ConfirmBookingOptions extends Pick<
  BookingWritePorts,
  'db' | 'timeZone' | 'patience' | 'now'
> {
  readonly leads: Pick<MeetingLeads, 'addMeeting'>
  readonly slots: Pick<FreeSlots, 'forVisitors' | 'forStaff'>
  readonly tellings: Pick<MeetingTellings, 'booked' | 'hasMail'>
  readonly unconfirmed: UnconfirmedStore
  /** Called with a new meeting once it is stored. */
  readonly stored: (row: BookingRow) => void
}

const bookingOf = async (of: Kysely<BookingTables>, id: string) =>
  of.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()

/** Books unconfirmed meetings. If several unconfirmed meetings have the same time, the first one to be confirmed gets it. */
export function createConfirmBooking(options: ConfirmBookingOptions) {
  const { db, leads, slots, tellings, unconfirmed, timeZone, now, patience = PATIENCE } = options

  const insert = async (
    transaction: Kysely<object>,
    asked: UnconfirmedRow,
    { id: leadId, number }: { readonly id: string; readonly number: string },
    at: number,
  ): Promise<BookingRow> => {
    const of = transaction.withTables<BookingTables>()
    const { id, starts_at: startsAt, time_zone: zone, name, email, about, note } = asked
    const row: BookingRow = {
      id,
      number,
      lead_id: leadId,
      state: 'booked',
      starts_at: startsAt,
      time_zone: zone,
      name,
      email,
      email_key: asked.email_key,
      about,
      note,
      booked_at: at,
      moved_from: null,
      cancelled_at: null,
      cancelled_by: null,
      word: '',
      // The visitor has opened the link in the email and therefore owns the address. The daily limits for unverified addresses do not
      // apply.
      copy_by_email: tellings.hasMail ? 1 : 0,
      remind_at: remindAt(startsAt, at),
      revision: 1,
      updated_at: at,
      cancel_batch: null,
    }
    await of.insertInto('bookings').values(row).execute()
    await takeSlot(of, startsAt, id)
    return row
  }

  const store = async (id: string, emailKey: string, startsAt: number) =>
    db.transaction().execute(async (transaction) => {
      const of = transaction.withTables<BookingTables>()
      await waitAtMost(transaction, patience)
      if (waitsForRows(transaction)) {
        await sql`select pg_advisory_xact_lock(${sql.lit(EMAIL_LOCK)}, hashtext(${emailKey}))`.execute(
          transaction,
        )
      }
      const asked = await unconfirmed.confirm(of, id)
      if (asked === undefined) return { row: await bookingOf(of, id), isNew: false }
      const at = now()
      await assertMeetingsAhead(of, asked.email_key, at)
      const event = `Booked a meeting, confirmed by email: ${writtenIn(startsAt, timeZone)}`
      const { email, name, about, note } = asked
      const lead = await leads.addMeeting(transaction, { email, name, about, note, event, at })
      const row = await insert(transaction, { ...asked, starts_at: startsAt }, lead, at)
      await tellings.booked(transaction, row)
      return { row, isNew: true }
    })

  /** True if the meeting can be booked at `startsAt`. The minimum notice does not apply to the originally requested time. */
  const isFree = async (asked: UnconfirmedRow, startsAt: number) => {
    const free = startsAt === asked.starts_at ? await slots.forStaff() : await slots.forVisitors()
    return free.includes(startsAt)
  }

  return {
    /** True if the originally requested time is still free. */
    isFree: async (asked: UnconfirmedRow) => isFree(asked, asked.starts_at),
    /**
     * Books an unconfirmed meeting. A repeated confirmation returns the same meeting.
     * @param another start that replaces the requested one, in milliseconds since 1970
     * @returns undefined if the meeting has lapsed
     * @throws HttpError `conflict` with `otherSlots` if the time is taken
     */
    confirm: async (id: string, another: number | undefined): Promise<BookingRow | undefined> => {
      const of = db.withTables<BookingTables>()
      const asked = await unconfirmed.find(of, id)
      if (asked === undefined || asked.confirmed_at !== null) return bookingOf(of, id)
      const startsAt = another ?? asked.starts_at
      const taken = async () => notFree(startsAt, await slots.forVisitors())
      try {
        if (!(await isFree(asked, startsAt))) throw new Taken()
        const { row, isNew } = await store(id, asked.email_key, startsAt)
        if (row !== undefined && isNew) options.stored(row)
        return row
      } catch (error) {
        if (!(error instanceof Taken)) throw error
        // A concurrent request may have confirmed the meeting.
        const booked = await bookingOf(of, id)
        if (booked !== undefined) return booked
        throw await taken()
      }
    },
  }
}

export type ConfirmBooking = ReturnType<typeof createConfirmBooking>
