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

async function lookUp(
  place: Place,
  year: number,
): Promise<readonly (readonly [date: string, name: string])[]> {
  const worker = new Worker(new URL('./holidays-worker.ts', import.meta.url), {
    workerData: { ...place, from: year - 1, to: year + YEARS },
  })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/**
 * The public holidays of a place, without a network. The library knows the whole world and takes 40 MB: it is asked in a thread
 * that ends, and only the dates stay.
 * @returns what gives the calendar around a year, looked up once for several of them
 */
export function createHolidays(place: Place): (year: number) => Promise<HolidayCalendar> {
  const known = new Map<number, Promise<HolidayCalendar>>()
  return async (year) => {
    const first = year - (year % YEARS)
    const before = known.get(first)
    if (before !== undefined) return before
    const found = lookUp(place, first).then((days): HolidayCalendar => {
      const names = new Map(days)
      return {
        isHoliday: (date) => names.has(date),
        between: (from, to) =>
          [...names]
            .filter(([date]) => from <= date && date <= to)
            .map(([date, name]) => ({ date, name }))
            .toSorted((a, b) => a.date.localeCompare(b.date)),
      }
    })
    known.set(first, found)
    // What failed is looked up again by the next who asks.
    found.catch(() => known.delete(first))
    return found
  }
}
