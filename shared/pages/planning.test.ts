import { describe, expect, test } from 'vitest'
import {
  longestWorkingDays,
  plannedTimes,
  planningRanges,
  type PlanningCheck,
  type PlanningTable,
  rangeText,
} from './planning.ts'

describe('planning ranges', () => {
  test.each(Object.entries(planningRanges))(
    'take at least two working days, unless the source is online: %s',
    (_id, range) => {
      expect(longestWorkingDays(range) < 2).toBe(range.obtained === 'online')
      expect(range.min).toBeLessThanOrEqual(range.max)
    },
  )

  test.each([
    [{ max: 4, unit: 'weeks' }, 20],
    [{ max: 14, unit: 'days' }, 10],
    [{ max: 15, unit: 'days' }, 11],
    [{ max: 5, unit: 'working days' }, 5],
  ] as const)('are converted to working days: %j is at most %i working days', (range, days) => {
    expect(longestWorkingDays(range)).toBe(days)
  })
})

describe('the time of the slowest check', () => {
  const rows: readonly (readonly [readonly [PlanningCheck, ...PlanningCheck[]], string])[] = [
    [['watchlist'], '24 hours if online'],
    [['watchlist', 'company'], '24 hours if online'],
    [['identity', 'watchlist'], 'Up to 5 working days (identity)'],
    [['employment', 'reference'], 'Up to 10 working days (employers)'],
    [['education', 'employment', 'company'], 'Up to 15 working days (education)'],
    [['criminal', 'education'], 'Up to 4 weeks (criminal record)'],
    [['reference', 'enhanced-criminal'], 'Up to 8 weeks (enhanced criminal record)'],
  ]
  test.each(rows)('is that of the slowest of the checks %j', (checks, text) => {
    expect(plannedTimes.slowest(checks, planningRanges)).toBe(text)
  })
})

describe('the time of a package', () => {
  const rows: readonly (readonly [readonly [PlanningCheck, ...PlanningCheck[]], string])[] = [
    [['watchlist', 'company'], '24 hours if online'],
    [['watchlist', 'employment'], '24 hours if online, else up to 10 working days'],
    [['watchlist', 'identity'], '2 to 5 working days'],
    [['identity', 'watchlist', 'owners'], '2 working days to 4 weeks'],
    [['identity', 'enhanced-criminal', 'employment'], '2 working days to 8 weeks'],
  ]
  test.each(rows)(
    'starts with the fastest source of the slowest of the checks: %j',
    (checks, text) => {
      expect(plannedTimes.package(checks, planningRanges)).toBe(text)
    },
  )
})

describe('text of a time', () => {
  const tableWith = (ranges: Partial<PlanningTable>): PlanningTable => ({
    ...planningRanges,
    ...ranges,
  })
  const equal = { obtained: 'person', min: 5, max: 5, unit: 'working days' } as const
  const week = { obtained: 'person', min: 1, max: 1, unit: 'weeks' } as const

  test('has one number if both ends of the range are equal', () => {
    const table = tableWith({ reference: equal, identity: week })
    expect(rangeText('reference', table)).toBe('5 working days')
    expect(rangeText('identity', table)).toBe('1 week')
    expect(plannedTimes.package(['reference'], table)).toBe('5 working days')
  })

  test('has the unit in the singular for the number one', () => {
    const table = tableWith({ reference: week })
    expect(plannedTimes.slowest(['reference'], table)).toBe('Up to 1 week (references)')
    expect(plannedTimes.turnaround(['reference'], table)).toBe('Up to 1 week')
    expect(rangeText('reference', tableWith({ reference: { ...week, min: 0 } }))).toBe(
      '0 to 1 week',
    )
  })

  test('has one number if a package takes equally long in two units', () => {
    const table = tableWith({ reference: equal, identity: { ...week, min: 0 } })
    expect(plannedTimes.package(['identity', 'reference'], table)).toBe('1 week')
  })
})
