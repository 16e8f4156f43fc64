import type { Kysely } from 'kysely'
import type {
  Booked,
  BookingSlots,
  Meeting,
  UnconfirmedMeeting,
} from '#shared/contracts/booking/bookings.ts'
import type { Letter } from '#shared/text/email-template.ts'

/** A booking as submitted. */
export interface BookingSubmission {
  /** Submitted form, not validated. */
  readonly input: unknown
  /** Generated once by the form. Without it the same text within five minutes is the same booking. */
  readonly idempotencyKey?: string | undefined
  /** Client address, as reported by trusted proxies. */
  readonly address: string
  /** True if the sender has a staff session. */
  readonly isStaff: boolean
}

/**
 * Actions of visitors. Each throws an HttpError with a message for the visitor: `gone` if another service takes the
 * bookings.
 */
export interface Booking {
  slots(visitor: Pick<BookingSubmission, 'isStaff'>): Promise<BookingSlots>
  /**
   * Stores a booking before it resolves. A repeat returns the same meeting. During a flood the booking needs a
   * confirmation by email or, without a mail server, becomes an inquiry.
   * @throws HttpError `validation_failed` with the invalid fields, `conflict` with `otherSlots` if the time is not
   * free, `too_many_requests`, `unavailable`
   */
  book(submission: BookingSubmission): Promise<Booked>
  /** Unconfirmed meeting by the key of its page, or undefined if there is none or it has lapsed. */
  unconfirmedFor(key: string): Promise<UnconfirmedMeeting | undefined>
  /** Returns the target of the link in the email. Changes nothing. */
  confirmationFor(key: string): Promise<Confirmation>
  /**
   * Books an unconfirmed meeting by the key in the email.
   * @throws HttpError `conflict` with `otherSlots` if the time is taken, `not_found` if the link has lapsed
   */
  confirm(key: string, input: unknown): Promise<Meeting>
  /** Meeting of a key, or undefined if it does not exist or is no longer shown. */
  meetingFor(key: string): Promise<Meeting | undefined>
  /** @throws HttpError as {@link Booking.book} does, and `not_found` */
  move(key: string, input: unknown): Promise<Meeting>
  /**
   * Cancels the meeting. Does nothing if it is already cancelled.
   * @throws HttpError `not_found`, `conflict` if it is too late
   */
  cancel(key: string): Promise<Meeting>
  /** Calendar file of the meeting, or undefined if it does not exist or is no longer shown. */
  invitation(key: string): Promise<string | undefined>
}

/** Target of the link in a confirmation email. */
export type Confirmation =
  | {
      readonly kind: 'open'
      readonly asked: UnconfirmedMeeting
      /** Alternatives if the time is taken; undefined while it is free. */
      readonly otherSlots: readonly string[] | undefined
    }
  | { readonly kind: 'booked'; readonly meeting: Meeting }
  | { readonly kind: 'lapsed' }

/** Leads of meetings. Each booking creates a lead, whose history records the changes of the meeting. */
export interface MeetingLeads {
  /** Stores the lead in the caller's transaction. Returns its number, which is also that of the meeting. */
  readonly addMeeting: (
    transaction: Kysely<object>,
    meeting: {
      readonly name: string
      readonly email: string
      readonly about: string
      readonly note: string
      /** Event for its history. */
      readonly event: string
      /** Milliseconds since 1970. */
      readonly at: number
    },
  ) => Promise<{ readonly id: string; readonly number: string }>
  /**
   * Stores a request for a time as an inquiry. The same key returns the same inquiry.
   * @throws HttpError `too_many_requests`
   */
  readonly addRequest: (request: {
    readonly key: string
    /** Lifetime of its key, in milliseconds. */
    readonly life: number
    readonly name: string
    readonly email: string
    readonly about: string
    /** Text of the inquiry. */
    readonly message: string
    /** Event for its history. */
    readonly event: string
    /** Client address. */
    readonly address: string
    /** True if the hidden field of its form was filled twice. No notification is sent then. */
    readonly isSuspected: boolean
    /** Called in the transaction that stores a new inquiry, with its id. */
    readonly stored: (transaction: Kysely<object>, leadId: string) => Promise<void>
  }) => Promise<{
    readonly number: string
    readonly answer_by: string | null
    readonly path: string
  }>
  /**
   * Adds an event to the history.
   * @param by id of the staff member, or null for the visitor
   */
  readonly addEvent: (
    transaction: Kysely<object>,
    leadId: string,
    event: { readonly text: string; readonly by: string | null; readonly at: number },
  ) => Promise<void>
  /** Notifies listeners once it is stored. */
  readonly announce: (leadId: string) => void
}

/** Signed links. */
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
  /** Id of the lead, or null if it is erased. */
  readonly subjectId: string | null
  readonly to: string
  readonly mail: {
    readonly letter: Letter
    /** Reply-To address, if it differs from the sender's. */
    readonly replyTo?: string
    /** True for an automatic email that must not trigger automatic replies. */
    readonly isAutomatic: boolean
    /** iCalendar. */
    readonly invitation?: { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string }
  }
}

/** Queue of outgoing messages. It is in the same store and sends by itself. */
export interface Messenger {
  /** True if a mail server is configured. */
  readonly hasMail: boolean
  /** Queues messages in the caller's transaction. They are sent after its commit. */
  readonly append: (transaction: Kysely<object>, tellings: readonly MailTelling[]) => Promise<void>
  /**
   * Withdraws queued messages of a lead and purpose; with `isTried` only those that failed before. Messages in delivery
   * are not affected. Returns their number.
   */
  readonly withdraw: (
    transaction: Kysely<object>,
    what: { readonly subjectId: string; readonly purpose: string; readonly isTried?: boolean },
  ) => Promise<number>
  /**
   * Deletes the messages about some subjects.
   * @returns their number
   */
  readonly forget: (
    transaction: Kysely<object>,
    what: { readonly subjects: readonly string[] },
  ) => Promise<number>
  /** Processes the queue at once. */
  readonly nudge: () => void
}

/** Rate limits and flood detection, shared with inquiries. */
export interface FormCounts {
  /** @throws HttpError `too_many_requests` if the sender is above a limit */
  readonly assertMaySend: (sender: {
    readonly form: 'meeting'
    readonly address: string
    readonly emailKey: string
  }) => Promise<void>
  /**
   * Counts a form in the transaction that stores it.
   * @throws HttpError `too_many_requests`
   */
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
  /** True if the next meeting of a visitor needs a confirmation. */
  readonly isMeetingFlood: () => Promise<boolean>
  /** Starts flood mode for a meeting that was refused above the limit. */
  readonly beginMeetingFlood: () => Promise<void>
  /** Network by meeting id, for meetings of a flood. */
  readonly networks: () => Promise<ReadonlyMap<string, string>>
}
