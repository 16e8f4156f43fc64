import type { Kysely } from 'kysely'
import type { MeasurementTables } from './measurement.tables.ts'

/** Number of views of an article, or of conversions of one kind on one route, on one day. */
export type EventRow = MeasurementTables['visit_events']
/** Number of measurements in one bucket on one day. */
export type SpeedRow = MeasurementTables['speed_counts']

/** Creates the store of views of articles and of conversions. */
export function createEventStore(db: Kysely<MeasurementTables>) {
  const between = async (from: string, to: string): Promise<readonly EventRow[]> =>
    db
      .selectFrom('visit_events')
      .selectAll()
      .where('day', '>=', from)
      .where('day', '<=', to)
      .execute()
  return {
    /** Rows of the days from `from` to `to`, both included. */
    between,
    ofDay: async (day: string) => between(day, day),
    /** Adds counts to their rows, in one transaction. */
    add: async (rows: readonly EventRow[]): Promise<void> => {
      await db.transaction().execute(async (transaction) => {
        for (const row of rows) {
          await transaction
            .insertInto('visit_events')
            .values(row)
            .onConflict((conflict) =>
              conflict.columns(['day', 'kind', 'name']).doUpdateSet((set) => ({
                hits: set('visit_events.hits', '+', set.ref('excluded.hits')),
              })),
            )
            .execute()
        }
      })
    },
    /** Deletes the rows of all days before `first`. */
    sweep: async (first: string): Promise<void> => {
      await db.deleteFrom('visit_events').where('day', '<', first).execute()
    },
  }
}

/** Creates the store of measurements. */
export function createSpeedStore(db: Kysely<MeasurementTables>) {
  return {
    ofDay: async (day: string): Promise<readonly SpeedRow[]> =>
      db.selectFrom('speed_counts').selectAll().where('day', '=', day).execute(),
    /** Returns the counts of the days from `from` to `to`, both included, by route, device, metric and bucket. */
    between: async (
      from: string,
      to: string,
    ): Promise<readonly Omit<SpeedRow, 'day' | 'version'>[]> =>
      db
        .selectFrom('speed_counts')
        .select(['route', 'device', 'metric', 'bucket'])
        .select((eb) => eb.fn.sum<number>('hits').as('hits'))
        .where('day', '>=', from)
        .where('day', '<=', to)
        .groupBy(['route', 'device', 'metric', 'bucket'])
        .execute(),
    /** Returns the counts of the given versions of the site, by version, route, device, metric and bucket. */
    ofVersions: async (versions: readonly string[]): Promise<readonly Omit<SpeedRow, 'day'>[]> =>
      versions.length === 0
        ? []
        : db
            .selectFrom('speed_counts')
            .select(['version', 'route', 'device', 'metric', 'bucket'])
            .select((eb) => eb.fn.sum<number>('hits').as('hits'))
            .where('version', 'in', versions)
            .groupBy(['version', 'route', 'device', 'metric', 'bucket'])
            .execute(),
    /** Adds counts to their rows, in one transaction. */
    add: async (rows: readonly SpeedRow[]): Promise<void> => {
      await db.transaction().execute(async (transaction) => {
        for (const row of rows) {
          await transaction
            .insertInto('speed_counts')
            .values(row)
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'version', 'route', 'device', 'metric', 'bucket'])
                .doUpdateSet((set) => ({
                  hits: set('speed_counts.hits', '+', set.ref('excluded.hits')),
                })),
            )
            .execute()
        }
      })
    },
    /** Deletes the rows of all days before `first`. */
    sweep: async (first: string): Promise<void> => {
      await db.deleteFrom('speed_counts').where('day', '<', first).execute()
    },
  }
}

export type EventStore = ReturnType<typeof createEventStore>
export type SpeedStore = ReturnType<typeof createSpeedStore>
