import type { Kysely } from 'kysely'
import type { Acts } from '#server/http/acts.ts'
import { HttpError } from '#server/http/http-error.ts'
import {
  CASE_OUTCOMES,
  type CaseChange,
  type CaseOutcome,
  type CaseState,
} from '#shared/contracts/cases.ts'
import { dayInWords } from '#shared/time/days.ts'
import { CASE_KINDS } from '#shared/company/case-law.ts'
import { markOf } from './case-intake.ts'
import { tellingsOf } from './case-mails.ts'
import { dayOf, known, mayExtendTo, ruleOf } from './case-view.ts'
import type { CaseRow, CaseTables } from './cases.tables.ts'
import type { MailPlaces, Messenger, ReceiptMarks } from './ports.ts'

export interface CaseChangesOptions {
  readonly db: Kysely<object>
  readonly messenger: Messenger
  readonly receipts: ReceiptMarks
  readonly mail: MailPlaces
  readonly acts: Acts
  readonly now: () => number
  /** Called with the id of a changed case. */
  readonly announce: (id: string) => void
}

const stateWords: Readonly<Record<CaseState, string>> = {
  received: 'Received',
  in_progress: 'In progress',
  closed: 'Closed',
}

/** Outcomes as text in the history, after the word "Closed". */
const outcomeWords: Readonly<Record<CaseOutcome, string>> = {
  report_sent: 'report sent',
  corrected: 'line corrected',
  confirmed: 'source confirmed its answer',
  answered: 'answered',
  withdrawn: 'withdrawn by the candidate',
}

const notFound = () =>
  new HttpError('not_found', 'Reload the page. This case is not here, or was erased')

const conflict = () =>
  new HttpError('conflict', 'Load the case again. It has changed since you opened it')

const wrong = (field: string, message: string) =>
  new HttpError('validation_failed', 'Check the marked fields. Validation failed', {
    fields: { [field]: message },
  })

/** A change of a case: new columns, the line in its history, and the sentence for the activity log. */
interface Step {
  readonly columns: Partial<CaseRow>
  readonly event: string
  readonly verb: string
  readonly rest?: string
}

function stateStep(row: CaseRow, { state, outcome }: CaseChange, at: number): Step[] {
  const next = state ?? row.state
  if (outcome !== undefined && next !== 'closed') {
    throw wrong('outcome', 'Leave the outcome out, or close the case')
  }
  if (state === undefined && outcome === undefined) return []
  if (next === 'closed') {
    const ends = outcome ?? row.outcome
    if (ends === null) throw wrong('outcome', 'Choose how the case ended')
    if (row.state === 'closed' && row.outcome === ends) return []
    return [
      {
        columns: { state: 'closed', outcome: ends, closed_at: row.closed_at ?? at },
        event: `Closed: ${outcomeWords[known(CASE_OUTCOMES, ends)]}`,
        verb: 'closed',
      },
    ]
  }
  if (state === undefined || state === row.state) return []
  return [
    {
      columns: { state, outcome: null, closed_at: null },
      event: `State: ${stateWords[state]}`,
      verb: 'set',
      rest: `to ${stateWords[state]}`,
    },
  ]
}

function acknowledgeStep(row: CaseRow, { acknowledged }: CaseChange, at: number): Step[] {
  if (acknowledged === undefined || row.acknowledged_at !== null) return []
  if (ruleOf(row).due !== 'acknowledgement') {
    throw wrong('acknowledged', 'Only a complaint from the UK is acknowledged')
  }
  return [{ columns: { acknowledged_at: at }, event: 'Acknowledged', verb: 'acknowledged' }]
}

function extensionStep(row: CaseRow, { extension }: CaseChange, today: string): Step[] {
  if (extension === undefined) return []
  const until = mayExtendTo(row, today)
  if (until === null) {
    throw wrong('extension', 'Answer by the present deadline. It can’t be extended any more')
  }
  const { long } = dayInWords(until)
  return [
    {
      columns: { extended_on: until, extension_reason: extension.reason },
      event: `Deadline extended to ${long}`,
      verb: 'extended the deadline of',
      rest: `to ${long}`,
    },
  ]
}

