import { PostgresAdapter, sql, type Generated, type Kysely, type Selectable } from 'kysely'

/** Tables of leads. Times are milliseconds since 1970. Ids are UUIDs. */
export type LeadTables = {
  leads: {
    id: string
    /** Reference number of eight characters, easy to read out. */
    number: string
    kind: string
    status: string
    closed_as: string | null
    owner_id: string | null
    name: string
    company: string
    email: string
    /** Lowercase address for lookups. */
    email_key: string
    phone: string
    about: string
    countries: string
    volume: string
    message: string
    answer_way: string
    received_at: number
    due_at: number | null
    answered_at: number | null
    /** Time of the reminder to staff about the reply deadline, or null. */
    reminded_at: number | null
    /** 1 once a staff member has opened the lead. */
    seen: number
    /** 1 if a copy was sent to the sender. */
    copy_by_email: number
    revision: number
    /** Time of the last activity, from which the retention period counts. */
    updated_at: number
    /** 1 for an inquiry of a flood that waits for a summary to staff, 2 after the summary was sent, 0 for all other leads. */
    in_flood: number
    /** Text for search, normalized by `foldText`. */
    search_text: string
  }
  lead_notes: {
    id: string
    lead_id: string
    by_id: string
    text: string
    at: number
  }
  /** History of a lead as text. */
  lead_events: {
    sequence: Generated<number>
    lead_id: string
    by_id: string | null
    text: string
    at: number
  }
  /** Deduplication keys of submissions, SHA-256. */
  lead_submissions: { key: string; lead_id: string; created_at: number }
  /** Time of the last summary to staff, for each kind of summary. */
  lead_summaries: { kind: string; sent_at: number }
  /** Addresses that were sent a receipt, hashed with the site's key. Each kind of form has its own hash. */
  receipt_marks: { hash: string; sent_at: number }
}

/** A row of the table of leads. */
export type LeadRow = Selectable<LeadTables['leads']>

/** Migrations of the tables of leads. */
export const leadMigrations = [
  {
    name: 'leads-001-leads',
    up: async (db: Kysely<object>) => {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
      await db.schema
        .createTable('leads')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('number', 'text', (column) => column.notNull().unique())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('closed_as', 'text')
        .addColumn('owner_id', 'text')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('company', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('about', 'text', (column) => column.notNull())
        .addColumn('countries', 'text', (column) => column.notNull())
        .addColumn('volume', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('answer_way', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('due_at', 'bigint')
        .addColumn('answered_at', 'bigint')
        .addColumn('reminded_at', 'bigint')
        .addColumn('seen', 'integer', (column) => column.notNull())
        .addColumn('copy_by_email', 'integer', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addColumn('search_text', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('leads_status')
        .on('leads')
        .columns(['status', 'due_at'])
        .execute()
      await db.schema.createIndex('leads_received').on('leads').column('received_at').execute()
      await db.schema.createIndex('leads_email').on('leads').column('email_key').execute()
      await db.schema
        .createTable('lead_notes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('lead_id', 'text', (column) =>
          column.notNull().references('leads.id').onDelete('cascade'),
        )
        .addColumn('by_id', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('lead_notes_lead').on('lead_notes').column('lead_id').execute()
      await db.schema
        .createTable('lead_events')
        .addColumn('sequence', isPostgres ? sql`bigserial` : sql`integer`, (column) =>
          isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
        )
        .addColumn('lead_id', 'text', (column) =>
          column.notNull().references('leads.id').onDelete('cascade'),
        )
        .addColumn('by_id', 'text')
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('lead_events_lead').on('lead_events').column('lead_id').execute()
      await db.schema
        .createTable('lead_submissions')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('lead_id', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('lead_submissions_lead')
        .on('lead_submissions')
        .column('lead_id')
        .execute()
      await db.schema
        .createTable('receipt_marks')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('sent_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
  {
    name: 'leads-002-summaries',
    up: async (db: Kysely<object>) => {
      await db.schema
        .alterTable('leads')
        .addColumn('in_flood', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await db.schema.createIndex('leads_in_flood').on('leads').column('in_flood').execute()
      await db.schema
        .createTable('lead_summaries')
        .addColumn('kind', 'text', (column) => column.primaryKey())
        .addColumn('sent_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
] as const
