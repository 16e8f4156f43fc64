import { sql, type Kysely } from 'kysely'
import type { RateLimit } from '#lake/common/rate-limiter.ts'
import { localLimits, type Limits, type SharedLimit } from '#server/http/guards/limits.ts'
import type { Log } from '#server/http/logging.ts'
import { HOUR, MINUTE } from '#shared/time/units.ts'
import { databaseTime } from '#server/http/alive-processes.ts'
import type { ProcessTables } from './processes.tables.ts'

export interface SharedLimitsOptions {
  readonly db: Kysely<ProcessTables>
  /** Returns a keyed hash, which is stored in place of the caller. */
  readonly digest: (purpose: string, text: string) => string
  readonly log: Pick<Log, 'warn'>
}

const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1_000))

/** Counts a request in a token bucket, whose row stores the time at which the bucket is full again. Returns 0, or the seconds to wait. */
async function takeFromBucket(
  db: Kysely<ProcessTables>,
  key: string,
  { burst, perMinute }: RateLimit,
): Promise<number> {
  const each = Math.round(MINUTE / perMinute)
  const next = sql<number>`greatest(rate_counts.full_at, ${databaseTime}) + ${sql.lit(each)}`
  const taken = await db
    .insertInto('rate_counts')
    .values({ key, full_at: sql<number>`${databaseTime} + ${sql.lit(each)}` })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ full_at: next })
        .where(sql<boolean>`${next} - ${databaseTime} <= ${sql.lit(each * burst)}`),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken !== undefined) return 0
  // Read by a second statement, because the first one does not see the counts of concurrent requests.
  const row = await db
    .selectFrom('rate_counts')
    .select(sql<string>`full_at - ${databaseTime}`.as('wait'))
    .where('key', '=', key)
    .executeTakeFirst()
  return secondsOf(Number(row?.wait ?? 0) - each * (burst - 1))
}

/** Counts a request within the last hour. Returns 0, or the seconds to wait. A row lock serializes concurrent requests of a caller. */
const takeWithinHour = (db: Kysely<ProcessTables>, key: string, most: number): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('rate_counts')
      .values({ key, full_at: databaseTime, times: '[]' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const row = await transaction
      .selectFrom('rate_counts')
      .select(['times', databaseTime.as('at')])
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return 0
    const at = Number(row.at)
    const stored: unknown = JSON.parse(row.times ?? '[]')
    const times = (Array.isArray(stored) ? stored : [])
      .map(Number)
      .filter((time) => at - time < HOUR)
    const [first] = times
    if (first !== undefined && times.length >= most) return secondsOf(first + HOUR - at)
    await transaction
      .updateTable('rate_counts')
      .set({ full_at: at + HOUR, times: JSON.stringify([...times, at]) })
      .where('key', '=', key)
      .execute()
    return 0
  })

/** Creates limits whose counts are rows in PostgreSQL. While the database cannot be reached, each process counts separately. */
export function createSharedLimits({ db, digest, log }: SharedLimitsOptions): Limits {
  let isFailing = false

  const shared = (
    name: string,
    take: (key: string) => Promise<number>,
    local: SharedLimit,
  ): SharedLimit => ({
    take: async (caller) => {
      try {
        const wait = await take(digest('rate-limit', `${name}\n${caller}`))
        isFailing = false
        return wait
      } catch (error) {
        if (!isFailing)
          log.warn('database', 'A limit could not be counted for all processes', { error })
        isFailing = true
        return local.take(caller)
      }
    },
  })

  const fallback = localLimits()
  return {
    bucket: (name, limit) =>
      shared(name, (key) => takeFromBucket(db, key, limit), fallback.bucket(name, limit)),
    hourly: (name, most) =>
      shared(name, (key) => takeWithinHour(db, key, most), fallback.hourly(name, most)),
  }
}
