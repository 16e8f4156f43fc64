/**
 * Planning ranges of checks. They are the only source of the times on /services, on service pages and in the role tables of industry pages.
 * The ranges are estimates of the operations team, not promises of a source. Editors change them in the CMS (`planningRange` documents).
 * The table in this file contains the shipped ranges, which apply if a range has no published document. Every function takes a table as its
 * argument.
 */
import { site } from '../company/site.ts'
import { durationRange, durationText } from '../text/duration.ts'
import type { RangeId } from './range-names.ts'

/** Channel through which a source returns its result. Only a range for `online` may be shorter than two working days. */
export const OBTAINED = ['online', 'person', 'office', 'authority'] as const

/** Units in which ranges are published. */
export const PLANNING_UNITS = ['working days', 'days', 'weeks'] as const

/** Duration of a check in the published unit. */
export interface PlanningRange {
  readonly obtained: (typeof OBTAINED)[number]
  readonly min: number
  readonly max: number
  readonly unit: (typeof PLANNING_UNITS)[number]
}

const online = { obtained: 'online', min: 0, max: 1, unit: 'working days' } as const

/** Shipped planning ranges by type of source. */
export const planningRanges = {
  'criminal-court-online': online,
  'criminal-court-clerk': { obtained: 'office', min: 2, max: 5, unit: 'working days' },
  'criminal-uk-basic': { obtained: 'authority', min: 1, max: 14, unit: 'days' },
  'criminal-uk-enhanced': { obtained: 'authority', min: 1, max: 8, unit: 'weeks' },
  'criminal-eu': { obtained: 'authority', min: 1, max: 4, unit: 'weeks' },
  'degree-online': online,
  'degree-office': { obtained: 'office', min: 3, max: 15, unit: 'working days' },
  'licence-online': online,
  'licence-office': { obtained: 'office', min: 3, max: 15, unit: 'working days' },
  'employment-online': online,
  'employment-hr': { obtained: 'person', min: 2, max: 10, unit: 'working days' },
  reference: { obtained: 'person', min: 2, max: 10, unit: 'working days' },
  identity: { obtained: 'person', min: 2, max: 5, unit: 'working days' },
  'address-online': online,
  'address-document': { obtained: 'person', min: 2, max: 5, unit: 'working days' },
  'address-visit': { obtained: 'person', min: 3, max: 10, unit: 'working days' },
  watchlist: online,
  'company-online': online,
  'owners-abroad': { obtained: 'office', min: 1, max: 4, unit: 'weeks' },
} as const satisfies Readonly<Record<RangeId, PlanningRange>>

/** Planning ranges by id. */
export type PlanningTable = Readonly<Record<RangeId, PlanningRange>>

/** True if `name` is the id of a range. */
export const isRangeId = (name: string): name is RangeId => Object.hasOwn(planningRanges, name)

/** Checks that roles need. Each has the ranges of its usual sources, and a name for the slowest source. */
const checks = {
  criminal: {
    ranges: ['criminal-court-online', 'criminal-court-clerk', 'criminal-uk-basic', 'criminal-eu'],
    slowest: 'criminal record',
  },
  'enhanced-criminal': {
    ranges: ['criminal-court-clerk', 'criminal-uk-enhanced', 'criminal-eu'],
    slowest: 'enhanced criminal record',
  },
  education: { ranges: ['degree-online', 'degree-office'], slowest: 'education' },
  licence: { ranges: ['licence-online', 'licence-office'], slowest: 'issuing body' },
  employment: { ranges: ['employment-online', 'employment-hr'], slowest: 'employers' },
  reference: { ranges: ['reference'], slowest: 'references' },
  identity: { ranges: ['identity'], slowest: 'identity' },
  address: { ranges: ['address-visit'], slowest: 'address visit' },
  watchlist: { ranges: ['watchlist'], slowest: 'lists' },
  place: {
    ranges: ['address-online', 'address-document', 'address-visit'],
    slowest: 'address visit',
  },
  company: { ranges: ['company-online'], slowest: 'register' },
  owners: { ranges: ['company-online', 'owners-abroad'], slowest: 'owners abroad' },
} as const satisfies Readonly<
  Record<string, { readonly ranges: readonly RangeId[]; readonly slowest: string }>
>

/** Check of a role. */
export type PlanningCheck = keyof typeof checks

/** True if `name` is a check of a role. */
export const isPlanningCheck = (name: string): name is PlanningCheck => Object.hasOwn(checks, name)

const WORKING_DAYS_A_WEEK = 5
const DAYS_A_WEEK = 7

/** Converts a duration to working days. A week has five; calendar days are multiplied by 5/7 and rounded up. */
function workingDays(count: number, unit: PlanningRange['unit']): number {
  if (unit === 'weeks') return count * WORKING_DAYS_A_WEEK
  return unit === 'days' ? Math.ceil((count * WORKING_DAYS_A_WEEK) / DAYS_A_WEEK) : count
}

