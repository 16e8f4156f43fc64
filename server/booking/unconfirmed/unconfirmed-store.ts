import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import { CONFIRM_MINUTES } from '#shared/contracts/booking/booking-times.ts'
import type { ArrivedBooking } from '../arrived-booking.ts'
import type { BookingTables, UnconfirmedRow } from '../booking.tables.ts'

/** Time within which an unconfirmed meeting must be confirmed, in milliseconds. */
const CONFIRM_WITHIN = CONFIRM_MINUTES * 60_000

/** Maximum number of unconfirmed meetings from one /24 (IPv4) or /48 (IPv6). */
const MOST_OF_NETWORK = 3

const tooManyWait = (milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / 1000)
  return new HttpError(
    'too_many_requests',
    `Open the link in our email to confirm a meeting first, or try again in ${Math.ceil(seconds / 60)} minutes. ${MOST_OF_NETWORK} meetings from your network are unconfirmed`,
    { headers: { 'Retry-After': String(seconds) } },
  )
}

/** Store of unconfirmed meetings. When a meeting is confirmed, it gets the id of its row in this store. */
export function createUnconfirmedStore(now: () => number) {
  const waiting = (of: Kysely<BookingTables>) =>
    of
      .selectFrom('unconfirmed_meetings')
      .where('confirmed_at', 'is', null)
      .where('lapses_at', '>', now())

  const assertRoom = async (of: Kysely<BookingTables>, network: string) => {
    const rows = await waiting(of)
      .select('lapses_at')
      .where('network', '=', network)
      .orderBy('lapses_at')
      .execute()
    const [first] = rows
    if (first !== undefined && rows.length >= MOST_OF_NETWORK) {
      throw tooManyWait(first.lapses_at - now())
    }
  }

  return {
    /**
     * Stores an unconfirmed meeting.
     * @throws HttpError `too_many_requests` if the network has reached its limit
     */
    add: async (
      of: Kysely<BookingTables>,
      booking: ArrivedBooking,
      from: { readonly id: string; readonly key: string; readonly network: string },
    ): Promise<UnconfirmedRow> => {
      await assertRoom(of, from.network)
      const at = now()
      const row: UnconfirmedRow = {
        id: from.id,
        submission_key: from.key,
        starts_at: booking.startsAt,
        time_zone: booking.timeZone,
        name: booking.name,
        email: booking.email,
        email_key: booking.emailKey,
        about: booking.about,
        note: booking.note,
        network: from.network,
        asked_at: at,
        lapses_at: at + CONFIRM_WITHIN,
        confirmed_at: null,
      }
      await of.insertInto('unconfirmed_meetings').values(row).execute()
      return row
    },
    /** Returns the row of an earlier identical submission, unless the row has lapsed. */
    ofSubmission: async (of: Kysely<BookingTables>, key: string) =>
      of
        .selectFrom('unconfirmed_meetings')
        .selectAll()
        .where('submission_key', '=', key)
        .where('lapses_at', '>', now())
        .orderBy('asked_at', 'desc')
        .limit(1)
        .executeTakeFirst(),
    /** Returns the row with an id, confirmed or not, unless the row has lapsed. */
    find: async (of: Kysely<BookingTables>, id: string) =>
      of
        .selectFrom('unconfirmed_meetings')
        .selectAll()
        .where('id', '=', id)
        .where('lapses_at', '>', now())
        .executeTakeFirst(),
    /**
     * Marks a row as confirmed.
     * @returns undefined if the row has lapsed or another request has already confirmed it
     */
    confirm: async (of: Kysely<BookingTables>, id: string): Promise<UnconfirmedRow | undefined> =>
      of
        .updateTable('unconfirmed_meetings')
        .set({ confirmed_at: now() })
        .where('id', '=', id)
        .where('confirmed_at', 'is', null)
        .where('lapses_at', '>', now())
        .returningAll()
        .executeTakeFirst(),
    /** Returns all unconfirmed meetings, in order of their start. */
    list: async (of: Kysely<BookingTables>): Promise<UnconfirmedRow[]> =>
      waiting(of).selectAll().orderBy('starts_at').orderBy('asked_at').orderBy('id').execute(),
    /** Number of unconfirmed meetings of one email address or, without `emailKey`, of all addresses. */
    count: async (of: Kysely<BookingTables>, emailKey?: string): Promise<number> => {
      const { total } = await waiting(of)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .$if(emailKey !== undefined, (query) => query.where('email_key', '=', emailKey ?? ''))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    ofEmail: async (of: Kysely<BookingTables>, emailKey: string): Promise<UnconfirmedRow[]> =>
      of
        .selectFrom('unconfirmed_meetings')
        .selectAll()
        .where('email_key', '=', emailKey)
        .orderBy('asked_at')
        .execute(),
    /**
     * Deletes the rows of an email address.
     * @returns the ids of the deleted rows
     */
    erase: async (of: Kysely<BookingTables>, emailKey: string): Promise<string[]> => {
      const rows = await of
        .deleteFrom('unconfirmed_meetings')
        .where('email_key', '=', emailKey)
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },
    /**
     * Deletes the rows that have lapsed.
     * @returns the ids of the deleted rows
     */
    deleteLapsed: async (of: Kysely<BookingTables>): Promise<string[]> => {
      const rows = await of
        .deleteFrom('unconfirmed_meetings')
        .where('lapses_at', '<=', now())
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}

export type UnconfirmedStore = ReturnType<typeof createUnconfirmedStore>
