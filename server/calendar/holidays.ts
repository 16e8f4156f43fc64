import { Worker } from 'node:worker_threads'

/** Whether nobody works on a date, `2026-12-25`. */
export type IsHoliday = (date: string) => boolean

/** Where the calendar is looked up: a country, and a part of it whose holidays differ. */
export interface Place {
  readonly country: string
  readonly region: string
}

/** Years that are looked up at a time, from the one asked for. */
const YEARS = 3

async function lookUp(place: Place, year: number): Promise<readonly string[]> {
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
export function createHolidays(place: Place): (year: number) => Promise<IsHoliday> {
  const known = new Map<number, Promise<IsHoliday>>()
  return async (year) => {
    const first = year - (year % YEARS)
    const before = known.get(first)
    if (before !== undefined) return before
    const found = lookUp(place, first).then((dates) => {
      const set = new Set(dates)
      return (date: string) => set.has(date)
    })
    known.set(first, found)
    // What failed is looked up again by the next who asks.
    found.catch(() => known.delete(first))
    return found
  }
}
