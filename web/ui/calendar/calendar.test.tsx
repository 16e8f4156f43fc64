import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Calendar } from './calendar.tsx'
import { dayByKey, monthsOf, sheetOf, weeksOf } from './weeks.ts'

const range = { today: '2026-11-24', lastDay: '2027-01-23' }

test('a page of the calendar has five weeks from the current week, Monday first', () => {
  const weeks = weeksOf(0, range)
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
  expect(weeks[0]?.[0]).toBe('2026-11-23')
  expect(weeks[4]?.[6]).toBe('2026-12-27')
  expect(weeksOf(1, range)[0]?.[0]).toBe('2026-12-28')
})

test.each([
  ['2026-11-23', 0],
  ['2026-12-27', 0],
  ['2026-12-28', 1],
  ['2027-01-23', 1],
  ['2030-01-01', 1],
  ['2020-01-01', 0],
])('the day %s is on page %i of the calendar', (day, sheet) => {
  expect(sheetOf(day, range)).toBe(sheet)
})

test.each([
  ['2026-11-24', 'November and December 2026'],
  ['2026-12-09', 'December 2026 and January 2027'],
  ['2027-01-27', 'January and February 2027'],
  ['2027-01-30', 'January and February 2027'],
  ['2028-01-31', 'January to March 2028'],
])('the first page of the calendar on %s is labelled %s', (today, words) => {
  expect(monthsOf(weeksOf(0, { today, lastDay: today }))).toBe(words)
})

describe('dayByKey', () => {
  test.each([
    ['ArrowLeft', '2026-11-26', '2026-11-25'],
    ['ArrowRight', '2026-11-29', '2026-11-30'],
    ['ArrowUp', '2026-12-03', '2026-11-26'],
    ['ArrowDown', '2026-12-22', '2026-12-29'],
    ['Home', '2026-12-03', '2026-11-30'],
    ['End', '2026-12-03', '2026-12-06'],
    ['PageDown', '2026-11-30', '2026-12-30'],
    ['PageUp', '2027-01-15', '2026-12-15'],
    // Keys that would move to a day outside the range do nothing.
    ['ArrowLeft', '2026-11-24', '2026-11-24'],
    ['Home', '2026-11-26', '2026-11-24'],
    ['PageDown', '2027-01-20', '2027-01-23'],
    ['Enter', '2026-11-24', undefined],
    ['constructor', '2026-11-24', undefined],
  ])('the key %s moves from %s to %s', (key, day, to) => {
    expect(dayByKey(key, day, range)).toBe(to)
  })
})

const drawn = (own: Partial<Parameters<typeof Calendar>[0]>) =>
  renderToStaticMarkup(
    <Calendar
      {...range}
      free={new Set(['2026-11-25', '2026-11-26'])}
      chosen={undefined}
      onChoose={() => undefined}
      {...own}
    />,
  )

test('only one day of the calendar can be reached by Tab: the chosen day, or the first free day', () => {
  const stops = (html: string) => html.match(/aria-label="[^"]*"(?= tabindex="0")/gi) ?? []
  expect(stops(drawn({}))).toEqual(['aria-label="Wednesday 25 November 2026"'])
  expect(stops(drawn({ chosen: '2026-11-26' }))).toEqual([
    'aria-label="Thursday 26 November 2026, chosen"',
  ])
})

test('days without free times are plain text, and their label says that they are not free', () => {
  const html = drawn({})
  expect(html.match(/<button type="button" class="calendar-day"/g)).toHaveLength(2)
  expect(html).toMatch(/<td[^>]*aria-label="Saturday 28 November 2026, no free time"/)
})

test('a calendar with links works without JavaScript', () => {
  const html = drawn({
    links: { day: (day) => `?day=${day}`, sheet: (sheet) => `?weeks=${sheet}` },
  })
  expect(html).toContain('href="?day=2026-11-25"')
  expect(html).toContain('href="?weeks=1"')
  expect(html).not.toContain('href="?weeks=-1"')
})
