import type { Kysely } from 'kysely'
import type { LeadMessage } from '#shared/contracts/leads.ts'
import type { Letter } from '#shared/text/email-template.ts'

/** Signs and verifies links, and hashes with the site's secret key. */
export interface Links {
  readonly sign: (link: {
    readonly purpose: string
    readonly subject: string
    readonly expires: number
  }) => string
  readonly read: (purpose: string, text: string) => string | undefined
  readonly digest: (purpose: string, text: string) => string
}

/** An email about a case. */
export interface CaseTelling {
  readonly channel: 'mail'
  readonly purpose: 'case-staff' | 'case-receipt' | 'case-summary' | 'case-reminder'
  /** Id of the case; null for a summary of several cases. */
  readonly subjectId: string | null
  readonly to: string
  readonly mail: { readonly letter: Letter; readonly isAutomatic: boolean }
}

/** Outbox that sends the emails which are queued in the database. */
export interface Messenger {
  /** True if a mail server is configured. */
  readonly hasMail: boolean
  /** Queues emails in the caller's transaction. */
  readonly append: (transaction: Kysely<object>, tellings: readonly CaseTelling[]) => Promise<void>
  /** Sends queued emails at once. */
  readonly nudge: () => void
  readonly ofSubject: (id: string) => Promise<LeadMessage[]>
  /** Deletes all messages about the given cases. Returns the number of deleted messages. */
  readonly forget: (
    transaction: Kysely<object>,
    about: { readonly subjects: readonly string[] },
  ) => Promise<number>
}

/** Rate limits per sender and flood detection, shared by all forms. */
export interface FormCounts {
  /** Checks the rate limits of a sender. @throws HttpError `too_many_requests` above a limit */
  readonly assertMaySend: (sender: {
    readonly form: 'case'
    readonly address: string
    readonly emailKey: string
  }) => Promise<void>
  /** Counts a form in the transaction that stores the form. @throws HttpError `too_many_requests` */
  readonly count: (
    transaction: Kysely<object>,
    arrival: {
      readonly form: 'case'
      readonly subjectId: string
      readonly countsAs: 'inquiry' | 'none'
      readonly address: string
      readonly emailKey: string
    },
  ) => Promise<{ readonly isInquiryFlood: boolean }>
  /** Deletes the counts of the given cases. */
  readonly forget: (transaction: Kysely<object>, ids: readonly string[]) => Promise<void>
}

/** Limits receipts by email to one per day for each address and kind of form. */
export interface ReceiptMarks {
  /** Claims the one receipt that an address may get within 24 hours for a kind of form. Returns false if it was claimed before. */
  readonly claim: (
    transaction: Kysely<object>,
    to: { readonly kind: string; readonly email: string; readonly at: number },
  ) => Promise<boolean>
  /** Deletes the records of receipts that an address has received. */
  readonly forget: (
    transaction: Kysely<object>,
    of: { readonly kinds: readonly string[]; readonly email: string },
  ) => Promise<void>
}

/** A staff member, as named in the history. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Email addresses for messages about cases. */
export interface MailPlaces {
  /** Address of staff for emails about cases; undefined sends none. */
  readonly leadsTo: string | undefined
  readonly origin: string
}
