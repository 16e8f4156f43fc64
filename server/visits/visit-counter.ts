import { DAY } from '#shared/time/units.ts'
import { createGatherer, type Gatherer } from '#server/http/batched-counter.ts'
import type { Log } from '#server/http/logging.ts'
import { VISIT_DAYS } from '#shared/browser/consent.ts'
import type { VisitInput } from '#shared/contracts/site/visits.ts'
import { createDayRows, type VisitRow, type VisitStore } from './visits.store.ts'

interface VisitCounterOptions {
  readonly store: VisitStore
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Counts views in memory and writes them at intervals. */
export interface VisitCounter extends Pick<Gatherer<VisitRow>, 'flush' | 'stop'> {
  /** @param address the client's; it limits how many new hosts it may name, and is not stored */
  count(visit: VisitInput, address: string): void
  /** Learns today's rows, drops those whose time is over, and begins to write. */
  start(): Promise<void>
}

/** The day of a moment, in UTC. */
export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The first day of a span of so many days that ends with the day of `now`. */
export const firstDayOf = (now: number, days: number) => dayOf(now - (days - 1) * DAY)

/** The counter of page views. */
export function createVisitCounter({
  store,
  log,
  now = Date.now,
}: VisitCounterOptions): VisitCounter {
  let day = dayOf(now())
  let rows = createDayRows()
  let swept: string | undefined

  const turnDay = () => {
    const today = dayOf(now())
    if (today === day) return
    day = today
    rows = createDayRows()
  }

  const gatherer = createGatherer<VisitRow>({
    what: 'Views of pages',
    keyOf: (row) => JSON.stringify([row.day, row.route, row.referrer, row.device]),
    add: (known, { views }) => ({ ...known, views: known.views + views }),
    write: store.add,
    sweep: async () => {
      const today = dayOf(now())
      if (swept === today) return
      await store.sweep(firstDayOf(now(), VISIT_DAYS))
      swept = today
    },
    log,
  })

  return {
    count: (visit, address) => {
      turnDay()
      gatherer.gather({ day, ...rows.rowFor(visit, address), views: 1 })
    },
    start: async () => {
      try {
        for (const row of await store.between(day, day)) rows.has(row)
      } catch (error) {
        log.warn('database', 'Views of pages could not be read', { error })
      }
      await gatherer.start()
    },
    flush: gatherer.flush,
    stop: gatherer.stop,
  }
}
