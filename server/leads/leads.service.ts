import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import type { Acts } from '#server/http/acts.ts'
import { createListeners } from '#server/http/listeners.ts'
import type { Log } from '#server/http/logging.ts'
import type { Receipt } from '#shared/contracts/forms/inquiries.ts'
import { MOST_SELECTED, type Lead, type LeadCounts } from '#shared/contracts/leads.ts'
import { createIntake, type IntakeOptions } from './intake.ts'
import { createLeadActs } from './lead-acts.ts'
import { createLeadChanges } from './lead-changes.ts'
import { createLeadClock } from './lead-clock.ts'
import { createLeadSummaries } from './lead-summaries.ts'
import { countLeads, leadIds, listLeads, type LeadQuery } from './lead-list.ts'
import { toSummary } from './lead-view.ts'
import { createLeadViews } from './lead-views.ts'
import { leadsCsv } from './leads-csv.ts'
import type { LeadRow, LeadTables } from './leads.tables.ts'
import { createMeetingLeads } from './meeting-leads.ts'
import { createRestore } from './suspected-spam.ts'
import { createPeopleData } from './people-data.ts'
import { createPersonExport } from './person-export.ts'
import type { Meetings, People, PersonCases, Submission } from './ports.ts'

export interface LeadsOptions extends Omit<IntakeOptions, 'stored'> {
  readonly people: People
  readonly acts: Acts
  readonly log: Log
}

/** Public interface of the forms on /contact and /partners. */
export interface Inquiries {
  /**
   * Stores an inquiry. Resolves with its receipt once the inquiry is stored; a duplicate is not stored and gets the same receipt.
   * @throws HttpError `validation_failed` with the invalid fields, `too_many_requests`, `unavailable`; pages show each message
   * to the sender
   */
  submit(submission: Submission): Promise<Receipt>
  /** Returns the receipt that a link opens, or undefined if there is none. A link is valid for a day. */
  receiptFor(key: string): Promise<Receipt | undefined>
}

/** Maximum number of rows of a CSV file. */
const MOST_LINES = 20_000

const NO_MEETINGS: Meetings = {
  ofLeads: () => Promise.resolve([]),
  unconfirmedOf: () => Promise.resolve([]),
  ahead: () => Promise.resolve([]),
  erase: () => Promise.resolve([]),
  book: () => Promise.resolve(undefined),
  announce: () => undefined,
}

const NO_CASES: PersonCases = {
  of: () => Promise.resolve([]),
  erase: () => Promise.resolve([]),
  erased: () => undefined,
}

const notFound = () =>
  new HttpError('not_found', 'Reload the page. This lead doesn’t exist or was erased')

/** Service for inquiries: intake and staff work. */
export function createLeads(options: LeadsOptions) {
  const db: Kysely<LeadTables> = options.db.withTables<LeadTables>()
  const { messenger, now, people, log } = options
  const listeners = createListeners<string>((error) =>
    log.error('api', 'A listener of inquiries failed', { error }),
  )
  const announce = listeners.call
  let meetings = NO_MEETINGS
  let cases = NO_CASES
  const intake = createIntake({ ...options, stored: announce }) satisfies Inquiries

  const acts = createLeadActs(options.acts)
  const changes = createLeadChanges({
    db: options.db,
    people,
    now,
    announce,
    acts,
    restore: createRestore({
      ...options,
      book: (transaction, lead) => meetings.book(transaction, lead),
    }),
    restored: (meetingId) => {
      messenger.nudge()
      if (meetingId !== undefined) meetings.announce([meetingId])
    },
  })
  const erasures = new Set<(leads: readonly string[]) => void>()
  const data = createPeopleData({
    ...options,
    announce,
    meetings: () => meetings,
    cases: () => cases,
    erased: (ids) => {
      for (const heard of erasures) heard(ids)
    },
  })
  const clock = createLeadClock({
    ...options,
    summaries: createLeadSummaries(options),
    sweep: data.sweep,
  })

  const { namesOf, whole } = createLeadViews({ db, people, messenger })

  const rowOf = async (id: string): Promise<LeadRow> => {
    const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) throw notFound()
    return row
  }

  return {
    ...intake,
    list: async (query: LeadQuery, place: { readonly offset: number; readonly limit: number }) => {
      const { rows, total } = await listLeads(db, query, place)
      const names = await namesOf(rows.map((row) => row.owner_id))
      return { items: rows.map((row) => toSummary(row, names)), total }
    },
    /** Returns the ids of all leads of a list. @throws HttpError `validation_failed` if there are more than 5,000 */
    idsOf: async (query: LeadQuery): Promise<readonly string[]> => {
      const ids = await leadIds(db, query, MOST_SELECTED + 1)
      if (ids.length <= MOST_SELECTED) return ids
      throw new HttpError('validation_failed', 'Check the listed values. Validation failed', {
        fields: { search: `Use more filters. More than ${MOST_SELECTED} leads match` },
      })
    },
    counts: async (): Promise<LeadCounts> => countLeads(db, now()),
    mailState: async () => messenger.state(),
    mayOwn: async () => people.mayOwn(),
    change: changes.change,
    changeAll: changes.changeAll,
    addNote: changes.addNote,
    changeNote: changes.changeNote,
    /** Exports the leads of a list as CSV. @param by account id for the log */
    csv: async (query: LeadQuery, by: string): Promise<string> => {
      const { rows } = await listLeads(db, query, { offset: 0, limit: MOST_LINES })
      await acts.exported(rows.length, by)
      return leadsCsv(rows, await namesOf(rows.map((row) => row.owner_id)))
    },
    exportPerson: createPersonExport({
      ...options,
      db,
      whole,
      acts,
      meetings: () => meetings,
      cases: () => cases,
    }),
    /** Erases all data under an email address. A second call finds no more data. @param by account id for the log */
    erasePerson: async (email: string, by: string) => {
      const erased = await data.erase(email)
      await acts.personErased(erased, by)
      return erased
    },
    clock,
    /** Leads created by bookings. */
    meetings: createMeetingLeads(options),
    /** Adds meetings to the export and erasure of leads. */
    attachMeetings: (attached: Meetings) => {
      meetings = attached
    },
    /** Adds cases to the data of an email address that are exported or erased. */
    attachCases: (attached: PersonCases) => {
      cases = attached
    },
    /** Notifies listeners that another module has changed a lead. */
    announce,
    /** Returns the given ids whose lead still exists. */
    existing: async (ids: readonly string[]): Promise<readonly string[]> =>
      (await db.selectFrom('leads').select('id').where('id', 'in', ids).execute()).map(
        ({ id }) => id,
      ),
    /** Subscribes to erasures. The listener gets the ids of the erased leads. */
    onErased: (heard: (leads: readonly string[]) => void): void => {
      erasures.add(heard)
    },
    /** Returns a lead with its notes and history. @throws HttpError `not_found` */
    get: async (id: string): Promise<Lead> => whole(await rowOf(id)),
    /** Subscribes to new and changed leads, with the id of each. Returns a function that ends the subscription. */
    onChange: listeners.add,
  }
}

export type Leads = ReturnType<typeof createLeads>
