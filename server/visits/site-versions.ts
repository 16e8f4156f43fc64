import type { Kysely } from 'kysely'
import type { MeasurementTables } from './measurement.tables.ts'

/** A version of the site. Times are milliseconds since 1970. */
export interface SiteVersion {
  readonly version: string
  /** Time at which the version first started. */
  readonly firstAt: number
  /** Time of the email about slower routes, or null. */
  readonly emailedAt: number | null
}

/** Maximum number of versions that are compared. Measurements of older versions are not representative. */
const MOST_VERSIONS = 10

/** Creates the store of the versions that have run. */
export function createSiteVersions(db: Kysely<MeasurementTables>) {
  return {
    /** Records a version at its first start. */
    record: async (version: string, at: number): Promise<void> => {
      await db
        .insertInto('site_versions')
        .values({ version, first_at: at })
        .onConflict((conflict) => conflict.column('version').doNothing())
        .execute()
    },
    /** A version and the versions before it, newest first. Empty if the version is unknown. */
    upTo: async (version: string): Promise<readonly SiteVersion[]> => {
      const rows = await db
        .selectFrom('site_versions')
        .selectAll()
        .where('first_at', '<=', (eb) =>
          eb
            .selectFrom('site_versions as current')
            .select('current.first_at')
            .where('current.version', '=', version),
        )
        .orderBy('first_at', 'desc')
        .limit(MOST_VERSIONS)
        .execute()
      const known = rows.map((row) => ({
        version: row.version,
        firstAt: Number(row.first_at),
        emailedAt: row.emailed_at === null ? null : Number(row.emailed_at),
      }))
      // Among versions that started first at the same time, the requested version counts as the newest.
      return known.toSorted((a, b) => Number(b.version === version) - Number(a.version === version))
    },
    /** First start times of new versions since `from`, oldest first. The site's first version is left out. */
    deployments: async (from: number): Promise<readonly number[]> => {
      const rows = await db
        .selectFrom('site_versions')
        .select('first_at')
        .orderBy('first_at')
        .execute()
      return rows
        .slice(1)
        .map(({ first_at: at }) => Number(at))
        .filter((at) => at >= from)
    },
    /** Marks the email about a version as sent, in the caller's transaction. Returns false if it was marked before. */
    claim: async (transaction: Kysely<object>, version: string, at: number): Promise<boolean> => {
      const claimed = await transaction
        .withTables<MeasurementTables>()
        .updateTable('site_versions')
        .set({ emailed_at: at })
        .where('version', '=', version)
        .where('emailed_at', 'is', null)
        .returning('version')
        .executeTakeFirst()
      return claimed !== undefined
    },
    /** Deletes versions that first ran before a time and have no measurements, except the current one. Returns their ids. */
    sweep: async (
      transaction: Kysely<object>,
      { before, current }: { readonly before: number; readonly current: string },
    ): Promise<readonly string[]> => {
      const rows = await transaction
        .withTables<MeasurementTables>()
        .deleteFrom('site_versions')
        .where('first_at', '<', before)
        .where('version', '!=', current)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('speed_counts')
                .select('speed_counts.version')
                .whereRef('speed_counts.version', '=', 'site_versions.version'),
            ),
          ),
        )
        .returning('version')
        .execute()
      return rows.map(({ version }) => version)
    },
  }
}

export type SiteVersions = ReturnType<typeof createSiteVersions>
