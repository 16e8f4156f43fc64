import { parentPort, workerData } from 'node:worker_threads'
import Holidays from 'date-holidays'
import * as z from 'zod/mini'

const { country, region, from, to } = z
  .object({ country: z.string(), region: z.string(), from: z.number(), to: z.number() })
  .parse(workerData)

const calendar = new Holidays(country, region)
const days: [date: string, name: string][] = []
for (let year = from; year <= to; year += 1) {
  for (const { date, name, type } of calendar.getHolidays(year)) {
    // `date` has the form `2026-12-25 00:00:00`, in the country's local time.
    if (type === 'public' || type === 'bank') {
      days.push([date.slice(0, 10), name])
    }
  }
}
parentPort?.postMessage(days)
