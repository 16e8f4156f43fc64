import { DAY } from '#shared/time/units.ts'
import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import { MOST_CONFIRMATIONS } from '#shared/contracts/booking/booking-times.ts'
import { site } from '#shared/company/site.ts'
import type { BookingHoursStore } from '../booking-hours.ts'
import type { BookingRow, BookingTables, UnconfirmedRow } from '../booking.tables.ts'
import { keyOf } from '../booking-view.ts'
import { confirmMail } from '../unconfirmed/confirm-mail.ts'
import { confirmKeyOf } from '../unconfirmed/unconfirmed-view.ts'
import {
  bookedMail,
  cancelledMail,
  erasedMail,
  movedMail,
  reminderMail,
  staffMail,
  VISITOR_REMINDER,
  VISITOR_TOLD,
  type MeetingMailFacts,
} from './meeting-mails.ts'
import type { Links, MailTelling, Messenger } from '../ports.ts'

export interface MeetingTellingsOptions {
  readonly messenger: Messenger
  readonly links: Links
  readonly hours: Pick<BookingHoursStore, 'read'>
  /** Time zone of the company. */
  readonly timeZone: string
  readonly mail: {
    /** Email address of staff for notifications of meetings. */
    readonly leadsTo: string | undefined
    /** Public origin of the site. */
    readonly origin: string
    /** Contact email of the site settings. */
    readonly contactEmail: () => string
  }
}

/**
 * Kinds of email about changes that visitors make on a meeting's page. An address gets each kind at most once a day, so three emails in
 * total: enough for a visitor who moves a meeting twice and then cancels it, and few enough if the address belongs to a stranger.
 */
const CHANGES = ['change-1', 'change-2', 'change-3'] as const

/** Kinds of confirmation email. An address gets each kind at most once a day. */
const CONFIRMATIONS = Array.from(
  { length: MOST_CONFIRMATIONS },
  (_, index) => `confirm-${index + 1}` as const,
)

/** Kinds of email that an unverified address gets at most once a day each. */
const RARE = ['booked', 'reminder', ...CHANGES, ...CONFIRMATIONS] as const
type Rare = (typeof RARE)[number]

const tooManyConfirmations = () =>
  new HttpError(
    'too_many_requests',
    `Open the link in one of our earlier emails, or write to ${site.contactEmail}. This address has got ${MOST_CONFIRMATIONS} links in a day`,
  )

/** Returns the time at which a reminder is sent, or null if less than a day is left. All times in milliseconds since 1970. */
export const remindAt = (startsAt: number, now: number): number | null =>
  startsAt - DAY > now ? startsAt - DAY : null

/** Creates the counters that limit each kind of email to one per address and 24 hours. */
function createDailyMarks(links: MeetingTellingsOptions['links']) {
  const markOf = (kind: Rare, emailKey: string) =>
    links.digest('meeting-mail', `${kind}\n${emailKey}`)

  /** Returns true if the address has had no email of this kind in the last 24 hours, and counts this email. */
  const mayGet = async (of: Kysely<BookingTables>, kind: Rare, emailKey: string, at: number) => {
    const marked = await of
      .insertInto('booking_marks')
      .values({ hash: markOf(kind, emailKey), sent_at: at })
      .onConflict((conflict) =>
        conflict
          .column('hash')
          .doUpdateSet({ sent_at: at })
          .where('booking_marks.sent_at', '<=', at - DAY),
      )
      .returning('hash')
      .executeTakeFirst()
    return marked !== undefined
  }

  /**
   * Returns false if the address has had all of these kinds of email in the last 24 hours. Otherwise counts this email as the first kind
   * that it has not had, and returns true.
   */
  const mayGetOneOf = async (
    of: Kysely<BookingTables>,
    kinds: readonly Rare[],
    emailKey: string,
    at: number,
  ) => {
    for (const kind of kinds) if (await mayGet(of, kind, emailKey, at)) return true
    return false
  }

  return { markOf, mayGet, mayGetOneOf }
}

/**
 * Queues emails to visitors and staff about meetings, in the transaction that changes the meeting. Without a mail server it queues none.
 */
