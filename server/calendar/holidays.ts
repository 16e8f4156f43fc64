import { Worker } from 'node:worker_threads'

/** The holidays of some years. Dates are written `2026-12-25`. */
export interface HolidayCalendar {
  /** Whether nobody works on a date. */
  readonly isHoliday: (date: string) => boolean
  /** The holidays of these days, both included, in their order. */
  readonly between: (
    first: string,
    last: string,
  ) => readonly { readonly date: string; readonly name: string }[]
}

/** Where the calendar is looked up: a country, and a part of it whose holidays differ. */
export interface Place {
  readonly country: string
  readonly region: string
}

/** Years that are looked up at a time, from the one asked for. */
const YEARS = 3
/** Blocks of years that are kept: more than are asked for at a time. */
const MOST_BLOCKS = 4

type Days = readonly (readonly [date: string, name: string])[]

async function lookUp(place: Place, year: number): Promise<Days> {
  const worker = new Worker(new URL('./holidays-worker.ts', import.meta.url), {
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
    // Its memory is free only then.
    await ended
  }
}

/**
 * The public holidays of a place, without a network. The library knows the whole world and takes 40 MB: it is asked in a thread
 * that ends, one block of years after the other, and only the dates of the blocks that were asked for last stay.
 * @returns what gives the calendar around a year, looked up once for several of them
 */
export function createHolidays(place: Place): (year: number) => Promise<HolidayCalendar> {
  const known = new Map<number, Promise<HolidayCalendar>>()
  let last: Promise<unknown> = Promise.resolve()

  /** The newest stand at the end of the map. */
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
    const days = last.then(async () => lookUp(place, first))
    last = days.catch(() => undefined)
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
    // What failed is looked up again by the next who asks.
    found.catch(() => {
      if (known.get(first) === found) known.delete(first)
    })
    return found
  }
}
