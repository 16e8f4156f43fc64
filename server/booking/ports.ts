import type { Kysely } from 'kysely'
import type {
  Booked,
  BookingSlots,
  Meeting,
  UnconfirmedMeeting,
} from '#shared/contracts/booking/bookings.ts'
import type { Letter } from '#shared/text/email-template.ts'

/** A submitted booking form with its sender. */
export interface BookingSubmission {
  /** Fields of the form, not validated yet. */
  readonly input: unknown
  /**
   * Idempotency-Key, which the form generates once per booking. Without the key, a second form with the same text within five minutes
   * counts as the same booking.
   */
  readonly idempotencyKey?: string | undefined
  /** Client address, as reported by trusted proxies. */
  readonly address: string
  /** True if the sender has a staff session. */
  readonly isStaff: boolean
}

/**
 * Actions of visitors. Each throws an HttpError with a message for the visitor. The error is `gone` if an external service takes the
 * bookings.
 */
export interface Booking {
  slots(visitor: Pick<BookingSubmission, 'isStaff'>): Promise<BookingSlots>
  /**
   * Stores a booking, and resolves once it is stored. A repeated submission returns the same meeting. During a flood the booking must be
   * confirmed by email or, without a mail server, becomes an inquiry.
   * @throws HttpError `validation_failed` with the invalid fields, `conflict` with `otherSlots` if the time is not free,
   * `too_many_requests`, `unavailable`
   */
  book(submission: BookingSubmission): Promise<Booked>
  /** Returns the unconfirmed meeting by the key of its page, or undefined if the meeting does not exist or has lapsed. */
  unconfirmedFor(key: string): Promise<UnconfirmedMeeting | undefined>
  /** Returns the page to show for the link in a confirmation email. Changes nothing. */
  confirmationFor(key: string): Promise<Confirmation>
  /**
   * Books an unconfirmed meeting by the key in the email.
   * @throws HttpError `conflict` with `otherSlots` if the time is taken, `not_found` if the meeting has lapsed
   */
  confirm(key: string, input: unknown): Promise<Meeting>
  /** Returns the meeting by the key in its link, or undefined if the meeting does not exist or is no longer shown. */
  meetingFor(key: string): Promise<Meeting | undefined>
  /**
   * Moves the meeting.
   * @throws HttpError as {@link Booking.book} does, and `not_found`
   */
  move(key: string, input: unknown): Promise<Meeting>
  /**
   * Cancels the meeting. Does nothing if the meeting is already cancelled.
   * @throws HttpError `not_found`, `conflict` if it is too late to cancel
   */
  cancel(key: string): Promise<Meeting>
  /** Returns the calendar file of the meeting, or undefined if the meeting does not exist or is no longer shown. */
  invitation(key: string): Promise<string | undefined>
}

/** Page to show for the link in a confirmation email. */
export type Confirmation =
  | {
      readonly kind: 'open'
      readonly asked: UnconfirmedMeeting
      /** Starts of free alternatives if the requested time is taken; undefined while the time is free. */
      readonly otherSlots: readonly string[] | undefined
    }
  | { readonly kind: 'booked'; readonly meeting: Meeting }
  | { readonly kind: 'lapsed' }

/** Leads of meetings. Each booking creates a lead, and the history of the lead records the changes of the meeting. */
export interface MeetingLeads {
  /** Stores the lead in the caller's transaction. Returns the lead's number, which is also the number of the meeting. */
  readonly addMeeting: (
    transaction: Kysely<object>,
    meeting: {
      readonly name: string
      readonly email: string
      readonly about: string
      readonly note: string
      /** Text of the event in the lead's history. */
      readonly event: string
      /** Time at which the booking arrived, in milliseconds since 1970. */
      readonly at: number
    },
  ) => Promise<{ readonly id: string; readonly number: string }>
  /**
   * Stores a request for a time as an inquiry. If `key` was used before, returns the inquiry of the earlier request.
   * @throws HttpError `too_many_requests`
   */
  readonly addRequest: (request: {
    readonly key: string
    /** Lifetime of the deduplication key, in milliseconds. */
    readonly life: number
    readonly name: string
    readonly email: string
    readonly about: string
    /** Text of the inquiry. */
    readonly message: string
    /** Text of the event in the lead's history. */
    readonly event: string
    /** Network address of the sender. */
    readonly address: string
    /** True if the hidden field of the form was filled in twice. Staff then get no email. */
    readonly isSuspected: boolean
    /** Called with the id of a new inquiry, in the transaction that stores the inquiry. */
    readonly stored: (transaction: Kysely<object>, leadId: string) => Promise<void>
  }) => Promise<{
    readonly number: string
    readonly answer_by: string | null
    readonly path: string
  }>
  /**
   * Adds an event to the lead's history.
   * @param by id of the staff member, or null for the visitor
   */
  readonly addEvent: (
    transaction: Kysely<object>,
    leadId: string,
    event: { readonly text: string; readonly by: string | null; readonly at: number },
  ) => Promise<void>
  /** Notifies listeners of a changed lead. Call it after the commit. */
  readonly announce: (leadId: string) => void
}

