import type { Log } from './logging.ts'

export interface BatchedCounterOptions<Row> {
  /** Name of the counted rows in log messages, for example `Views of pages`. */
  readonly what: string
  /** Returns the key of a row. Rows with the same key are merged. */
  readonly keyOf: (row: Row) => string
  /** Merges two rows with the same key; `row` is the later row. */
  readonly add: (known: Row, row: Row) => Row
  /** Writes rows: either all or none of them. */
  readonly write: (rows: readonly Row[]) => Promise<void>
  /** Runs after each write to delete old rows. */
  readonly sweep?: () => Promise<void>
  /** Resolves when all earlier events have reached the counter as calls of `gather`. */
  readonly settled?: () => Promise<unknown>
  readonly log: Log
}

/** Collects counted rows in memory and writes them in batches, so that requests do not write. */
export interface BatchedCounter<Row> {
  gather(row: Row): void
  /** True if a row with this key waits to be written. */
  has(key: string): boolean
  /** Number of rows that wait to be written. */
  readonly size: number
  /** Runs `sweep` and starts the write interval. */
  start(): Promise<void>
  /** Writes the collected rows. Rows of a failed write are written again at the next one. */
  flush(): Promise<void>
  /** Writes once more and ends the interval. */
  stop(): Promise<void>
}

/** Interval between writes, in milliseconds. */
const WRITES_EVERY = 30_000

/** Creates a batched counter. The caller bounds the number of different keys. */
export function createBatchedCounter<Row>(
  options: BatchedCounterOptions<Row>,
): BatchedCounter<Row> {
  const { what, keyOf, add, log } = options
  let gathered = new Map<string, Row>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const gather = (row: Row) => {
    const key = keyOf(row)
    const known = gathered.get(key)
    gathered.set(key, known === undefined ? row : add(known, row))
  }

  const write = async () => {
    await options.settled?.()
    const batch = gathered
    gathered = new Map()
    try {
      if (batch.size > 0) await options.write([...batch.values()])
    } catch (error) {
      // The rows in `later` arrived during the failed write, so they are added after the rows of the batch.
      const later = gathered
      gathered = batch
      for (const row of later.values()) gather(row)
      log.warn('database', `${what} could not be written; they are kept`, { error })
      return
    }
    await options.sweep?.().catch((error: unknown) => {
      log.warn('database', `${what} that are old could not be removed`, { error })
    })
  }

  const flush = () => {
    writing = writing.then(write)
    return writing
  }

  return {
    gather,
    has: (key) => gathered.has(key),
    get size() {
      return gathered.size
    },
    start: async () => {
      await flush()
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