/** Maximum of a range in working days. */
export const longestWorkingDays = ({ max, unit }: Pick<PlanningRange, 'max' | 'unit'>): number =>
  workingDays(max, unit)

/** Minimum of a range in working days. */
export const shortestWorkingDays = ({ min, unit }: PlanningRange): number => workingDays(min, unit)

/** Number of working days below which a range is possible for online sources only. */
const SLOW = 2

/** Reason why a range cannot be published, as a sentence, or undefined. */
export function rangeProblem({ obtained, min, max, unit }: PlanningRange): string | undefined {
  if (max < min) return 'Enter a maximum that is at least the minimum.'
  const isFast = longestWorkingDays({ max, unit }) < SLOW
  if (obtained === 'online') {
    return isFast ? undefined : 'Enter at most one working day. Online sources answer at once.'
  }
  return isFast
    ? 'Enter a maximum of two working days or more. Only online sources answer faster.'
    : undefined
}

/** Table of the ranges that pages show: the published ones, and the shipped ones for ranges without a published document. */
export const planningTable = (
  delivered: readonly (PlanningRange & { readonly slug: RangeId })[],
): PlanningTable => ({
  ...planningRanges,
  ...Object.fromEntries(delivered.map((range) => [range.slug, range])),
})

/** Text of an online range: the company's claim of 24 hours with its condition. */
const ONLINE = `${site.claims.turnaroundHours} hours if online`

/** Planning range as text: `2 to 10 working days`, `5 working days`, or `24 hours if online`. */
export const rangeText = (id: RangeId, table: PlanningTable = planningRanges): string => {
  const { obtained, min, max, unit } = table[id]
  return obtained === 'online' ? ONLINE : durationRange(min, max, unit)
}

/** Checks of a role or a service. There is at least one. */
export type PlanningChecks = readonly [PlanningCheck, ...PlanningCheck[]]

/** All ranges of the checks, and the slowest range with its name. */
function rangesOf(names: PlanningChecks, table: PlanningTable) {
  const all = names.flatMap((name) =>
    checks[name].ranges.map((id): { readonly range: PlanningRange; readonly of: string } => ({
      range: table[id],
      of: checks[name].slowest,
    })),
  )
  const slowest = all.reduce((slower, each) =>
    longestWorkingDays(each.range) > longestWorkingDays(slower.range) ? each : slower,
  )
  return { all, slowest }
}

function slowest(names: PlanningChecks, table: PlanningTable): string {
  const { range, of } = rangesOf(names, table).slowest
  return range.obtained === 'online'
    ? ONLINE
    : `Up to ${durationText(range.max, range.unit)} (${of})`
}

function turnaround(names: PlanningChecks, table: PlanningTable): string {
  const found = rangesOf(names, table)
  const { max, unit, obtained } = found.slowest.range
  if (obtained === 'online') return ONLINE
  const hasOnline = found.all.some(({ range }) => range.obtained === 'online')
  const longest = durationText(max, unit)
  return hasOnline ? `${ONLINE}, else up to ${longest}` : `Up to ${longest}`
}

function packaged(names: PlanningChecks, table: PlanningTable): string {
  const fastest = names
    .map((name) => checks[name].ranges.map((id): PlanningRange => table[id]))
    .map((ranges) =>
      ranges.reduce((a, b) => (shortestWorkingDays(b) < shortestWorkingDays(a) ? b : a)),
    )
    .reduce((a, b) => (shortestWorkingDays(b) > shortestWorkingDays(a) ? b : a))
  if (fastest.obtained === 'online') return turnaround(names, table)
  const { max, unit } = rangesOf(names, table).slowest.range
  if (fastest.unit === unit) return durationRange(fastest.min, max, unit)
  const longest = durationText(max, unit)
  return shortestWorkingDays(fastest) === workingDays(max, unit)
    ? longest
    : `${durationText(fastest.min, fastest.unit)} to ${longest}`
}

/**
 * Functions that return the time of several checks as text, by name.
 *
 * - `slowest`: planned time of a role's slowest check, with its name, such as `Up to 4 weeks (criminal record)`. It contains 24 hours only
 *   if all sources of all checks are online.
 * - `turnaround`: turnaround of a service that includes one of several checks, such as `24 hours if online, else up to 4 weeks`.
 * - `package`: turnaround of a service that includes all of several checks, such as `2 working days to 4 weeks`. It starts with the fastest
 *   source of the slowest check, and ends with the slowest source of all. It contains 24 hours only if each check has an online source.
 */
export const plannedTimes = { slowest, turnaround, package: packaged } as const

/** Condition of all planning ranges. The template of service pages shows it below the table. */
export const planningNote =
  'We count from a complete request. These are planning ranges, and the source sets the pace.'
