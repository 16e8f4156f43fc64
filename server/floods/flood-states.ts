import { HOUR } from '#shared/time/units.ts'
import type { Kysely } from 'kysely'
import type { FloodTables } from './floods.tables.ts'

/** Names of the counters over all senders. */
export const FLOOD_KINDS = ['meetings', 'inquiries'] as const
export type FloodKind = (typeof FLOOD_KINDS)[number]

/** A current flood: the state that begins when all senders together exceed a limit. Times are milliseconds since 1970. */
export interface FloodState {
  readonly since: number
  /** Time at which the flood ends, unless more forms are submitted. */
  readonly endsAt: number
}

/** Values of `counts_as` that a kind of flood counts. A request for a time slot counts as a meeting and as an inquiry. */
export const COUNTED: Readonly<Record<FloodKind, readonly string[]>> = {
  meetings: ['meeting', 'request'],
  inquiries: ['inquiry', 'request'],
}

export interface FloodStatesOptions {
  /** Numbers of forms per hour, from all senders together, above which a flood begins. */
  readonly limits: Readonly<Record<FloodKind, number>>
}

/**
 * Creates the states of the floods. A flood begins above a limit and ends after one hour below half of this limit. States are derived from
 * stored rows, so a restart does not end a flood and all processes have the same state.
 */
export function createFloodStates({ limits }: FloodStatesOptions) {
  const arrivalsOf = (of: Kysely<FloodTables>, kind: FloodKind, at: number) =>
    of
      .selectFrom('form_arrivals')
      .where('counts_as', 'in', COUNTED[kind])
      .where('at', '>', at - HOUR)

  /** Number of forms in the hour before `at`. */
  const lastHour = async (of: Kysely<FloodTables>, kind: FloodKind, at: number) => {
    const { total } = await arrivalsOf(of, kind, at)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }

  /** The flood at a time, or undefined if there is none. */
  const stateAt = async (
    of: Kysely<FloodTables>,
    kind: FloodKind,
    at: number,
  ): Promise<FloodState | undefined> => {
    const row = await of
      .selectFrom('flood_states')
      .select(['since', 'ends_at'])
      .where('kind', '=', kind)
      .where('ends_at', '>', at)
      .executeTakeFirst()
    return row === undefined ? undefined : { since: row.since, endsAt: row.ends_at }
  }

  /** Marks the meetings of a flood, because their networks are stored longer than the networks of other forms. */
  const markHour = async (of: Kysely<FloodTables>, at: number) => {
    await of
      .updateTable('form_arrivals')
      .set({ in_flood: 1 })
      .where('counts_as', 'in', COUNTED.meetings)
      .where('at', '>', at - HOUR)
      .execute()
  }

  /** End of a flood: one hour after the last time at which the preceding hour contained at least half as many forms as the limit. */
  const endOf = async (of: Kysely<FloodTables>, kind: FloodKind, at: number) => {
    const half = Math.ceil(limits[kind] / 2)
    const row = await arrivalsOf(of, kind, at)
      .select('at')
      .orderBy('at', 'desc')
      .offset(Math.max(0, half - 1))
      .limit(1)
      .executeTakeFirst()
    return row === undefined ? undefined : row.at + 2 * HOUR
  }

  const save = async (
    of: Kysely<FloodTables>,
    kind: FloodKind,
    { since, endsAt }: FloodState,
  ): Promise<void> => {
    await of
      .insertInto('flood_states')
      .values({ kind, since, ends_at: endsAt })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet({ since, ends_at: endsAt }))
      .execute()
  }

  /** Begins a flood. If it has begun already, extends it as far as the stored forms require. */
  const begin = async (of: Kysely<FloodTables>, kind: FloodKind, at: number) => {
    const state = await stateAt(of, kind, at)
    const end = Math.max(state?.endsAt ?? at + HOUR, (await endOf(of, kind, at)) ?? 0)
    await save(of, kind, { since: state?.since ?? at, endsAt: end })
    if (state === undefined && kind === 'meetings') await markHour(of, at)
  }

  return {
    lastHour,
    stateAt,
    begin,
    /** True if the next form of this kind exceeds the limit, or if there is a flood already. */
    isNextAbove: async (of: Kysely<FloodTables>, kind: FloodKind, at: number) =>
      (await stateAt(of, kind, at)) !== undefined || (await lastHour(of, kind, at)) >= limits[kind],
    /** Updates the state after a form was stored. @returns true if there is a flood */
    afterArrival: async (of: Kysely<FloodTables>, kind: FloodKind, at: number) => {
      const isOn = (await stateAt(of, kind, at)) !== undefined
      if (!isOn && (await lastHour(of, kind, at)) <= limits[kind]) return false
      await begin(of, kind, at)
      return true
    },
  }
}

export type FloodStates = ReturnType<typeof createFloodStates>
