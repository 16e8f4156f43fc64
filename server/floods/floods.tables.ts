import type { Kysely } from 'kysely'

/** Tables of form limits and floods. Times are milliseconds since 1970. */
export type FloodTables = {
  /** Submitted forms of the last hour, and meetings of a flood for seven days. */
  form_arrivals: {
    /** Id of the meeting or lead that the form created. */
    subject_id: string
    /** `meeting` or `inquiry`: the submitted form. */
    form: string
    /** `meeting`, `inquiry`, `request` (a meeting and an inquiry), or `none` for staff and suspected spam. */
    counts_as: string
    at: number
    /** The sender's /24 (IPv4) or /48 (IPv6). */
    network: string
    /** 1 for a meeting of a flood, whose network is stored for seven days. */
    in_flood: number
    /** Keyed hashes of the IPv4 address or IPv6 /64, of the IPv6 /56, and of the email address; null after an hour. */
    address_hash: string | null
    site_hash: string | null
    email_hash: string | null
  }
  /** Floods: one row for each kind, deleted seven days after its end. */
  flood_states: {
    /** `meetings` or `inquiries`. */
    kind: string
    since: number
    ends_at: number
  }
}

/** Tables that backups leave out, because their rows are short-lived. A restored site starts without such rows. */
export const FLOOD_TABLES: readonly (keyof FloodTables)[] = ['form_arrivals', 'flood_states']

/** Migrations of form limits and floods. */
export const floodMigrations = [
  {
    name: 'floods-001-arrivals',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('form_arrivals')
        .addColumn('subject_id', 'text', (column) => column.primaryKey())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('counts_as', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('network', 'text', (column) => column.notNull())
        .addColumn('in_flood', 'integer', (column) => column.notNull())
        .addColumn('address_hash', 'text')
        .addColumn('site_hash', 'text')
        .addColumn('email_hash', 'text')
        .execute()
      for (const column of ['address_hash', 'site_hash', 'email_hash', 'network', 'counts_as']) {
        await db.schema
          .createIndex(`form_arrivals_${column}`)
          .on('form_arrivals')
          .columns([column, 'at'])
          .execute()
      }
      await db.schema.createIndex('form_arrivals_at').on('form_arrivals').column('at').execute()
      await db.schema
        .createTable('flood_states')
        .addColumn('kind', 'text', (column) => column.primaryKey())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
] as const
