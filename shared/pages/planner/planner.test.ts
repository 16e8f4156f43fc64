import { describe, expect, test } from 'vitest'
import { isPublicHoliday } from '#shared/time/public-holidays.ts'
import { planningRanges, type PlanningRange } from '../planning.ts'
import { plannerSources } from './planner-sources.ts'
import { addWorkingDays, chosenRows, plannerRows, planOf, slowestRows, spanOf } from './planner.ts'
import { datesWords, decidesWords, rangeWords, resultWords } from './planner-words.ts'
import { readSelection, selectionOf, selectionText, writeSelection } from './selection.ts'

const rows = plannerRows(planningRanges)
const chosen = (...ids: string[]) => chosenRows(rows, selectionOf(ids))

const range = (change: Partial<PlanningRange>): PlanningRange => ({
  obtained: 'authority',
  min: 1,
  max: 1,
  unit: 'weeks',
  ...change,
})

describe('the rows of the planner', () => {
  test.each(plannerSources)('refer only to known planning ranges: $title', ({ ranges }) => {
    expect(Object.keys(planningRanges)).toEqual(expect.arrayContaining([...ranges]))
  })

  test('include every planning range', () => {
    expect(plannerSources.flatMap(({ ranges }) => ranges).toSorted()).toEqual(
      Object.keys(planningRanges).toSorted(),
    )
  })

  const units = [
    ['criminal us', 1, 5, '1 to 5 working days'],
    ['criminal uk', 1, 10, '1 to 10 working days'],
    ['criminal eu', 5, 20, '5 to 20 working days'],
    ['enhanced uk', 5, 40, '5 to 40 working days'],
    ['degree', 1, 15, '1 to 15 working days'],
    ['reference', 2, 10, '2 to 10 working days'],
    ['sanctions', 1, 1, '24 hours if online'],
  ] as const
  test.each(units)('for the selection “%s” take %i to %i working days', (ids, min, max, words) => {
    const [row] = chosen(...ids.split(' '))
    expect(row).toMatchObject({ min, max })
    expect(row && rangeWords(row)).toBe(words)
  })

  test('use the times of the given table of ranges, and leave out checks without a range in the table', () => {
    const other = plannerRows({ reference: range({ min: 3, max: 8, unit: 'days' }) })
    expect(other.map(({ check, min, max }) => [check, min, max])).toEqual([['reference', 3, 6]])
  })
})

describe('addWorkingDays', () => {
  const days = [
    // Monday 30 November 2026.
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-04', 1, '2026-12-07'],
    ['2026-12-05', 1, '2026-12-07'],
    // Christmas Day 2026 is a Friday, and Monday 28 December is the substitute holiday for Boxing Day on Saturday.
    ['2026-12-24', 1, '2026-12-29'],
    ['2026-12-22', 10, '2027-01-08'],
    ['2027-03-25', 1, '2027-03-30'],
  ] as const
  test.each(days)('returns, for %s and %i working days, %s', (day, count, result) => {
    expect(addWorkingDays(day, count, isPublicHoliday)).toBe(result)
  })

  test('ends after a limited number of days even if every day is a holiday', () => {
    expect(addWorkingDays('2026-11-30', 1, () => true)).toMatch(/^2027/)
  })
})

describe('planOf', () => {
  test('starts on the next working day, and ends with the slowest source', () => {
    const first = chosen('criminal', 'degree', 'employer', 'reference', 'sanctions', 'us', 'uk')
    expect(planOf(first, '2026-11-30', isPublicHoliday)).toEqual({
      ordered: '2026-12-01',
      first: '2026-12-03',
      last: '2026-12-22',
      without: '2026-12-15',
    })
  })

  test('leaves out weekends and holidays', () => {
    expect(planOf(chosen('degree'), '2026-12-18', isPublicHoliday)).toEqual({
      ordered: '2026-12-21',
      first: '2026-12-22',
      last: '2027-01-14',
    })
  })

  test('returns undefined without rows', () => {
    expect(planOf([], '2026-11-30', isPublicHoliday)).toBeUndefined()
    expect(chosen('criminal')).toEqual([])
  })

  test('leaves the date without the slowest check undefined if two checks are equally slow', () => {
    const two = chosen('degree', 'licence', 'identity')
    expect(slowestRows(two).map(({ check }) => check)).toEqual(['degree', 'licence'])
    expect(planOf(two, '2026-11-30', isPublicHoliday)?.without).toBeUndefined()
    expect(spanOf(two)).toEqual({ min: 2, max: 15 })
  })
})

describe('the texts of the result', () => {
  test.each([
    ['2026-12-03', '2026-12-22', '3 to 22 December'],
    ['2026-11-30', '2026-12-22', '30 November to 22 December'],
    ['2026-12-22', '2027-01-14', '22 December to 14 January'],
    ['2026-12-03', '2026-12-03', '3 December'],
  ])('write the days %s to %s as %s', (first, last, words) => {
    expect(datesWords(first, last)).toBe(words)
  })

  test('name the source that determines the date', () => {
    const plan = (...ids: string[]) => planOf(chosen(...ids), '2026-11-30', isPublicHoliday)
    const say = (...ids: string[]) => decidesWords(chosen(...ids), plan(...ids))
    expect(say('degree', 'reference')).toBe(
      'Degree decides the date. Without it the file could be complete by Tuesday 15 December.',
    )
    expect(say('degree', 'licence', 'identity')).toBe(
      'Degree and Professional licence decide the date.',
    )
    expect(say('degree', 'licence')).toBe('All sources take equally long.')
    expect(say('degree')).toBe('Degree decides the date.')
    expect(say()).toContain('Tick at least one check')
  })

  test('contain working days if there is no date, and a prompt if there are no checks', () => {
    expect(resultWords(chosen('degree'), undefined).text).toBe('1 to 15 working days')
    expect(resultWords([], undefined).text).toBe('Choose a check')
  })
})

describe('a selection in an address', () => {
  const texts = [
    ['list=criminal&list=degree&list=uk', 'criminal.degree.uk'],
    ['list=uk.degree.criminal', 'criminal.degree.uk'],
    ['list=degree.degree.script%3E.__proto__', 'degree'],
  ] as const
  test.each(texts)('is parsed from %s as %s', (search, ids) => {
    const selection = readSelection(new URLSearchParams(search))
    expect(selection && writeSelection(selection)).toBe(ids)
  })

  test.each(['', 'list=', 'list=uk', 'list=other', `list=${'x'.repeat(5_000)}.degree`])(
    'is undefined if the address contains no known check: %.20s',
    (search) => {
      expect(readSelection(new URLSearchParams(search))).toBeUndefined()
    },
  )

  test('becomes the first lines of a message', () => {
    expect(selectionText(selectionOf(['degree', 'criminal', 'us', 'uk']))).toBe(
      'We need these checks:\n- Criminal records\n- Degree\nThe person lived in: United States and United Kingdom.\n',
    )
  })
})