function restoreStep(row: CaseRow, { restored }: CaseChange): Step[] {
  if (restored === undefined || row.suspected === 0) return []
  return [
    {
      columns: { suspected: 0 },
      event: 'Restored from suspected spam',
      verb: 'restored',
      rest: 'from suspected spam',
    },
  ]
}

/** Changes that staff make to cases. */
export function createCaseChanges(options: CaseChangesOptions) {
  const { db, messenger, receipts, mail, acts, now, announce } = options

  /**
   * Queues the emails of a case that was restored from suspected spam. The deadline does not change, because the law counts it from
   * receipt.
   */
  const tell = async (transaction: Kysely<object>, row: CaseRow) => {
    const { hasMail } = messenger
    const to = {
      kind: markOf(known(CASE_KINDS, row.kind)),
      email: row.email,
      at: now(),
    }
    const isCopied = hasMail && (await receipts.claim(transaction, to))
    const copy = isCopied ? 1 : 0
    await transaction
      .withTables<CaseTables>()
      .updateTable('cases')
      .set({ copy_by_email: copy })
      .where('id', '=', row.id)
      .execute()
    await messenger.append(
      transaction,
      tellingsOf({ ...row, copy_by_email: copy }, { ...mail, hasMail }),
    )
  }

  return {
    /**
     * Changes a case in one transaction.
     * @param by id of the staff member's account
     * @param revision expected revision; undefined accepts any
     * @throws HttpError `not_found`, `conflict`, `validation_failed`
     */
    change: async (
      id: string,
      change: CaseChange,
      by: string,
      revision: number | undefined,
    ): Promise<void> => {
      const at = now()
      const done = await db.transaction().execute(async (transaction) => {
        const of = transaction.withTables<CaseTables>()
        const row = await of.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirst()
        if (row === undefined) throw notFound()
        if (revision !== undefined && revision !== row.revision) throw conflict()
        const steps = [
          ...restoreStep(row, change),
          ...acknowledgeStep(row, change, at),
          ...extensionStep(row, change, dayOf(at)),
          ...stateStep(row, change, at),
        ]
        if (steps.length === 0) return undefined
        const after = await of
          .updateTable('cases')
          .set({
            ...Object.assign({}, ...steps.map(({ columns }) => columns)),
            revision: row.revision + 1,
            updated_at: at,
          })
          .where('id', '=', id)
          .where('revision', '=', row.revision)
          .returningAll()
          .executeTakeFirst()
        if (after === undefined) throw conflict()
        await of
          .insertInto('case_events')
          .values(steps.map(({ event: text }) => ({ case_id: id, by_id: by, text, at })))
          .execute()
        if (row.suspected === 1 && after.suspected === 0) await tell(transaction, after)
        return { row: after, steps }
      })
      if (done === undefined) return
      messenger.nudge()
      announce(id)
      const object = { kind: 'case', id, name: done.row.number } as const
      for (const { verb, rest = '' } of done.steps) {
        await acts.record({ by: { kind: 'account', id: by }, verb, object, rest })
      }
    },
    /** Records in history and log that a staff member opened a case. @throws HttpError `not_found` */
    opened: async (id: string, by: string): Promise<CaseRow> => {
      const of = db.withTables<CaseTables>()
      const row = await of
        .updateTable('cases')
        .set({ seen: 1 })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      if (row === undefined) throw notFound()
      await of
        .insertInto('case_events')
        .values({ case_id: id, by_id: by, text: 'Opened', at: now() })
        .execute()
      await acts.record({
        by: { kind: 'account', id: by },
        verb: 'opened',
        object: { kind: 'case', id, name: row.number },
      })
      return row
    },
  }
}
