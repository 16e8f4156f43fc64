/**
 * Public holidays of the company's country and region (`site.country`, `site.region`). With this list, browsers count working days without
 * the library of holidays, which takes 40 MB of memory. A test compares the list with the library.
 */
const HOLIDAYS: ReadonlySet<string> = new Set([
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-04',
  '2026-05-25',
  '2026-08-31',
  '2026-12-25',
  '2026-12-28',
  '2027-01-01',
  '2027-03-26',
  '2027-03-29',
  '2027-05-03',
  '2027-05-31',
  '2027-08-30',
  '2027-12-27',
  '2027-12-28',
  '2028-01-03',
  '2028-04-14',
  '2028-04-17',
  '2028-05-01',
  '2028-05-29',
  '2028-08-28',
  '2028-12-25',
  '2028-12-26',
  '2029-01-01',
  '2029-03-30',
  '2029-04-02',
  '2029-05-07',
  '2029-05-28',
  '2029-08-27',
  '2029-12-25',
  '2029-12-26',
  '2030-01-01',
  '2030-04-19',
  '2030-04-22',
  '2030-05-06',
  '2030-05-27',
  '2030-08-26',
  '2030-12-25',
  '2030-12-26',
  '2031-01-01',
  '2031-04-11',
  '2031-04-14',
  '2031-05-05',
  '2031-05-26',
  '2031-08-25',
  '2031-12-25',
  '2031-12-26',
])

/** Last year for which the list has holidays. All later weekdays count as working days. */
export const LAST_LISTED_YEAR = 2031

/** True if a day, `2026-12-25`, is a public holiday on a weekday. */
export const isPublicHoliday = (day: string): boolean => HOLIDAYS.has(day)
