import { describe, expect, it } from 'vitest'
import { writtenIn } from '#shared/time/written-time.ts'
import { bookableDays, startsBetween, startsOn, without, type OpenHours } from './slots.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

const hours = (timeZone: string, values: Partial<OpenHours> = {}): OpenHours => ({
  timeZone,
  days: EVERY_DAY,
  opens: '09:00',
  closes: '17:00',
  isClosed: () => false,
  ...values,
})

const starts = (date: string, open: OpenHours) =>
  startsOn(Temporal.PlainDate.from(date), open).map((at) => new Date(at).toISOString())

const clockIn = (timeZone: string) => (iso: string) =>
  Temporal.Instant.from(iso).toZonedDateTimeISO(timeZone).toPlainTime().toString().slice(0, 5)

/** Days of clock changes, and the days before them: the zone, the date and the first start in UTC if meetings begin at 09:00 local time. */
const CHANGES: readonly (readonly [zone: string, date: string, first: string])[] = [
  ['Europe/London', '2026-03-28', '2026-03-28T09:00:00.000Z'],
  ['Europe/London', '2026-03-29', '2026-03-29T08:00:00.000Z'],
  ['Europe/London', '2026-10-24', '2026-10-24T08:00:00.000Z'],
  ['Europe/London', '2026-10-25', '2026-10-25T09:00:00.000Z'],
  ['America/New_York', '2026-03-07', '2026-03-07T14:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T13:00:00.000Z'],
  ['America/New_York', '2026-10-31', '2026-10-31T13:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T14:00:00.000Z'],
  // Clocks on Lord Howe Island change by half an hour.
  ['Australia/Lord_Howe', '2026-04-04', '2026-04-03T22:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T22:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-03', '2026-10-02T22:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T22:00:00.000Z'],
  // A zone without clock changes, whose offset includes half an hour.
  ['Asia/Kolkata', '2026-03-29', '2026-03-29T03:30:00.000Z'],
  ['Asia/Kolkata', '2026-10-25', '2026-10-25T03:30:00.000Z'],
  ['Africa/Casablanca', '2026-02-14', '2026-02-14T08:00:00.000Z'],
  ['Africa/Casablanca', '2026-02-15', '2026-02-15T09:00:00.000Z'],
  ['Africa/Casablanca', '2026-03-21', '2026-03-21T09:00:00.000Z'],
  ['Africa/Casablanca', '2026-03-22', '2026-03-22T08:00:00.000Z'],
]

it.each(CHANGES)(
  'meetings in %s on %s begin at %s, and sixteen fit into the local opening hours',
  (zone, date, first) => {
    const found = starts(date, hours(zone))
    expect(found[0]).toBe(first)
    expect(found).toHaveLength(16)
    expect(found.map(clockIn(zone))).toEqual(
      Array.from(
        { length: 16 },
        (_, n) => `${String(9 + Math.floor(n / 2)).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`,
      ),
    )
  },
)

it.each([
  // Name of the test, zone, date, and expected number of starts between midnight and 04:00.
  ['an hour that clocks skip has no meetings', 'Europe/London', '2026-03-29', 6],
  ['an hour that clocks repeat has its meetings twice', 'Europe/London', '2026-10-25', 10],
  ['half an hour that clocks skip has no meeting', 'Australia/Lord_Howe', '2026-10-04', 7],
  ['half an hour that clocks repeat has two meetings', 'Australia/Lord_Howe', '2026-04-05', 9],
])('the calendar of a day with a clock change: %s', (_name, zone, date, count) => {
  const found = starts(date, hours(zone, { opens: '00:00', closes: '04:00' }))
  expect(found).toHaveLength(count)
  expect(new Set(found)).toHaveLength(count)
  for (const time of found.map(clockIn(zone))) expect(time).toMatch(/:(?:00|30)$/)
})

it.each([
  // Each moment is written in the company's time zone and in those of visitors, before and after the clocks of a zone change.
  ['2026-03-27T09:00:00Z', 'Europe/London', 'Friday 27 March 2026 at 09:00 GMT'],
  ['2026-03-27T09:00:00Z', 'America/New_York', 'Friday 27 March 2026 at 05:00 GMT-4'],
  ['2026-03-30T08:00:00Z', 'Europe/London', 'Monday 30 March 2026 at 09:00 BST'],
  ['2026-03-30T08:00:00Z', 'America/New_York', 'Monday 30 March 2026 at 04:00 GMT-4'],
  ['2026-03-30T08:00:00Z', 'Asia/Kolkata', 'Monday 30 March 2026 at 13:30 GMT+5:30'],
  ['2026-04-03T16:30:00Z', 'Australia/Lord_Howe', 'Saturday 4 April 2026 at 03:30 GMT+11'],
  ['2026-04-06T16:30:00Z', 'Australia/Lord_Howe', 'Tuesday 7 April 2026 at 03:00 GMT+10:30'],
  ['2026-02-13T09:00:00Z', 'Africa/Casablanca', 'Friday 13 February 2026 at 10:00 GMT+1'],
  ['2026-02-16T09:00:00Z', 'Africa/Casablanca', 'Monday 16 February 2026 at 09:00 GMT+0'],
])('the moment %s in %s is written as %s', (moment, zone, text) => {
  expect(writtenIn(Date.parse(moment), zone)).toBe(text)
})

describe('bookable days', () => {
  const week = (open: OpenHours) =>
    new Set(
      startsBetween(
        Temporal.PlainDate.from('2026-11-16'),
        Temporal.PlainDate.from('2026-11-22'),
        open,
      ).map((at) => new Date(at).toISOString().slice(8, 10)),
    )

  it('bookable days are the open weekdays without closed dates', () => {
    expect([...week(hours('Europe/London', { days: [1, 2, 3, 4, 5] }))]).toEqual([
      '16',
      '17',
      '18',
      '19',
      '20',
    ])
    const isClosed = (date: string) => date === '2026-11-18'
    expect([...week(hours('Europe/London', { days: [3, 4, 7], isClosed }))]).toEqual(['19', '22'])
  })

  it.each([
    ['2026-11-18T23:59:00Z', 'Europe/London', '2026-11-18', '2027-01-17'],
    ['2026-11-18T23:59:00Z', 'Asia/Kolkata', '2026-11-19', '2027-01-18'],
    ['2026-11-18T04:59:00Z', 'America/New_York', '2026-11-17', '2027-01-16'],
  ])('at %s in %s, the bookable days are those from %s to %s', (now, zone, first, last) => {
    const days = bookableDays(Date.parse(now), zone)
    expect([days.first.toString(), days.last.toString()]).toEqual([first, last])
  })

  it('the last meeting of a day ends before closing time', () => {
    const found = starts('2026-11-18', hours('Europe/London', { opens: '16:00', closes: '17:00' }))
    expect(found).toEqual(['2026-11-18T16:00:00.000Z', '2026-11-18T16:30:00.000Z'])
  })
})

it('a time is free if no meeting overlaps it; this includes meetings that do not start on the usual half hour', () => {
  const at = (clock: string) => Date.parse(`2026-11-18T${clock}:00Z`)
  const times = ['09:00', '09:30', '10:00', '10:30'].map(at)
  expect(without(times, [at('09:30')])).toEqual([at('09:00'), at('10:00'), at('10:30')])
  expect(without(times, [at('09:45')])).toEqual([at('09:00'), at('10:30')])
  expect(without(times, [])).toEqual(times)
})
