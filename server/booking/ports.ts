import type { Kysely } from 'kysely'
import type {
  Booked,
  BookingSlots,
  Meeting,
  UnconfirmedMeeting,
} from '#shared/contracts/booking/bookings.ts'
import type { Letter } from '#shared/text/email-template.ts'

/** A booking as somebody sent it. */
export interface BookingSubmission {
  /** What was sent, not yet checked. */
  readonly input: unknown
  /** Made once by the form; without it the same text within a day is the same booking. */
  readonly idempotencyKey?: string | undefined
  /** The client's, as told by those proxies that are trusted. */
  readonly address: string
  /** True if the sender has a staff session. */
  readonly isStaff: boolean
}

/**
 * The doors through which visitors come. Each throws an HttpError whose message is a sentence for the visitor: `gone` where
 * another service takes the bookings.
 */
export interface Booking {
  slots(visitor: Pick<BookingSubmission, 'isStaff'>): Promise<BookingSlots>
  /**
   * Stores a booking before it resolves. The same one sent again gives the same meeting. During a flood it waits for a confirmation by
   * email or, without a mail server, becomes an inquiry.
   * @throws HttpError `validation_failed` with the fields that are wrong, `conflict` with `otherSlots` when the time is not
   * free, `too_many_requests`, `unavailable`
   */
  book(submission: BookingSubmission): Promise<Booked>
  /** An unconfirmed meeting, by the key of its page; undefined if there is none or it has lapsed. */
  unconfirmedFor(key: string): Promise<UnconfirmedMeeting | undefined>
  /** Returns the target of the link in the email; changes nothing. */
  confirmationFor(key: string): Promise<Confirmation>
  /**
   * Books an unconfirmed meeting, by the key in the email.
   * @throws HttpError `conflict` with `otherSlots` if the time is taken, `not_found` if the link has lapsed
   */
  confirm(key: string, input: unknown): Promise<Meeting>
  /** The meeting of a key; undefined when there is none, or none any more. */
  meetingFor(key: string): Promise<Meeting | undefined>
  /** @throws HttpError as {@link Booking.book} does, and `not_found` */
  move(key: string, input: unknown): Promise<Meeting>
  /** Cancels it; what is cancelled already stays so. @throws HttpError `not_found`, `conflict` when it is too late */
  cancel(key: string): Promise<Meeting>
  /** The meeting as a file for calendars; undefined when there is none, or none any more. */
  invitation(key: string): Promise<string | undefined>
}

/** Target of the link in a confirmation email. */
export type Confirmation =
  | {
      readonly kind: 'open'
      readonly asked: UnconfirmedMeeting
      /** Free times in the place of one that is taken; undefined while the time is free. */
      readonly otherSlots: readonly string[] | undefined
    }
  | { readonly kind: 'booked'; readonly meeting: Meeting }
  | { readonly kind: 'lapsed' }

/** The lead that a booking makes, and whose history says what becomes of the meeting. */
export interface MeetingLeads {
  /** Stores it in a transaction of the caller's. Gives its number, which the meeting has too. */
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
  /** Stores a request for a time as an inquiry; the same key returns the same inquiry. @throws HttpError `too_many_requests` */
  readonly addRequest: (request: {
    readonly key: string
    /** Lifetime of its key, milliseconds. */
    readonly life: number
    readonly name: string
    readonly email: string
    readonly about: string
    /** The text of the inquiry. */
    readonly message: string
    /** Event for its history. */
    readonly event: string
    /** The client's address. */
    readonly address: string
    /** True if the hidden field of its form was filled twice: then no notification is sent. */
    readonly isSuspected: boolean
    /** Called in the transaction that stores a new inquiry, with its id. */
    readonly stored: (transaction: Kysely<object>, leadId: string) => Promise<void>
  }) => Promise<{
    readonly number: string
    readonly answer_by: string | null
    readonly path: string
  }>
  /** Writes into its history. @param by a staff member's id, or null for the visitor */
  readonly addEvent: (
    transaction: Kysely<object>,
    leadId: string,
    event: { readonly text: string; readonly by: string | null; readonly at: number },
  ) => Promise<void>
  /** Tells those who listen, once it is stored. */
  readonly announce: (leadId: string) => void
}

/** Links that only their receiver has. */
export interface Links {
  readonly sign: (link: {
    readonly purpose: string
    readonly subject: string
    readonly expires: number
  }) => string
  readonly read: (purpose: string, text: string) => string | undefined
  readonly digest: (purpose: string, text: string) => string
}

/** The public holidays of the company's place. */
export interface Holidays {
  readonly isHoliday: (date: string) => boolean
  readonly between: (
    first: string,
    last: string,
  ) => readonly { readonly date: string; readonly name: string }[]
}

/** A mail about a meeting. */
export interface MailTelling {
  readonly channel: 'mail'
  readonly purpose: string
  /** Id of the lead; null where it is erased. */
  readonly subjectId: string | null
  readonly to: string
  readonly mail: {
    readonly letter: Letter
    /** The address that an answer goes to, where it is not the sender's. */
    readonly replyTo?: string
    /** Whether a program wrote it to somebody who must not answer it by a program. */
    readonly isAutomatic: boolean
    /** iCalendar. */
    readonly invitation?: { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string }
  }
}

/** What tells others of meetings; it keeps all of it in the same store, and sends it by itself. */
export interface Messenger {
  /** Whether there is a mail server. */
  readonly hasMail: boolean
  /** Writes them in a transaction of the caller's: they are sent if it comes to be. */
  readonly append: (transaction: Kysely<object>, tellings: readonly MailTelling[]) => Promise<void>
  /** Takes back what waits about a lead for a purpose, or what of it was tried in vain; not what is on its way. Gives how many. */
  readonly withdraw: (
    transaction: Kysely<object>,
    what: { readonly subjectId: string; readonly purpose: string; readonly isTried?: boolean },
  ) => Promise<number>
  /** Deletes the messages about some subjects. @returns their number */
  readonly forget: (
    transaction: Kysely<object>,
    what: { readonly subjects: readonly string[] },
  ) => Promise<number>
  /** Looks at once for what is to be sent. */
  readonly nudge: () => void
}

/** Limits of senders and floods, which meetings share with inquiries. */
export interface FormCounts {
  /** @throws HttpError `too_many_requests` if the sender is above a limit */
  readonly assertMaySend: (sender: {
    readonly form: 'meeting'
    readonly address: string
    readonly emailKey: string
  }) => Promise<void>
  /** Counts a form in the transaction that stores it. @throws HttpError `too_many_requests` */
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
  /** Begins the special state for a meeting that was refused above the limit. */
  readonly beginMeetingFlood: () => Promise<void>
  /** Networks of meetings of a flood, by the id of the meeting. */
  readonly networks: () => Promise<ReadonlyMap<string, string>>
}
