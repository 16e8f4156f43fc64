import type { Kysely } from 'kysely'
import { emailKeyOf } from '#shared/access/email-key.ts'
import { RECEIPT_LIFE } from './lead-view.ts'
import type { LeadTables } from './leads.tables.ts'
import type { Links } from './ports.ts'

/** Keyed hash that records that an address received a receipt of one kind. */
export const receiptMarkOf = (
  { digest }: Pick<Links, 'digest'>,
  kind: string,
  email: string,
): string => digest('receipt-mark', `${kind}\n${emailKeyOf(email)}`)

/**
 * Claims the daily receipt of an address.
 * @param to kind of the form, email address, and time in milliseconds since 1970
 * @returns true if the address may get a receipt of this kind, false if it already got one within a day
 */
export async function mayCopy(
  of: Kysely<LeadTables>,
  links: Pick<Links, 'digest'>,
  to: { readonly kind: string; readonly email: string; readonly at: number },
): Promise<boolean> {
  const marked = await of
    .insertInto('receipt_marks')
    .values({ hash: receiptMarkOf(links, to.kind, to.email), sent_at: to.at })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ sent_at: to.at })
        .where('receipt_marks.sent_at', '<=', to.at - RECEIPT_LIFE),
    )
    .returning('hash')
    .executeTakeFirst()
  return marked !== undefined
}
