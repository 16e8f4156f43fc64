import { describe, expect, test } from 'vitest'
import {
  longestWorkingDays,
  packageTurnaround,
  planningRanges,
  slowestOf,
  type PlanningCheck,
} from './planning.ts'

describe('planning ranges', () => {
  test.each(Object.entries(planningRanges))(
    'the range %s is at least two working days unless the source is online',
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
  ] as const)('longestWorkingDays of %j is %i working days', (range, days) => {
    expect(longestWorkingDays(range)).toBe(days)
  })
})

describe('slowestOf', () => {
  const rows: readonly (readonly [readonly [PlanningCheck, ...PlanningCheck[]], string])[] = [
    [['watchlist'], '24 hours if online'],
    [['watchlist', 'company'], '24 hours if online'],
    [['identity', 'watchlist'], 'Up to 5 working days (identity)'],
    [['employment', 'reference'], 'Up to 10 working days (employers)'],
    [['education', 'employment', 'company'], 'Up to 15 working days (education)'],
    [['criminal', 'education'], 'Up to 4 weeks (criminal record)'],
    [['reference', 'enhanced-criminal'], 'Up to 8 weeks (enhanced criminal record)'],
  ]
  test.each(rows)('returns for the checks %j the turnaround of the slowest one', (checks, text) => {
    expect(slowestOf(...checks)).toBe(text)
  })
})

describe('packageTurnaround', () => {
  const rows: readonly (readonly [readonly [PlanningCheck, ...PlanningCheck[]], string])[] = [
    [['watchlist', 'company'], '24 hours if online'],
    [['watchlist', 'employment'], '24 hours if online, else up to 10 working days'],
    [['watchlist', 'identity'], '2 to 5 working days'],
    [['identity', 'watchlist', 'owners'], '2 working days to 4 weeks'],
    [['identity', 'enhanced-criminal', 'employment'], '2 working days to 8 weeks'],
  ]
  test.each(rows)(
    'starts for the checks %j with the fastest source of the slowest check',
    (checks, text) => {
      expect(packageTurnaround(...checks)).toBe(text)
    },
  )
})
