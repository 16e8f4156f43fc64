import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import type {
  Booking as BookingOfStaff,
  BookingCounts,
  BookingList,
} from '#shared/contracts/booking/bookings.ts'
import type {
  BookingHours,
  BookingSettings,
  DayOff,
} from '#shared/contracts/booking/booking-settings.ts'
import { startIn } from './arrived-booking.ts'
import type { BookingHoursStore } from './booking-hours.ts'
import { countBookings, countByNetwork, listBookings, type BookingQuery } from './booking-list.ts'
import type { BookingRow, BookingTables } from './booking.tables.ts'
import { toBooking } from './booking-view.ts'
import { bookingsCsv } from './bookings-csv.ts'
import type { createBulkCancel } from './bulk-cancel.ts'
import type { ChangeBooking } from './change-booking.ts'
import type { FreeSlots } from './free-slots.ts'
import type { MeetingActs } from './meeting-acts.ts'
import type { FormCounts } from './ports.ts'
import { startOfDay } from './slots.ts'
import type { UnconfirmedStore } from './unconfirmed/unconfirmed-store.ts'
import { toUnconfirmedForStaff } from './unconfirmed/unconfirmed-view.ts'

export interface StaffBookingsOptions {
  readonly db: Kysely<BookingTables>
  readonly hours: BookingHoursStore
  readonly slots: FreeSlots
  readonly changes: ChangeBooking
  readonly bulk: ReturnType<typeof createBulkCancel>
  readonly unconfirmed: UnconfirmedStore
  readonly floods: Pick<FormCounts, 'networks'>
  /** Time zone of the company. */
  readonly timeZone: string
  /** URL of an external scheduling service that takes the bookings; undefined if the site takes them itself. */
  readonly hosted: string | undefined
  readonly hasMail: boolean
  readonly now: () => number
  readonly acts: MeetingActs
  /** Called when opening hours or days off have changed. */
  readonly settingsChanged: () => void
}

/** Maximum number of lines of a CSV file. */
const MOST_LINES = 20_000

/** Filters of a list of meetings in the staff area. */
export interface StaffQuery extends Omit<BookingQuery, 'ids'> {
  /** Network of a flood: a /24 (IPv4) or /48 (IPv6). */
  readonly network?: string | undefined
}

const spanOf = ({ from, to }: Omit<DayOff, 'id' | 'note'>) =>
  from === to ? from : `${from} to ${to}`

const noBooking = () => new HttpError('not_found', 'Reload the page. There is no such meeting')

/**
 * Returns the meeting if it still has the revision that the staff member opened.
 * @throws HttpError `not_found`, `conflict`
 */
async function readRow(
  db: Kysely<BookingTables>,
  id: string,
  revision: number | undefined,
): Promise<BookingRow> {
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw noBooking()
  if (revision !== undefined && revision !== row.revision) {
    throw new HttpError('conflict', 'Load the meeting again. It has changed since you opened it')
  }
  return row
}

