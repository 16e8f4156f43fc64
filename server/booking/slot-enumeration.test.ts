import { expect, inject, it } from 'vitest'
import { startsOn } from './slots.ts'

/**
 * These tests compare the calendar with an independent algorithm: it formats every minute of a day in a time zone with `Intl`, and returns
 * every start whose next thirty minutes are all within the opening hours of that date.
 */

const MINUTE = 60_000
const DAY = 1_440 * MINUTE
const LENGTH = 30

const isFull = inject('tier') === 'full'

/** Zones whose clocks change at different hours, by an hour or by half an hour, and one zone without clock changes. */
const EVERYDAY_ZONES = [
  'Europe/London',
  'America/New_York',
  'America/Havana',
  'America/Santiago',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Asia/Kolkata',
]
const years = isFull ? [2026, 2027] : [2026]

/** One time zone for each different set of clock changes in the time zone database. */
function differentZones(): string[] {
  const zones = new Map<string, string>()
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const changes = changesIn(2026, zone).flatMap((noon) => minutesFrom(noon, 1, zone))
    if (changes.length > 0) zones.set(JSON.stringify(changes), zone)
  }
  return [...zones.values()]
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Opening and closing times in minutes after midnight: every quarter of an hour until 04:45, when clocks change, and some later times. */
const QUARTERS = Array.from({ length: 20 }, (_, index) => index * 15)
const OPENING = [...QUARTERS, 540, 1_020, 1_365, 1_380]
const CLOSING = [...QUARTERS, 1_020, 1_380, 1_410, 1_439]

interface Shown {
  readonly at: number
  readonly date: string
  readonly minute: number
}

/** Local date and time in a zone, for each minute from a moment on. */
function minutesFrom(from: number, count: number, timeZone: string): Shown[] {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return Array.from({ length: count }, (_, index) => {
    const at = from + index * MINUTE
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
    const date = `${of('year')}-${of('month')}-${of('day')}`
    return { at, date, minute: Number(of('hour')) * 60 + Number(of('minute')) }
  })
}

/** Midday (UTC) of the days before, on and after each clock change of a zone in a year. */
function changesIn(year: number, timeZone: string): number[] {
  const offsets = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const noon = Date.UTC(year, 0, 1, 12)
  return Array.from({ length: 366 }, (_, day) => noon + day * DAY).filter(
    (at) => offsets.format(at).split(', ')[1] !== offsets.format(at + DAY).split(', ')[1],
  )
}

/**
 * Starts found by the enumeration.
 * @param minutes all minutes of one date, in order
 */
function enumerated(minutes: readonly Shown[], opens: number, closes: number): number[] {
  // `run[index]`: number of consecutive open minutes that begin with the minute at this index.
  const run = Array.from({ length: minutes.length + 1 }, () => 0)
  for (let index = minutes.length - 1; index >= 0; index -= 1) {
    const { at = 0, minute = -1 } = minutes[index] ?? {}
    const follows = minutes[index + 1]?.at === at + MINUTE
    const isOpen = minute >= opens && minute < closes
    run[index] = isOpen ? 1 + (follows ? (run[index + 1] ?? 0) : 0) : 0
  }
  return minutes
    .filter(({ minute }, index) => (minute - opens) % LENGTH === 0 && (run[index] ?? 0) >= LENGTH)
    .map(({ at }) => at)
}

it.each(isFull ? differentZones() : EVERYDAY_ZONES)(
  'the calendar in %s offers exactly the times that fit into the opening hours of days with a clock change',
  (timeZone) => {
    const differences: string[] = []
    let compared = 0
    const noons = years.flatMap((year) => changesIn(year, timeZone))
    for (const noon of noons.length > 0 ? noons : [Date.UTC(2026, 2, 29, 12)]) {
      const minutes = minutesFrom(noon - 2 * DAY, 5 * 1_440, timeZone)
      const dates = [...new Set(minutes.map(({ date }) => date))].slice(1, -1)
      for (const date of dates) {
        const ofDate = minutes.filter((shown) => shown.date === date)
        for (const opens of OPENING) {
          for (const closes of CLOSING) {
            if (closes <= opens) continue
            const hours = { opens: clock(opens), closes: clock(closes), isClosed: () => false }
            const found = startsOn(Temporal.PlainDate.from(date), {
              ...hours,
              timeZone,
              days: [1, 2, 3, 4, 5, 6, 7],
            })
            compared += 1
            const expected = enumerated(ofDate, opens, closes)
            if (found.join() !== expected.join()) {
              differences.push(`${date} ${hours.opens} to ${hours.closes}`)
            }
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(0)
    expect(differences).toEqual([])
  },
)

it.each([
  ['opening in the hour that clocks skip', '2026-03-29', '01:30', '03:00', ['01:00', '01:30']],
  ['closing in the hour that clocks skip', '2026-03-29', '00:30', '01:30', ['00:30']],
  [
    'opening in the hour that clocks repeat',
    '2026-10-25',
    '01:30',
    '02:30',
    ['00:30', '01:30', '02:00'],
  ],
  [
    'closing in the hour that clocks repeat',
    '2026-10-25',
    '00:30',
    '01:30',
    ['23:30', '00:00', '01:00'],
  ],
] as const)(
  'the calendar in London supports %s: on %s from %s to %s it offers %j UTC',
  (_name, date, opens, closes, utc) => {
    const found = startsOn(Temporal.PlainDate.from(date), {
      timeZone: 'Europe/London',
      days: [7],
      opens,
      closes,
      isClosed: () => false,
    })
    expect(found.map((at) => new Date(at).toISOString().slice(11, 16))).toEqual(utc)
  },
)
