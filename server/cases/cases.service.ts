import type { Acts } from '#server/http/acts.ts'
import { createListeners } from '#server/http/listeners.ts'
import type { Log } from '#server/http/logging.ts'
import type {
  CandidateCase,
  CaseChange,
  CaseCounts,
  CaseDeadline,
  EraseReason,
} from '#shared/contracts/cases.ts'
import { emailKeyOf } from '#shared/access/email-key.ts'
import { createCaseChanges } from './case-changes.ts'
import { createCaseData } from './case-data.ts'
import type { CaseRemindersOptions } from './case-reminders.ts'
import { createCaseIntake, type CaseIntakeOptions } from './case-intake.ts'
import { countCases, listCases, type CaseQuery } from './case-list.ts'
import { createCaseLookup } from './case-lookup.ts'
import { dayOf, deadlinesOn, toCase, toSummary } from './case-view.ts'
import type { CaseRow, CaseTables } from './cases.tables.ts'
import type { Person } from './ports.ts'

export interface CasesOptions extends Omit<CaseIntakeOptions, 'stored'> {
  readonly people: (ids: readonly string[]) => Promise<readonly Person[]>
  /** Returns the public holidays of a year and at least of the years before and after it. */
  readonly holidays: CaseRemindersOptions['holidays']
  readonly acts: Acts
  readonly log: Log
}

const eraseReasons: Readonly<Record<EraseReason, string>> = {
  candidate_asked: 'the candidate asked for it',
  sent_by_mistake: 'it was sent by mistake',
  not_a_case: 'it is no case of a candidate',
}

/** Candidates' cases: intake, lookup and processing. */
export function createCases(options: CasesOptions) {
  const { messenger, now, acts, log } = options
  const db = options.db.withTables<CaseTables>()
  const listeners = createListeners<string>((error) =>
    log.error('api', 'A listener of cases failed', { error }),
  )
  const announce = listeners.call
  const erasures = new Set<(ids: readonly string[]) => void>()
  const reportErased = (ids: readonly string[]) => {
    for (const heard of erasures) heard(ids)
    for (const id of ids) announce(id)
  }
  const { submit, receiptFor } = createCaseIntake({ ...options, stored: announce })
  const changes = createCaseChanges({ ...options, announce })
  const data = createCaseData({ ...options, erased: reportErased })
  const today = () => dayOf(now())

  const toWhole = async (row: CaseRow): Promise<CandidateCase> => {
    const events = await db
      .selectFrom('case_events')
      .select(['by_id', 'text', 'at'])
      .where('case_id', '=', row.id)
      .orderBy('sequence')
      .execute()
    const ids = [...new Set(events.map((event) => event.by_id).filter((id) => id !== null))]
    const people = new Map((await options.people(ids)).map(({ id, name }) => [id, { id, name }]))
    const messages = await messenger.ofSubject(row.id)
    return toCase(row, { events, messages, people, today: today() })
  }

  return {
    submit,
    receiptFor,
    lookUp: createCaseLookup(options),
    /** Deadlines that apply to cases submitted now. */
    deadlines: (): CaseDeadline[] => deadlinesOn(today()),
    list: async (query: CaseQuery, place: { readonly offset: number; readonly limit: number }) => {
      const { rows, total } = await listCases(db, query, place)
      return { items: rows.map((row) => toSummary(row, today())), total }
    },
    counts: async (): Promise<CaseCounts> => countCases(db, today()),
    /** Returns a case, and records in its history and the log that a staff member opened it. @throws HttpError `not_found` */
    open: async (id: string, by: string): Promise<CandidateCase> =>
      toWhole(await changes.opened(id, by)),
    /** Changes a case and returns the changed case. @throws HttpError `not_found`, `conflict`, `validation_failed` */
    change: async (
      id: string,
      change: CaseChange,
      by: string,
      revision: number | undefined,
    ): Promise<CandidateCase> => {
      await changes.change(id, change, by, revision)
      const row = await db
        .selectFrom('cases')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return toWhole(row)
    },
    /** Erases a case. Returns false if the case does not exist. @param by id of the staff member's account, for the log */
    erase: async (id: string, reason: EraseReason, by: string): Promise<boolean> => {
      const erased = await data.erase(id)
      if (erased) {
        const verb = `erased a case, because ${eraseReasons[reason]}`
        await acts.record({ by: { kind: 'account', id: by }, verb })
      }
      return erased
    },
    /** Cases of one person. The export and the erasure of personal data call these functions. */
    data: {
      /** Returns all cases submitted with an email address. */
      of: async (email: string): Promise<CandidateCase[]> => {
        const rows = await db
          .selectFrom('cases')
          .selectAll()
          .where('email_key', '=', emailKeyOf(email))
          .orderBy('received_at')
          .execute()
        const found: CandidateCase[] = []
        for (const row of rows) found.push(await toWhole(row))
        return found
      },
      erase: data.eraseOf,
      /** Notifies listeners of erased cases. Call it after the commit. */
      erased: reportErased,
    },
    sweep: data.sweep,
    clock: data.clock,
    /** Returns the given ids that belong to a stored case. */
    existing: async (ids: readonly string[]): Promise<readonly string[]> =>
      (await db.selectFrom('cases').select('id').where('id', 'in', ids).execute()).map(
        ({ id }) => id,
      ),
    /** Calls `listener` with the id of each new, changed or erased case. */
    onChange: listeners.add,
    /** Calls `heard` with the ids of erased cases. */
    onErased: (heard: (ids: readonly string[]) => void): void => void erasures.add(heard),
  }
}

export type Cases = ReturnType<typeof createCases>