/** Returns number and lead of meetings, for the log. */
const namedRows = async (db: Kysely<BookingTables>, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('bookings')
        .select(['id', 'number', 'lead_id'])
        .where('id', 'in', ids)
        .orderBy('starts_at')
        .execute()

/** Actions of staff on meetings. */
export function createStaffBookings(options: StaffBookingsOptions) {
  const { db, hours, slots, changes, bulk, unconfirmed, floods, timeZone, now, acts } = options

  const viewOf = async (row: BookingRow): Promise<BookingOfStaff> =>
    toBooking(row, await floods.networks())

  const listed = async (
    { network, ...query }: StaffQuery,
    place: { readonly offset: number; readonly limit: number },
  ) => {
    const networks = await floods.networks()
    const ids =
      network === undefined
        ? undefined
        : [...networks].filter(([, value]) => value === network).map(([id]) => id)
    const { rows, total } = await listBookings(db, { ...query, ids }, place, now())
    return { items: rows.map((row) => toBooking(row, networks)), total }
  }

  const unconfirmedNow = async () => (await unconfirmed.list(db)).map(toUnconfirmedForStaff)

  return {
    list: listed,
    /** Returns the ids that belong to an existing meeting. */
    existing: async (ids: readonly string[]): Promise<readonly string[]> =>
      (await db.selectFrom('bookings').select('id').where('id', 'in', ids).execute()).map(
        ({ id }) => id,
      ),
    /** Number of future meetings from each network of a flood. */
    networks: async (): Promise<BookingList['networks']> =>
      countByNetwork(db, now(), await floods.networks()),
    /** Returns the meetings that must still be confirmed by email. */
    unconfirmed: unconfirmedNow,
    /**
     * Exports the meetings of a list as CSV. The file includes unconfirmed meetings only for the view `all`, and only if no meetings are
     * selected.
     * @param by id of the staff member
     */
    csv: async (query: StaffQuery, ids: readonly string[] | undefined, by: string) => {
      const { items } = await listed(query, { offset: 0, limit: MOST_LINES })
      const chosen = ids === undefined ? items : items.filter(({ id }) => ids.includes(id))
      const isAll = ids === undefined && query.view === 'all'
      const { network } = query
      const waiting = (isAll ? await unconfirmedNow() : []).filter(
        (each) => network === undefined || each.network === network,
      )
      const meetings = chosen.length + waiting.length
      await acts.exported(meetings, by)
      return bookingsCsv(chosen, waiting)
    },
    /**
     * Start of a day in the company's time zone. Milliseconds since 1970.
     * @param date `2026-12-24`
     */
    startOf: (date: string) => startOfDay(Temporal.PlainDate.from(date), timeZone),
    /**
     * End of a day in the company's time zone. Milliseconds since 1970.
     * @param date `2026-12-24`
     */
    endOf: (date: string) => startOfDay(Temporal.PlainDate.from(date).add({ days: 1 }), timeZone),
    counts: async (): Promise<BookingCounts> => ({
      ...(await countBookings(db, now(), timeZone)),
      unconfirmed: await unconfirmed.count(db),
    }),
    mail: (): BookingList['mail'] => (options.hasMail ? 'on' : 'off'),
    /**
     * Returns a meeting.
     * @throws HttpError `not_found`
     */
    get: async (id: string): Promise<BookingOfStaff> => viewOf(await readRow(db, id, undefined)),
    /**
     * Moves a meeting.
     * @param by id of the staff member
     * @throws HttpError `not_found`, `conflict`
     */
    moveFor: async (
      id: string,
      to: { readonly starts_at: string; readonly word: string },
      by: string,
      revision: number | undefined,
    ): Promise<BookingOfStaff> => {
      const row = await readRow(db, id, revision)
      const target = { startsAt: startIn(to.starts_at), timeZone: row.time_zone, word: to.word }
      return viewOf(await changes.move(row, target, { kind: 'staff', id: by }))
    },
    /**
     * Cancels a meeting.
     * @param by id of the staff member
     * @throws HttpError `not_found`, `conflict`
     */
    cancelFor: async (
      id: string,
      word: string,
      by: string,
      revision: number | undefined,
    ): Promise<BookingOfStaff> => {
      const row = await readRow(db, id, revision)
      return viewOf(await changes.cancel(row, word, { kind: 'staff', id: by }))
    },
    /**
     * Cancels several meetings.
     * @param tell false: sends no emails to the visitors
     * @param by id of the staff member
     */
    cancelMany: async (ids: readonly string[], tell: boolean, by: string) => {
      const done = await bulk.cancel(ids, tell, by)
      // If visitors get emails, `changes.cancel` logs each cancellation itself.
      if (!tell) {
        const how = { verb: 'cancelled', rest: 'without a message', by } as const
        await acts.changedTogether(await namedRows(db, done.cancelled), how)
      }
      return done
    },
    /**
     * Undoes a cancellation without emails.
     * @param by id of the staff member
     * @throws HttpError `conflict`
     */
    restoreMany: async (batch: string, by: string) => {
      const done = await bulk.restore(batch, by)
      await acts.changedTogether(await namedRows(db, done.restored), { verb: 'restored', by })
      return done
    },
    /**
     * Returns opening hours, days off and holidays.
     * @param days further dates (`2026-12-24`) whose holidays are returned
     */
    settings: async (days: { from?: string; to?: string } = {}): Promise<BookingSettings> => {
      const { hours: open, revision } = await hours.read()
      const { first, last } = slots.days()
      const near = await slots.holidaysBetween(first.toString(), last.toString())
      const { from, to } = days
      const asked =
        from === undefined || to === undefined ? [] : await slots.holidaysBetween(from, to)
      const byDate = new Map([...near, ...asked].map((day) => [day.date, day]))
      return {
        hours: open,
        days_off: await hours.daysOff(),
        holidays: [...byDate.values()].toSorted((a, b) => a.date.localeCompare(b.date)),
        time_zone: timeZone,
        hosted: options.hosted ?? null,
        revision,
      }
    },
    /**
     * Changes the opening hours.
     * @param by id of the staff member
     * @throws HttpError `conflict`
     */
    changeHours: async (to: BookingHours, by: string, revision: number | undefined) => {
      await hours.change(to, revision)
      await acts.settings('changed the hours for meetings', by)
      options.settingsChanged()
    },
    /**
     * Adds days off.
     * @param by id of the staff member
     * @throws HttpError `validation_failed`
     */
    addDaysOff: async (days: Omit<DayOff, 'id'>, by: string, key: string | undefined) => {
      await hours.addDaysOff(days, key)
      await acts.settings(`added days off, ${spanOf(days)}`, by)
      options.settingsChanged()
    },
    /**
     * Removes days off.
     * @param by id of the staff member
     * @throws HttpError `not_found`
     */
    removeDaysOff: async (id: string, by: string) => {
      await acts.settings(`removed days off, ${spanOf(await hours.removeDaysOff(id))}`, by)
      options.settingsChanged()
    },
  }
}
