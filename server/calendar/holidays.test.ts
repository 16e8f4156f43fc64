import type { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { createHolidays } from './holidays.ts'
import { site } from '#shared/company/site.ts'

it('the calendar contains the public holidays of the company’s country and no other days', async () => {
  const calendar = createHolidays(site)
  const [{ isHoliday, between }, next] = await Promise.all([calendar(2026), calendar(2027)])
  const dates = ['2026-04-03', '2026-05-04', '2026-08-31', '2026-12-25', '2026-12-28']
  expect(dates.filter((date) => !isHoliday(date))).toEqual([])
  const none = ['2026-03-15', '2026-06-21', '2026-11-18', '2026-12-29']
  expect(none.filter(isHoliday)).toEqual([])
  // A response deadline that is computed in late December can fall in the next year.
  expect(isHoliday('2027-01-01')).toBe(true)
  expect(between('2026-12-24', '2026-12-31')).toEqual([
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-26', name: 'Boxing Day' },
    { date: '2026-12-28', name: 'Boxing Day (substitute day)' },
  ])
  expect(next.isHoliday('2027-01-01')).toBe(true)
})

/** Counts the worker threads that start after this call. */
function watchThreads() {
  let [running, all, most] = [0, 0, 0]
  const begun = (worker: Worker) => {
    all += 1
    running += 1
    most = Math.max(most, running)
    worker.once('exit', () => {
      running -= 1
    })
  }
  process.on('worker', begun)
  onTestFinished(() => {
    process.off('worker', begun)
  })
  return { all: () => all, most: () => most }
}

it('the calendar loads each block of years once, one block at a time', async () => {
  const threads = watchThreads()
  const calendar = createHolidays(site)
  const years = [2025, 2026, 2027, 2028, 2031, 2034]
  const found = await Promise.all(years.map(async (year) => calendar(year)))
  expect(years.filter((year, index) => found[index]?.isHoliday(`${year}-12-25`) !== true)).toEqual(
    [],
  )
  expect([threads.all(), threads.most()]).toEqual([4, 1])
})

it('the calendar caches the four most recently used blocks of years', async () => {
  const threads = watchThreads()
  const calendar = createHolidays(site)
  for (const year of [2025, 2028, 2031, 2034, 2025, 2037]) await calendar(year)
  expect(threads.all()).toBe(5)
  for (const year of [2025, 2037, 2034, 2031]) await calendar(year)
  expect(threads.all()).toBe(5)
  await calendar(2028)
  expect(threads.all()).toBe(6)
})
