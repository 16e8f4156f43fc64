import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import type { Acts } from '#server/http/acts.ts'
import type { Log } from '#server/http/logging.ts'
import type { Receipt } from '#shared/contracts/forms/inquiries.ts'
import { MOST_SELECTED, type Lead, type LeadCounts } from '#shared/contracts/leads.ts'
import { emailKeyOf } from '#shared/access/email-key.ts'
import { createIntake, type IntakeOptions } from './intake.ts'
import { createLeadActs } from './lead-acts.ts'
import { createLeadChanges } from './lead-changes.ts'
import { createLeadClock } from './lead-clock.ts'
import { createLeadSummaries } from './lead-summaries.ts'
import { countLeads, leadIds, listLeads, type LeadQuery } from './lead-list.ts'
import { toLead, toSummary, type Names } from './lead-view.ts'
import { leadsCsv } from './leads-csv.ts'
import type { LeadRow, LeadTables } from './leads.tables.ts'
import { createMeetingLeads } from './meeting-leads.ts'
import { createRestore } from './suspected-spam.ts'
import { createPeopleData } from './people-data.ts'
import type { Meetings, People, PersonCases, Submission } from './ports.ts'

export interface LeadsOptions extends Omit<IntakeOptions, 'stored'> {
  readonly people: People
  readonly acts: Acts
  readonly log: Log
}

/** The doors through which visitors come: the forms of /contact and /partners. */
export interface Inquiries {
  /**
   * Stores an inquiry before it resolves. The same one sent again gives the same receipt and is stored once.
   * @throws HttpError `validation_failed` with the fields that are wrong, `too_many_requests`, `unavailable`; each message
   * is a sentence for whoever sent it
   */
  submit(submission: Submission): Promise<Receipt>
  /** What the link to a receipt shows, for a day; undefined when there is no such receipt. */
  receiptFor(key: string): Promise<Receipt | undefined>
}

/** Called when a lead has changed, with its id. */
type Listener = (id: string) => void

/** Most lines of a CSV file; a spreadsheet that is longer wants another tool. */
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

/** Inquiries: taking them in, and working on them. */
export function createLeads(options: LeadsOptions) {
  const db: Kysely<LeadTables> = options.db.withTables<LeadTables>()
  const { messenger, now, people, log } = options
  const listeners = new Set<Listener>()
  let meetings = NO_MEETINGS
  let cases = NO_CASES
  const announce = (id: string) => {
    for (const listener of listeners) {
      // What was stored is stored, whoever cannot be told of it.
      try {
        listener(id)
      } catch (error) {
        log.error('api', 'A listener of inquiries failed', { error })
      }
    }
  }
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

  const namesOf = async (ids: readonly (string | null)[]): Promise<Names> => {
    const wanted = [...new Set(ids.filter((id) => id !== null))]
    const found = await people.byIds(wanted)
    return new Map(found.map(({ id, name }) => [id, { id, name }]))
  }

  const rowOf = async (id: string): Promise<LeadRow> => {
    const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) throw notFound()
    return row
  }

  const whole = async (row: LeadRow): Promise<Lead> => {
    const notes = await db
      .selectFrom('lead_notes')
      .select(['id', 'by_id', 'text', 'at'])
      .where('lead_id', '=', row.id)
      .orderBy('at')
      .orderBy('id')
      .execute()
    const events = await db
      .selectFrom('lead_events')
      .select(['by_id', 'text', 'at'])
      .where('lead_id', '=', row.id)
      .orderBy('sequence')
      .execute()
    const messages = await messenger.ofSubject(row.id)
    const names = await namesOf([row.owner_id, ...[...notes, ...events].map((each) => each.by_id)])
    return toLead(row, { notes, events, messages }, names)
  }

  return {
    ...intake,
    list: async (query: LeadQuery, place: { readonly offset: number; readonly limit: number }) => {
      const { rows, total } = await listLeads(db, query, place)
      const names = await namesOf(rows.map((row) => row.owner_id))
      return { items: rows.map((row) => toSummary(row, names)), total }
    },
    /** Ids of all leads of a list. @throws HttpError `validation_failed` if there are more than 5,000 */
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
    /** The leads of a list as CSV. @param by whose act it is, for the log */
    csv: async (query: LeadQuery, by: string): Promise<string> => {
      const { rows } = await listLeads(db, query, { offset: 0, limit: MOST_LINES })
      await acts.exported(rows.length, by)
      return leadsCsv(rows, await namesOf(rows.map((row) => row.owner_id)))
    },
    /** Everything that is kept under an address. @param by whose act it is, for the log */
    exportPerson: async (email: string, by: string) => {
      const rows = await db
        .selectFrom('leads')
        .selectAll()
        .where('email_key', '=', emailKeyOf(email))
        .orderBy('received_at')
        .execute()
      const found: Lead[] = []
      for (const row of rows) found.push(await whole(row))
      const bookings = await meetings.ofLeads(rows.map(({ id }) => id))
      const unconfirmed = await meetings.unconfirmedOf(emailKeyOf(email))
      const foundCases = await cases.of(email)
      const networks = await options.floods.networksOf([
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
    },
    /** Erases everything under an address; a second time there is nothing. @param by whose act it is, for the log */
    erasePerson: async (email: string, by: string) => {
      const erased = await data.erase(email)
      await acts.personErased(erased, by)
      return erased
    },
    clock,
    /** The leads that bookings make. */
    meetings: createMeetingLeads(options),
    /** From now on meetings are exported and erased with the leads that they have made. */
    attachMeetings: (attached: Meetings) => {
      meetings = attached
    },
    /** From now on cases are exported and erased with everything else under an email address. */
    attachCases: (attached: PersonCases) => {
      cases = attached
    },
    /** Tells those who listen that a lead has changed elsewhere. */
    announce,
    /** Those of some leads that were not erased. */
    existing: async (ids: readonly string[]): Promise<readonly string[]> =>
      (await db.selectFrom('leads').select('id').where('id', 'in', ids).execute()).map(
        ({ id }) => id,
      ),
    /** Calls back with the ids of leads that were erased. */
    onErased: (heard: (leads: readonly string[]) => void): void => {
      erasures.add(heard)
    },
    /** @throws HttpError `not_found` */
    get: async (id: string): Promise<Lead> => whole(await rowOf(id)),
    /** Calls back with the id of each lead that is new or has changed. Gives the way to stop. */
    onChange: (listener: Listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type Leads = ReturnType<typeof createLeads>
