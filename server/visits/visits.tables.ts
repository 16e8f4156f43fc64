import type { Kysely } from 'kysely'

export type VisitTables = {
  /** Page views by day, route, referring host and device type. */
  visits: {
    /** Day in UTC, such as `2026-11-22`. */
    day: string
    route: string
    referrer: string
    device: string
    views: number
  }
}

/** Migrations of page views. */
export const visitMigrations = [
  {
    name: 'visits-001-visits',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('visits')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('route', 'text', (column) => column.notNull())
        .addColumn('referrer', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('views', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('visits_key', ['day', 'route', 'referrer', 'device'])
        .execute()
    },
  },
] as const
