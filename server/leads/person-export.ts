import type { Kysely } from 'kysely'
import { emailKeyOf } from '#shared/access/email-key.ts'
import type { Lead } from '#shared/contracts/leads.ts'
import type { IntakeOptions } from './intake.ts'
import type { createLeadActs } from './lead-acts.ts'
import type { LeadRow, LeadTables } from './leads.tables.ts'
import type { Meetings, PersonCases } from './ports.ts'

interface PersonExportOptions extends Pick<IntakeOptions, 'floods' | 'now'> {
  readonly db: Kysely<LeadTables>
  /** Returns a lead with its notes and history. */
  readonly whole: (row: LeadRow) => Promise<Lead>
  readonly acts: Pick<ReturnType<typeof createLeadActs>, 'personExported'>
  readonly meetings: () => Meetings
  readonly cases: () => PersonCases
}

/** Creates the export of all data under an email address. */
export function createPersonExport(options: PersonExportOptions) {
  const { db, floods, now, whole, acts, meetings, cases } = options
  /** Returns all data stored under an email address. @param by account id for the log */
  return async (email: string, by: string) => {
    const rows = await db
      .selectFrom('leads')
      .selectAll()
      .where('email_key', '=', emailKeyOf(email))
      .orderBy('received_at')
      .execute()
    const found: Lead[] = []
    for (const row of rows) found.push(await whole(row))
    const bookings = await meetings().ofLeads(rows.map(({ id }) => id))
    const unconfirmed = await meetings().unconfirmedOf(emailKeyOf(email))
    const foundCases = await cases().of(email)
    const networks = await floods.networksOf([
      ...rows.map(({ id }) => id),
      ...bookings.map(({ id }) => id),
      ...unconfirmed.map(({ id }) => id),
      ...foundCases.map(({ id }) => id),
    ])
    await acts.personExported({ leads: rows.length, cases: foundCases.length }, by)
    const exportedAt = new Date(now()).toISOString()
    return {
      email,
      exported_at: exportedAt,
      leads: found,
      cases: foundCases,
      bookings,
      unconfirmed,
      networks,
    }
  }
}
