import { HOUR } from '#shared/time/units.ts'
import type { Kysely } from 'kysely'
import type { Log } from '#server/http/logging.ts'
import { createSteadyWork } from '#server/http/interval-task.ts'
import type { Flood, Floods } from '#shared/contracts/site/floods.ts'
import { createFloodStates, type FloodKind } from './flood-states.ts'
import type { FloodTables } from './floods.tables.ts'
import {
  createFormArrivals,
  type Arrival,
  type Counted,
  type FormArrivalsOptions,
  type Sender,
  type SenderLimits,
} from './form-arrivals.ts'
import { createStoredNetworks, forgetArrivals } from './stored-networks.ts'

/** All limits of the forms, in submissions per hour. */
export interface FormLimits extends SenderLimits {
  /** Number of meetings from all senders together above which a meeting needs a confirmation by email. */
  readonly meetings: number
  /** Number of inquiries from all senders together above which staff get a summary instead of single emails. */
  readonly inquiries: number
}

export interface FloodsOptions {
  readonly db: Kysely<object>
  readonly links: FormArrivalsOptions['links']
  /** Limits of the forms. Undefined in load tests, in which nothing is counted or rejected. */
  readonly limits: FormLimits | undefined
  /** True if a mail server is configured, so that meetings can be confirmed by email. */
  readonly hasMail: boolean
  readonly now: () => number
  readonly log: Log
}

const UNCOUNTED: Counted = { isMeetingFlood: false, isInquiryFlood: false, network: '' }

const iso = (time: number) => new Date(time).toISOString()

/** Creates the limits and floods of the public forms. Counts are stored in the database that all processes share. */
export function createFloods({ db, links, limits, hasMail, now, log }: FloodsOptions) {
  const of = db.withTables<FloodTables>()
  const states = limits && createFloodStates({ limits })
  const arrivals = limits && states ? createFormArrivals({ links, limits, states, now }) : undefined
  const networks = createStoredNetworks(of, now)

  const floodOf = async (kind: FloodKind): Promise<Flood | null> => {
    if (states === undefined || limits === undefined) return null
    const at = now()
    const state = await states.stateAt(of, kind, at)
    if (state === undefined) return null
    // The networks of inquiries are stored for an hour only. The networks of meetings are stored as long as staff see the flood.
    const from = kind === 'meetings' ? state.since - HOUR : at - HOUR
    const groups = await networks.groupsSince(kind, from)
    return {
      since: iso(state.since),
      ends_at: iso(state.endsAt),
      limit: limits[kind],
      count: await networks.totalSince(kind, from),
      last_hour: await states.lastHour(of, kind, at),
      networks: groups.map((group) => ({ ...group, since: iso(group.since) })),
    }
  }

  return {
    /** Checks the limits of a sender. @throws HttpError `too_many_requests` if the sender is above a limit */
    assertMaySend: async (sender: Sender) => arrivals?.assertMaySend(db, sender),
    /** Counts a form in the transaction that stores it. @throws HttpError `too_many_requests` */
    count: async (transaction: Kysely<object>, arrival: Arrival): Promise<Counted> =>
      arrivals?.count(transaction, arrival) ?? UNCOUNTED,
    /** True if the next meeting of a visitor needs a confirmation. */
    isMeetingFlood: async () => states?.isNextAbove(of, 'meetings', now()) ?? false,
    /** Begins a flood of meetings after a meeting above the limit was rejected. */
    beginMeetingFlood: async () => {
      if (states === undefined) return
      await db
        .transaction()
        .execute((transaction) =>
          states.begin(transaction.withTables<FloodTables>(), 'meetings', now()),
        )
    },
    /** Networks of the meetings of a flood, by meeting id. They are stored for seven days. */
    networks: networks.all,
    /** Stored networks of the given meetings and inquiries. Times are ISO 8601. */
    networksOf: async (ids: readonly string[]) =>
      (await networks.ofSubjects(ids)).map((row) => ({ network: row.network, at: iso(row.at) })),
    /** Networks with the most inquiries in the last hour; empty if there is no flood of inquiries. */
    inquiryNetworks: async () => (await floodOf('inquiries'))?.networks ?? [],
    /** Deletes the counts of the given meetings and inquiries, in the caller's transaction. */
    forget: forgetArrivals,
    /** Current floods, for staff. */
    view: async (): Promise<Floods> => ({
      meetings: await floodOf('meetings'),
      inquiries: await floodOf('inquiries'),
      mail: hasMail ? 'on' : 'off',
    }),
    clock: createSteadyWork({
      jobs: [networks.sweep],
      failed: 'Networks of forms could not be deleted',
      log,
    }),
  }
}

export type FloodsService = ReturnType<typeof createFloods>
