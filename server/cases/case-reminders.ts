import type { Kysely } from 'kysely'
import type { Log } from '#server/http/logging.ts'
import { addDays } from '#shared/time/days.ts'
import { isWorkingDay } from '#shared/time/working-time.ts'
import { reminderMail, reminderSummaryMail } from './case-mails.ts'
import { dayOf, dueOf } from './case-view.ts'
import type { CaseRow, CaseTables } from './cases.tables.ts'
import type { MailPlaces, Messenger } from './ports.ts'

export interface CaseRemindersOptions {
  readonly db: Kysely<object>
  readonly messenger: Pick<Messenger, 'append' | 'nudge' | 'hasMail'>
  readonly mail: MailPlaces
  /** Returns the public holidays of a year and at least of the years before and after it. */
  readonly holidays: (year: number) => Promise<{ readonly isHoliday: (date: string) => boolean }>
  readonly now: () => number
  readonly log: Log
}

/** Working days between the reminder and the deadline. */
const WORKING_DAYS = 3

/** Maximum number of calendar days between a reminder and its deadline, even if most of these days are days off. */
const HORIZON = 21

/** Day that is the given number of working days before another day. */
function workingDaysBefore(
  day: string,
  count: number,
  isHoliday: (date: string) => boolean,
): string {
  const first = addDays(day, -HORIZON)
  let at = day
  for (let left = count; left > 0 && at > first;) {
    at = addDays(at, -1)
    if (isWorkingDay(Temporal.PlainDate.from(at), { isHoliday })) left -= 1
  }
  return at
}

/** Reminds staff by email of open cases, once for each deadline. The emails contain no data of candidates. */
export function createCaseReminders(options: CaseRemindersOptions) {
  const { db, messenger, mail, holidays, now, log } = options

  const isHolidayIn = async (day: string): Promise<(date: string) => boolean> => {
    try {
      const { isHoliday } = await holidays(Number(day.slice(0, 4)))
      return isHoliday
    } catch (error) {
      log.error('api', 'The calendar of holidays could not be read', { error })
      return () => false
    }
  }

  /** Open cases with a near deadline for which no reminder was sent. */
  const nearCases = async (today: string): Promise<readonly CaseRow[]> => {
    const rows = await db
      .withTables<CaseTables>()
      .selectFrom('cases')
      .selectAll()
      .where('state', '!=', 'closed')
      .where('suspected', '=', 0)
      .where('in_flood', '!=', 1)
      .where((eb) => eb.fn.coalesce('extended_on', 'due_on'), '>=', today)
      .where((eb) => eb.fn.coalesce('extended_on', 'due_on'), '<=', addDays(today, HORIZON))
      .execute()
    return rows.filter((row) => dueOf(row) !== null && row.reminded_for !== dueOf(row))
  }

  /** Records the reminders and queues their emails in one transaction. Cases that were changed in the meantime wait for the next run. */
  const remindOf = async (due: readonly CaseRow[], to: string) =>
    db.transaction().execute(async (transaction) => {
      const marked: CaseRow[] = []
      for (const row of due) {
        const done = await transaction
          .withTables<CaseTables>()
          .updateTable('cases')
          .set({ reminded_for: dueOf(row) })
          .where('id', '=', row.id)
          .where('revision', '=', row.revision)
          .where((eb) =>
            eb.or([eb('reminded_for', 'is', null), eb('reminded_for', '!=', dueOf(row) ?? '')]),
          )
          .returning('id')
          .executeTakeFirst()
        if (done !== undefined) marked.push(row)
      }
      const place = { to, origin: mail.origin }
      const single = marked.filter((row) => row.in_flood === 0)
      const summed = marked.filter((row) => row.in_flood !== 0)
      await messenger.append(transaction, [
        ...single.map((row) => reminderMail(row, place)),
        ...(summed.length === 0 ? [] : [reminderSummaryMail(summed, place)]),
      ])
      return marked.length
    })

  return {
    /** Queues the reminders that are due now. */
    remind: async (): Promise<void> => {
      const { leadsTo } = mail
      if (!messenger.hasMail || leadsTo === undefined) return
      const today = dayOf(now())
      const near = await nearCases(today)
      if (near.length === 0) return
      const isHoliday = await isHolidayIn(today)
      const due = near.filter(
        (row) => workingDaysBefore(dueOf(row) ?? today, WORKING_DAYS, isHoliday) <= today,
      )
      if (due.length > 0 && (await remindOf(due, leadsTo)) > 0) messenger.nudge()
    },
  }
}
