import { createBatchedCounter, type BatchedCounter } from '#server/http/batched-counter.ts'
import type { Log } from '#server/http/logging.ts'
import { VISIT_DAYS } from '#shared/company/visit-days.ts'
import type { VisitInput } from '#shared/contracts/site/visits.ts'
import { dayOf, firstDayOf } from './days.ts'
import { createDayRows, type VisitRow, type VisitStore } from './visits.store.ts'

interface VisitCounterOptions {
  readonly store: VisitStore
  readonly log: Log
  /** Clock, in milliseconds since 1970. */
  readonly now?: () => number
}

/** Counts views in memory and writes the counts at intervals. */
export interface VisitCounter extends Pick<BatchedCounter<VisitRow>, 'flush' | 'stop'> {
  /** Counts a page view. @param address client address, only for the limit of new hosts per client; not stored */
  count(visit: Omit<VisitInput, 'article'>, address: string): void
  /** Loads today's rows, deletes expired rows, and starts to write at intervals. */
  start(): Promise<void>
}

/** Creates the counter of page views. */
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

  const gatherer = createBatchedCounter<VisitRow>({
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
