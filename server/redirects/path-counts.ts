import { DAY } from '#shared/time/units.ts'
import type { Kysely } from 'kysely'
import { createBatchedCounter, type BatchedCounter } from '#server/http/batched-counter.ts'
import type { Log } from '#server/http/logging.ts'
import { OTHER_ADDRESSES } from '#shared/contracts/redirects.ts'
import type { CountedPath, RedirectTables } from './redirects.tables.ts'

export interface PathCountsOptions {
  readonly db: Kysely<RedirectTables>
  readonly table: keyof RedirectTables
  /** Name of the counted paths in the log, in the plural. */
  readonly what: string
  /**
   * True for a path that anyone can invent. At most {@link MOST_MADE_UP} invented paths get rows, so that there is space for other paths.
   */
  readonly isMadeUp: (path: string) => boolean
  /** Number of days without a request after which a path is deleted. */
  readonly keptDays: number
  readonly log: Log
  /** Clock, in milliseconds since 1970. */
  readonly now?: () => number
}

/** Request counts by path: collected in memory and written to the database every 30 s. */
export interface PathCounts extends Pick<BatchedCounter<CountedPath>, 'start' | 'flush' | 'stop'> {
  count(path: string): void
  /** Returns all counts, including counts that are not written yet. */
  all(): Promise<readonly CountedPath[]>
  /** Deletes a path. @returns true if the path existed */
  remove(path: string): Promise<boolean>
}

/** Maximum number of rows. The last row sums up all other paths. */
const MOST_ROWS = 1_000
/** Maximum number of rows for paths that anyone can invent. */
const MOST_MADE_UP = 600

/** Creates a counter over `redirect_hits` or `missed_addresses`. */
export function createPathCounts(options: PathCountsOptions): PathCounts {
  const { db, table, isMadeUp, log, now = Date.now } = options
  let known = new Set<string>()
  let madeUp = 0
  let sweptAt = Number.NEGATIVE_INFINITY

  const admit = (path: string) => {
    if (known.has(path)) return true
    const counts = isMadeUp(path)
    if (known.size >= MOST_ROWS - 1 || (counts && madeUp >= MOST_MADE_UP)) return false
    known.add(path)
    if (counts) madeUp += 1
    return true
  }

  const stored = async (): Promise<readonly CountedPath[]> => {
    const rows = await db.selectFrom(table).selectAll().execute()
    return rows.map((row) => ({ ...row, hits: Number(row.hits), last_at: Number(row.last_at) }))
  }

  /** Loads the paths that have rows in the database, in addition to paths that are only in memory so far. */
  const learn = async () => {
    const paths = (await stored()).map(({ path }) => path)
    const waiting = [...known].filter((path) => gatherer.has(path))
    known = new Set()
    madeUp = 0
    for (const path of [...paths, ...waiting]) if (path !== OTHER_ADDRESSES) admit(path)
  }

  const gatherer: BatchedCounter<CountedPath> = createBatchedCounter<CountedPath>({
    what: options.what,
    keyOf: ({ path }) => path,
    add: (before, row) => ({ ...row, hits: before.hits + row.hits }),
    write: async (rows) => {
      await db.transaction().execute(async (transaction) => {
        for (const row of rows) {
          await transaction
            .insertInto(table)
            .values(row)
            .onConflict((conflict) =>
              conflict.column('path').doUpdateSet((set) => ({
                hits: set(`${table}.hits`, '+', set.ref('excluded.hits')),
                last_at: set.ref('excluded.last_at'),
              })),
            )
            .execute()
        }
      })
    },
    sweep: async () => {
      if (now() - sweptAt < DAY) return
      await db
        .deleteFrom(table)
        .where('last_at', '<', now() - options.keptDays * DAY)
        .execute()
      await learn()
      sweptAt = now()
    },
    log,
  })

  return {
    count: (path) => {
      gatherer.gather({ path: admit(path) ? path : OTHER_ADDRESSES, hits: 1, last_at: now() })
    },
    all: async () => {
      await gatherer.flush()
      return stored()
    },
    remove: async (path) => {
      await gatherer.flush()
      const { numDeletedRows } = await db
        .deleteFrom(table)
        .where('path', '=', path)
        .executeTakeFirst()
      await learn()
      return numDeletedRows > 0n
    },
    start: gatherer.start,
    flush: gatherer.flush,
    stop: gatherer.stop,
  }
}
