import type { Kysely } from 'kysely'
import { FORM_KINDS } from '#shared/contracts/forms/inquiries.ts'
import { emailKeyOf } from '#shared/access/email-key.ts'
import { site } from '#shared/company/site.ts'
import { RECEIPT_LIFE } from './lead-view.ts'
import type { LeadTables } from './leads.tables.ts'
import type { FormCounts, Links, Meetings, Messenger, PersonCases } from './ports.ts'
import { receiptMarkOf } from './receipt-marks.ts'
import { isSuspected, SUSPECTED_LIFE } from './suspected-spam.ts'

export interface PeopleDataOptions {
  readonly db: Kysely<object>
  readonly links: Pick<Links, 'digest'>
  readonly messenger: Pick<Messenger, 'forget'>
  readonly now: () => number
  readonly announce: (id: string) => void
  readonly meetings: () => Meetings
  readonly cases: () => PersonCases
  readonly floods: Pick<FormCounts, 'forget'>
  /** Called with the ids of erased leads, after the commit. */
  readonly erased: (leads: readonly string[]) => void
}

/** Number of leads that one transaction removes. */
const AT_A_TIME = 200

/** Oldest permitted `updated_at`: leads last updated before this time are past their retention period. Milliseconds since 1970. */
const keptSince = (at: number) =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(site.timeZone)
    .subtract({ months: site.retention.inquiries }).epochMilliseconds

/** Erases personal data on request and after its retention period. */
export function createPeopleData(options: PeopleDataOptions) {
  const { db, links, messenger, now, announce, meetings, cases, floods, erased: report } = options

  const remove = async (transaction: Kysely<object>, ids: readonly string[]) => {
    if (ids.length === 0) return { leads: 0, answers: 0 }
    const of = transaction.withTables<LeadTables>()
    const submissions = await of
      .deleteFrom('lead_submissions')
      .where('lead_id', 'in', ids)
      .executeTakeFirst()
    // Foreign keys delete notes and history with their lead.
    const leads = await of.deleteFrom('leads').where('id', 'in', ids).executeTakeFirst()
    return { leads: Number(leads.numDeletedRows), answers: Number(submissions.numDeletedRows) }
  }

  const eraseOld = async (): Promise<number> => {
    const { ids, gone } = await db.transaction().execute(async (transaction) => {
      const old = await transaction
        .withTables<LeadTables>()
        .selectFrom('leads')
        .select('id')
        .where((eb) =>
          eb.or([
            eb('updated_at', '<', keptSince(now())),
            eb.and([isSuspected(eb), eb('updated_at', '<', now() - SUSPECTED_LIFE)]),
          ]),
        )
        .limit(AT_A_TIME)
        .execute()
      const all = old.map(({ id }) => id)
      const kept = new Set(await meetings().ahead(transaction, all))
      const found = all.filter((id) => !kept.has(id))
      const erased = await meetings().erase(transaction, found)
      await messenger.forget(transaction, { subjects: found })
      await floods.forget(transaction, [...found, ...erased])
      await remove(transaction, found)
      return { ids: found, gone: erased }
    })
    for (const id of ids) announce(id)
    meetings().announce(gone)
    report(ids)
    return ids.length
  }

  return {
    /** Erases all data under an email address. Returns the number of records by type. */
    erase: async (email: string) => {
      const { ids, gone, caseIds, ...erased } = await db
        .transaction()
        .execute(async (transaction) => {
          const of = transaction.withTables<LeadTables>()
          const rows = await of
            .selectFrom('leads')
            .select('id')
            .where('email_key', '=', emailKeyOf(email))
            .execute()
          const found = rows.map(({ id }) => id)
          // Erases meetings, then their mails, then leads. Other changes of meetings lock rows in the same order, which prevents deadlocks.
          const meetingIds = await meetings().erase(transaction, found, emailKeyOf(email))
          const erasedCases = await cases().erase(transaction, email)
          const messages = await messenger.forget(transaction, {
            subjects: found,
            recipient: emailKeyOf(email),
          })
          await floods.forget(transaction, [...found, ...meetingIds])
          await of
            .deleteFrom('receipt_marks')
            .where(
              'hash',
              'in',
              FORM_KINDS.map((kind) => receiptMarkOf(links, kind, email)),
            )
            .execute()
          const removed = await remove(transaction, found)
          return { ids: found, gone: meetingIds, caseIds: erasedCases, messages, ...removed }
        })
      for (const id of ids) announce(id)
      meetings().announce(gone)
      report(ids)
      cases().erased(caseIds)
      return { ...erased, meetings: gone.length, cases: caseIds.length }
    },
    /** Erases leads past the retention period of the privacy policy. Returns the number of leads. */
    sweep: async (): Promise<number> => {
      const of = db.withTables<LeadTables>()
      const yesterday = now() - RECEIPT_LIFE
      await of.deleteFrom('lead_submissions').where('created_at', '<=', yesterday).execute()
      await of.deleteFrom('receipt_marks').where('sent_at', '<=', yesterday).execute()
      let total = 0
      for (;;) {
        const erased = await eraseOld()
        total += erased
        if (erased < AT_A_TIME) return total
      }
    },
  }
}
