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
  /** Networks of meetings of a flood, by their ids. */
  readonly networks: () => Promise<ReadonlyMap<string, string>>
  readonly now: () => number
  /** Tells those who listen of a meeting by its id. */
  readonly announce: (id: string) => void
  readonly asked: Pick<AskedMeetings, 'book'>
}

/** What is kept of people who booked meetings: it is exported and erased with their leads. */
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
    /** The meetings of some leads, whole. */
    ofLeads: async (leads: readonly string[]): Promise<Booking[]> => {
      const known = await networks()
      const rows = await ofLeads(db.withTables<BookingTables>(), leads)
      return rows.map((row) => toBooking(row, known))
    },
    /** Meetings of an email address that wait for a confirmation. */
    unconfirmedOf: async (emailKey: string): Promise<UnconfirmedForStaff[]> =>
      (await unconfirmed.ofEmail(db.withTables<BookingTables>(), emailKey)).map(
        toUnconfirmedForStaff,
      ),
    /** Those of some leads whose meeting is still to come. */
    ahead: async (transaction: Kysely<object>, leads: readonly string[]): Promise<string[]> =>
      (await ofLeads(transaction.withTables<BookingTables>(), leads))
        .filter(isAhead)
        .map((row) => row.lead_id),
    /**
     * Erases the meetings of some leads in a transaction of the caller's, which erases the leads. Times of meetings ahead are free
     * again, and staff are told.
     * @param emailKey the address that everything is erased of, where it is one
     * @returns the ids of the meetings
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
        // What belongs to a meeting goes with it: its time, and by what it was known when it came again.
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
    /** Tells those who listen, once it is stored. */
    announce: (ids: readonly string[]) => {
      for (const id of ids) announce(id)
    },
  }
}
