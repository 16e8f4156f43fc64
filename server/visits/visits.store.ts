import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { addressBlocks } from '#lake/common/client-address.ts'
import { addressBlock } from '#lake/common/client-address.ts'
import { OTHER } from '#shared/contracts/site/visits.ts'
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

/**
 * Of these, new rows that one sender may add a day: a visitor comes from one or two sites, an office from a few. What the same
 * sender names after that is counted under `other`, so that others still find room for the hosts that led them here.
 */
export const MOST_HOST_ROWS_OF_SENDER = 20

/** The same for all senders of one larger network, which one customer may have as a whole. */
export const MOST_HOST_ROWS_OF_NETWORK = 60

/** Senders that are counted at a time; with more, those that were silent longest may add rows again. */
const MOST_SENDERS = 10_000

const REST = { route: OTHER, referrer: OTHER, device: OTHER } as const

type Kind = Omit<VisitRow, 'day' | 'views'>

const keyOf = ({ route, referrer, device }: Kind) => `${route} ${referrer} ${device}`

/** Counts the rows with hosts that senders have added. Addresses stay in memory and go with the day. */
function createSenderQuota() {
  const added = new LRUCache<string, number>({ max: MOST_SENDERS })
  const quotasOf = (address: string): readonly (readonly [string, number])[] => [
    [addressBlock(address), MOST_HOST_ROWS_OF_SENDER],
    [`network ${addressBlocks(address).network}`, MOST_HOST_ROWS_OF_NETWORK],
  ]
  return {
    has: (address: string) =>
      quotasOf(address).every(([name, most]) => (added.get(name) ?? 0) < most),
    take: (address: string) => {
      for (const [name] of quotasOf(address)) added.set(name, (added.get(name) ?? 0) + 1)
    },
  }
}

/** Tells which row a view is counted in, so that no day has more than {@link MOST_ROWS}. */
export function createDayRows() {
  const known = new Set<string>()
  const quota = createSenderQuota()
  let hosts = 0
  const admit = (kind: Kind, address?: string) => {
    const key = keyOf(kind)
    if (known.has(key)) return true
    const namesHost = kind.referrer !== '' && kind.referrer !== OTHER
    // The last row is the one for what has none.
    if (known.size >= MOST_ROWS - 1 || (namesHost && hosts >= MOST_HOST_ROWS)) return false
    if (namesHost && address !== undefined) {
      if (!quota.has(address)) return false
      quota.take(address)
    }
    known.add(key)
    if (namesHost) hosts += 1
    return true
  }
  return {
    /** A row that is in the store already. */
    has: (kind: Kind) => void admit(kind),
    /** @param address the client's; it is compared and not stored */
    rowFor: (kind: Kind, address: string): Kind => {
      if (admit(kind, address)) return kind
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
