import { DAY } from '#shared/time/units.ts'
import type { Kysely } from 'kysely'
import { createGatherer, type Gatherer } from '#server/http/batched-counter.ts'
import type { Log } from '#server/http/logging.ts'
import { OTHER_ADDRESSES } from '#shared/contracts/redirects.ts'
import type { CountedPath, RedirectTables } from './redirects.tables.ts'

export interface PathCountsOptions {
  readonly db: Kysely<RedirectTables>
  readonly table: keyof RedirectTables
  /** What is counted, as the log names it. */
  readonly what: string
  /**
   * Whether a path is one that anybody can make up at will: of such ones at most {@link MOST_MADE_UP} have rows, so that they leave
   * room for the others.
   */
  readonly isMadeUp: (path: string) => boolean
  /** Days after which a path is dropped that nobody has asked for. */
  readonly keptDays: number
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Counts paths: in memory first, in the relational store every 30 s. */
export interface PathCounts extends Pick<Gatherer<CountedPath>, 'start' | 'flush' | 'stop'> {
  count(path: string): void
  /** Everything that was counted, that of memory too. */
  all(): Promise<readonly CountedPath[]>
  /** Forgets a path; whether there was one. */
  remove(path: string): Promise<boolean>
}

/** Rows at most, the last of which counts what has none of its own. */
export const MOST_ROWS = 1_000
/** Of these, rows of paths that can be made up. */
export const MOST_MADE_UP = 600

/** A counter of paths in one of the two tables. */
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

  /** Learns which rows there are; those that wait to be written count as well. */
  const learn = async () => {
    const paths = (await stored()).map(({ path }) => path)
    const waiting = [...known].filter((path) => gatherer.has(path))
    known = new Set()
    madeUp = 0
    for (const path of [...paths, ...waiting]) if (path !== OTHER_ADDRESSES) admit(path)
  }

  const gatherer: Gatherer<CountedPath> = createGatherer<CountedPath>({
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
