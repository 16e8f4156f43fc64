/** Functions that write references to planning ranges into texts of pages. `planning-references.ts` replaces the references by times. */
import type { PlanningChecks, plannedTimes } from './planning.ts'
import type { RangeId } from './range-names.ts'

/** Kind of time in a reference to checks. */
export type TimeKind = keyof typeof plannedTimes

/** Reference to one range. */
export const rangeRef = (id: RangeId): string => `{${id}}`

const refOf =
  (kind: TimeKind) =>
  (...names: PlanningChecks): string =>
    `{${kind}: ${names.join(', ')}}`

/** Reference to the time of a role's slowest check. */
export const slowestRef = refOf('slowest')

/** Reference to the turnaround of a service that includes one of several checks. */
export const turnaroundRef = refOf('turnaround')

const packageRef = refOf('package')

/**
 * References to the turnaround of services whose sources determine the time. They are used on the pages of these services, on /services and
 * on solution pages.
 */
export const serviceTurnarounds = {
  'criminal-check': turnaroundRef('criminal', 'enhanced-criminal'),
  'education-verification': turnaroundRef('education', 'licence'),
  'employment-verification': turnaroundRef('employment'),
  'watchlist-screening': turnaroundRef('watchlist'),
  'address-verification': turnaroundRef('place'),
  'reference-validation': rangeRef('reference'),
  'background-screening': packageRef('identity', 'enhanced-criminal', 'employment'),
  'risk-scoring': turnaroundRef('owners'),
  'kyc-compliance': packageRef('identity', 'watchlist', 'owners'),
} as const
