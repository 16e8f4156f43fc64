import type { Kysely } from 'kysely'

/** Tables of selections. Times are milliseconds since 1970. */
export type SelectionTables = {
  /** Ids of the rows that a user has selected together. */
  selections: {
    id: string
    /** Type of the rows: `blog`, `caseStudy` or `lead`. */
    kind: string
    by_id: string
    ids_json: string
    made_at: number
  }
}

/** Tables that backups leave out, because a selection lasts only an hour. */
export const SELECTION_TABLES: ReadonlySet<string> = new Set<keyof SelectionTables>(['selections'])

/** Migrations of selections. */
export const selectionMigrations = [
  {
    name: 'selections-001-selections',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('selections')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('by_id', 'text', (column) => column.notNull())
        .addColumn('ids_json', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
] as const