export function createMeetingTellings(options: MeetingTellingsOptions) {
  const { messenger, links, hours, timeZone, mail } = options
  const { leadsTo, origin, contactEmail } = mail
  const { markOf, mayGet, mayGetOneOf } = createDailyMarks(links)

  const factsOf = async (of: Kysely<object>, row: BookingRow): Promise<MeetingMailFacts> => ({
    host: (await hours.read(of.withTables<BookingTables>())).hours.host,
    origin,
    timeZone,
    key: keyOf(row, links),
    contactEmail: contactEmail(),
  })

  const tell = async (transaction: Kysely<object>, tellings: readonly MailTelling[]) => {
    if (messenger.hasMail) await messenger.append(transaction, tellings)
  }

  const toStaff = (
    row: BookingRow,
    facts: MeetingMailFacts,
    told: { readonly what: 'booked' | 'moved' | 'cancelled'; readonly by: 'visitor' | 'staff' },
  ) => (leadsTo === undefined ? [] : [staffMail(row, facts, { ...told, to: leadsTo })])

  const changed = async (
    transaction: Kysely<object>,
    row: BookingRow,
    told: { readonly what: 'moved' | 'cancelled'; readonly by: 'visitor' | 'staff' },
  ): Promise<boolean> => {
    const subjectId = row.lead_id
    await messenger.withdraw(transaction, { subjectId, purpose: VISITOR_REMINDER })
    // Withdraws earlier emails about this meeting whose delivery has failed so far. Otherwise they could arrive after the new email, with
    // outdated data.
    const old = { subjectId, purpose: VISITOR_TOLD, isTried: true }
    const isInPlace = (await messenger.withdraw(transaction, old)) > 0
    const isTold =
      messenger.hasMail &&
      (told.by === 'staff' ||
        isInPlace ||
        (await mayGetOneOf(
          transaction.withTables<BookingTables>(),
          CHANGES,
          row.email_key,
          row.updated_at,
        )))
    const facts = await factsOf(transaction, row)
    const toVisitor = told.what === 'moved' ? movedMail : cancelledMail
    await tell(transaction, [
      ...(isTold ? [toVisitor(row, facts, told.by)] : []),
      ...toStaff(row, facts, told),
    ])
    return isTold
  }

  return {
    /** True if a mail server is configured. */
    hasMail: messenger.hasMail,
    /** True if the visitor of a new booking gets an invitation by email. Counts the email as sent. */
    mayInvite: async (transaction: Kysely<object>, emailKey: string, at: number) =>
      messenger.hasMail &&
      (await mayGet(transaction.withTables<BookingTables>(), 'booked', emailKey, at)),
    booked: async (transaction: Kysely<object>, row: BookingRow) => {
      const facts = await factsOf(transaction, row)
      await tell(transaction, [
        ...(row.copy_by_email === 1 ? [bookedMail(row, facts)] : []),
        ...toStaff(row, facts, { what: 'booked', by: 'visitor' }),
      ])
    },
    /**
     * Queues the email that asks the visitor to confirm a meeting.
     * @throws HttpError `too_many_requests` above the daily limit of such emails per address
     */
    unconfirmed: async (transaction: Kysely<object>, row: UnconfirmedRow) => {
      const of = transaction.withTables<BookingTables>()
      if (!(await mayGetOneOf(of, CONFIRMATIONS, row.email_key, row.asked_at))) {
        throw tooManyConfirmations()
      }
      const { host } = (await hours.read(of)).hours
      const key = confirmKeyOf(row, links)
      await tell(transaction, [confirmMail(row, { host, origin, timeZone, key })])
    },
    /** Withdraws the queued emails to the visitor when a bulk action cancels a meeting silently. */
    withdrawn: async (transaction: Kysely<object>, row: BookingRow) => {
      for (const purpose of [VISITOR_REMINDER, VISITOR_TOLD]) {
        await messenger.withdraw(transaction, { subjectId: row.lead_id, purpose })
      }
    },
    /**
     * Deletes confirmation emails, including sent ones, of meetings that can no longer be confirmed. The emails contain the address of
     * the visitor.
     */
    lapsed: async (transaction: Kysely<object>, ids: readonly string[]) => {
      await messenger.forget(transaction, { subjects: ids })
    },
    /** Queues the emails about a move. Returns true if the visitor gets one. */
    moved: async (transaction: Kysely<object>, row: BookingRow, by: 'visitor' | 'staff') =>
      changed(transaction, row, { what: 'moved', by }),
    /** Queues the emails about a cancellation. Returns true if the visitor gets one. */
    cancelled: async (transaction: Kysely<object>, row: BookingRow, by: 'visitor' | 'staff') =>
      changed(transaction, row, { what: 'cancelled', by }),
    /** Queues a reminder to the visitor, unless the address has had another reminder in the last 24 hours. */
    reminded: async (transaction: Kysely<object>, row: BookingRow, at: number) => {
      const of = transaction.withTables<BookingTables>()
      if (!(await mayGet(of, 'reminder', row.email_key, at))) return
      await tell(transaction, [reminderMail(row, await factsOf(transaction, row))])
    },
    /** Queues emails to staff about future meetings that were erased with the data of their visitors. */
    erased: async (transaction: Kysely<object>, rows: readonly BookingRow[]) => {
      if (leadsTo === undefined) return
      await tell(
        transaction,
        rows.map((row) => erasedMail(row, { timeZone, origin }, leadsTo)),
      )
    },
    /** Deletes the counts of the daily emails to an address. */
    forgetAddress: async (transaction: Kysely<object>, emailKey: string) => {
      await transaction
        .withTables<BookingTables>()
        .deleteFrom('booking_marks')
        .where(
          'hash',
          'in',
          RARE.map((kind) => markOf(kind, emailKey)),
        )
        .execute()
    },
  }
}

export type MeetingTellings = ReturnType<typeof createMeetingTellings>
