import type { Log } from './logging.ts'

export interface GathererOptions<Row> {
  /** What is counted, as the log names it: `Views of pages`. */
  readonly what: string
  /** Rows with the same key are one. */
  readonly keyOf: (row: Row) => string
  /** Two rows with the same key as one; `row` came later. */
  readonly add: (known: Row, row: Row) => Row
  /** Stores rows, all or none. */
  readonly write: (rows: readonly Row[]) => Promise<void>
  /** Done after each write: drops what is old. */
  readonly sweep?: () => Promise<void>
  /** Settles when what was told before has been gathered. */
  readonly settled?: () => Promise<unknown>
  readonly log: Log
}

/** Gathers counted rows in memory and writes them at intervals, so that no request is a write. */
export interface Gatherer<Row> {
  gather(row: Row): void
  /** Whether a row with this key waits to be written. */
  has(key: string): boolean
  /** Different rows that wait to be written. */
  readonly size: number
  /** Sweeps and begins to write. */
  start(): Promise<void>
  /** Writes what was gathered; what cannot be written is kept for the next time. */
  flush(): Promise<void>
  /** Writes a last time. */
  stop(): Promise<void>
}

/** Between two writes, milliseconds. */
const WRITES_EVERY = 30_000

/** A gatherer of rows. How many different ones it is given is its caller's matter. */
export function createGatherer<Row>(options: GathererOptions<Row>): Gatherer<Row> {
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
      // What came meanwhile is the later one.
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
