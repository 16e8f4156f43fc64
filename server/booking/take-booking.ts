import type { BookingWritePorts } from './write-ports.ts'
import { DAY } from '#shared/time/units.ts'
import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import { keyIsTaken } from '#server/http/guards/idempotency-key.ts'
import { createGuessLimits, REPEAT_MS, senderOf } from '#server/http/guards/repeated-submission.ts'
import { createSpamCheck } from '#server/http/guards/spam-check.ts'
import { createTypingCheck } from '#server/http/guards/typing-check.ts'
import type { RequestedMeeting } from '#shared/contracts/booking/bookings.ts'
import { writtenIn } from '#shared/time/written-time.ts'
import { readBooking, submissionKeyOf, type ArrivedBooking } from './arrived-booking.ts'
import type { BookingRow, BookingTables, UnconfirmedRow } from './booking.tables.ts'
import { notFree, ownMeetingHint } from './free-slots.ts'
import { remindAt } from './mails/meeting-tellings.ts'
import { assertMeetingsAhead, EMAIL_LOCK } from './mails/meetings-ahead.ts'
import type { BookingSubmission, FormCounts, Links } from './ports.ts'
import { notAnnounced, type createTakeRequest } from './take-request.ts'
import { PATIENCE, Taken, takeSlot, waitAtMost, waitsForRows } from './taken-slot.ts'
import type { UnconfirmedStore } from './unconfirmed/unconfirmed-store.ts'

export interface TakeBookingOptions extends BookingWritePorts {
  readonly links: Links
  readonly floods: FormCounts
  readonly unconfirmed: UnconfirmedStore
  readonly takeRequest: ReturnType<typeof createTakeRequest>
  /** Called with the result of a new booking once it is stored. */
  readonly stored: (taken: TakenBooking, isStaff: boolean) => void
}

/** Result of a booking: a meeting, an unconfirmed meeting or an inquiry. */
export type TakenBooking =
  | { readonly kind: 'booked'; readonly row: BookingRow }
  | { readonly kind: 'unconfirmed'; readonly row: UnconfirmedRow }
  | { readonly kind: 'requested'; readonly request: RequestedMeeting }

const STORE_IS_AWAY = new Set(['unavailable', 'insufficient_storage'])

const notStored = (cause: unknown) =>
  new HttpError(
    'unavailable',
    'Send it again in a moment. We couldn’t store your booking. What you wrote is still in the form',
    { cause, isForPeople: true, headers: { 'Retry-After': '5' } },
  )

const newRow = (
  id: string,
  booking: ArrivedBooking,
  lead: { readonly id: string; readonly number: string },
  at: number,
): BookingRow => ({
  id,
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
  cancel_batch: null,
})

