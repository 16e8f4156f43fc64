import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { addressBlocks } from '#lake/common/client-address.ts'
import { addressBlock } from '#lake/common/client-address.ts'
import { OTHER } from '#shared/contracts/site/visits.ts'
import type { VisitTables } from './visits.tables.ts'
import { atMostEntries } from '#lake/common/lru-limits.ts'

/** One row of views: dimensions and count. */
export type VisitRow = VisitTables['visits']

/** Maximum number of rows per day. The last row sums up all other views. */
export const MOST_ROWS = 1_000

/**
 * Maximum number of rows with a host per day. Clients can invent hosts; the limit ensures that views of known routes without a host still
 * have rows.
 */
export const MOST_HOST_ROWS = 600

/**
 * Maximum number of new rows with a host per sender and day. One or two sites refer a real visitor, a few refer all visitors of an office.
 * Further hosts of a sender are counted as `other`, so that rows remain for the hosts of other senders.
 */
export const MOST_HOST_ROWS_OF_SENDER = 20

/**
 * Maximum number of new rows per day with a host for all senders of one network together. All addresses of a network may belong to one
 * customer of a provider.
 */
export const MOST_HOST_ROWS_OF_NETWORK = 60

/** Maximum number of tracked senders. Above this number, the least recently seen senders are forgotten and may add rows again. */
const MOST_SENDERS = 10_000

const REST = { route: OTHER, referrer: OTHER, device: OTHER } as const

type Kind = Omit<VisitRow, 'day' | 'views'>

const keyOf = ({ route, referrer, device }: Kind) => `${route} ${referrer} ${device}`

/** Creates the counter of the host rows that each sender has added. Addresses are only in memory, and are deleted at the end of the day. */
function createSenderQuota() {
  const added = new LRUCache<string, number>(atMostEntries(MOST_SENDERS))
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

/** Creates the function that assigns views to rows. It limits a day to {@link MOST_ROWS} rows. */
export function createDayRows() {
  const known = new Set<string>()
  const quota = createSenderQuota()
  let hosts = 0
  const admit = (kind: Kind, address?: string) => {
    const key = keyOf(kind)
    if (known.has(key)) return true
    const namesHost = kind.referrer !== '' && kind.referrer !== OTHER
    // The last row is reserved. It sums up all views that have no other row.
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
    /** Registers a row that is already stored. */
    has: (kind: Kind) => void admit(kind),
    /** Returns the row that counts a view. @param address client address; compared, but not stored */
    rowFor: (kind: Kind, address: string): Kind => {
      if (admit(kind, address)) return kind
      const withoutHost = { ...kind, referrer: OTHER }
      return admit(withoutHost) ? withoutHost : REST
    },
  }
}

/** Creates the store of page views. */
export function createVisitStore(db: Kysely<VisitTables>) {
  return {
    /** Rows of the days from `from` to `to`, both included. Sorted by day, newest first, then by number of views, highest first. */
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
    /** Adds views to their rows, in one transaction. */
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
    /** Deletes the rows of all days before `first`. */
    sweep: async (first: string): Promise<void> => {
      await db.deleteFrom('visits').where('day', '<', first).execute()
    },
  }
}

export type VisitStore = ReturnType<typeof createVisitStore>
