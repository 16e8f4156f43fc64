import { expect, test } from 'vitest'
import { CLOCK_TOLERANCE, dateProblems } from './article-dates.ts'

const now = Date.parse('2026-03-10T08:00:00Z')
const fromNow = (ms: number) => new Date(now + ms).toISOString()
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test.each([
  ['no dates', {}, []],
  ['published now', { publishedAt: fromNow(0) }, []],
  ['published a minute ahead, by a clock that is fast', { publishedAt: fromNow(MINUTE) }, []],
  [
    'published further ahead than clocks may differ',
    { publishedAt: fromNow(CLOCK_TOLERANCE + 1) },
    ['publishedAt'],
  ],
  ['scheduled without a time', { status: 'scheduled' }, ['publishAt']],
  ['scheduled with an empty time', { status: 'scheduled', publishAt: '' }, ['publishAt']],
  ['scheduled', { status: 'scheduled', publishAt: fromNow(DAY) }, []],
  ['scheduled for yesterday', { status: 'scheduled', publishAt: fromNow(-DAY) }, ['publishAt']],
  [
    'scheduled for a minute ago, by a clock that is slow',
    { status: 'scheduled', publishAt: fromNow(-MINUTE) },
    [],
  ],
  ['a draft with a time that has passed', { status: 'draft', publishAt: fromNow(-DAY) }, []],
  ['a draft without a time', { status: 'draft' }, []],
  [
    'an unpublish time before the publish time',
    { publishAt: fromNow(2 * DAY), unpublishAt: fromNow(DAY) },
    ['unpublishAt'],
  ],
  [
    'an unpublish time that equals the publish time',
    { publishAt: fromNow(DAY), unpublishAt: fromNow(DAY) },
    ['unpublishAt'],
  ],
  [
    'an unpublish time before the publication date',
    { publishedAt: fromNow(-DAY), unpublishAt: fromNow(-2 * DAY) },
    ['unpublishAt'],
  ],
  ['a draft with an unpublish time that has passed', { unpublishAt: fromNow(-MINUTE) }, []],
  [
    'a publication with an unpublish time that has passed',
    { goesOut: true, unpublishAt: fromNow(-MINUTE) },
    ['unpublishAt'],
  ],
  [
    'scheduled by a slow clock, with an unpublish time before the save',
    { status: 'scheduled', publishAt: fromNow(-2 * MINUTE), unpublishAt: fromNow(-MINUTE) },
    ['unpublishAt'],
  ],
  [
    'a publication with an unpublish time in the future',
    { goesOut: true, unpublishAt: fromNow(MINUTE) },
    [],
  ],
  [
    'an unpublish time in the future',
    { publishedAt: fromNow(-DAY), unpublishAt: fromNow(DAY) },
    [],
  ],
])('dateProblems returns the invalid date fields of an article: %s', (_name, dates, fields) => {
  expect(Object.keys(dateProblems(dates, now))).toEqual(fields)
})

test('dateProblems rejects an article that would be unpublished at once, with advice', () => {
  const dates = { publishedAt: fromNow(-DAY), unpublishAt: fromNow(-2 * DAY) }
  expect(dateProblems({ ...dates, goesOut: true }, now).unpublishAt).toBe(
    'Choose a later time, or clear it. This time has passed',
  )
})