/** Creates the function that finds the meeting or unconfirmed meeting of an earlier identical submission. */
function createFindEarlier({ unconfirmed, now }: Pick<TakeBookingOptions, 'unconfirmed' | 'now'>) {
  /**
   * Returns the meeting of an earlier identical submission. If the submission has no Idempotency-Key, the meeting must still be booked at
   * the requested time.
   * @throws HttpError `validation_failed` if the Idempotency-Key was sent with another time, because the existing meeting would be a
   * wrong response to this request
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

  return async (
    of: Kysely<BookingTables>,
    key: string,
    booking: ArrivedBooking,
    hasKey: boolean,
  ): Promise<TakenBooking | undefined> => {
    const row = await known(of, key, booking, hasKey)
    if (row !== undefined) return { kind: 'booked', row }
    const asked = await unconfirmed.ofSubmission(of, key)
    const isOld = asked !== undefined && !hasKey && asked.asked_at <= now() - REPEAT_MS
    if (asked === undefined || isOld) return undefined
    if (asked.starts_at !== booking.startsAt) throw keyIsTaken()
    return { kind: 'unconfirmed', row: asked }
  }
}

async function assertFree(of: Kysely<BookingTables>, startsAt: number): Promise<void> {
  const taken = await of
    .selectFrom('booking_slots')
    .select('starts_at')
    .where('starts_at', '=', startsAt)
    .executeTakeFirst()
  if (taken !== undefined) throw new Taken()
}

/** Accepts bookings. Each booking is stored with its lead and its emails in one transaction before the visitor gets a response. */
export function createTakeBooking(options: TakeBookingOptions) {
  const { db, leads, slots, tellings, floods, unconfirmed, timeZone, now } = options
  const { patience = PATIENCE } = options
  const typing = createTypingCheck({ isOn: options.limits, now })
  const guesses = createGuessLimits(options, 'bookings')
  const isSpam = createSpamCheck(options.links, 'booking', now)
  const before = createFindEarlier(options)

  const insert = async (
    transaction: Kysely<object>,
    id: string,
    booking: ArrivedBooking,
    at: number,
  ): Promise<BookingRow> => {
    const of = transaction.withTables<BookingTables>()
    const event = `Booked a meeting: ${writtenIn(booking.startsAt, timeZone)}`
    const lead = await leads.addMeeting(transaction, { ...booking, event, at })
    const isTold = await tellings.mayInvite(transaction, booking.emailKey, at)
    const row = { ...newRow(id, booking, lead, at), copy_by_email: isTold ? 1 : 0 }
    await of.insertInto('bookings').values(row).execute()
    await takeSlot(of, row.starts_at, row.id)
    return row
  }

  const store = async (
    booking: ArrivedBooking,
    key: string,
    { address, isStaff, idempotencyKey }: BookingSubmission,
  ): Promise<{ readonly taken: TakenBooking; readonly isNew: boolean }> =>
    db.transaction().execute(async (transaction) => {
      const of = transaction.withTables<BookingTables>()
      await waitAtMost(transaction, patience)
      if (waitsForRows(transaction)) {
        // Serializes the bookings of one email address. The meetings of the address are counted below, and the same form may arrive twice
        // at once.
        await sql`select pg_advisory_xact_lock(${sql.lit(EMAIL_LOCK)}, hashtext(${booking.emailKey}))`.execute(
          transaction,
        )
      }
      const done = await before(of, key, booking, idempotencyKey !== undefined)
      if (done !== undefined) return { taken: done, isNew: false }
      const at = now()
      const { emailKey } = booking
      await assertFree(of, booking.startsAt)
      await assertMeetingsAhead(of, emailKey, at, await unconfirmed.count(of, emailKey))
      const id = randomUUID()
      const { isMeetingFlood, network } = await floods.count(transaction, {
        form: 'meeting',
        subjectId: id,
        countsAs: isStaff ? 'none' : 'meeting',
        address,
        emailKey,
      })
      if (isMeetingFlood) {
        if (!tellings.hasMail) throw notAnnounced()
        const asked = await unconfirmed.add(of, booking, { id, key, network })
        await tellings.unconfirmed(transaction, asked)
        return { taken: { kind: 'unconfirmed', row: asked }, isNew: true }
      }
      const row = await insert(transaction, id, booking, at)
      await of.deleteFrom('booking_submissions').where('key', '=', key).execute()
      await of
        .insertInto('booking_submissions')
        .values({ key, booking_id: row.id, created_at: at, starts_at: booking.startsAt })
        .execute()
      await tellings.booked(transaction, row)
      return { taken: { kind: 'booked', row }, isNew: true }
    })

  /** Error for a taken time. Without an Idempotency-Key, a stranger gets the same error as the visitor who owns the meeting. */
  const refused = ({ startsAt }: ArrivedBooking, free: readonly number[], hasKey: boolean) =>
    notFree(startsAt, free, hasKey ? '' : ownMeetingHint(tellings.hasMail))

  const take = async (submission: BookingSubmission): Promise<TakenBooking> => {
    const { input, idempotencyKey, address, isStaff } = submission
    const booking = readBooking(input, timeZone)
    const hasKey = idempotencyKey !== undefined
    const key = submissionKeyOf(booking, idempotencyKey, senderOf(options.links, address))
    const { emailKey } = booking
    const find = async () => before(db.withTables<BookingTables>(), key, booking, hasKey)
    // Strangers can guess texts, so each attempt without an Idempotency-Key counts towards the limit.
    const assertMaySend = async () => floods.assertMaySend({ form: 'meeting', address, emailKey })
    if (!hasKey) await guesses.assertMayGuess({ key, address, emailKey }, assertMaySend)
    const done = await find()
    if (done !== undefined) return done
    const free = await slots.forVisitors()
    if (!free.includes(booking.startsAt)) {
      // If the same form was sent twice at once, the other request may have just reserved the time.
      const meanwhile = await find()
      if (meanwhile !== undefined) return meanwhile
      throw refused(booking, free, hasKey)
    }
    const isSuspected = isSpam(booking.spamCheck)
    const name = { key, life: hasKey ? DAY : REPEAT_MS, address, isSuspected }
    typing.assertTyped(key, booking.elapsedMs)
    // Suspected spam reserves no time. Staff see the booking as a request.
    if (isSuspected) return { kind: 'requested', request: await options.takeRequest(booking, name) }
    const mayBeRequest = !isStaff && !tellings.hasMail
    if (mayBeRequest && (await floods.isMeetingFlood())) {
      return { kind: 'requested', request: await options.takeRequest(booking, name) }
    }
    await assertMaySend()
    try {
      const { taken, isNew } = await store(booking, key, submission)
      if (isNew) options.stored(taken, isStaff)
      return taken
    } catch (error) {
      if (!(error instanceof Taken)) throw error
      throw refused(booking, await slots.forVisitors(), hasKey)
    }
  }

  /**
   * Stores a booking, or returns the result of an earlier identical submission.
   * @throws HttpError with a message for the visitor
   */
  return async (submission: BookingSubmission): Promise<TakenBooking> => {
    try {
      return await take(submission)
    } catch (error) {
      const isAway = error instanceof HttpError && STORE_IS_AWAY.has(error.code)
      throw isAway ? notStored(error) : error
    }
  }
}
