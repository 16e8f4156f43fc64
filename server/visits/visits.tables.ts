import type { Kysely } from 'kysely'

export type VisitTables = {
  /** Views of pages by day, route, the host that led there, and kind of device. */
  visits: {
    /** `2026-11-22`, in UTC. */
    day: string
    route: string
    referrer: string
    device: string
    views: number
  }
}

/** The table of views. */
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
