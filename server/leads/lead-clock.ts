import { HOUR } from '#shared/time/units.ts'
import type { Kysely } from 'kysely'
import type { Log } from '#server/http/logging.ts'
import { createSteadyWork, onceADay } from '#server/http/interval-task.ts'
import { reminderMail, type MailPlaces } from './lead-mails.ts'
import type { LeadSummaries } from './lead-summaries.ts'
import type { LeadTables } from './leads.tables.ts'
import type { Messenger } from './ports.ts'

export interface LeadClockOptions {
  readonly db: Kysely<object>
  readonly messenger: Pick<Messenger, 'append' | 'nudge' | 'hasMail'>
  readonly mail: MailPlaces
  readonly now: () => number
  readonly log: Log
  readonly summaries: LeadSummaries
  /** Erases leads past their retention period. Returns the number of leads. */
  readonly sweep: () => Promise<number>
}

/** Time between the reminder to staff and the reply deadline, in milliseconds. */
const AHEAD = 4 * HOUR

/**
 * Time after a missed deadline in which a reminder is still sent, in milliseconds. Later, the list of leads already marks the lead as late.
 */
const TOO_LATE = 24 * HOUR

/** Scheduled work on leads: reminds staff of reply deadlines and erases old leads. */
export function createLeadClock(options: LeadClockOptions) {
  const { db, messenger, mail, now, log, summaries, sweep } = options
  const leads = db.withTables<LeadTables>()

  const remind = async () => {
    if (!messenger.hasMail) return
    const at = now()
    const due = await leads
      .selectFrom('leads')
      .select('id')
      .where('status', 'in', ['new', 'in_progress'])
      .where('in_flood', '=', 0)
      .where('reminded_at', 'is', null)
      .where('due_at', '<=', at + AHEAD)
      .where('due_at', '>', at - TOO_LATE)
      .execute()
    for (const { id } of due) {
      await db.transaction().execute(async (transaction) => {
        const row = await transaction
          .withTables<LeadTables>()
          .updateTable('leads')
          .set({ reminded_at: at })
          .where('id', '=', id)
          .where('status', 'in', ['new', 'in_progress'])
          .where('reminded_at', 'is', null)
          .returningAll()
          .executeTakeFirst()
        if (row !== undefined) await messenger.append(transaction, reminderMail(row, mail))
      })
    }
    if (due.length > 0) messenger.nudge()
    await summaries.remind({ after: at - TOO_LATE, until: at + AHEAD })
  }

  const erase = onceADay(now, async () => {
    const erased = await sweep()
    if (erased > 0) {
      log.info('security', 'Inquiries were erased after their retention period', { leads: erased })
    }
  })

  const failed = 'The regular work on inquiries failed'
  return createSteadyWork({ jobs: [erase, summaries.send, remind], failed, log })
}
