import type { Kysely } from 'kysely'
import type { FormKind } from '#shared/contracts/forms/inquiries.ts'
import type { UnconfirmedForStaff } from '#shared/contracts/booking/booking-bulk.ts'
import type { CandidateCase } from '#shared/contracts/cases.ts'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import type { LeadMessage, mailState } from '#shared/contracts/leads.ts'
import type { Letter } from '#shared/text/email-template.ts'
import type * as z from 'zod/mini'

/** Fixed sets of ids, each with an owner. */
export interface LeadSelections {
  put(kind: string, by: string, ids: readonly string[]): Promise<string>
  /** Returns the ids of a set. @throws HttpError `not_found` */
  ids(kind: string, by: string, id: string): Promise<readonly string[]>
}

/** A submitted form. */
export interface Submission {
  readonly kind: FormKind
  /** Request body, not yet validated. */
  readonly input: unknown
  /**
   * Idempotency-Key, which the browser creates once per form. If it is missing, the same text from the same sender counts as a duplicate
   * for five minutes.
   */
  readonly idempotencyKey?: string | undefined
  /** IP address of the client, as reported by trusted proxies. */
  readonly address: string
  /** True if the sender has a staff session. */
  readonly isStaff: boolean
}

/** Rate limits of senders and detection of floods, shared by inquiries and meetings. */
export interface FormCounts {
  /** Checks the limits of a sender. @throws HttpError `too_many_requests` if the sender is above a limit */
  readonly assertMaySend: (sender: {
    readonly form: 'inquiry'
    readonly address: string
    readonly emailKey: string
  }) => Promise<void>
  /** Counts a form in the transaction that stores it. @throws HttpError `too_many_requests` */
  readonly count: (
    transaction: Kysely<object>,
    arrival: {
      readonly form: 'inquiry'
      readonly subjectId: string
      readonly countsAs: 'inquiry' | 'request' | 'none'
      readonly address: string
      readonly emailKey: string
    },
  ) => Promise<{ readonly isInquiryFlood: boolean }>
  /** Networks with the most inquiries in the last hour, the largest first. Empty unless there is a flood. */
  readonly inquiryNetworks: () => Promise<
    readonly { readonly network: string; readonly count: number }[]
  >
  /** Stored networks of the given leads and meetings. Times are ISO 8601. */
  readonly networksOf: (
    ids: readonly string[],
  ) => Promise<readonly { readonly network: string; readonly at: string }[]>
  /** Deletes the counts of the given leads and meetings. */
  readonly forget: (transaction: Kysely<object>, ids: readonly string[]) => Promise<void>
}

/** A staff member as shown with leads. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Staff accounts that leads refer to. */
export interface People {
  /** Accounts that can own a lead: those that may work on inquiries. */
  readonly mayOwn: () => Promise<readonly Person[]>
  readonly byIds: (ids: readonly string[]) => Promise<readonly Person[]>
}

/** A notification about a lead: an email or a webhook call. */
export type Telling =
  | {
      readonly channel: 'mail'
      readonly purpose: 'staff' | 'receipt' | 'reminder' | 'summary'
      /** Id of the lead, or null for a summary of several leads. */
      readonly subjectId: string | null
      readonly to: string
      readonly mail: Mail
    }
  | {
      readonly channel: 'webhook'
      readonly purpose: 'webhook'
      readonly subjectId: string
      /** Body of the webhook call, as JSON. */
      readonly body: string
    }

interface Mail {
  readonly letter: Letter
  /** Reply-To address, if it differs from the sender's. */
  readonly replyTo?: string | undefined
  /** True if the email is marked as automatic, so that the recipient's autoresponder does not reply. */
  readonly isAutomatic: boolean
}

export type MailState = z.infer<typeof mailState>

/** Outbox for notifications about leads. Notifications are stored in the same database and sent in the background. */
export interface Messenger {
  /** True if a mail server is configured. */
  readonly hasMail: boolean
  readonly hasWebhook: boolean
  /** Stores notifications in the caller's transaction. Sending starts after the commit. */
  readonly append: (transaction: Kysely<object>, tellings: readonly Telling[]) => Promise<void>
  /** Starts sending pending notifications at once. */
  readonly nudge: () => void
  readonly ofSubject: (id: string) => Promise<LeadMessage[]>
  /**
   * Deletes sent and pending notifications of these subjects, and all notifications to `recipient`. Returns the number of deleted
   * notifications.
   */
  readonly forget: (
    transaction: Kysely<object>,
    about: { readonly subjects: readonly string[]; readonly recipient?: string },
  ) => Promise<number>
  readonly state: () => Promise<MailState>
}

/** Meetings of leads, which are exported and erased with their leads. */
export interface Meetings {
  readonly ofLeads: (leads: readonly string[]) => Promise<Booking[]>
  /** Meetings of an email address that are not confirmed. */
  readonly unconfirmedOf: (emailKey: string) => Promise<UnconfirmedForStaff[]>
  /** Returns the ids of those given leads that have an upcoming meeting. Such a lead is not erased before its meeting is over. */
  readonly ahead: (transaction: Kysely<object>, leads: readonly string[]) => Promise<string[]>
  /**
   * Erases the meetings of leads in the caller's transaction. Returns the ids of the meetings. @param emailKey also erases all meetings
   * of this address
   */
  readonly erase: (
    transaction: Kysely<object>,
    leads: readonly string[],
    emailKey?: string,
  ) => Promise<string[]>
  /**
   * Books the meeting that a restored lead requested, in the caller's transaction, if the time is free.
   * @returns undefined if the lead requested no time
   */
  readonly book: (
    transaction: Kysely<object>,
    lead: {
      readonly id: string
      readonly number: string
      readonly name: string
      readonly email: string
      readonly emailKey: string
      readonly about: string
    },
  ) => Promise<
    | {
        readonly kind: 'booked'
        readonly id: string
        readonly note: string
        readonly event: string
      }
    | { readonly kind: 'taken'; readonly event: string }
    | undefined
  >
  /** Notifies listeners of changed meetings after the commit. */
  readonly announce: (ids: readonly string[]) => void
}

/** Candidates' cases, which are exported and erased with all other data under an email address. */
export interface PersonCases {
  readonly of: (email: string) => Promise<CandidateCase[]>
  /** Erases cases in the caller's transaction. Returns their ids. */
  readonly erase: (transaction: Kysely<object>, email: string) => Promise<string[]>
  /** Notifies listeners of erased cases after the commit. */
  readonly erased: (ids: readonly string[]) => void
}

/** Signed links, which cannot be guessed. */
export interface Links {
  readonly sign: (link: {
    readonly purpose: string
    readonly subject: string
    readonly expires: number
  }) => string
  readonly read: (purpose: string, text: string) => string | undefined
  readonly digest: (purpose: string, text: string) => string
}
