import { HOUR } from '#shared/time/units.ts'
import type { Kysely } from 'kysely'
import { NETWORK_DAYS } from '#shared/contracts/booking/booking-times.ts'
import { COUNTED, type FloodKind } from './flood-states.ts'
import type { FloodTables } from './floods.tables.ts'

/** Retention of the network of a meeting booked during a flood, milliseconds. */
const NETWORK_LIFE = NETWORK_DAYS * 24 * HOUR

/** Maximum number of networks that a banner lists. */
const MOST_GROUPS = 5

/** Forms from one network. Times are milliseconds since 1970. */
export interface NetworkGroup {
  readonly network: string
  readonly count: number
  /** Time of the network's first form. */
  readonly since: number
}

/** Networks of stored forms: queries and deletion. */
export function createStoredNetworks(of: Kysely<FloodTables>, now: () => number) {
  const shown = () =>
    of
      .selectFrom('form_arrivals')
      .where('in_flood', '=', 1)
      .where('at', '>', now() - NETWORK_LIFE)

  return {
    /** Networks of the meetings of a flood, by meeting id. */
    all: async (): Promise<ReadonlyMap<string, string>> => {
      const rows = await shown().select(['subject_id', 'network']).execute()
      return new Map(rows.map((row) => [row.subject_id, row.network]))
    },
    /** Networks with the most forms since a time, the largest first. */
    groupsSince: async (kind: FloodKind, since: number): Promise<NetworkGroup[]> => {
      const rows = await of
        .selectFrom('form_arrivals')
        .select((eb) => [
          'network',
          eb.fn.countAll<number>().as('count'),
          eb.fn.min<number>('at').as('since'),
        ])
        .where('counts_as', 'in', COUNTED[kind])
        .where('at', '>', since)
        .groupBy('network')
        .orderBy('count', 'desc')
        .orderBy('network')
        .limit(MOST_GROUPS)
        .execute()
      return rows.map(({ network, count, since: first }) => ({
        network,
        count: Number(count),
        since: Number(first),
      }))
    },
    /** Number of forms since a time. */
    totalSince: async (kind: FloodKind, since: number): Promise<number> => {
      const { total } = await of
        .selectFrom('form_arrivals')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('counts_as', 'in', COUNTED[kind])
        .where('at', '>', since)
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    /** Network and time of the forms that created the given inquiries and meetings, for the export of a person's data. */
    ofSubjects: async (ids: readonly string[]) =>
      ids.length === 0
        ? []
        : of
            .selectFrom('form_arrivals')
            .select(['network', 'at'])
            .where('subject_id', 'in', ids)
            .orderBy('at')
            .execute(),
    /** Deletes hashes that are older than an hour, and networks: after an hour, or after seven days for meetings of a flood. */
    sweep: async (): Promise<void> => {
      const at = now()
      await of
        .deleteFrom('form_arrivals')
        .where('in_flood', '=', 0)
        .where('at', '<=', at - HOUR)
        .execute()
      await of
        .updateTable('form_arrivals')
        .set({ address_hash: null, site_hash: null, email_hash: null })
        .where('at', '<=', at - HOUR)
        .where('address_hash', 'is not', null)
        .execute()
      await of
        .deleteFrom('form_arrivals')
        .where('at', '<=', at - NETWORK_LIFE)
        .execute()
      await of
        .deleteFrom('flood_states')
        .where('ends_at', '<=', at - NETWORK_LIFE)
        .execute()
    },
  }
}

/** Deletes the counts of the given meetings and inquiries, in the transaction that erases their records. */
export async function forgetArrivals(
  transaction: Kysely<object>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .withTables<FloodTables>()
    .deleteFrom('form_arrivals')
    .where('subject_id', 'in', ids)
    .execute()
}
