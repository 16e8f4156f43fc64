/**
 * Planning ranges of checks: the single source of the times on /services and in the role tables of the industry pages. The ranges are
 * estimates of the operations team, not promises of a source.
 */
import { site } from '../company/site.ts'

/** Channel through which a source returns its result. Only ranges of `online` sources may be shorter than two working days. */
type Obtained = 'online' | 'person' | 'office' | 'authority'

interface PlanningRange {
  readonly obtained: Obtained
  readonly min: number
  readonly max: number
  readonly unit: 'days' | 'working days' | 'weeks'
}

const online = { obtained: 'online', min: 0, max: 1, unit: 'working days' } as const

/** Planning ranges by type of source. */
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
} as const satisfies Readonly<Record<string, PlanningRange>>

type RangeId = keyof typeof planningRanges

/** True if `name` is the id of a range. */
export const isRangeId = (name: string): name is RangeId => Object.hasOwn(planningRanges, name)

/** Checks of a role with the ranges of their usual sources, and the name of the slowest source. */
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

const WORKING_DAYS_A_WEEK = 5
const DAYS_A_WEEK = 7

/** Converts a number of units to working days: a week has five, and calendar days are multiplied by 5/7 and rounded up. */
function workingDays(count: number, unit: PlanningRange['unit']): number {
  if (unit === 'weeks') return count * WORKING_DAYS_A_WEEK
  return unit === 'days' ? Math.ceil((count * WORKING_DAYS_A_WEEK) / DAYS_A_WEEK) : count
}

/** Longest duration of a range in working days. */
export const longestWorkingDays = ({ max, unit }: Pick<PlanningRange, 'max' | 'unit'>): number =>
  workingDays(max, unit)

/** Shortest duration of a range in working days. */
const shortestWorkingDays = ({ min, unit }: PlanningRange): number => workingDays(min, unit)

/** Text of an online range: the company's 24-hour claim with its condition. */
const ONLINE = `${site.claims.turnaroundHours} hours if online`

/** Planning range as text: `2 to 10 working days`, or `24 hours if online`. */
export const rangeText = (id: RangeId): string => {
  const { obtained, min, max, unit }: PlanningRange = planningRanges[id]
  return obtained === 'online' ? ONLINE : `${min} to ${max} ${unit}`
}

type Checks = readonly [PlanningCheck, ...PlanningCheck[]]

/** All ranges of the checks, and the slowest one with its name. */
function rangesOf(names: Checks) {
  const all = names.flatMap((name) =>
    checks[name].ranges.map((id): { readonly range: PlanningRange; readonly of: string } => ({
      range: planningRanges[id],
      of: checks[name].slowest,
    })),
  )
  const slowest = all.reduce((slower, each) =>
    longestWorkingDays(each.range) > longestWorkingDays(slower.range) ? each : slower,
  )
  return { all, slowest }
}

/**
 * Planned time of a role's slowest check, with its name: `Up to 4 weeks (criminal record)`. Contains 24 hours only if all sources of all
 * checks are online.
 */
export function slowestOf(...names: Checks): string {
  const { range, of } = rangesOf(names).slowest
  return range.obtained === 'online' ? ONLINE : `Up to ${range.max} ${range.unit} (${of})`
}

/** Turnaround of a service that includes one of several checks: `24 hours if online, else up to 4 weeks`. */
export function turnaroundOf(...names: Checks): string {
  const { all, slowest } = rangesOf(names)
  const { max, unit, obtained } = slowest.range
  if (obtained === 'online') return ONLINE
  const hasOnline = all.some(({ range }) => range.obtained === 'online')
  return hasOnline ? `${ONLINE}, else up to ${max} ${unit}` : `Up to ${max} ${unit}`
}

/**
 * Turnaround of a service that includes all of several checks, from the fastest source of its slowest check to the slowest source of all:
 * `2 working days to 4 weeks`. Contains 24 hours only if each check has an online source.
 */
export function packageTurnaround(...names: Checks): string {
  const fastest = names
    .map((name) => checks[name].ranges.map((id): PlanningRange => planningRanges[id]))
    .map((ranges) =>
      ranges.reduce((a, b) => (shortestWorkingDays(b) < shortestWorkingDays(a) ? b : a)),
    )
    .reduce((a, b) => (shortestWorkingDays(b) > shortestWorkingDays(a) ? b : a))
  if (fastest.obtained === 'online') return turnaroundOf(...names)
  const { max, unit } = rangesOf(names).slowest.range
  const least = fastest.unit === unit ? fastest.min : `${fastest.min} ${fastest.unit}`
  return `${least} to ${max} ${unit}`
}

/** Condition of all planning ranges, shown by the template below a service's table. */
export const planningNote =
  'We count from a complete request. These are planning ranges, and the source sets the pace.'

/** Turnaround of services whose sources determine the time, for their pages, /services and the solution pages. */
export const serviceTurnarounds = {
  'criminal-check': turnaroundOf('criminal', 'enhanced-criminal'),
  'education-verification': turnaroundOf('education', 'licence'),
  'employment-verification': turnaroundOf('employment'),
  'watchlist-screening': turnaroundOf('watchlist'),
  'address-verification': turnaroundOf('place'),
  'reference-validation': rangeText('reference'),
  'background-screening': packageTurnaround('identity', 'enhanced-criminal', 'employment'),
  'risk-scoring': turnaroundOf('owners'),
  'kyc-compliance': packageTurnaround('identity', 'watchlist', 'owners'),
} as const
