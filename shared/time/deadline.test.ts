import { describe, expect, it } from 'vitest'
import { deadlineIn, deadlineInWords, writtenDeadline } from './deadline.ts'

const LONDON = 'Europe/London'
const MIDNIGHT = '2026-12-01T00:00:00Z'
const AFTERNOON = '2026-12-01T15:32:10Z'

describe('the text of a deadline', () => {
  it('is the end of the previous day if the deadline is at midnight', () => {
    expect(deadlineIn(MIDNIGHT, LONDON)).toEqual({ day: 'Monday 30 November', time: undefined })
    expect(deadlineInWords(MIDNIGHT, LONDON)).toBe('the end of Monday 30 November (London)')
    expect(writtenDeadline(Date.parse(MIDNIGHT), LONDON)).toBe(
      'the end of Monday 30 November 2026 (GMT)',
    )
  })

  it('contains the time if the deadline is not at midnight', () => {
    expect(deadlineInWords(AFTERNOON, LONDON)).toBe('Tuesday 1 December, 15:32 London time')
    expect(writtenDeadline(Date.parse(AFTERNOON), LONDON)).toBe(
      'Tuesday 1 December 2026 at 15:32 GMT',
    )
  })

  it('depends only on the clock of the given zone', () => {
    expect(deadlineInWords(MIDNIGHT, 'Europe/Berlin')).toBe('Tuesday 1 December, 01:00 Berlin time')
    expect(deadlineInWords('2026-06-29T23:00:00Z', LONDON)).toBe(
      'the end of Monday 29 June (London)',
    )
    expect(writtenDeadline(Date.parse('2026-06-29T23:00:00Z'), LONDON)).toBe(
      'the end of Monday 29 June 2026 (BST)',
    )
  })

  it('contains the previous year if the deadline is at the first midnight of a year', () => {
    expect(writtenDeadline(Date.parse('2027-01-01T00:00:00Z'), LONDON)).toBe(
      'the end of Thursday 31 December 2026 (GMT)',
    )
  })
})