/** Signs and verifies links. */
export interface Links {
  readonly sign: (link: {
    readonly purpose: string
    readonly subject: string
    readonly expires: number
  }) => string
  readonly read: (purpose: string, text: string) => string | undefined
  readonly digest: (purpose: string, text: string) => string
}

/** Public holidays at the company's location. */
export interface Holidays {
  readonly isHoliday: (date: string) => boolean
  readonly between: (
    first: string,
    last: string,
  ) => readonly { readonly date: string; readonly name: string }[]
}

/** An email about a meeting. */
export interface MailTelling {
  readonly channel: 'mail'
  readonly purpose: string
  /** Id of the lead; null for an email that must survive the lead's erasure. */
  readonly subjectId: string | null
  readonly to: string
  readonly mail: {
    readonly letter: Letter
    /** Reply-To address, if replies do not go to the From address. */
    readonly replyTo?: string
    /** True for an automatic email: its headers prevent automatic replies. */
    readonly isAutomatic: boolean
    /** Calendar invitation in iCalendar format. */
    readonly invitation?: { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string }
  }
}

/** Outbox: queue of emails in the same database, which sends them in the background. */
export interface Messenger {
  /** True if a mail server is configured. */
  readonly hasMail: boolean
  /** Queues emails in the caller's transaction. They are sent after the commit. */
  readonly append: (transaction: Kysely<object>, tellings: readonly MailTelling[]) => Promise<void>
  /**
   * Withdraws queued emails of a lead and purpose; with `isTried` only those whose delivery has failed before. Emails that are being
   * delivered are not affected. Returns the number of withdrawn emails.
   */
  readonly withdraw: (
    transaction: Kysely<object>,
    what: { readonly subjectId: string; readonly purpose: string; readonly isTried?: boolean },
  ) => Promise<number>
  /**
   * Deletes the emails about the given subjects.
   * @returns the number of deleted emails
   */
  readonly forget: (
    transaction: Kysely<object>,
    what: { readonly subjects: readonly string[] },
  ) => Promise<number>
  /** Sends queued emails at once. */
  readonly nudge: () => void
}

/** Rate limits and flood detection, shared with inquiries. */
export interface FormCounts {
  /** Checks the rate limits of a sender. @throws HttpError `too_many_requests` above a limit */
  readonly assertMaySend: (sender: {
    readonly form: 'meeting'
    readonly address: string
    readonly emailKey: string
  }) => Promise<void>
  /** Counts a form in the transaction that stores the form. @throws HttpError `too_many_requests` */
  readonly count: (
    transaction: Kysely<object>,
    arrival: {
      readonly form: 'meeting'
      readonly subjectId: string
      readonly countsAs: 'meeting' | 'none'
      readonly address: string
      readonly emailKey: string
    },
  ) => Promise<{ readonly isMeetingFlood: boolean; readonly network: string }>
  /** True if the next meeting of a visitor must be confirmed, because of a flood of bookings. */
  readonly isMeetingFlood: () => Promise<boolean>
  /** Starts flood mode. Called when a meeting above the limit was refused. */
  readonly beginMeetingFlood: () => Promise<void>
  /** Returns the network of each meeting of a flood, by meeting id. */
  readonly networks: () => Promise<ReadonlyMap<string, string>>
}
