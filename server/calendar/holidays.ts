import { startWorker } from '#lake/common/start-worker.ts'
import { createSerial } from '#shared/async/serial.ts'

/** Public holidays of a year and at least of the years before and after it. Dates have the form `2026-12-25`. */
export interface HolidayCalendar {
  /** True if a date is a public holiday. */
  readonly isHoliday: (date: string) => boolean
  /** Holidays from `first` to `last`, both included, in ascending order. */
  readonly between: (
    first: string,
    last: string,
  ) => readonly { readonly date: string; readonly name: string }[]
}

/** Country and region whose holidays are loaded. */
export interface Place {
  readonly country: string
  readonly region: string
}

/** Number of years in a block. A worker thread loads one block with the years directly before and after it. */
const YEARS = 3
/** Maximum number of cached blocks of years. A list of meetings or deadlines needs fewer. */
const MOST_BLOCKS = 4

type Days = readonly (readonly [date: string, name: string])[]

async function lookUp(place: Place, year: number): Promise<Days> {
  const worker = startWorker(new URL('./holidays-worker.ts', import.meta.url), {
    workerData: { ...place, from: year - 1, to: year + YEARS },
  })
  const told = new Promise<Days>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the thread has ended without the holidays')))
  })
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => resolve())
  })
  try {
    return await told
  } finally {
    // Waits for the end of the worker, because only then is the worker's memory released.
    await ended
  }
}

/**
 * Loads the public holidays of a region without network access. The library covers all countries and takes 40 MB of memory, so it runs in a
 * worker thread that ends after each block of years. The dates of the most recently used blocks are cached.
 * @returns a function that takes a year and resolves to the calendar of this year and at least the years before and after it
 */
export function createHolidays(place: Place): (year: number) => Promise<HolidayCalendar> {
  const known = new Map<number, Promise<HolidayCalendar>>()
  const queue = createSerial()

  /** Adds a block to the cache as the most recently used one. A Map iterates in insertion order, so this block must be inserted last. */
  const keep = (first: number, found: Promise<HolidayCalendar>) => {
    known.delete(first)
    known.set(first, found)
    for (const oldest of known.keys()) {
      if (known.size <= MOST_BLOCKS) return
      known.delete(oldest)
    }
  }

  return async (year) => {
    const first = year - (year % YEARS)
    const before = known.get(first)
    if (before !== undefined) {
      keep(first, before)
      return before
    }
    const days = queue.run(async () => lookUp(place, first))
    const found = days.then((listed): HolidayCalendar => {
      const names = new Map(listed)
      return {
        isHoliday: (date) => names.has(date),
        between: (from, to) =>
          [...names]
            .filter(([date]) => from <= date && date <= to)
            .map(([date, name]) => ({ date, name }))
            .toSorted((a, b) => a.date.localeCompare(b.date)),
      }
    })
    keep(first, found)
    // A failed block is removed from the cache, so that the next call loads it again.
    found.catch(() => {
      if (known.get(first) === found) known.delete(first)
    })
    return found
  }
}
