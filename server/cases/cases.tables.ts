import { PostgresAdapter, sql, type Generated, type Kysely, type Selectable } from 'kysely'

/** Times are milliseconds since 1970. Days have the form `2026-12-24`, in the site's time zone. Ids are UUIDs. */
export type CaseTables = {
  cases: {
    id: string
    /** Case number, such as `C-7KQ4-M2XD`. */
    number: string
    kind: string
    place: string
    state: string
    outcome: string | null
    name: string
    email: string
    /** Email address in lower case, for lookups. */
    email_key: string
    employer: string
    month: string
    line: string
    message: string
    received_at: number
    /** Statutory deadline, counted from receipt. */
    due_on: string
    extended_on: string | null
    /** Reason of the extension, written by staff for the candidate; empty without an extension. */
    extension_reason: string
    acknowledged_at: number | null
    closed_at: number | null
    /** 1 if the case is suspected spam: the sender filled in the hidden field of the form and sent it again. */
    suspected: number
    /** 1 after a staff member has opened the case. */
    seen: number
    /** 1 if the candidate got a receipt by email. */
    copy_by_email: number
    /** 1 for a case of a flood that no summary email to staff contains yet, 2 after that email, 0 for all other cases. */
    in_flood: number
    revision: number
    updated_at: number
    /** Deadline that staff were reminded of by email; null before the first reminder. */
    reminded_for: string | null
  }
  /** History of a case, as text. */
  case_events: {
    sequence: Generated<number>
    case_id: string
    by_id: string | null
    text: string
    at: number
  }
  /** Deduplication keys of submissions: SHA-256 hashes. */
  case_submissions: { key: string; case_id: string; created_at: number }
}

/** A stored case. */
export type CaseRow = Selectable<CaseTables['cases']>

/** Migrations of this area. */
export const caseMigrations = [
  {
    name: 'cases-001-cases',
    up: async (db: Kysely<object>) => {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
      await db.schema
        .createTable('cases')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('number', 'text', (column) => column.notNull().unique())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('place', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('outcome', 'text')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('employer', 'text', (column) => column.notNull())
        .addColumn('month', 'text', (column) => column.notNull())
        .addColumn('line', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('due_on', 'text', (column) => column.notNull())
        .addColumn('extended_on', 'text')
        .addColumn('extension_reason', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('acknowledged_at', 'bigint')
        .addColumn('closed_at', 'bigint')
        .addColumn('suspected', 'integer', (column) => column.notNull())
        .addColumn('seen', 'integer', (column) => column.notNull())
        .addColumn('copy_by_email', 'integer', (column) => column.notNull())
        .addColumn('in_flood', 'integer', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('cases_state').on('cases').columns(['state', 'due_on']).execute()
      await db.schema.createIndex('cases_email').on('cases').column('email_key').execute()
      await db.schema.createIndex('cases_in_flood').on('cases').column('in_flood').execute()
      await db.schema
        .createTable('case_events')
        .addColumn('sequence', isPostgres ? sql`bigserial` : sql`integer`, (column) =>
          isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
        )
        .addColumn('case_id', 'text', (column) =>
          column.notNull().references('cases.id').onDelete('cascade'),
        )
        .addColumn('by_id', 'text')
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('case_events_case').on('case_events').column('case_id').execute()
      await db.schema
        .createTable('case_submissions')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('case_id', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('case_submissions_case')
        .on('case_submissions')
        .column('case_id')
        .execute()
    },
  },
  {
    name: 'cases-002-reminders',
    up: async (db: Kysely<object>) => {
      await db.schema.alterTable('cases').addColumn('reminded_for', 'text').execute()
    },
  },
] as const
