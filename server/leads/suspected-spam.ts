import type { ExpressionBuilder, Kysely } from 'kysely'
import { FORM_KINDS } from '#shared/contracts/inquiries.ts'
import type { LeadChange } from '#shared/contracts/leads.ts'
import { SUSPECTED_DAYS } from '#shared/contracts/spam-check-fields.ts'
import { tellingsOf, type MailPlaces } from './lead-mails.ts'
import type { LeadRow, LeadTables } from './leads.tables.ts'
import type { Links, Messenger } from './ports.ts'
import { mayCopy } from './receipt-marks.ts'

/** Time for which suspected spam is stored, milliseconds. */
export const SUSPECTED_LIFE = SUSPECTED_DAYS * 24 * 60 * 60_000

export interface RestoreOptions {
  readonly links: Pick<Links, 'digest'>
  readonly messenger: Messenger
  /** Deadline of the reply to an inquiry of a moment. Milliseconds since 1970. */
  readonly dueAt: (receivedAt: number) => number | Promise<number>
  readonly mail: MailPlaces
  readonly now: () => number
}

/** Condition of suspected spam: closed by the check of the forms, without a promise of a reply. */
export const isSuspected = (eb: ExpressionBuilder<LeadTables, 'leads'>) =>
  eb.and([
    eb('status', '=', 'closed'),
    eb('closed_as', '=', 'spam'),
    eb('due_at', 'is', null),
    eb('kind', 'in', FORM_KINDS),
  ])

/** True if a change opens a lead of suspected spam; the same condition as {@link isSuspected}. */
export const isRestored = (row: LeadRow, { status }: LeadChange): boolean =>
  row.status === 'closed' &&
  row.closed_as === 'spam' &&
  row.due_at === null &&
  FORM_KINDS.some((kind) => kind === row.kind) &&
  (status === 'new' || status === 'in_progress')

/**
 * Restores suspected spam: the promise of a reply starts, and the sender and staff get the usual emails. An address still gets one
 * receipt a day at most.
 */
export function createRestore({ links, messenger, dueAt, mail, now }: RestoreOptions) {
  return async (transaction: Kysely<object>, before: LeadRow): Promise<void> => {
    const of = transaction.withTables<LeadTables>()
    const at = now()
    const { kind, email } = before
    const isCopied = messenger.hasMail && (await mayCopy(of, links, { kind, email, at }))
    const row = await of
      .updateTable('leads')
      .set({ due_at: await dueAt(at), copy_by_email: isCopied ? 1 : 0 })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return
    await messenger.append(transaction, tellingsOf(row, { ...mail, messenger }))
  }
}
