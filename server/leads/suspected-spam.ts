import type { ExpressionBuilder, Kysely } from 'kysely'
import { FORM_KINDS } from '#shared/contracts/inquiries.ts'
import type { LeadChange } from '#shared/contracts/leads.ts'
import { SUSPECTED_DAYS } from '#shared/contracts/spam-check-fields.ts'
import { tellingsOf, type MailPlaces } from './lead-mails.ts'
import type { LeadRow, LeadTables } from './leads.tables.ts'
import type { Messenger } from './ports.ts'

/** Time for which suspected spam is stored, milliseconds. */
export const SUSPECTED_LIFE = SUSPECTED_DAYS * 24 * 60 * 60_000

export interface RestoreOptions {
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

/** True if a change takes a lead out of suspected spam; the same condition as {@link isSuspected}. */
export const isRestored = (row: LeadRow, { status }: LeadChange): boolean =>
  row.status === 'closed' &&
  row.closed_as === 'spam' &&
  row.due_at === null &&
  FORM_KINDS.some((kind) => kind === row.kind) &&
  status !== undefined &&
  status !== 'closed'

/** Restores suspected spam: the promise of a reply starts, and the sender and staff get the usual emails. */
export function createRestore({ messenger, dueAt, mail, now }: RestoreOptions) {
  return async (transaction: Kysely<object>, id: string): Promise<void> => {
    const row = await transaction
      .withTables<LeadTables>()
      .updateTable('leads')
      .set({ due_at: await dueAt(now()), copy_by_email: messenger.hasMail ? 1 : 0 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return
    await messenger.append(transaction, tellingsOf(row, { ...mail, messenger }))
  }
}
