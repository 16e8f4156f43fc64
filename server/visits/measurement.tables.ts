import type { Kysely } from 'kysely'

export type MeasurementTables = {
  /** Numbers of views of articles and of conversions, by day. */
  visit_events: {
    /** Day in UTC, such as `2026-11-22`. */
    day: string
    /** `article` for views of an article, otherwise the kind of conversion, such as `inquiry`. */
    kind: string
    /** Id of the article, or pattern of the route. */
    name: string
    hits: number
  }
  /** Measurements of speed by day, version of the site, route, kind of device, metric and bucket of the histogram. */
  speed_counts: {
    day: string
    version: string
    route: string
    device: string
    metric: string
    bucket: number
    hits: number
  }
  /** Versions of the site that have run. Times are milliseconds since 1970. */
  site_versions: {
    version: string
    first_at: number
    /** Time of the email to administrators about slower routes, or null. */
    emailed_at: number | null
  }
}

/** Migration of measurements. */
export const measurementMigrations = [
  {
    name: 'visits-002-measurements',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('visit_events')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('hits', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('visit_events_key', ['day', 'kind', 'name'])
        .execute()
      await db.schema
        .createTable('speed_counts')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('route', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('metric', 'text', (column) => column.notNull())
        .addColumn('bucket', 'integer', (column) => column.notNull())
        .addColumn('hits', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('speed_counts_key', [
          'day',
          'version',
          'route',
          'device',
          'metric',
          'bucket',
        ])
        .execute()
      await db.schema
        .createTable('site_versions')
        .addColumn('version', 'text', (column) => column.primaryKey())
        .addColumn('first_at', 'bigint', (column) => column.notNull())
        .addColumn('emailed_at', 'bigint')
        .execute()
    },
  },
] as const
