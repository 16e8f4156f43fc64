import { sql, PostgresAdapter, type Kysely } from 'kysely'

/** Times are milliseconds since 1970, by the clock of the database. */
export type ProcessTables = {
  /** Processes of the site that use this PostgreSQL. */
  processes: {
    id: string
    /** Time of the last heartbeat. */
    seen_at: number
  }
  /** Work that only one process does at a time. */
  duties: {
    name: string
    /** Id of the process. */
    holder: string
    /** Time at which another process may take over. */
    until: number
  }
  /** Counters of rate limits that processes share. */
  rate_counts: {
    /** Keyed hash of the limit and its caller. */
    key: string
    /**
     * Time from which the row limits no request any more: the bucket is full again or, for an hourly limit, the last counted request is an
     * hour ago.
     */
    full_at: number
    /** Times of the requests within an hour, as a JSON array; null for a token bucket. */
    times: string | null
  }
}

/** Rows belong to running processes, so backups do not contain them. */
export const PROCESS_TABLES: readonly (keyof ProcessTables)[] = [
  'processes',
  'duties',
  'rate_counts',
]

/** Migrations of the state that processes share. With SQLite there is one process, and the tables stay empty. */
export const processMigrations = [
  {
    name: 'processes-001-shared',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('processes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('duties')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .execute()
      const counts = db.schema
        .createTable('rate_counts')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('full_at', 'bigint', (column) => column.notNull())
        .addColumn('times', 'text')
      // PostgreSQL does not write an unlogged table to its write-ahead log, because that costs more than the counts are worth. The counts
      // are lost if the database crashes.
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
      await (isPostgres ? counts.modifyFront(sql`unlogged`) : counts).execute()
      await db.schema
        .createIndex('rate_counts_full_at')
        .on('rate_counts')
        .column('full_at')
        .execute()
      await db.schema.alterTable('locks').addColumn('process', 'text').execute()
      await db.schema.alterTable('messages').addColumn('claimed_by', 'text').execute()
    },
  },
] as const
