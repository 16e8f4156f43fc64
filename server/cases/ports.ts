import type { Kysely } from 'kysely'
import type { LeadMessage } from '#shared/contracts/leads.ts'
import type { Letter } from '#shared/text/email-template.ts'

/** Signs and verifies links, and hashes with the site's key. */
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
  readonly purpose: 'case-staff' | 'case-receipt' | 'case-summary'
  /** Id of the case; null for a summary of several. */
  readonly subjectId: string | null
  readonly to: string
  readonly mail: { readonly letter: Letter; readonly isAutomatic: boolean }
}

/** Outbox that sends emails from the database. */
export interface Messenger {
  /** True if there is a mail server. */
  readonly hasMail: boolean
  /** Stores emails in the caller's transaction. */
  readonly append: (transaction: Kysely<object>, tellings: readonly CaseTelling[]) => Promise<void>
  /** Triggers sending at once. */
  readonly nudge: () => void
  readonly ofSubject: (id: string) => Promise<LeadMessage[]>
  /** Deletes all messages about some cases. Returns their number. */
  readonly forget: (
    transaction: Kysely<object>,
    about: { readonly subjects: readonly string[] },
  ) => Promise<number>
}

/** Limits of senders and floods, shared by all forms. */
export interface FormCounts {
  /** @throws HttpError `too_many_requests` if the sender is above a limit */
  readonly assertMaySend: (sender: {
    readonly form: 'case'
    readonly address: string
    readonly emailKey: string
  }) => Promise<void>
  /** Counts a form in the transaction that stores it. @throws HttpError `too_many_requests` */
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
  /** Deletes the counts of some cases. */
  readonly forget: (transaction: Kysely<object>, ids: readonly string[]) => Promise<void>
}

/** Limits receipts by email to one a day for each address and kind of form. */
export interface ReceiptMarks {
  /** Claims the receipt of a day. Returns true if it may be sent. */
  readonly claim: (
    transaction: Kysely<object>,
    to: { readonly kind: string; readonly email: string; readonly at: number },
  ) => Promise<boolean>
  /** Deletes the marks of an address. */
  readonly forget: (
    transaction: Kysely<object>,
    of: { readonly kinds: readonly string[]; readonly email: string },
  ) => Promise<void>
}

/** A staff member in the history. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Addresses for emails. */
export interface MailPlaces {
  /** Recipient of the emails to staff about cases. */
  readonly leadsTo: string | undefined
  readonly origin: string
}
