import type { Kysely } from 'kysely'

/** Request count of a path. Times are milliseconds since 1970. */
export interface CountedPath {
  readonly path: string
  readonly hits: number
  readonly last_at: number
}

export type RedirectTables = {
  /** Counts of followed redirects, by the path at which they begin. */
  redirect_hits: CountedPath
  /** Counts of requested paths without a page. */
  missed_addresses: CountedPath
}

/** Migrations of the redirect counters. */
export const redirectMigrations = [
  {
    name: 'redirects-001-counts',
    up: async (db: Kysely<object>) => {
      for (const table of ['redirect_hits', 'missed_addresses'] as const) {
        await db.schema
          .createTable(table)
          .addColumn('path', 'text', (column) => column.primaryKey())
          .addColumn('hits', 'integer', (column) => column.notNull())
          .addColumn('last_at', 'bigint', (column) => column.notNull())
          .execute()
      }
    },
  },
] as const
