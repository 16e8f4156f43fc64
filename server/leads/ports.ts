import type { Kysely } from 'kysely'
import type { FormKind } from '#shared/contracts/forms/inquiries.ts'
import type { UnconfirmedForStaff } from '#shared/contracts/booking/booking-bulk.ts'
import type { CandidateCase } from '#shared/contracts/cases.ts'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import type { LeadMessage, mailState } from '#shared/contracts/leads.ts'
import type { Letter } from '#shared/text/email-template.ts'
import type * as z from 'zod/mini'

/** Sets of ids that are fixed for their owner. */
export interface LeadSelections {
  put(kind: string, by: string, ids: readonly string[]): Promise<string>
  /** @throws HttpError `not_found` */
  ids(kind: string, by: string, id: string): Promise<readonly string[]>
}

/** A form that somebody sent. */
export interface Submission {
  readonly kind: FormKind
  /** What was sent, not yet checked. */
  readonly input: unknown
  /** Made once by the form; without it the same text within a day is the same inquiry. */
  readonly idempotencyKey?: string | undefined
  /** The client's, as told by those proxies that are trusted. */
  readonly address: string
  /** True if the sender has a staff session. */
  readonly isStaff: boolean
}

/** Limits of senders and floods, which inquiries share with meetings. */
export interface FormCounts {
  /** @throws HttpError `too_many_requests` if the sender is above a limit */
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
  /** Networks that sent most inquiries of the last hour, the largest first; none while there is no flood. */
  readonly inquiryNetworks: () => Promise<
    readonly { readonly network: string; readonly count: number }[]
  >
  /** Networks that are stored of some leads and meetings. Times are ISO 8601. */
  readonly networksOf: (
    ids: readonly string[],
  ) => Promise<readonly { readonly network: string; readonly at: string }[]>
  /** Deletes what is counted of some leads and meetings. */
  readonly forget: (transaction: Kysely<object>, ids: readonly string[]) => Promise<void>
}

/** A staff member as leads name them. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** The accounts of staff, as leads need them. */
export interface People {
  /** Who may be made an owner: those who work on inquiries. */
  readonly mayOwn: () => Promise<readonly Person[]>
  readonly byIds: (ids: readonly string[]) => Promise<readonly Person[]>
}

/** A mail to be sent, or a delivery to be made, about a lead. */
export type Telling =
  | {
      readonly channel: 'mail'
      readonly purpose: 'staff' | 'receipt' | 'reminder' | 'summary'
      /** Id of the lead; null for a summary of several. */
      readonly subjectId: string | null
      readonly to: string
      readonly mail: Mail
    }
  | {
      readonly channel: 'webhook'
      readonly purpose: 'webhook'
      readonly subjectId: string
      /** JSON. */
      readonly body: string
    }

/** A mail. */
interface Mail {
  readonly letter: Letter
  /** The address that an answer goes to, where it is not the sender's. */
  readonly replyTo?: string | undefined
  /** Whether a program wrote it to somebody who must not answer it by a program. */
  readonly isAutomatic: boolean
}

export type MailState = z.infer<typeof mailState>

/** What tells others of leads; it keeps all of it in the same store, and sends it by itself. */
export interface Messenger {
  /** Whether there is a mail server. */
  readonly hasMail: boolean
  readonly hasWebhook: boolean
  /** Writes them in a transaction of the caller's: they are sent if it comes to be. */
  readonly append: (transaction: Kysely<object>, tellings: readonly Telling[]) => Promise<void>
  /** Looks at once for what is to be sent. */
  readonly nudge: () => void
  readonly ofSubject: (id: string) => Promise<LeadMessage[]>
  /** Removes what was to be told, or was, of these; and all that went to `recipient`. Gives how many. */
  readonly forget: (
    transaction: Kysely<object>,
    about: { readonly subjects: readonly string[]; readonly recipient?: string },
  ) => Promise<number>
  readonly state: () => Promise<MailState>
}

/** The meetings that leads came from, which are exported and erased with them. */
export interface Meetings {
  readonly ofLeads: (leads: readonly string[]) => Promise<Booking[]>
  /** Meetings of an email address that wait for a confirmation. */
  readonly unconfirmedOf: (emailKey: string) => Promise<UnconfirmedForStaff[]>
  /** Those of some leads whose meeting is still to come: they are kept until it is over. */
  readonly ahead: (transaction: Kysely<object>, leads: readonly string[]) => Promise<string[]>
  /** Erases them in a transaction of the caller's. Gives their ids. @param emailKey the address that all is erased of */
  readonly erase: (
    transaction: Kysely<object>,
    leads: readonly string[],
    emailKey?: string,
  ) => Promise<string[]>
  /**
   * Books the meeting that a restored lead asked for, in a transaction of the caller's, if the time is free.
   * @returns undefined if the lead asked for no time
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
  /** Tells those who listen, once it is stored. */
  readonly announce: (ids: readonly string[]) => void
}

/** Candidates' cases, which are exported and erased with everything else under an email address. */
export interface PersonCases {
  readonly of: (email: string) => Promise<CandidateCase[]>
  /** Erases them in a transaction of the caller's. Returns their ids. */
  readonly erase: (transaction: Kysely<object>, email: string) => Promise<string[]>
  /** Tells listeners, once it is stored. */
  readonly erased: (ids: readonly string[]) => void
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
