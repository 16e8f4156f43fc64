import type { Log } from '#server/http/logging.ts'
import type { SpeedInput } from '#shared/contracts/site/speed.ts'
import { OTHER, type Conversion } from '#shared/contracts/site/visits.ts'
import { createDayCounter } from './day-counter.ts'
import type { EventRow, EventStore, SpeedRow, SpeedStore } from './measurement.store.ts'
import { bucketOf } from './speed-histogram.ts'

/** Maximum number of rows of articles and conversions per day, without the rows that sum up all others. */
export const MOST_EVENT_ROWS = 2_000
/** Maximum number of rows of measurements per day, without the rows that sum up all other routes. */
export const MOST_SPEED_ROWS = 10_000

/** Counts a conversion, such as an inquiry. @param route pattern of the route */
export type CountConversion = (kind: Conversion, route: string) => void

interface Options<Store> {
  readonly store: Store
  readonly log: Log
  /** Clock, in milliseconds since 1970. */
  readonly now?: () => number
}

/** Creates the counter of views of articles and of conversions. */
export function createEventCounter({ store, log, now = Date.now }: Options<EventStore>) {
  const counter = createDayCounter<EventRow>({
    what: 'Views of articles and outcomes',
    keyOf: ({ kind, name }) => `${kind} ${name}`,
    mostRows: MOST_EVENT_ROWS,
    toOther: (row) => ({ ...row, name: OTHER }),
    store,
    log,
    now,
  })
  return {
    ...counter,
    conversion: ((kind, route) => counter.count({ kind, name: route })) satisfies CountConversion,
    article: (id: string) => counter.count({ kind: 'article', name: id }),
  }
}

/** Creates the counter of measurements. @param version id of the running build */
export function createSpeedCounter({
  store,
  version,
  log,
  now = Date.now,
}: Options<SpeedStore> & { readonly version: string }) {
  const counter = createDayCounter<SpeedRow>({
    what: 'Measurements of speed',
    keyOf: (row) => [row.version, row.route, row.device, row.metric, row.bucket].join(' '),
    mostRows: MOST_SPEED_ROWS,
    toOther: (row) => ({ ...row, route: OTHER }),
    store,
    log,
    now,
  })
  return {
    ...counter,
    measured: ({ route, device, metric, value }: SpeedInput) =>
      counter.count({ version, route, device, metric, bucket: bucketOf(metric, value) }),
  }
}

export type EventCounter = ReturnType<typeof createEventCounter>
export type SpeedCounter = ReturnType<typeof createSpeedCounter>
