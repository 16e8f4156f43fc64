import { VISIT_DAYS } from '#shared/company/visit-days.ts'
import { createBatchedCounter, type BatchedCounter } from '#server/http/batched-counter.ts'
import type { Log } from '#server/http/logging.ts'
import { dayOf, firstDayOf } from './days.ts'

/** Row with a count for one day. */
interface DayRow {
  readonly day: string
  readonly hits: number
}

export interface DayCounterOptions<Row extends DayRow> {
  /** Name of the counted rows in the log, such as `Views of articles`. */
  readonly what: string
  /** Returns the key that identifies a row within its day. */
  readonly keyOf: (row: Row) => string
  /** Maximum number of rows per day. */
  readonly mostRows: number
  /** Returns the summary row that counts a row above the maximum. The caller must limit the number of summary rows. */
  readonly toOther: (row: Row) => Row
  readonly store: {
    readonly ofDay: (day: string) => Promise<readonly Row[]>
    readonly add: (rows: readonly Row[]) => Promise<void>
    readonly sweep: (first: string) => Promise<void>
  }
  readonly log: Log
  /** Clock, in milliseconds since 1970. */
  readonly now: () => number
}

/** Counts rows of the current day in memory and writes them at intervals. */
export interface DayCounter<Row extends DayRow> extends Pick<
  BatchedCounter<Row>,
  'start' | 'flush' | 'stop'
> {
  count(row: Omit<Row, keyof DayRow>): void
}

/** Creates a counter with a limited number of rows per day. Rows are deleted after {@link VISIT_DAYS} days. */
export function createDayCounter<Row extends DayRow>(
  options: DayCounterOptions<Row>,
): DayCounter<Row> {
  const { what, keyOf, mostRows, toOther, store, log, now } = options
  let day = dayOf(now())
  let known = new Set<string>()
  let swept: string | undefined

  const admit = (row: Row) => {
    const key = keyOf(row)
    if (!known.has(key) && known.size >= mostRows) return toOther(row)
    known.add(key)
    return row
  }

  const gatherer = createBatchedCounter<Row>({
    what,
    keyOf: (row) => `${row.day} ${keyOf(row)}`,
    add: (before, { hits }) => ({ ...before, hits: before.hits + hits }),
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
    count: (fields) => {
      const today = dayOf(now())
      if (today !== day) {
        day = today
        known = new Set()
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two fields that `fields` lacks are added here
      gatherer.gather(admit({ ...fields, day, hits: 1 } as Row))
    },
    start: async () => {
      try {
        for (const row of await store.ofDay(day)) known.add(keyOf(row))
      } catch (error) {
        log.warn('database', `${what} could not be read`, { error })
      }
      await gatherer.start()
    },
    flush: gatherer.flush,
    stop: gatherer.stop,
  }
}
