import type { Kysely } from 'kysely'
import { OTHER } from '#shared/contracts/visits.ts'
import type { VisitTables } from './visits.tables.ts'

/** One row of views: what it counts, and how many. */
export type VisitRow = VisitTables['visits']

/** Rows of a day at most; what comes after that is counted together. */
export const MOST_ROWS = 1_000

/**
 * Of these, rows that name a host. A caller can make hosts up; views of the known routes without one keep their rows,
 * whatever is made up.
 */
export const MOST_HOST_ROWS = 600

const REST = { route: OTHER, referrer: OTHER, device: OTHER } as const

type Kind = Omit<VisitRow, 'day' | 'views'>

const keyOf = ({ route, referrer, device }: Kind) => `${route} ${referrer} ${device}`

/** Tells which row a view is counted in, so that no day has more than {@link MOST_ROWS}. */
export function createDayRows() {
  const known = new Set<string>()
  let hosts = 0
  const admit = (kind: Kind) => {
    const key = keyOf(kind)
    if (known.has(key)) return true
    const namesHost = kind.referrer !== '' && kind.referrer !== OTHER
    // The last row is the one for what has none.
    if (known.size >= MOST_ROWS - 1 || (namesHost && hosts >= MOST_HOST_ROWS)) return false
    known.add(key)
    if (namesHost) hosts += 1
    return true
  }
  return {
    /** A row that is in the store already. */
    has: (kind: Kind) => void admit(kind),
    rowFor: (kind: Kind): Kind => {
      if (admit(kind)) return kind
      const withoutHost = { ...kind, referrer: OTHER }
      return admit(withoutHost) ? withoutHost : REST
    },
  }
}

/** Views in the relational store. */
export function createVisitStore(db: Kysely<VisitTables>) {
  return {
    /** The rows of the days from `from` to `to`, both included; newest day first, most views first. */
    between: async (from: string, to: string): Promise<readonly VisitRow[]> =>
      db
        .selectFrom('visits')
        .selectAll()
        .where('day', '>=', from)
        .where('day', '<=', to)
        .orderBy('day', 'desc')
        .orderBy('views', 'desc')
        .orderBy('route')
        .orderBy('referrer')
        .orderBy('device')
        .execute(),
    /** Adds views to their rows, all or none. */
    add: async (rows: readonly VisitRow[]): Promise<void> => {
      await db.transaction().execute(async (transaction) => {
        for (const row of rows) {
          await transaction
            .insertInto('visits')
            .values(row)
            .onConflict((conflict) =>
              conflict.columns(['day', 'route', 'referrer', 'device']).doUpdateSet((set) => ({
                views: set('visits.views', '+', set.ref('excluded.views')),
              })),
            )
            .execute()
        }
      })
    },
    /** Drops the days before `first`. */
    sweep: async (first: string): Promise<void> => {
      await db.deleteFrom('visits').where('day', '<', first).execute()
    },
  }
}

export type VisitStore = ReturnType<typeof createVisitStore>
