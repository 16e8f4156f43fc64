/**
 * Planning ranges of checks: the one source of the times on /services and in the role tables of the industry pages. They are
 * estimates of the operations team, not promises of a source.
 */

/** Way in which a result is obtained. Only `online` can take less than two working days. */
type Obtained = 'online' | 'person' | 'office' | 'authority'

interface PlanningRange {
  readonly obtained: Obtained
  readonly min: number
  readonly max: number
  readonly unit: 'days' | 'working days' | 'weeks'
}

const online = { obtained: 'online', min: 0, max: 1, unit: 'working days' } as const

/** Ranges by kind of source. */
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
  'address-visit': { obtained: 'person', min: 3, max: 10, unit: 'working days' },
  watchlist: online,
  'company-online': online,
  'owners-abroad': { obtained: 'office', min: 1, max: 4, unit: 'weeks' },
} as const satisfies Readonly<Record<string, PlanningRange>>

type RangeId = keyof typeof planningRanges

/** Checks of a role with the ranges of their usual sources, and the words for the slowest of those. */
const checks = {
  criminal: {
    ranges: ['criminal-court-online', 'criminal-court-clerk', 'criminal-uk-basic', 'criminal-eu'],
    slowest: 'criminal record',
  },
  'enhanced-criminal': {
    ranges: ['criminal-court-clerk', 'criminal-uk-enhanced', 'criminal-eu'],
    slowest: 'enhanced criminal record',
  },
  education: { ranges: ['degree-online', 'degree-office'], slowest: 'degree' },
  licence: { ranges: ['licence-online', 'licence-office'], slowest: 'issuing body' },
  employment: { ranges: ['employment-online', 'employment-hr'], slowest: 'employers' },
  reference: { ranges: ['reference'], slowest: 'references' },
  identity: { ranges: ['identity'], slowest: 'identity' },
  address: { ranges: ['address-visit'], slowest: 'address visit' },
  watchlist: { ranges: ['watchlist'], slowest: 'lists' },
  company: { ranges: ['company-online'], slowest: 'register' },
  owners: { ranges: ['company-online', 'owners-abroad'], slowest: 'owners abroad' },
} as const satisfies Readonly<
  Record<string, { readonly ranges: readonly RangeId[]; readonly slowest: string }>
>

/** A check that a role can need. */
export type PlanningCheck = keyof typeof checks

const WORKING_DAYS_A_WEEK = 5
const DAYS_A_WEEK = 7

/** Longest duration of a range in working days: weeks count five, calendar days 5/7 rounded up. */
export function longestWorkingDays({ max, unit }: Pick<PlanningRange, 'max' | 'unit'>): number {
  if (unit === 'weeks') return max * WORKING_DAYS_A_WEEK
  return unit === 'days' ? Math.ceil((max * WORKING_DAYS_A_WEEK) / DAYS_A_WEEK) : max
}

/** Planning range as the site prints it: `2 to 10 working days`, or `24 hours if online`. */
export const rangeText = (id: RangeId): string => {
  const { obtained, min, max, unit }: PlanningRange = planningRanges[id]
  return obtained === 'online' ? '24 hours if online' : `${min} to ${max} ${unit}`
}

/**
 * Time for which the slowest check of a role is planned, with its name: `Up to 4 weeks (criminal record)`. It says 24 hours only
 * if all sources of all checks are online.
 */
export function slowestOf(...names: readonly [PlanningCheck, ...PlanningCheck[]]): string {
  const all = names.flatMap((name) =>
    checks[name].ranges.map((id): { readonly range: PlanningRange; readonly of: string } => ({
      range: planningRanges[id],
      of: checks[name].slowest,
    })),
  )
  const { range, of } = all.reduce((slowest, each) =>
    longestWorkingDays(each.range) > longestWorkingDays(slowest.range) ? each : slowest,
  )
  return range.obtained === 'online'
    ? '24 hours if online'
    : `Up to ${range.max} ${range.unit} (${of})`
}
