import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { createFormLimits } from '#server/http/form-limits.ts'
import { HttpError } from '#server/http/http-error.ts'
import { keyIsTaken } from '#server/http/idempotency-key.ts'
import { countedAs, REPEAT_MS, senderOf } from '#server/http/repeated-submission.ts'
import { site } from '#shared/site.ts'
import { writtenIn } from '#shared/written-time.ts'
import { readBooking, submissionKeyOf, type ArrivedBooking } from './arrived-booking.ts'
import type { BookingRow, BookingTables } from './booking.tables.ts'
import { notFree, ownMeetingHint, type FreeSlots } from './free-slots.ts'
import { remindAt, type MeetingTellings } from './meeting-tellings.ts'
import type { BookingSubmission, Links, MeetingLeads } from './ports.ts'
import { PATIENCE, Taken, takeSlot, waitAtMost, waitsForRows } from './taken-slot.ts'

export interface TakeBookingOptions {
  readonly db: Kysely<object>
  readonly leads: MeetingLeads
  readonly links: Pick<Links, 'digest'>
  /** Whether emails go out. */
  readonly messenger: { readonly hasMail: boolean }
  readonly slots: FreeSlots
  readonly tellings: MeetingTellings
  /** The company's. */
  readonly timeZone: string
  readonly limits: boolean
  /** How long a row that another transaction holds is waited for, milliseconds. @default 5 s */
  readonly patience?: number | undefined
  readonly now: () => number
  /** Told of a new meeting once it is stored. */
  readonly stored: (row: BookingRow) => void
}

const DAY = 24 * 60 * 60_000

/** Meetings ahead that one address may have, so that nobody books the calendar full. */
const MOST_AHEAD = 3

/** Any number will do, as long as nothing else takes the same. */
const EMAIL_LOCK = 29

const STORE_IS_AWAY = new Set(['unavailable', 'insufficient_storage'])

const notStored = (cause: unknown) =>
  new HttpError(
    'unavailable',
    'Send it again in a moment. We couldn’t store your booking just now, and what you wrote is still in the form',
    { cause, isForPeople: true, headers: { 'Retry-After': '5' } },
  )

const tooManyAhead = () =>
  new HttpError(
    'too_many_requests',
    `Cancel one of your meetings first, or write to ${site.contactEmail}. There are already ${MOST_AHEAD} ahead under this email address`,
  )

const newRow = (
  booking: ArrivedBooking,
  lead: { readonly id: string; readonly number: string },
  at: number,
): BookingRow => ({
  id: randomUUID(),
  number: lead.number,
  lead_id: lead.id,
  state: 'booked',
  starts_at: booking.startsAt,
  time_zone: booking.timeZone,
  name: booking.name,
  email: booking.email,
  email_key: booking.emailKey,
  about: booking.about,
  note: booking.note,
  booked_at: at,
  moved_from: null,
  cancelled_at: null,
  cancelled_by: null,
  word: '',
  copy_by_email: 0,
  remind_at: remindAt(booking.startsAt, at),
  revision: 1,
  updated_at: at,
})

