import {
  addDays,
  addMonths,
  daysBetween,
  dayInWords,
  mondayOf,
  weekday,
} from '#shared/time/days.ts'

/** Number of weeks on one page of the calendar. */
const WEEKS = 5
const DAYS = WEEKS * 7

/** Range of days in a calendar: from the current week to the week of the last day. */
export interface CalendarRange {
  readonly today: string
  readonly lastDay: string
}

/** Index of the page of five weeks that contains a day, starting at 0. */
export function sheetOf(day: string, { today, lastDay }: CalendarRange): number {
  const sheet = (of: string) => Math.floor(daysBetween(mondayOf(today), of) / DAYS)
  return Math.min(Math.max(sheet(day), 0), sheet(lastDay))
}

/** The five weeks of a page of the calendar. Each starts on Monday. */
export function weeksOf(sheet: number, { today }: CalendarRange): readonly (readonly string[])[] {
  const first = addDays(mondayOf(today), sheet * DAYS)
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => addDays(first, week * 7 + day)),
  )
}

/** Months of a page of the calendar: `November and December 2026`, `December 2026 and January 2027`, `January to March 2027`. */
export function monthsOf(weeks: readonly (readonly string[])[]): string {
  const [from, to] = [weeks[0]?.[0] ?? '', weeks.at(-1)?.at(-1) ?? '']
  const [first, last] = [dayInWords(from), dayInWords(to)]
  if (first.month === last.month) return `${last.month} ${last.year}`
  const year = first.year === last.year ? '' : ` ${first.year}`
  const isNextMonth = addMonths(from, 1).slice(0, 7) === to.slice(0, 7)
  return `${first.month}${year} ${isNextMonth ? 'and' : 'to'} ${last.month} ${last.year}`
}

/** Day to which a key moves, within the range. Undefined for keys that do not move. */
export function dayByKey(key: string, day: string, range: CalendarRange): string | undefined {
  const steps: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    PageUp: () => addMonths(day, -1),
    PageDown: () => addMonths(day, 1),
    Home: () => mondayOf(day),
    End: () => addDays(day, 7 - weekday(day)),
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined) return undefined
  const to = step()
  if (to < range.today) return range.today
  return to > range.lastDay ? range.lastDay : to
}
