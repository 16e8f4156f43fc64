import type { Kysely } from 'kysely'
import type { UnconfirmedForStaff } from '#shared/contracts/booking/booking-bulk.ts'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import type { BookingRow, BookingTables } from './booking.tables.ts'
import { toBooking } from './booking-view.ts'
import type { AskedMeetings } from './unconfirmed/asked-meetings.ts'
import type { MeetingTellings } from './mails/meeting-tellings.ts'
import { MEETING } from './slots.ts'
import type { UnconfirmedStore } from './unconfirmed/unconfirmed-store.ts'
import { toUnconfirmedForStaff } from './unconfirmed/unconfirmed-view.ts'

export interface MeetingDataOptions {
  readonly db: Kysely<object>
  readonly tellings: Pick<MeetingTellings, 'erased' | 'forgetAddress' | 'lapsed'>
  readonly unconfirmed: Pick<UnconfirmedStore, 'erase' | 'ofEmail'>
  /** Returns the network of each meeting of a flood, by meeting id. */
  readonly networks: () => Promise<ReadonlyMap<string, string>>
  readonly now: () => number
  /** Sends the id of a changed meeting to the listeners. */
  readonly announce: (id: string) => void
  readonly asked: Pick<AskedMeetings, 'book'>
}

/** Exports and erases the personal data of meetings, together with their leads. */
export function createMeetingData({
  db,
  tellings,
  unconfirmed,
  networks,
  now,
  announce,
  asked,
}: MeetingDataOptions) {
  const ofLeads = async (
    of: Kysely<BookingTables>,
    leads: readonly string[],
  ): Promise<BookingRow[]> =>
    leads.length === 0
      ? []
      : of
          .selectFrom('bookings')
          .selectAll()
          .where('lead_id', 'in', leads)
          .orderBy('booked_at')
          .orderBy('starts_at')
          .execute()

  const isAhead = (row: BookingRow) => row.state === 'booked' && row.starts_at + MEETING > now()

  return {
    /** Returns the meetings of the given leads, with all fields. */
    ofLeads: async (leads: readonly string[]): Promise<Booking[]> => {
      const known = await networks()
      const rows = await ofLeads(db.withTables<BookingTables>(), leads)
      return rows.map((row) => toBooking(row, known))
    },
    /** Returns the unconfirmed meetings of an email address. */
    unconfirmedOf: async (emailKey: string): Promise<UnconfirmedForStaff[]> =>
      (await unconfirmed.ofEmail(db.withTables<BookingTables>(), emailKey)).map(
        toUnconfirmedForStaff,
      ),
    /** Returns the given leads that have a future meeting. */
    ahead: async (transaction: Kysely<object>, leads: readonly string[]): Promise<string[]> =>
      (await ofLeads(transaction.withTables<BookingTables>(), leads))
        .filter(isAhead)
        .map((row) => row.lead_id),
    /**
     * Erases the meetings of the given leads, in the transaction that erases the leads. Frees the times of future meetings and emails
     * staff about these meetings.
     * @param emailKey email address if all of its data are erased, including unconfirmed meetings
     * @returns the ids of the erased meetings
     */
    erase: async (
      transaction: Kysely<object>,
      leads: readonly string[],
      emailKey?: string,
    ): Promise<string[]> => {
      const of = transaction.withTables<BookingTables>()
      const rows = await ofLeads(of, leads)
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0) {
        // The foreign keys cascade to the reserved time and the deduplication keys of each meeting.
        await of.deleteFrom('bookings').where('id', 'in', ids).execute()
        await tellings.erased(transaction, rows.filter(isAhead))
      }
      if (emailKey === undefined) return ids
      await tellings.forgetAddress(transaction, emailKey)
      const asked = await unconfirmed.erase(of, emailKey)
      await tellings.lapsed(transaction, asked)
      return [...new Set([...ids, ...asked])]
    },
    book: asked.book,
    /** Notifies listeners of erased meetings. Call it after the commit. */
    announce: (ids: readonly string[]) => {
      for (const id of ids) announce(id)
    },
  }
}
