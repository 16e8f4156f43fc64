import type { Kysely } from 'kysely'

/** Request count of a path. Times are milliseconds since 1970. */
export interface CountedPath {
  readonly path: string
  readonly hits: number
  readonly last_at: number
}

export type RedirectTables = {
  /** Numbers of times that redirects were followed, by the path from which they lead. */
  redirect_hits: CountedPath
  /** Numbers of requests for paths without a page. */
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
