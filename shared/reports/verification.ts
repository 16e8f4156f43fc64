import type { VerifiedReport } from '../contracts/reports.ts'

/** Reason why a number could not be looked up. `unreadable`: it has another form than our numbers. */
export type NumberProblem = 'unreadable' | 'unknown' | 'too_many' | 'unavailable'

/** Result of looking up a number. */
export interface Verification {
  /** Number as it was typed; empty before a look-up. */
  readonly typed: string
  readonly problem?: NumberProblem | undefined
  readonly report?: VerifiedReport | undefined
}

/** Problem of a look-up that failed with an HTTP status. */
export function problemOfStatus(status: number): NumberProblem {
  if (status === 404) return 'unknown'
  return status === 429 ? 'too_many' : 'unavailable'
}
