import type { Log } from '#server/http/logging.ts'
import { DAY, VISIT_DAYS } from '#shared/consent.ts'
import type { VisitInput } from '#shared/contracts/visits.ts'
import { createDayRows, type VisitRow, type VisitStore } from './visits.store.ts'

interface VisitCounterOptions {
  readonly store: VisitStore
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Gathers views in memory and writes them at intervals, so that no request is a write. */
export interface VisitCounter {
  count(visit: VisitInput): void
  /** Learns today's rows, drops those whose time is over, and begins to write. */
  start(): Promise<void>
  /** Writes what was gathered; what cannot be written is kept for the next time. */
  flush(): Promise<void>
  /** Writes a last time. */
  stop(): Promise<void>
}

/** Between two writes, milliseconds. */
const WRITES_EVERY = 30_000

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
  let gathered = new Map<string, VisitRow>()
  let timer: NodeJS.Timeout | undefined
  let swept: string | undefined
  let writing: Promise<void> = Promise.resolve()

  const turnDay = () => {
    const today = dayOf(now())
    if (today === day) return
    day = today
    rows = createDayRows()
  }

  const gather = (row: VisitRow) => {
    const key = JSON.stringify([row.day, row.route, row.referrer, row.device])
    gathered.set(key, { ...row, views: (gathered.get(key)?.views ?? 0) + row.views })
  }

  const sweep = async () => {
    const today = dayOf(now())
    if (swept === today) return
    await store.sweep(firstDayOf(now(), VISIT_DAYS))
    swept = today
  }

  const write = async () => {
    const batch = gathered
    gathered = new Map()
    try {
      if (batch.size > 0) await store.add([...batch.values()])
      await sweep()
    } catch (error) {
      for (const row of batch.values()) gather(row)
      log.warn('database', 'Views of pages could not be written; they are kept', { error })
    }
  }

  const flush = () => {
    writing = writing.then(write)
    return writing
  }

  return {
    count: (visit) => {
      turnDay()
      gather({ day, ...rows.rowFor(visit), views: 1 })
    },
    start: async () => {
      try {
        for (const row of await store.between(day, day)) rows.has(row)
        await sweep()
      } catch (error) {
        log.warn('database', 'Views of pages could not be read', { error })
      }
      timer = setInterval(() => void flush(), WRITES_EVERY)
      timer.unref()
    },
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
