import type { Expression, Kysely, SelectQueryBuilder, SqlBool } from 'kysely'
import type { BOOKING_VIEWS, BookingCounts } from '#shared/contracts/bookings.ts'
import type { BookingRow, BookingTables } from './booking.tables.ts'
import { dayOf, MEETING, startOfDay } from './slots.ts'

type View = (typeof BOOKING_VIEWS)[number]

/** What a list of meetings is narrowed by. Times are milliseconds since 1970. */
export interface BookingQuery {
  readonly view: View
  /** Meetings that begin from then on. */
  readonly from: number | undefined
  /** Meetings that begin before then. */
  readonly before: number | undefined
  /** Id of the lead that they have made. */
  readonly lead?: string | undefined
}

type Rows<Output> = SelectQueryBuilder<BookingTables, 'bookings', Output>

function narrowed<Output>(rows: Rows<Output>, query: BookingQuery, at: number): Rows<Output> {
  const { view, from, before, lead } = query
  return rows.where(({ and, eb }) => {
    const conditions: Expression<SqlBool>[] = []
    if (view === 'cancelled') conditions.push(eb('state', '=', 'cancelled'))
    if (view === 'coming' || view === 'past') {
      const isOver = at - MEETING
      conditions.push(
        eb('state', '=', 'booked'),
        view === 'coming' ? eb('starts_at', '>', isOver) : eb('starts_at', '<=', isOver),
      )
    }
    if (from !== undefined) conditions.push(eb('starts_at', '>=', from))
    if (before !== undefined) conditions.push(eb('starts_at', '<', before))
    if (lead !== undefined) conditions.push(eb('lead_id', '=', lead))
    return and(conditions)
  })
}

/** One page of meetings, and how many there are: those that come the next first, others the latest first. */
export async function listBookings(
  db: Kysely<BookingTables>,
  query: BookingQuery,
  place: { readonly offset: number; readonly limit: number },
  at: number,
): Promise<{ readonly rows: readonly BookingRow[]; readonly total: number }> {
  const isForward = query.view === 'coming' || query.from !== undefined
  const rows = await narrowed(db.selectFrom('bookings').selectAll(), query, at)
    .orderBy('starts_at', isForward ? 'asc' : 'desc')
    .orderBy('id')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
  return { rows, total: await countOf(db, query, at) }
}

async function countOf(db: Kysely<BookingTables>, query: BookingQuery, at: number) {
  const { total } = await narrowed(
    db.selectFrom('bookings').select((eb) => eb.fn.countAll<number>().as('total')),
    query,
    at,
  ).executeTakeFirstOrThrow()
  return Number(total)
}

/** How many meetings stand where. @param timeZone the company's */
export async function countBookings(
  db: Kysely<BookingTables>,
  at: number,
  timeZone: string,
): Promise<BookingCounts> {
  const always = { from: undefined, before: undefined }
  const today = dayOf(at, timeZone)
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const week = {
    from: startOfDay(monday, timeZone),
    before: startOfDay(monday.add({ days: 7 }), timeZone),
  }
  const cancelled = await countOf(db, { view: 'cancelled', ...week }, at)
  return {
    views: {
      coming: await countOf(db, { view: 'coming', ...always }, at),
      past: await countOf(db, { view: 'past', ...always }, at),
      cancelled: await countOf(db, { view: 'cancelled', ...always }, at),
      all: await countOf(db, { view: 'all', ...always }, at),
    },
    this_week: (await countOf(db, { view: 'all', ...week }, at)) - cancelled,
  }
}
