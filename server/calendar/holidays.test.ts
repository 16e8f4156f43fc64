import { expect, it } from 'vitest'
import { createHolidays } from './holidays.ts'
import { site } from '#shared/site.ts'

it('knows the public holidays of the company’s place, and what is none', async () => {
  const calendar = createHolidays(site)
  const [{ isHoliday, between }, next] = await Promise.all([calendar(2026), calendar(2027)])
  const dates = ['2026-04-03', '2026-05-04', '2026-08-31', '2026-12-25', '2026-12-28']
  expect(dates.filter((date) => !isHoliday(date))).toEqual([])
  const none = ['2026-03-15', '2026-06-21', '2026-11-18', '2026-12-29']
  expect(none.filter(isHoliday)).toEqual([])
  // A promise of the last days of a year ends in the next.
  expect(isHoliday('2027-01-01')).toBe(true)
  expect(between('2026-12-24', '2026-12-31')).toEqual([
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-26', name: 'Boxing Day' },
    { date: '2026-12-28', name: 'Boxing Day (substitute day)' },
  ])
  expect(next.isHoliday('2027-01-01')).toBe(true)
})