/** Takes bookings in: each stored whole, with its lead and all that is to be told of it, before it is answered. */
export function createTakeBooking(options: TakeBookingOptions) {
  const { db, leads, slots, tellings, timeZone, now, patience = PATIENCE } = options
  const limits = createFormLimits({ isOn: options.limits, now, what: 'bookings' })

  /**
   * The meeting that the same submission made. One that was told by its text alone must still stand as it was booked.
   * @throws HttpError `validation_failed` for a key that came with another time before: a meeting at the first one is no
   * answer to who asks for the second
   */
  const known = async (
    of: Kysely<BookingTables>,
    key: string,
    { startsAt }: ArrivedBooking,
    hasKey: boolean,
  ): Promise<BookingRow | undefined> => {
    const found = await of
      .selectFrom('booking_submissions')
      .innerJoin('bookings', 'bookings.id', 'booking_submissions.booking_id')
      .selectAll('bookings')
      .select('booking_submissions.starts_at as asked')
      .where('booking_submissions.key', '=', key)
      .where('booking_submissions.created_at', '>', now() - (hasKey ? DAY : REPEAT_MS))
      .executeTakeFirst()
    if (found === undefined) return undefined
    const { asked, ...row } = found
    if (hasKey) {
      if (asked !== null && asked !== startsAt) throw keyIsTaken()
      return row
    }
    return row.state === 'booked' && row.starts_at === startsAt ? row : undefined
  }

  const assertRoom = async (of: Kysely<BookingTables>, emailKey: string, at: number) => {
    const { total } = await of
      .selectFrom('bookings')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('email_key', '=', emailKey)
      .where('state', '=', 'booked')
      .where('starts_at', '>', at)
      .executeTakeFirstOrThrow()
    if (Number(total) >= MOST_AHEAD) throw tooManyAhead()
  }

  const assertFree = async (of: Kysely<BookingTables>, startsAt: number) => {
    const taken = await of
      .selectFrom('booking_slots')
      .select('starts_at')
      .where('starts_at', '=', startsAt)
      .executeTakeFirst()
    if (taken !== undefined) throw new Taken()
  }

  const insert = async (
    transaction: Kysely<object>,
    booking: ArrivedBooking,
    at: number,
  ): Promise<BookingRow> => {
    const of = transaction.withTables<BookingTables>()
    const event = `Booked a meeting: ${writtenIn(booking.startsAt, timeZone)}`
    const lead = await leads.addMeeting(transaction, { ...booking, event, at })
    const isTold = await tellings.mayInvite(transaction, booking.emailKey, at)
    const row = { ...newRow(booking, lead, at), copy_by_email: isTold ? 1 : 0 }
    await of.insertInto('bookings').values(row).execute()
    await takeSlot(of, row.starts_at, row.id)
    return row
  }

  const store = async (booking: ArrivedBooking, key: string, hasKey: boolean) =>
    db.transaction().execute(async (transaction) => {
      const of = transaction.withTables<BookingTables>()
      await waitAtMost(transaction, patience)
      if (waitsForRows(transaction)) {
        // Bookings of one address take turns: they are counted, and the same one may come twice at a time.
        await sql`select pg_advisory_xact_lock(${sql.lit(EMAIL_LOCK)}, hashtext(${booking.emailKey}))`.execute(
          transaction,
        )
      }
      const before = await known(of, key, booking, hasKey)
      if (before !== undefined) return before
      const at = now()
      await assertFree(of, booking.startsAt)
      await assertRoom(of, booking.emailKey, at)
      const row = await insert(transaction, booking, at)
      await of.deleteFrom('booking_submissions').where('key', '=', key).execute()
      await of
        .insertInto('booking_submissions')
        .values({ key, booking_id: row.id, created_at: at, starts_at: booking.startsAt })
        .execute()
      await tellings.booked(transaction, row)
      return row
    })

  /** What a program sent takes no time. It is kept for staff, in case it was a browser that filled in the hidden field. */
  const storeTrapped = async (booking: ArrivedBooking): Promise<BookingRow> => {
    const at = now()
    const event = `Closed as spam: a hidden field was filled in. No meeting was booked for ${writtenIn(booking.startsAt, timeZone)}`
    const lead = await db
      .transaction()
      .execute(async (transaction) => leads.addMeeting(transaction, { ...booking, event, at }))
    leads.announce(lead.id)
    return newRow(booking, lead, at)
  }

  /** A taken time. Without a key the answer is the same to the visitor whose meeting it is and to a stranger. */
  const refused = ({ startsAt }: ArrivedBooking, free: readonly number[], hasKey: boolean) =>
    notFree(startsAt, free, hasKey ? '' : ownMeetingHint(options.messenger.hasMail))

  const take = async ({ input, idempotencyKey, address, withScript }: BookingSubmission) => {
    const booking = readBooking(input, timeZone)
    const hasKey = idempotencyKey !== undefined
    const key = submissionKeyOf(booking, idempotencyKey, senderOf(options.links, address))
    const { emailKey, elapsedMs } = booking
    const assertMayCome = () =>
      limits.assertMayCome({
        key: countedAs(key, hasKey, now()),
        emailKey,
        elapsedMs,
        address,
        withScript,
      })
    const find = async () => known(db.withTables<BookingTables>(), key, booking, hasKey)
    // Words can be guessed, so each guess counts.
    if (!hasKey) assertMayCome()
    const before = await find()
    if (before !== undefined) return before
    const free = await slots.forVisitors()
    if (!free.includes(booking.startsAt)) {
      // The same booking may have come twice, and the other one has just taken the time.
      const meanwhile = await find()
      if (meanwhile !== undefined) return meanwhile
      throw refused(booking, free, hasKey)
    }
    if (hasKey) assertMayCome()
    if (booking.isTrapped) return storeTrapped(booking)
    try {
      const row = await store(booking, key, hasKey)
      options.stored(row)
      return row
    } catch (error) {
      if (!(error instanceof Taken)) throw error
      throw refused(booking, await slots.forVisitors(), hasKey)
    }
  }

  /** Stores a booking, or finds it where it was stored before. @throws HttpError whose message is a sentence for the visitor */
  return async (submission: BookingSubmission): Promise<BookingRow> => {
    try {
      return await take(submission)
    } catch (error) {
      const isAway = error instanceof HttpError && STORE_IS_AWAY.has(error.code)
      throw isAway ? notStored(error) : error
    }
  }
}
