import type { Kysely } from 'kysely'
import type { BookingSlots, Meeting } from '#shared/contracts/bookings.ts'
import type { Letter } from '#shared/letter.ts'

/** A booking as somebody sent it. */
export interface BookingSubmission {
  /** What was sent, not yet checked. */
  readonly input: unknown
  /** Made once by the form; without it the same text within a day is the same booking. */
  readonly idempotencyKey?: string | undefined
  /** The client's, as told by those proxies that are trusted. */
  readonly address: string
  /** Whether a browser with JavaScript sent it; stricter limits hold without. */
  readonly withScript: boolean
}

/**
 * The doors through which visitors come. Each throws an HttpError whose message is a sentence for the visitor: `gone` where
 * another service takes the bookings.
 */
export interface Booking {
  slots(): Promise<BookingSlots>
  /**
   * Stores a booking before it resolves. The same one sent again gives the same meeting.
   * @throws HttpError `validation_failed` with the fields that are wrong, `conflict` with `otherSlots` when the time is not
   * free, `too_many_requests`, `unavailable`
   */
  book(submission: BookingSubmission): Promise<Meeting>
  /** The meeting of a key; undefined when there is none, or none any more. */
  meetingFor(key: string): Promise<Meeting | undefined>
  /** @throws HttpError as {@link Booking.book} does, and `not_found` */
  move(key: string, input: unknown): Promise<Meeting>
  /** Cancels it; what is cancelled already stays so. @throws HttpError `not_found`, `conflict` when it is too late */
  cancel(key: string): Promise<Meeting>
  /** The meeting as a file for calendars; undefined when there is none, or none any more. */
  invitation(key: string): Promise<string | undefined>
}

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
      /** What happened, for its history. */
      readonly event: string
      /** Whether a program has sent it: then it is closed as spam. */
      readonly isTrapped: boolean
      /** Milliseconds since 1970. */
      readonly at: number
    },
  ) => Promise<{ readonly id: string; readonly number: string }>
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
  /** Looks at once for what is to be sent. */
  readonly nudge: () => void
}
