import { sql, type Expression, type Kysely, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type {
  BOOKING_VIEWS,
  BookingCounts,
  BookingList,
} from '#shared/contracts/booking/bookings.ts'
import type { BookingRow, BookingTables } from './booking.tables.ts'
import { dayOf, MEETING, startOfDay } from './slots.ts'

type View = (typeof BOOKING_VIEWS)[number]

/** Filters of a list of meetings. Times are milliseconds since 1970. */
export interface BookingQuery {
  readonly view: View
  /** Earliest start of the listed meetings, inclusive. */
  readonly from: number | undefined
  /** Latest start of the listed meetings, exclusive. */
  readonly before: number | undefined
  /** Id of a lead: lists only its meeting. */
  readonly lead?: string | undefined
  /** Ids of meetings: lists only these. */
  readonly ids?: readonly string[] | undefined
}

type Rows<Output> = SelectQueryBuilder<BookingTables, 'bookings', Output>

function narrowed<Output>(rows: Rows<Output>, query: BookingQuery, at: number): Rows<Output> {
  const { view, from, before, lead, ids } = query
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
    if (ids?.length === 0) conditions.push(sql<SqlBool>`1 = 0`)
    else if (ids !== undefined) conditions.push(eb('id', 'in', ids))
    return and(conditions)
  })
}

/**
 * Returns one page of meetings and the total number of matching meetings. Future meetings are sorted ascending by start, all others
 * descending.
 */
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

/**
 * Number of meetings in each view.
 * @param timeZone time zone of the company
 */
export async function countBookings(
  db: Kysely<BookingTables>,
  at: number,
  timeZone: string,
): Promise<Omit<BookingCounts, 'unconfirmed'>> {
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

/**
 * Number of future meetings from each network, in descending order.
 * @param networks network by meeting id
 */
export async function countByNetwork(
  db: Kysely<BookingTables>,
  at: number,
  networks: ReadonlyMap<string, string>,
): Promise<BookingList['networks']> {
  if (networks.size === 0) return []
  const ahead = { view: 'coming', from: at, before: undefined } as const
  const rows = await narrowed(db.selectFrom('bookings').select('id'), ahead, at).execute()
  const counts = new Map<string, number>()
  for (const { id } of rows) {
    const network = networks.get(id)
    if (network !== undefined) counts.set(network, (counts.get(network) ?? 0) + 1)
  }
  return [...counts]
    .map(([network, meetings]) => ({ network, meetings }))
    .toSorted((a, b) => b.meetings - a.meetings || a.network.localeCompare(b.network))
}
