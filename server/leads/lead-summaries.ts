import type { Kysely } from 'kysely'
import type { MailPlaces } from './lead-mails.ts'
import type { LeadTables } from './leads.tables.ts'
import type { FormCounts, Messenger } from './ports.ts'
import { dueSummaryMail, SUMMARY_MINUTES, summaryMail } from './summary-mails.ts'

/** Values of `leads.in_flood`: the inquiry waits for a summary, or a summary has reported it. */
export const SUMMARY = { waits: 1, done: 2 } as const

export interface LeadSummariesOptions {
  readonly db: Kysely<object>
  readonly messenger: Pick<Messenger, 'append' | 'nudge' | 'hasMail'>
  readonly mail: MailPlaces
  readonly floods: Pick<FormCounts, 'inquiryNetworks'>
  readonly now: () => number
}

const BETWEEN = SUMMARY_MINUTES * 60_000

/** Summary mails to staff during a flood: at most one of each kind every 15 minutes across all processes. */
export function createLeadSummaries(options: LeadSummariesOptions) {
  const { db, messenger, mail, floods, now } = options
  const leads = db.withTables<LeadTables>()

  /** Claims the next summary of a kind. Returns true if it may be sent now; for the next 15 minutes no process can claim another one. */
  const claim = async (of: Kysely<LeadTables>, kind: 'inquiries' | 'reminders', at: number) => {
    const claimed = await of
      .insertInto('lead_summaries')
      .values({ kind, sent_at: at })
      .onConflict((conflict) =>
        conflict
          .column('kind')
          .doUpdateSet({ sent_at: at })
          .where('lead_summaries.sent_at', '<=', at - BETWEEN),
      )
      .returning('kind')
      .executeTakeFirst()
    return claimed !== undefined
  }

  const waits = async () => {
    const row = await leads
      .selectFrom('leads')
      .select('id')
      .where('in_flood', '=', SUMMARY.waits)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }

  return {
    /** Notifies staff of the inquiries of a flood since the last summary. */
    send: async (): Promise<void> => {
      const { leadsTo, origin } = mail
      if (!messenger.hasMail || leadsTo === undefined || !(await waits())) return
      const networks = await floods.inquiryNetworks()
      const at = now()
      await db.transaction().execute(async (transaction) => {
        const of = transaction.withTables<LeadTables>()
        if (!(await claim(of, 'inquiries', at))) return
        const rows = await of
          .updateTable('leads')
          .set({ in_flood: SUMMARY.done })
          .where('in_flood', '=', SUMMARY.waits)
          .returning(['received_at', 'due_at'])
          .execute()
        if (rows.length === 0) return
        await messenger.append(transaction, [summaryMail(rows, networks, { to: leadsTo, origin })])
      })
      messenger.nudge()
    },
    /** Reminds staff of inquiries of a flood whose reply is due within a range. Times are milliseconds since 1970. */
    remind: async (due: { readonly after: number; readonly until: number }): Promise<void> => {
      const { leadsTo, origin } = mail
      if (!messenger.hasMail || leadsTo === undefined) return
      const at = now()
      const isSent = await db.transaction().execute(async (transaction) => {
        const of = transaction.withTables<LeadTables>()
        const dueRows = of
          .selectFrom('leads')
          .select('id')
          .where('in_flood', '>', 0)
          .where('status', 'in', ['new', 'in_progress'])
          .where('reminded_at', 'is', null)
          .where('due_at', '>', due.after)
          .where('due_at', '<=', due.until)
        if ((await dueRows.limit(1).executeTakeFirst()) === undefined) return false
        if (!(await claim(of, 'reminders', at))) return false
        const rows = await of
          .updateTable('leads')
          .set({ reminded_at: at })
          .where('id', 'in', dueRows)
          .returning(['received_at', 'due_at'])
          .execute()
        await messenger.append(transaction, [dueSummaryMail(rows, { to: leadsTo, origin })])
        return true
      })
      if (isSent) messenger.nudge()
    },
  }
}

export type LeadSummaries = ReturnType<typeof createLeadSummaries>
