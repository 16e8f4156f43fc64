import { DAY } from '#shared/time/units.ts'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { FORM_KINDS } from '#shared/contracts/forms/inquiries.ts'
import type { LeadChange } from '#shared/contracts/leads.ts'
import { SUSPECTED_DAYS } from '#shared/contracts/forms/spam-check-fields.ts'
import { delivery, tellingsOf, type MailPlaces } from './lead-mails.ts'
import type { LeadRow, LeadTables } from './leads.tables.ts'
import type { Links, Meetings, Messenger } from './ports.ts'
import { searchTextOf } from './insert-lead.ts'
import { mayCopy } from './receipt-marks.ts'

/** Retention period of suspected spam, in milliseconds. */
export const SUSPECTED_LIFE = SUSPECTED_DAYS * DAY

export interface RestoreOptions {
  readonly links: Pick<Links, 'digest'>
  readonly messenger: Messenger
  /** Deadline of the reply to an inquiry that was received at a time. Milliseconds since 1970. */
  readonly dueAt: (receivedAt: number) => number | Promise<number>
  readonly mail: MailPlaces
  readonly foldText: (text: string) => string
  readonly book: Meetings['book']
  readonly now: () => number
}

/** Query condition for suspected spam: closed by the spam check of the forms, without a reply deadline. */
export const isSuspected = (eb: ExpressionBuilder<LeadTables, 'leads'>) =>
  eb.and([
    eb('status', '=', 'closed'),
    eb('closed_as', '=', 'spam'),
    eb('due_at', 'is', null),
    eb('kind', 'in', FORM_KINDS),
  ])

/** True if a change reopens suspected spam. Same condition as {@link isSuspected}. */
export const isRestored = (row: LeadRow, { status }: LeadChange): boolean =>
  row.status === 'closed' &&
  row.closed_as === 'spam' &&
  row.due_at === null &&
  FORM_KINDS.some((kind) => kind === row.kind) &&
  (status === 'new' || status === 'in_progress')

/** Result of restoring a lead. */
export interface Restored {
  /** New entries of the lead's history. */
  readonly events: readonly string[]
  /** Id of the booked meeting. */
  readonly meetingId?: string
}

/**
 * Restores suspected spam. If it was a booking and the time is free, the meeting is booked. In all other cases the reply deadline starts,
 * and the sender and staff get the usual emails. The limit of one receipt per email address and day still applies.
 */
export function createRestore(options: RestoreOptions) {
  const { links, messenger, dueAt, mail, foldText, book, now } = options
  return async (transaction: Kysely<object>, before: LeadRow): Promise<Restored> => {
    const of = transaction.withTables<LeadTables>()
    const at = now()
    const { id, number, name, kind, email, email_key: emailKey, about } = before
    const meeting = await book(transaction, { id, number, name, email, emailKey, about })
    if (meeting?.kind === 'booked') {
      const message = meeting.note
      const text = searchTextOf({ ...before, message }, foldText)
      const row = await of
        .updateTable('leads')
        .set({ kind: 'meeting', message, search_text: text })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      if (row !== undefined && messenger.hasWebhook) {
        await messenger.append(transaction, [delivery(row, mail.origin)])
      }
      return { events: [meeting.event], meetingId: meeting.id }
    }
    const isCopied = messenger.hasMail && (await mayCopy(of, links, { kind, email, at }))
    const row = await of
      .updateTable('leads')
      .set({ due_at: await dueAt(at), copy_by_email: isCopied ? 1 : 0 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (row !== undefined) {
      await messenger.append(transaction, tellingsOf(row, { ...mail, messenger }))
    }
    return { events: meeting === undefined ? [] : [meeting.event] }
  }
}
