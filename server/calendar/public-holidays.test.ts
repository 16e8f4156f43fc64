import { expect, test } from 'vitest'
import { site } from '#shared/company/site.ts'
import { addDays, weekday } from '#shared/time/days.ts'
import { isPublicHoliday, LAST_LISTED_YEAR } from '#shared/time/public-holidays.ts'
import { createHolidays } from './holidays.ts'

test('the list for browsers contains the holidays of the company’s region that are weekdays', async () => {
  const holidays = createHolidays({ country: site.country, region: site.region })
  for (let year = 2026; year <= LAST_LISTED_YEAR; year += 1) {
    const { isHoliday } = await holidays(year)
    const days = Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index))
    const onWeekdays = days.filter((day) => weekday(day) < 6 && isHoliday(day))
    expect(days.filter(isPublicHoliday)).toEqual(onWeekdays)
  }
})

test('the list for browsers covers next year', () => {
  expect(LAST_LISTED_YEAR).toBeGreaterThan(new Date().getUTCFullYear())
})
