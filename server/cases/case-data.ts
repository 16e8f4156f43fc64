import { DAY } from '#shared/time/units.ts'
import type { Kysely } from 'kysely'
import type { Log } from '#server/http/logging.ts'
import { createSteadyWork, onceADay } from '#server/http/interval-task.ts'
import { CASE_KINDS } from '#shared/company/case-law.ts'
import { SUSPECTED_DAYS } from '#shared/contracts/forms/spam-check-fields.ts'
import { emailKeyOf } from '#shared/access/email-key.ts'
import { site } from '#shared/company/site.ts'
import { markOf } from './case-intake.ts'
import { summaryMail } from './case-mails.ts'
import { createCaseReminders, type CaseRemindersOptions } from './case-reminders.ts'
import { RECEIPT_LIFE } from './case-view.ts'
import type { CaseTables } from './cases.tables.ts'
import type { FormCounts, MailPlaces, Messenger, ReceiptMarks } from './ports.ts'

export interface CaseDataOptions {
  readonly db: Kysely<object>
  readonly messenger: Pick<Messenger, 'append' | 'forget' | 'nudge' | 'hasMail'>
  /** Returns the public holidays of a year and at least of the years before and after it. */
  readonly holidays: CaseRemindersOptions['holidays']
  readonly floods: Pick<FormCounts, 'forget'>
  readonly receipts: Pick<ReceiptMarks, 'forget'>
  readonly mail: MailPlaces
  readonly now: () => number
  readonly log: Log
  /** Called with the ids of erased cases, after the commit. */
  readonly erased: (ids: readonly string[]) => void
}

/** Number of cases erased in one transaction. */
const AT_A_TIME = 200

const SUSPECTED_LIFE = SUSPECTED_DAYS * DAY

/** Minutes between two summary emails during a flood. */
const SUMMARY_MINUTES = 15

/**
 * Cases that were closed before the returned time have reached the end of their retention period at the time `at`. Both in ms since 1970.
 */
const closedBefore = (at: number) =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(site.timeZone)
    .subtract({ months: site.retention.cases }).epochMilliseconds

/** Erases cases on request or after their retention period, and sends staff summaries of floods and reminders of deadlines. */
export function createCaseData(options: CaseDataOptions) {
  const { db, messenger, floods, receipts, mail, now, log } = options

  /** Erases cases, their history and their messages in the caller's transaction. */
  const remove = async (transaction: Kysely<object>, ids: readonly string[]) => {
    if (ids.length === 0) return
    const of = transaction.withTables<CaseTables>()
    await messenger.forget(transaction, { subjects: ids })
    await floods.forget(transaction, ids)
    await of.deleteFrom('case_submissions').where('case_id', 'in', ids).execute()
    await of.deleteFrom('cases').where('id', 'in', ids).execute()
  }

  const eraseOld = async (): Promise<number> => {
    const ids = await db.transaction().execute(async (transaction) => {
      const old = await transaction
        .withTables<CaseTables>()
        .selectFrom('cases')
        .select('id')
        .where((eb) =>
          eb.or([
            eb.and([eb('state', '=', 'closed'), eb('closed_at', '<', closedBefore(now()))]),
            eb.and([eb('suspected', '=', 1), eb('received_at', '<', now() - SUSPECTED_LIFE)]),
          ]),
        )
        .limit(AT_A_TIME)
        .execute()
      const found = old.map(({ id }) => id)
      await remove(transaction, found)
      return found
    })
    if (ids.length > 0) options.erased(ids)
    return ids.length
  }

  const sweep = async (): Promise<number> => {
    await db
      .withTables<CaseTables>()
      .deleteFrom('case_submissions')
      .where('created_at', '<=', now() - RECEIPT_LIFE)
      .execute()
    let total = 0
    for (;;) {
      const erased = await eraseOld()
      total += erased
      if (erased < AT_A_TIME) return total
    }
  }

  let summarisedAt = 0
  const summarise = async () => {
    const { leadsTo: to, origin } = mail
    const at = now()
    if (!messenger.hasMail || to === undefined) return
    if (at - summarisedAt < SUMMARY_MINUTES * 60_000) return
    const isSent = await db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .withTables<CaseTables>()
        .updateTable('cases')
        .set({ in_flood: 2 })
        .where('in_flood', '=', 1)
        .returning('due_on')
        .execute()
      if (rows.length === 0) return false
      await messenger.append(transaction, [summaryMail(rows, { to, origin })])
      return true
    })
    if (!isSent) return
    summarisedAt = at
    messenger.nudge()
  }

  const { remind } = createCaseReminders(options)

  const erase = onceADay(now, async () => {
    const cases = await sweep()
    if (cases > 0) log.info('security', 'Cases were erased whose time was over', { cases })
  })

  return {
    /** Erases one case. Returns false if the case does not exist. */
    erase: async (id: string): Promise<boolean> => {
      const found = await db.transaction().execute(async (transaction) => {
        const row = await transaction
          .withTables<CaseTables>()
          .selectFrom('cases')
          .select('id')
          .where('id', '=', id)
          .executeTakeFirst()
        if (row === undefined) return false
        await remove(transaction, [id])
        return true
      })
      if (found) options.erased([id])
      return found
    },
    /** Uses the caller's transaction to erase all cases of an email address. Returns the ids of the erased cases. */
    eraseOf: async (transaction: Kysely<object>, email: string): Promise<string[]> => {
      const rows = await transaction
        .withTables<CaseTables>()
        .selectFrom('cases')
        .select('id')
        .where('email_key', '=', emailKeyOf(email))
        .execute()
      const ids = rows.map(({ id }) => id)
      await remove(transaction, ids)
      await receipts.forget(transaction, { kinds: CASE_KINDS.map(markOf), email })
      return ids
    },
    /** Erases cases whose retention period has ended. Returns the number of erased cases. */
    sweep,
    clock: createSteadyWork({
      jobs: [erase, summarise, remind],
      failed: 'The regular work on cases failed',
      log,
    }),
  }
}
