import { describe, expect, it, test } from 'vitest'
import { CASE_KINDS, CASE_PLACES, caseDays, caseRule, lastDayOf } from './case-law.ts'

describe('lastDayOf', () => {
  it.each([
    // Periods that start at the end of a month.
    ['2026-01-31', { months: 1 }, '2026-02-28'],
    ['2028-01-31', { months: 1 }, '2028-02-29'],
    ['2028-01-30', { months: 1 }, '2028-02-29'],
    ['2028-01-29', { months: 1 }, '2028-02-29'],
    ['2027-01-29', { months: 1 }, '2027-02-28'],
    ['2026-02-28', { months: 1 }, '2026-03-28'],
    ['2028-02-29', { months: 1 }, '2028-03-29'],
    ['2026-03-31', { months: 1 }, '2026-04-30'],
    ['2026-08-31', { months: 1 }, '2026-09-30'],
    ['2026-11-28', { months: 1 }, '2026-12-28'],
    ['2026-12-31', { months: 1 }, '2027-01-31'],
    // A short month within the period does not change the last day.
    ['2026-01-31', { months: 3 }, '2026-04-30'],
    ['2026-11-30', { months: 3 }, '2027-02-28'],
    ['2027-11-30', { months: 3 }, '2028-02-29'],
    ['2026-12-15', { months: 3 }, '2027-03-15'],
    // Periods in days.
    ['2026-01-30', { days: 30 }, '2026-03-01'],
    ['2028-01-30', { days: 30 }, '2028-02-29'],
    ['2026-12-15', { days: 30 }, '2027-01-14'],
    ['2026-12-31', { days: 45 }, '2027-02-14'],
    ['2028-02-01', { days: 45 }, '2028-03-17'],
    // Periods that include a clock change.
    ['2026-03-01', { days: 30 }, '2026-03-31'],
    ['2026-10-10', { days: 30 }, '2026-11-09'],
  ])('from %s, the period %j lasts until %s', (day, period, last) => {
    expect(lastDayOf(day, period)).toBe(last)
  })
})

test.each([
  ['report', 'uk', '2026-02-28', '2026-04-30', /^One month under the UK GDPR$/],
  ['correction', 'uk', '2026-02-28', '2026-04-30', /^One month under the UK GDPR$/],
  ['complaint', 'uk', '2026-03-02', undefined, /acknowledge within 30 days.*undue delay/],
  ['report', 'eu', '2026-02-28', '2026-04-30', /^One month under the GDPR$/],
  ['correction', 'eu', '2026-02-28', '2026-04-30', /^One month under the GDPR$/],
  ['complaint', 'eu', '2026-02-28', '2026-04-30', /^One month under the GDPR$/],
  ['report', 'us', '2026-03-02', undefined, /^30 days\. The FCRA/],
  ['correction', 'us', '2026-03-02', '2026-03-17', /^30 days under the FCRA$/],
  ['complaint', 'us', '2026-03-02', undefined, /^30 days\./],
  ['report', 'other', '2026-03-02', undefined, /sooner if the law/],
  ['correction', 'other', '2026-03-02', undefined, /sooner if the law/],
  ['complaint', 'other', '2026-03-02', undefined, /sooner if the law/],
] as const)(
  'a %s from the place “%s”, received on 31 January, is due on %s, and the extended deadline is %s',
  (kind, place, due, extended, law) => {
    expect(caseDays(kind, place, '2026-01-31')).toEqual({ due, extended })
    expect(caseRule(kind, place).law).toMatch(law)
  },
)

test('the deadline is for an acknowledgement only in complaints from the UK', () => {
  const acknowledged = CASE_PLACES.flatMap((place) =>
    CASE_KINDS.filter((kind) => caseRule(kind, place).due === 'acknowledgement').map(
      (kind) => `${place} ${kind}`,
    ),
  )
  expect(acknowledged).toEqual(['uk complaint'])
})
