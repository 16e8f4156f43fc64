/** Computation for the turnaround planner: pure functions that take a table of planning ranges. */
import { addDays, weekday } from '#shared/time/days.ts'
import { type PlanningRange, longestWorkingDays, shortestWorkingDays } from '../planning.ts'
import { plannerSources, type PlannerSource } from './planner-sources.ts'
import type { Selection } from './selection.ts'

/** Row of the planner: the working days that all usual sources of a check take. */
export interface PlannerRow extends Omit<PlannerSource, 'ranges'> {
  /** Working days, at least 1. */
  readonly min: number
  readonly max: number
  /** True if all sources are online. */
  readonly isOnline: boolean
}

/** Rows of the planner, in the order of the checks. A row is left out if the table lacks its ranges. */
export const plannerRows = (
  ranges: Readonly<Record<string, PlanningRange>>,
): readonly PlannerRow[] =>
  plannerSources.flatMap(({ ranges: ids, ...row }) => {
    const found = ids.flatMap((id) => ranges[id] ?? [])
    if (found.length === 0) return []
    return {
      ...row,
      min: Math.max(1, Math.min(...found.map(shortestWorkingDays))),
      max: Math.max(1, ...found.map(longestWorkingDays)),
      isOnline: found.every(({ obtained }) => obtained === 'online'),
    }
  })

/** Rows for the checks and places of a selection. */
export const chosenRows = (
  rows: readonly PlannerRow[],
  { checks, places }: Selection,
): readonly PlannerRow[] =>
  rows.filter(
    ({ check, place }) => checks.includes(check) && (place === undefined || places.includes(place)),
  )

/** Function that returns true for public holidays. */
type IsHoliday = (day: string) => boolean

/** Number of consecutive days off after which a calendar counts as invalid. */
const MOST_DAYS_OFF = 60

/** The day that is `count` working days later. Weekends and holidays do not count. `count` is at least 1. */
export function addWorkingDays(day: string, count: number, isHoliday: IsHoliday): string {
  let at = day
  let left = count
  for (let off = 0; left > 0 && off < MOST_DAYS_OFF;) {
    at = addDays(at, 1)
    if (weekday(at) > 5 || isHoliday(at)) off += 1
    else {
      left -= 1
      off = 0
    }
  }
  return at
}

/** Range of time in which the slowest sources of several checks respond. */
export interface Span {
  /** Number of working days after the order. */
  readonly min: number
  readonly max: number
}

/** Range of time for several rows. Undefined without rows. All checks start on the same day, so the slowest one determines the range. */
export const spanOf = (rows: readonly PlannerRow[]): Span | undefined =>
  rows.length === 0
    ? undefined
    : {
        min: Math.max(...rows.map(({ min }) => min)),
        max: Math.max(...rows.map(({ max }) => max)),
      }

/** Rows that determine the date: those with the longest range. */
export const slowestRows = (rows: readonly PlannerRow[]): readonly PlannerRow[] => {
  const span = spanOf(rows)
  return rows.filter(({ max }) => max === span?.max)
}

/** Dates of a plan, as calendar days such as `2026-12-24`. */
export interface Plan {
  /** Day on which the checks are ordered: the next working day after today. */
  readonly ordered: string
  readonly first: string
  readonly last: string
  /** Last date if the slowest check were left out. Set only if a single check determines the date and other checks are chosen. */
  readonly without?: string
}

/** Dates for a selection. Undefined without rows. */
export function planOf(
  rows: readonly PlannerRow[],
  today: string,
  isHoliday: IsHoliday,
): Plan | undefined {
  const span = spanOf(rows)
  if (span === undefined) return undefined
  const ordered = addWorkingDays(today, 1, isHoliday)
  const after = (count: number) => addWorkingDays(ordered, count, isHoliday)
  const slowest = slowestRows(rows)
  const others = slowest.length === 1 ? spanOf(rows.filter((row) => row !== slowest[0])) : undefined
  return {
    ordered,
    first: after(span.min),
    last: after(span.max),
    ...(others !== undefined && { without: after(others.max) }),
  }
}
