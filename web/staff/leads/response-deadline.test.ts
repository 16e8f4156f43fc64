import { describe, expect, test } from 'vitest'
import { lengthInWords, marksOf, responseDeadlineOf } from './response-deadline.ts'

const lead = (received: string, due: string | null, answered: string | null = null) => ({
  status: answered === null ? ('new' as const) : ('answered' as const),
  received_at: received,
  due_at: due,
  answered_at: answered,
})

describe('response deadline within the week', () => {
  // 24 November 2026 is a Tuesday.
  const asked = lead('2026-11-24T17:06:00Z', '2026-11-25T17:06:00Z')
  test.each([
    ['2026-11-24T17:06:00Z', 'running', '24 h 00 min left', 0],
    ['2026-11-25T05:06:00Z', 'running', '12 h 00 min left', 0.5],
    ['2026-11-25T15:05:00Z', 'running', '2 h 01 min left', 0.916],
    ['2026-11-25T15:06:00Z', 'last', '2 h 00 min left', 0.917],
    ['2026-11-25T17:05:30Z', 'last', 'less than a minute left', 1],
    ['2026-11-25T17:06:00Z', 'late', 'less than a minute late', 1],
    ['2026-11-25T19:16:59Z', 'late', '2 h 10 min late', 1],
    ['2026-11-29T17:06:00Z', 'late', '4 days late', 1],
    // The browser's clock is slow: by this clock the inquiry has not arrived yet.
    ['2026-11-24T16:00:00Z', 'running', '24 h 00 min left', 0],
  ])('at %s has the state %s, the text “%s” and the elapsed part %d', (at, state, words, part) => {
    expect(responseDeadlineOf(asked, Date.parse(at))).toEqual({
      state,
      words,
      part: expect.closeTo(part, 2),
    })
  })
})

describe('response deadline over a weekend', () => {
  // From Friday 18:00 to Monday 18:00.
  const asked = lead('2026-11-27T18:00:00Z', '2026-11-30T18:00:00Z')
  test.each([
    ['Friday evening', '2026-11-27T21:30:00Z', '20 h 30 min left'],
    ['Saturday', '2026-11-28T09:00:00Z', '18 h 00 min left'],
    ['Sunday', '2026-11-29T23:59:00Z', '18 h 00 min left'],
    ['Monday morning', '2026-11-30T06:00:00Z', '12 h 00 min left'],
  ])('does not count days off (%s, at %s): %s', (_day, at, words) => {
    expect(responseDeadlineOf(asked, Date.parse(at))).toMatchObject({ state: 'running', words })
  })

  test('has axis labels at working hours only', () => {
    const marks = marksOf(Date.parse(asked.received_at), Date.parse(asked.due_at ?? ''), 4)
    expect(marks.map((at) => new Date(at).toISOString().slice(0, 16))).toEqual([
      '2026-11-27T18:00',
      '2026-11-30T00:00',
      '2026-11-30T06:00',
      '2026-11-30T12:00',
      '2026-11-30T18:00',
    ])
  })
})

test.each([
  // From the Thursday before Easter to the Tuesday after it. The company's day in London starts at 23:00 UTC, because it is summer time.
  ['2026-04-02T17:00:00Z', '2026-04-07T17:00:00Z', '2026-04-05T12:00:00Z', '18 h 00 min left'],
  // For an inquiry on a Saturday, the working time is all of Monday.
  ['2026-11-28T10:00:00Z', '2026-12-01T00:00:00Z', '2026-11-29T10:00:00Z', '24 h 00 min left'],
  ['2026-11-28T10:00:00Z', '2026-12-01T00:00:00Z', '2026-11-30T06:00:00Z', '18 h 00 min left'],
  // Summer time ended on the Sunday between the two days.
  ['2026-10-23T17:00:00Z', '2026-10-26T18:00:00Z', '2026-10-26T06:00:00Z', '12 h 00 min left'],
])(
  'the deadline of an inquiry at %s, due %s, has at %s the text: %s',
  (received, due, at, words) => {
    expect(responseDeadlineOf(lead(received, due), Date.parse(at))).toMatchObject({ words })
  },
)

test('an answered lead shows its response time in working time', () => {
  const now = Date.parse('2026-12-24T00:00:00Z')
  const [received, due] = ['2026-11-27T18:00:00Z', '2026-11-30T18:00:00Z']
  expect(responseDeadlineOf(lead(received, due, '2026-11-30T08:50:00Z'), now)).toEqual({
    state: 'answered',
    part: expect.closeTo(0.618, 2),
    words: 'Answered in 14 h 50 min',
  })
  expect(responseDeadlineOf(lead(received, due, '2026-11-30T20:10:00Z'), now)).toEqual({
    state: 'answered-late',
    part: 1,
    words: 'Answered 2 h 10 min late',
  })
})

test.each([
  // Received on a Saturday and due at the end of Monday.
  ['2026-11-28T10:00:00Z', '2026-11-28T12:30:00Z', 'Answered before its 24 hours began'],
  ['2026-11-28T10:00:00Z', '2026-11-28T10:00:30Z', 'Answered in less than a minute'],
  ['2026-11-28T10:00:00Z', '2026-11-30T01:00:00Z', 'Answered in 1 h 00 min'],
])('a lead of %s that was answered at %s has the text: %s', (received, at, words) => {
  const due = '2026-12-01T00:00:00Z'
  expect(responseDeadlineOf(lead(received, due, at), Date.parse(due))).toMatchObject({
    state: 'answered',
    words,
  })
})

test('meetings, and leads closed without an answer, have no deadline', () => {
  const now = Date.now()
  expect(responseDeadlineOf(lead('2026-11-27T18:00:00Z', null), now)).toEqual({ state: 'none' })
  const closed = {
    ...lead('2026-11-27T18:00:00Z', '2026-11-30T18:00:00Z'),
    status: 'closed' as const,
  }
  expect(responseDeadlineOf(closed, now)).toEqual({ state: 'unanswered' })
})

test.each([
  [0, 'less than a minute'],
  [59_999, 'less than a minute'],
  [60_000, '1 min'],
  [59 * 60_000, '59 min'],
  [60 * 60_000, '1 h 00 min'],
  [47 * 3_600_000 + 60_000, '47 h 01 min'],
  [48 * 3_600_000, '2 days'],
  [-5, 'less than a minute'],
])('lengthInWords formats %d ms as %s', (milliseconds, words) => {
  expect(lengthInWords(milliseconds)).toBe(words)
})
